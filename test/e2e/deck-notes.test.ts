import { afterEach, describe, expect, it } from "vitest";
import { GAMES } from "../../src/engine/index.ts";
import { putHero } from "../heroes/hall.ts";
import { House } from "./bot.ts";
import { controls, wordsOf } from "./player.ts";
import { expectPeace } from "./seats.ts";

let house: House | null = null;
afterEach(async () => {
  const open = house;
  house = null;
  await open?.close();
});

const BARRED = /The deck is legal, but your hero cannot play \d+ cards of it:\n• .*Chaos, your hero is Tech/;

/** Somebody in front of the lobby, with a hero of level 5 that is Tech for good when it is a locked one. */
async function guest(at: House, name: string, locked: boolean) {
  const { sandbox, store } = at;
  const person = sandbox.user(name);
  const lobby = sandbox.channel("lobby");
  const hero = { sp: 85, level: 5, factions: ["Tech"], reroll: "cast", locked: true };
  if (locked)
    await putHero(
      store,
      `${sandbox.guildId}:dark-legacy:${person.id}`,
      { game: "dark-legacy", userId: person.id, name },
      hero,
    );
  const mine = () => person.screen(lobby).filter((one) => one.ephemeral && !one.thinking);
  return {
    person,
    /** What the bot tells this person alone, newest last. */
    said: () => mine().map(wordsOf),
    async play(options: Record<string, string | boolean>): Promise<string> {
      const before = mine().length;
      await person.slash(lobby, "play", options);
      const message = await sandbox.until(() => mine()[before]);
      return wordsOf(message);
    },
    async press(route: string, verb: string | null, values: string[] = []) {
      const control = await sandbox.until(() =>
        person
          .screen(lobby)
          .flatMap(controls)
          .findLast(
            ({ click }) => click?.route === route && (!verb || ("verb" in click && click.verb === verb)),
          ),
      );
      if (control.kind === "select") await person.select(control.message, control.id, values);
      else await person.click(control.message, control.id);
    },
  };
}

describe("a deck that the hero cannot play in full (D-1.5)", { timeout: 60_000 }, () => {
  it("is said privately to who posts a ranked challenge, sets one up, or accepts one", async () => {
    house = await House.open({ games: GAMES });
    const { sandbox } = house;
    const ada = await guest(house, "Ada", true);
    const ben = await guest(house, "Ben", true);
    expect(await ada.play({ deck: "tech", stakes: "ranked" })).toBe(
      "\nYour challenge stands in this channel.",
    );
    // A casual match is played without heroes.
    expect(await ada.play({ deck: "chaos" })).not.toContain("your hero");
    const panel = await ada.play({ deck: "tech", stakes: "ranked", options: true });
    expect(panel).not.toContain("your hero");
    await ada.press("setup", "deck", ["chaos"]);
    await sandbox.until(() => BARRED.test(ada.said().at(-1) ?? ""));
    const posted = await ada.play({ deck: "chaos", stakes: "ranked" });
    expect(posted).toMatch(BARRED);
    expect(posted).toMatch(/and \d+ more$/);
    await ben.press("accept", null);
    await ben.press("deck", null, ["chaos"]);
    await sandbox.until(() => ben.said().some((one) => /The match begins in/.test(one) && BARRED.test(one)));
    // Nobody else hears of it.
    const open = sandbox.user("Cleo").screen(sandbox.channel("lobby")).map(wordsOf).join("\n");
    expect(open).not.toContain("your hero");
    expectPeace(house);
  });

  it("is said at a ranked table with every change of deck, and not below level 5", async () => {
    house = await House.open({ games: GAMES });
    const { sandbox } = house;
    const ada = await guest(house, "Ada", true);
    const ben = await guest(house, "Ben", true);
    const cleo = await guest(house, "Cleo", false);
    expect(await ada.play({ deck: "chaos", stakes: "ranked", mode: "2v2" })).toMatch(BARRED);
    await ben.press("lobby", "join");
    await sandbox.until(() => BARRED.test(ben.said().at(-1) ?? ""));
    await ben.press("lobby", "deck", ["tech"]);
    await sandbox.until(() => !ben.said().at(-1)?.includes("your hero"));
    await cleo.press("lobby", "join");
    expect(await sandbox.until(() => cleo.said().at(-1))).not.toContain("your hero");
    expectPeace(house);
  });
});
