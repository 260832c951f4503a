import { describe, expect, it } from "vitest";
import { darkLegacy, darkLegacyRules as rules } from "../../src/engine/dark-legacy/index.ts";
import { chancesOf, rollOdds } from "../../src/engine/dark-legacy/roll-table.ts";
import chapters from "../../src/engine/dark-legacy/rule-ids.json" with { type: "json" };
import { sampleAnswer } from "../../src/engine/kernel/answers.ts";
import type { Viewer } from "../../src/engine/kernel/choice.ts";
import { type GameEvent, visibleTo } from "../../src/engine/kernel/event.ts";
import type { LiveMatch } from "../../src/engine/kernel/live-match.ts";
import { below, newRng } from "../../src/engine/kernel/rng.ts";
import { msg } from "../../src/engine/kernel/text.ts";
import { toldLines } from "../../src/present/match-words.ts";
import { speaker } from "../../src/present/say.ts";
import { HOUSE_TEXTS } from "../../src/present/texts/index.ts";

const words = speaker("en", darkLegacy.texts);
const SEATS: readonly Viewer[] = [0, 1, "spectator"];

/** Random play of the starter decks; `see` is shown every position with the events that led to it. */
function play(n: number, moves: number, see: (match: LiveMatch, events: readonly GameEvent[]) => void): void {
  const rng = newRng(`table-words-${n}`);
  const pick = (sides: number): number => below(rng, sides);
  const players = ["Ada", "Ben"].map((name, seat) => {
    const deck = darkLegacy.decks[(n + seat) % darkLegacy.decks.length];
    if (!deck) throw new Error("No decks");
    return { name, deck: deck.list };
  });
  const { match, events } = darkLegacy.start({ seed: `table-words-${n}`, players });
  see(match, events);
  for (let move = 0; move < moves && !match.outcome(); move += 1) {
    const open = match.choices();
    const choice = open[pick(open.length)];
    const answer = choice && sampleAnswer(choice.spec, pick);
    if (!choice || answer === undefined) return;
    const applied = match.apply({ seat: choice.seat, choice: choice.id, answer });
    if (!applied.ok) throw new Error(applied.refusal.code);
    see(match, applied.events);
  }
}

function refusedRules(match: LiveMatch): string[] {
  return match
    .choices()
    .flatMap(({ spec }) =>
      spec.type === "menu" ? spec.items.flatMap((item) => item.refused?.rule ?? []) : [],
    );
}

describe("the rules in words", () => {
  it("have a title and a sentence each, in every language", () => {
    for (const texts of Object.values(rules.texts))
      for (const { rules: list } of chapters)
        for (const { id } of list) {
          expect(texts[`rule.${id}`], id).toMatch(/\w/);
          expect(texts[`rule.${id}.text`], id).toMatch(/\.$/);
        }
  });

  it("cover whatever events, refusals and questions carry in play, and what the kernel refuses", () => {
    const carried = new Set<string>();
    for (let n = 0; n < 6; n += 1)
      play(n, 150, (match, events) => {
        for (const { rule } of [...events, ...match.choices()]) carried.add(rule);
        for (const rule of refusedRules(match)) carried.add(rule);
      });
    expect(carried.size).toBeGreaterThan(40);
    for (const rule of carried) expect(words.knows(`rule.${rule}.text`), rule).toBe(true);
    for (const rule of ["K-1", "K-2", "K-3", "K-4", "K-5", "K-6"])
      for (const texts of Object.values(HOUSE_TEXTS)) expect(texts[`rule.${rule}.text`], rule).toMatch(/\.$/);
  });
});

describe("what is told, read and waits", () => {
  it("follows from what the reader may know: with other hidden cards it is the same", () => {
    const rng = newRng("redeal");
    for (let n = 0; n < 4; n += 1) {
      let moves = 0;
      play(n, 120, (match) => {
        moves += 1;
        if (moves % 8 !== 0 || match.outcome()) return;
        for (const viewer of SEATS) {
          const other = match.redeal(viewer, (sides) => below(rng, sides), "other");
          expect(other.readables(viewer)).toEqual(match.readables(viewer));
          expect(other.describe(viewer)).toEqual(match.describe(viewer));
          if (viewer !== "spectator")
            expect(other.choicesOf(viewer).map(({ help, prompt }) => [help, prompt])).toEqual(
              match.choicesOf(viewer).map(({ help, prompt }) => [help, prompt]),
            );
        }
      });
    }
  });

  it("leaves no event out that changes Life or the table, and never tells a draw twice", () => {
    for (let n = 0; n < 4; n += 1) {
      const all: GameEvent[] = [];
      play(n, 150, (_, events) => all.push(...events));
      for (const viewer of SEATS) {
        const told = toldLines(darkLegacy, all, viewer, words)
          .map((line) => line.text)
          .join("\n");
        const weighty = all.filter(
          (event) =>
            /^(damage-life|damage-creature|destroyed|casts)/.test(event.type) && visibleTo(event, viewer),
        );
        expect(weighty.length).toBeGreaterThan(5);
        for (const event of weighty) {
          const said = words.say(msg(`event.${event.type}`, event.params));
          if (!told.includes("…")) expect(told).toContain(said);
        }
        expect(told).not.toMatch(/(\w+) draws a card\. \1 draws a card/);
        if (viewer !== "spectator")
          expect(told).not.toContain(`${viewer === 0 ? "Ada" : "Ben"} draws a card. You`);
        expect(told).not.toContain("yields");
      }
    }
  });

  it("gives every readable thing an id of its own and words without holes", () => {
    play(1, 150, (match) => {
      for (const viewer of SEATS) {
        const all = match.readables(viewer);
        expect(new Set(all.map((one) => one.id)).size).toBe(all.length);
        for (const { label, place, lines } of all)
          for (const one of [label, place, ...lines]) expect(words.say(one)).not.toMatch(/\{|^\w+\.\w+/);
      }
    });
  });
});

describe("the odds of a roll (D-7.18)", () => {
  it.each([
    [0, [15, 15, 55, 10, 5]],
    [1, [10, 15, 55, 15, 5]],
    [-1, [20, 15, 55, 5, 5]],
    [9, [5, 0, 35, 55, 5]],
  ])("with %i", (modifier, chances) => {
    const of = chancesOf(modifier);
    expect([of["critical-miss"], of["clean-miss"], of.hit, of["direct-hit"], of["critical-hit"]]).toEqual(
      chances,
    );
    expect(words.say(rollOdds(modifier))).toContain(`Hit ${chances[2]} %`);
  });
});
