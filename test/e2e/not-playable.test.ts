import { afterEach, describe, expect, it } from "vitest";
import type { Game } from "../../src/engine/kernel/live-match.ts";
import { refuse, SetupError } from "../../src/engine/kernel/refusal.ts";
import { toyGame } from "../toy/game.ts";
import { House } from "./bot.ts";
import { type Control, controls, wordsOf } from "./player.ts";
import { faultsOf } from "./seats.ts";

let house: House | null = null;
afterEach(async () => {
  const open = house;
  house = null;
  await open?.close();
});

/** A game that begins to refuse a deck which it allowed before, as when the cards of a set's deck have gone. */
function fickle() {
  const mood = { bad: true };
  const game: Game = {
    ...toyGame,
    texts: { en: { ...toyGame.texts.en, "refused.deck-gone": "There is no card named {card}." } },
    start(setup) {
      if (mood.bad)
        throw new SetupError([
          refuse("deck-gone", "Y-9", { card: "**Old**" }),
          ...Array.from({ length: 200 }, (_, n) => refuse("deck-gone", "Y-9", { card: `Card ${n}` })),
        ]);
      return toyGame.start(setup);
    },
  };
  return { mood, games: new Map([[game.id, game]]) };
}

async function open(games: ReadonlyMap<string, Game>) {
  const at = await House.open({ games });
  house = at;
  const { sandbox } = at;
  const lobby = sandbox.channel("lobby");
  const guest = (name: string) => {
    const person = sandbox.user(name);
    return {
      person,
      said: () =>
        person
          .screen(lobby)
          .filter((one) => one.ephemeral)
          .map(wordsOf)
          .join("\n"),
      thread: () => person.screen(lobby).find((one) => one.thread)?.thread?.id,
      async press(fits: (control: Control) => boolean, values: string[] = []) {
        const found = await sandbox.until(() => person.screen(lobby).flatMap(controls).findLast(fits));
        if (found.kind === "select") await person.select(found.message, found.id, values);
        else await person.click(found.message, found.id);
      },
    };
  };
  return { at, sandbox, lobby, guest };
}

const REFUSED =
  /The match did not start.*\n• There is no card named \\\*\\\*Old\\\*\\\* \(Y‑9\)\n.*and \d+ more/s;

describe("a match that the game refuses to set up", { timeout: 60_000 }, () => {
  it("says why to who accepted; the challenge stays, and is taken up once the fault is gone", async () => {
    const { mood, games } = fickle();
    const { at, sandbox, lobby, guest } = await open(games);
    const [ada, ben] = [guest("Ada"), guest("Ben")];
    await ada.person.slash(lobby, "play", {});
    await ben.press(({ click }) => click?.route === "accept");
    await ben.press(({ click }) => click?.route === "deck", ["calm"]);
    await sandbox.until(() => REFUSED.test(ben.said()));
    expect(ben.thread()).toBeUndefined();
    mood.bad = false;
    await ben.press(({ click }) => click?.route === "accept");
    await ben.press(({ click }) => click?.route === "deck", ["hot"]);
    await sandbox.until(() => ben.thread());
    expect(faultsOf(at)).toEqual([]);
    expect(at.reports.errors).toEqual([]);
  });

  it("says so to the host of a table, whose guests stay seated, and to who plays against the AI", async () => {
    const { mood, games } = fickle();
    const { at, sandbox, lobby, guest } = await open(games);
    const ada = guest("Ada");
    const verbed = (verb: string) => (control: Control) =>
      control.click?.route === "lobby" && control.click.verb === verb;
    await ada.person.slash(lobby, "play", { vs: "bot" });
    await sandbox.until(() => REFUSED.test(ada.said()));
    // Nobody reads of a match that there is not.
    expect(ada.person.screen(lobby).filter((one) => !one.ephemeral)).toEqual([]);
    await ada.person.slash(lobby, "play", { mode: "2v2" });
    await ada.press(verbed("fill"));
    await ada.press(verbed("start"));
    await sandbox.until(() => ada.said().split("The match did not start").length === 3);
    expect(ada.thread()).toBeUndefined();
    mood.bad = false;
    await ada.press(verbed("start"));
    await sandbox.until(() => ada.thread());
    expect(faultsOf(at)).toEqual([]);
    expect(at.reports.errors).toEqual([]);
  });
});
