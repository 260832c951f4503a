import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { darkLegacy } from "../../src/engine/dark-legacy/index.ts";
import type { CheckedSet } from "../../src/engine/kernel/custom-sets.ts";
import { faultText } from "../../src/engine/kernel/json-text.ts";
import { exportReplay } from "../../src/match/replay.ts";
import { commitment } from "../../src/match/seed.ts";
import { verifyReplay } from "../../src/match/verify.ts";
import { speakerFor } from "../../src/present/match-words.ts";

const sets = darkLegacy.customSets ?? expect.fail();
const goblin = {
  id: "goblin",
  name: "GOBLIN",
  faction: "Chaos",
  type: "creature",
  cost: 1,
  level: 1,
  ap: 9,
  life: 1,
};
const starter = darkLegacy.decks[0]?.list ?? expect.fail();

function check(file: unknown, others: readonly Pick<CheckedSet, "name" | "cards">[] = []) {
  return sets.check(typeof file === "string" ? file : JSON.stringify(file, null, 1), others);
}
function faults(file: unknown, others?: readonly Pick<CheckedSet, "name" | "cards">[]): string[] {
  const checked = check(file, others);
  return "name" in checked ? [] : checked.map(faultText);
}
function good(file: unknown): CheckedSet {
  const checked = check(file);
  if ("name" in checked) return checked;
  throw new Error(checked.map(faultText).join("\n"));
}

describe("a set of a server's own", () => {
  it("stands in for a card of the game by name, whatever the ids, in every deck of the match", () => {
    const set = good({ set: "house", cards: [goblin] });
    expect(set).toMatchObject({ name: "house", cards: ["GOBLIN"], replaces: ["Goblin"], decks: [] });
    const options = sets.setupOptions([set.content], [starter]);
    expect(options).toMatchObject({ defs: [{ id: "house--goblin", name: "GOBLIN", ap: 9 }] });
    const players = ["Ada", "Ben"].map((name) => ({ name, deck: starter }));
    const { match } = darkLegacy.start({ seed: "s", players, options });
    const saved = match.save();
    expect(JSON.stringify(saved.state)).toContain('"def":"house--goblin"');
    expect(JSON.stringify(saved.state)).not.toContain('"def":"goblin"');
    // Nothing but the replay is needed to play it again.
    expect(darkLegacy.replay(saved.setup, saved.moves).match.hash()).toBe(match.hash());
    expect(darkLegacy.load(saved).hash()).toBe(match.hash());
  });

  it("keeps its replay whole when the match is over", () => {
    const options = sets.setupOptions([good({ set: "house", cards: [goblin] }).content], [starter]);
    const players = ["Ada", "Ben"].map((name) => ({ name, deck: starter }));
    const { match } = darkLegacy.start({ seed: "s", players, options });
    match.apply({ seat: 0, concede: true });
    const record = {
      id: "1",
      game: darkLegacy.id,
      guildId: "1",
      parentChannelId: "2",
      sitters: players.map(({ name }) => ({ kind: "user", userId: name, name }) as const),
      saved: match.save(),
      log: [],
      seedHash: commitment("s"),
      pace: "relaxed" as const,
      createdAt: 0,
      endedAt: 1,
      ranked: null,
      board: { messageId: null, turnKey: null },
    };
    const replay = exportReplay(darkLegacy, { record, revision: 1, live: match });
    expect(verifyReplay(darkLegacy, replay)).toMatchObject({ ok: true });
  });

  it("does not touch a match whose decks name none of its cards", () => {
    const other = good({ set: "house", cards: [{ ...goblin, name: "Nobody Plays This" }] });
    expect(sets.setupOptions([other.content], [starter])).toEqual({});
  });

  it("may bring decks, of its own cards and the game's, which D-1 holds for", () => {
    const cards = starter.cards.map((line) => ({ ...line }));
    const set = good({ set: "house", decks: [{ name: "Chaos again", cards }] });
    expect(set.decks).toMatchObject([
      { id: expect.stringMatching(/^house\.[0-9a-f]{8}$/), list: { name: "Chaos again" } },
    ]);
    expect(
      faults({ set: "house", decks: [{ name: "Short", cards: [{ name: "Goblin", count: 4 }] }] }),
    ).toEqual([
      "line 6, decks[0].cards: the deck has 4 cards, at least 50 are needed (D-1.1)",
      'line 7, decks[0].cards[0]: 4 copies of "Goblin", at most 3 are allowed (D-1.2)',
    ]);
    expect(faults({ set: "house", decks: [{ name: "X", cards: [{ name: "Nothing", count: 1 }] }] })[1]).toBe(
      'line 7, decks[0].cards[0]: there is no card named "Nothing", neither in this file nor in the game (D-1.3)',
    );
  });

  it("as the documentation shows it can be loaded, and its deck played", () => {
    const set = good(readFileSync(new URL("../../docs/custom-set.example.json", import.meta.url), "utf8"));
    const deck = set.decks[0]?.list ?? expect.fail();
    const options = sets.setupOptions([set.content], [deck]);
    expect(options).toMatchObject({ defs: [{ name: "Goblin" }, { name: "Moss Giant" }] });
    const players = ["Ada", "Ben"].map((name) => ({ name, deck }));
    expect(darkLegacy.start({ seed: "s", players, options }).match.choices().length).toBeGreaterThan(0);
  });

  it("is told in words", () => {
    const words = speakerFor(new Map([[darkLegacy.id, darkLegacy]]), darkLegacy.id, "en");
    const lines = sets.describe(
      good({ set: "house", cards: [{ ...goblin, name: "*Gob*", keywords: ["flying"] }] }).content,
    );
    expect(lines.map((line) => words.say(line))).toEqual([
      "\\*Gob\\*: Chaos creature · cost 1 · level 1 · AP 9 · life 1. Flying",
    ]);
  });
});

it("a hostile file costs little and is told in few lines", () => {
  const empty = (count: number): string => Array.from({ length: count }, () => "{}").join();
  expect(faults(`{"set":"a","cards":[${empty(87_000)}]}`)).toHaveLength(1);
  expect(faults(`{"set":"a","cards":[{"abilities":[${empty(20_000)}]}]}`)).toHaveLength(1);
  const many = faults(`{"set":"a","cards":[${empty(300)}]}`);
  expect(many).toHaveLength(201);
  expect(many.join("\n")).toContain("and 1600 more faults");
});

describe("what is refused, with line and path", () => {
  it.each<readonly [string, unknown, RegExp]>([
    [
      "an unknown word",
      { set: "x", cards: [{ ...goblin, color: 1 }] },
      /^line 4, cards\[0\]: unknown word "color"$/,
    ],
    ["a broken file", '{"set": "x",\n"cards": [}', /^line 2, cards\[0\]: expected a value, got "}"$/],
    ["a name not fit for ids", { set: "My Cards", cards: [goblin] }, /^line 2, set: expected lower-case/],
    ["a name with a double hyphen", { set: "a--b", cards: [goblin] }, /^line 2, set: expected lower-case/],
    ["the name of a prototype", { set: "__proto__", cards: [goblin] }, /^line 2, set: /],
    [
      "an id of a prototype",
      { set: "x", cards: [{ ...goblin, id: "__proto__" }] },
      /^line 5, cards\[0\]\.id: /,
    ],
    ["huge numbers", { set: "x", cards: [{ ...goblin, ap: 1e308 }] }, /^line 11, cards\[0\]\.ap: /],
    [
      "huge numbers where the vocabulary sets no bound",
      {
        set: "x",
        cards: [{ ...goblin, abilities: [{ kind: "static", affects: "self", grant: { ap: -100 } }] }],
      },
      /^line 18, cards\[0\]\.abilities\[0\]\.grant\.ap: expected a number from -99 to 99, got -100$/,
    ],
    [
      "half a number",
      { set: "x", cards: [{ ...goblin, ap: 1.5 }] },
      /^line 11, cards\[0\]\.ap: expected int/,
    ],
    [
      "a line break in a name",
      { set: "x", cards: [{ ...goblin, name: "a\nb" }] },
      /^line 6, .*expected text that can/,
    ],
    [
      "an invisible name",
      { set: "x", cards: [{ ...goblin, name: "\u202e\u200b" }] },
      /expected text that can be seen/,
    ],
    ["a blank name", { set: "x", cards: [{ ...goblin, name: "  " }] }, /expected text that can be seen/],
    ["a name too long", { set: "x", cards: [{ ...goblin, name: "x".repeat(41) }] }, /^line 6, .*at most 40/],
    [
      "a name twice",
      { set: "x", cards: [goblin, { ...goblin, id: "h", name: "Góblin" }] },
      /^line 16, .*already the name of cards\[0\]/,
    ],
    ["an empty set", { set: "x" }, /^line 1, the file: there is no card and no deck in it$/],
    ["a list instead of a set", [], /^line 1, the file: expected object, got \[\]$/],
    [
      "too many cards",
      { set: "x", cards: Array.from({ length: 301 }, (_, n) => ({ ...goblin, id: `c${n}`, name: `C${n}` })) },
      /^line 3, cards: expected at most 300 cards, got 301$/,
    ],
  ])("%s", (_, file, said) => {
    expect(faults(file).join("\n")).toMatch(said);
  });

  it("a key that would change the prototype of everything", () => {
    const text = '{"set": "x",\n"cards": [\n{"id": "a", "__proto__": {"name": "b"}, "constructor": 1}]}';
    expect(faults(text).join("\n")).toMatch(/line 3, cards\[0\]: unknown words? .*"constructor"/);
    expect(Reflect.get({}, "name")).toBeUndefined();
  });

  it("a card that another set of the server has", () => {
    expect(faults({ set: "x", cards: [goblin] }, [{ name: "y", cards: ["goblin"] }])).toEqual([
      "line 6, cards[0].name: the set y has a card of this name already",
    ]);
    expect(faults({ set: "x", cards: [goblin] }, [{ name: "x", cards: ["goblin"] }])).toEqual([]);
  });

  it("takes a file with a byte order mark", () => {
    expect(faults(`\ufeff${JSON.stringify({ set: "x", cards: [goblin] })}`)).toEqual([]);
  });
});
