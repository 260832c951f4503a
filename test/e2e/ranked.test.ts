import { afterEach, describe, expect, it } from "vitest";
import { GAMES } from "../../src/engine/index.ts";
import { House } from "./bot.ts";
import { type Control, controls, wordsOf } from "./player.ts";
import { expectPeace } from "./seats.ts";

let house: House | null = null;
afterEach(async () => {
  const open = house;
  house = null;
  await open?.close();
});

const [game] = GAMES.values();
const starter = game?.decks[0]?.list ?? expect.fail();
const ours = {
  set: "house",
  cards: [
    {
      ...{ id: "goblin", name: "Goblin", faction: "Chaos", type: "creature" },
      ...{ cost: 1, level: 1, ap: 9, life: 7 },
    },
  ],
  decks: [{ name: "Our Chaos", cards: starter.cards }],
};

async function open() {
  const at = await House.open({ games: GAMES }, { ackMs: 20_000 });
  house = at;
  const { sandbox } = at;
  const lobby = sandbox.channel("lobby");
  const [ada, ben] = [sandbox.user("Ada"), sandbox.user("Ben")];
  const last = async (command: string, options: Record<string, string | boolean>): Promise<string> => {
    const own = () => ada.screen(lobby).filter((one) => one.ephemeral && !one.thinking);
    const before = own().length;
    await ada.slash(lobby, command, options);
    return wordsOf(await sandbox.until(() => own()[before]));
  };
  const find = (person: typeof ada, route: string, verb?: string): Promise<Control> =>
    sandbox.until(() =>
      person
        .screen(lobby)
        .flatMap(controls)
        .findLast(
          ({ click }) => click?.route === route && (!verb || ("verb" in click && click.verb === verb)),
        ),
    );
  await last("set import", { file: ada.upload(lobby, "house.json", JSON.stringify(ours)) });
  const deck = (await ada.autocomplete(lobby, "play", { deck: "our" }, "deck"))[0]?.value;
  return { at, sandbox, lobby, ada, ben, last, find, own: String(deck) };
}

describe("a ranked match", { timeout: 60_000 }, () => {
  it("is refused with a deck of the server, which is neither suggested nor offered to who accepts", async () => {
    const { at, sandbox, lobby, ada, ben, last, find, own } = await open();
    expect(own).not.toBe("undefined");
    expect(await ada.autocomplete(lobby, "play", { stakes: "ranked", deck: "our" }, "deck")).toEqual([]);
    expect(await last("play", { deck: own, stakes: "ranked" })).toMatch(
      /Our Chaos is a deck of this server, and a ranked match is played with the game’s own cards/,
    );
    expect(await last("play", { deck: own, stakes: "ranked", mode: "2v2" })).toContain("deck of this server");
    expect(await last("play", { deck: "nonesuch", stakes: "ranked" })).toContain("no deck called nonesuch");
    expect(await last("play", { deck: "chaos", stakes: "ranked" })).toContain("Your challenge stands");
    const card = await find(ben, "accept");
    const said = ben.screen(lobby).find((one) => one.id === card.message);
    expect(said && wordsOf(said)).not.toContain("With cards of this server");
    await ben.click(card.message, card.id);
    const pick = await find(ben, "deck");
    expect(pick.values).toEqual(game?.decks.map((one) => one.id));
    await ben.select(pick.message, pick.id, ["chaos"]);
    const thread = await sandbox.until(() => ben.screen(lobby).find((one) => one.thread)?.thread?.id);
    await sandbox.until(() => ben.screen(thread).some((one) => wordsOf(one).includes("joins")));
    const match = (await at.app.service.load(thread)) ?? expect.fail();
    // The server's own Goblin stays at home.
    expect(match.record.sets).toBeUndefined();
    expect(match.record.saved.setup.options).toEqual({ counts: "ranked" });
    expectPeace(at);
  });

  it("has no options: the panel chooses the deck alone and says so, at tables as well", async () => {
    const { at, sandbox, ada, last, find } = await open();
    for (const more of [{}, { mode: "2v2" }]) {
      const panel = await last("play", { stakes: "ranked", options: true, ...more });
      expect(panel).toContain("Other rules are for casual matches");
      const deck = await find(ada, "setup", "deck");
      expect(deck.values).toEqual(game?.decks.map((one) => one.id));
      const own = ada.screen(sandbox.channel("lobby")).find((one) => one.id === deck.message);
      const verbs = own
        ? controls(own).flatMap(({ click }) => (click?.route === "setup" ? click.verb : []))
        : [];
      expect(verbs).toEqual(["deck", "post", "cancel"]);
    }
    // A casual one has them.
    expect(await last("play", { options: true })).toContain("Rules as written.");
    await find(ada, "setup", "option");
    expectPeace(at);
  });
});
