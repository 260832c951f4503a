import { afterEach, describe, expect, it } from "vitest";
import { GAMES } from "../../src/engine/index.ts";
import { parseReplay } from "../../src/match/replay.ts";
import { verifyReplay } from "../../src/match/verify.ts";
import { picker } from "../toy/setup.ts";
import { House } from "./bot.ts";
import { controls, Player, wordsOf } from "./player.ts";
import { expectPeace } from "./seats.ts";

let house: House | null = null;
afterEach(async () => {
  const open = house;
  house = null;
  await open?.close();
});

const [game] = GAMES.values();
if (!game) throw new Error("No game");
const starter = game.decks[0]?.list ?? expect.fail();
const goblin = {
  ...{ id: "goblin", name: "Goblin", faction: "Chaos", type: "creature" },
  ...{ cost: 1, level: 1, ap: 9, life: 7 },
};

async function open() {
  const made = await House.open({ games: GAMES }, { ackMs: 20_000 });
  const lobby = made.sandbox.channel("lobby");
  const ada = made.sandbox.user("Ada");
  /** The newest private answer after a command. */
  const answer = async (command: string, options: Record<string, string>): Promise<string> => {
    const before = ada.screen(lobby).length;
    await ada.slash(lobby, command, options);
    const message = await made.sandbox.until(() => {
      const last = ada.screen(lobby).at(-1);
      return ada.screen(lobby).length > before && last && !last.thinking ? last : undefined;
    });
    return wordsOf(message);
  };
  const load = (file: unknown, how = "import", name = "house.json"): Promise<string> =>
    answer(`set ${how}`, {
      file: ada.upload(
        lobby,
        name,
        file instanceof Uint8Array ? file : typeof file === "string" ? file : JSON.stringify(file, null, 1),
      ),
    });
  return { made, lobby, ada, answer, load };
}

describe("a server's own sets", { timeout: 120_000 }, () => {
  it("are loaded, shown, replaced and removed; a match keeps the version it began with", async () => {
    const { made, lobby, ada, answer, load } = await open();
    house = made;
    const deck = { name: "Our *Chaos*", cards: starter.cards };
    expect(await answer("set list", {})).toContain("There are none");
    expect(await load({ set: "house", cards: [goblin], decks: [deck] }, "check")).toContain(
      "would be version 1",
    );
    expect(await answer("set list", {})).toContain("There are none");
    const first = await load({ set: "house", cards: [goblin], decks: [deck] });
    expect(first).toContain("Set house is loaded, version 1");
    expect(first).toContain("In place of cards of the game with the same names: Goblin.");
    expect(await load({ set: "house", cards: [goblin], decks: [deck] })).toContain(
      "stands as it was, version 1",
    );
    expect(await answer("set show", { set: "house" })).toContain("AP 9");
    expect(await ada.autocomplete(lobby, "set show", { set: "ho" }, "set")).toEqual([
      { name: "house", value: "house" },
    ]);
    const choices = await ada.autocomplete(lobby, "play", { deck: "our" }, "deck");
    expect(choices).toMatchObject([{ name: "Our *Chaos*" }]);

    await ada.slash(lobby, "play", { vs: "bot", deck: String(choices[0]?.value) });
    const thread = await made.sandbox.until(
      () => ada.screen(lobby).find((one) => one.thread)?.thread?.id,
      15_000,
    );
    const board = await made.sandbox.until(
      () =>
        ada
          .screen(thread)
          .map(wordsOf)
          .find((words) => words.includes("With cards of this server")),
      15_000,
    );
    expect(board).toContain("With cards of this server: **house** (version 1)");

    expect(await load({ set: "house", cards: [{ ...goblin, ap: 1 }] })).toContain("version 2");
    expect(await answer("set remove", { set: "house" })).toContain("is gone");
    expect(await answer("set show", { set: "house" })).toContain("no set called house");
    await made.stopBot();
    await made.startBot({ games: GAMES });
    // The cards of the first version are in the match itself, and so in its replay.
    const player = new Player(ada, thread, picker(1));
    await made.sandbox.until(() => player.with("panel").length > 0, 10_000);
    await ada.slash(thread, "concede");
    const yes = await made.sandbox.until(() => player.with("concede-yes")[0]);
    await player.press(yes);
    const file = await made.sandbox.until(
      () => made.sandbox.files().find((one) => one.filename === `replay-${thread}.json`),
      10_000,
    );
    const replay = parseReplay(new TextDecoder().decode(file.bytes));
    expect(replay.setup.options).toMatchObject({ defs: [{ id: "house--goblin", ap: 9, life: 7 }] });
    expect(verifyReplay(game, replay)).toMatchObject({ ok: true });
    // Loaded again it is a third version, not the first once more.
    expect(await load({ set: "house", cards: [goblin] })).toContain("version 3");
    expectPeace(made);
  });

  it("of which one has faults change nothing and say where, ten at once and all in a file", async () => {
    const { made, ada, lobby, answer, load } = await open();
    house = made;
    await load({ set: "house", cards: [goblin] });
    const few = await load({ set: "house", cards: [{ ...goblin, colour: "`red`" }] });
    expect(few).toContain("The set file has 1 fault. Nothing was changed.");
    expect(few).toContain('• **line 4** `cards[0]`: unknown word "colour"');
    const cards = Array.from({ length: 30 }, (_, n) => ({
      ...goblin,
      id: `g${n}`,
      name: `G${n}`,
      ap: "`**9`**",
    }));
    const many = await load({ set: "house", cards });
    expect(many).toContain("has 30 faults");
    expect(many.match(/^• \*\*line /gm)).toHaveLength(10);
    expect(many).toContain('got "\\`\\*\\*9');
    const whole = made.sandbox.files().find((one) => one.filename === "faults.txt");
    expect(new TextDecoder().decode(whole?.bytes).trim().split("\n")).toHaveLength(30);
    expect(await answer("set list", {})).toContain("(version 1): 1 card");
    for (const [file, said] of [
      ["{", "line 1"],
      [new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]), "no text in UTF-8"],
      [" ".repeat(256 * 1024 + 1), "larger than 256 KB"],
      [`\ufeff${JSON.stringify({ set: "house", cards: [goblin] })}`, "stands as it was"],
    ] as const)
      expect(await load(file)).toContain(said);
    const panel = ada.screen(lobby).at(-1);
    expect(panel?.ephemeral).toBe(true);
    expectPeace(made);
  });

  it("are for those who manage the server", async () => {
    const { made, lobby, ada } = await open();
    house = made;
    const ben = made.sandbox.user("Ben");
    await expect(ben.slash(lobby, "set list", {})).rejects.toThrow("You may not use /set here");
    // A server's settings may show the command to everybody: the bot looks for itself.
    for (const command of made.sandbox.world.commands.values()) command.raw.default_member_permissions = null;
    await ben.slash(lobby, "set import", {
      file: ben.upload(lobby, "x.json", JSON.stringify({ set: "x", cards: [goblin] })),
    });
    await made.sandbox.until(() =>
      ben
        .screen(lobby)
        .map(wordsOf)
        .find((words) => words.includes("Manage Server")),
    );
    await ada.slash(lobby, "set list", {});
    await made.sandbox.until(() =>
      ada
        .screen(lobby)
        .map(wordsOf)
        .find((words) => words.includes("There are none")),
    );
    expect(ada.screen(lobby).flatMap(controls)).toEqual([]);
    expectPeace(made);
  });
});
