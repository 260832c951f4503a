import { describe, expect, it } from "vitest";
import { darkLegacy, darkLegacyRules } from "../../src/engine/dark-legacy/index.ts";
import { faultInSense } from "../../src/engine/dark-legacy/sense.ts";
import type { State } from "../../src/engine/dark-legacy/state.ts";
import { sampleAnswer } from "../../src/engine/kernel/answers.ts";
import type { LiveMatch } from "../../src/engine/kernel/live-match.ts";
import { begin } from "./random-positions.ts";

/** The first position of some random game that fits, as it would be saved. */
function saved(fits: (state: State) => boolean) {
  for (let n = 0; n < 60; n += 1) {
    const { setup, pick } = begin(n);
    const { match } = darkLegacy.start(setup);
    for (let move = 0; move < 150 && !match.outcome(); move += 1) {
      const [choice] = match.choices();
      if (!choice) throw new Error("Nobody is asked");
      match.apply({ seat: choice.seat, choice: choice.id, answer: sampleAnswer(choice.spec, pick) });
      const kept = match.save();
      const state = darkLegacyRules.load(kept.state);
      if (fits(state)) return { kept, state };
    }
  }
  throw new Error("No such position");
}

const handed = saved((state) => state.players[0]?.hand.length !== 0 && state.phase === "action");
const fighting = saved(({ attack }) => attack?.lines.some(({ by, roll }) => "card" in by && !roll) ?? false);

function load({ kept, state }: typeof handed, spoil: (state: State) => void): LiveMatch {
  const spoiled = structuredClone(state);
  spoil(spoiled);
  return darkLegacy.load({ ...kept, state: spoiled });
}
const hand = (state: State, seat = 0): string[] => state.players[seat]?.hand ?? [];

describe("a stored match that cannot be is refused in one sentence:", () => {
  it.each<[string, typeof handed, (state: State) => void, RegExp]>([
    ["a card in two places", handed, (s) => s.players[0]?.deck.push(hand(s)[0] ?? ""), /somewhere else/],
    ["a card nowhere", handed, (s) => void hand(s).pop(), /of \d+ cards \d+ lie somewhere/],
    ["a card that is not there", handed, (s) => hand(s).push("c9999"), /no card is called c9999/],
    ["a card of another", handed, (s) => hand(s, 1).push(hand(s).pop() ?? ""), /lies in hand 1/],
    [
      "a card of an unknown kind",
      handed,
      (s) => {
        s.cards[hand(s)[0] ?? ""] = { def: "constructor", owner: 0 };
      },
      /of the unknown kind "constructor"/,
    ],
    [
      "negative life",
      handed,
      (s) => {
        for (const player of s.players) player.life = -1;
      },
      /Too small/,
    ],
    ["a player too few", handed, (s) => void s.players.pop(), /\d players where \d play/],
    ["seats in disorder", handed, (s) => void s.players.reverse(), /in the place of seat 0/],
    ["a slot too many", handed, (s) => s.players[0]?.field.push([]), /the Battle Field of seat 0/],
    [
      "a turn of nobody",
      handed,
      (s) => {
        s.active = 5;
      },
      /the turn of a seat that is not there/,
    ],
    [
      "nothing to do",
      handed,
      (s) => {
        s.agenda = [];
      },
      /nobody at its table has anything to decide/,
    ],
    [
      "a decision for nobody",
      handed,
      (s) => s.agenda.push({ do: "discard", ask: 1, seat: 5, count: 1 }),
      /no seat has the number 5/,
    ],
    [
      "a decision that is still to be numbered",
      handed,
      (s) => {
        s.asks = 0;
      },
      /the decision \d+ of 0/,
    ],
    [
      "an attack that is not there",
      fighting,
      (s) => {
        s.attack = null;
      },
      /without an attack/,
    ],
    ["a line that is not there", fighting, (s) => void s.attack?.lines.splice(0), /that is not there/],
    [
      "an attacker that is not there",
      fighting,
      (s) => {
        const line = s.attack?.lines.find(({ by, roll }) => "card" in by && !roll);
        const resting = Object.keys(s.cards).find((id) => !s.cards[id]?.play);
        if (line && resting) line.by = { card: resting };
      },
      /attacks and is not in play/,
    ],
    [
      "a winner that is not there",
      handed,
      (s) => {
        s.over = { winners: [5], reason: "life", rule: "D-1" };
      },
      /a winner who is not there/,
    ],
  ])("%s", (_, position, spoil, words) => {
    expect(() => load(position, spoil)).toThrow(words);
    expect(() => load(position, spoil)).toThrow(/^Not a saved match of Dark Legacy/);
  });
});

it("what the rules lead to makes sense, and is loaded", () => {
  expect(load(handed, () => undefined).choices()).not.toEqual([]);
  for (let n = 100; n < 105; n += 1) {
    const { setup, pick } = begin(n);
    const state = darkLegacyRules.setup(setup, () => undefined);
    for (let move = 0; move < 250 && !state.over; move += 1) {
      const [choice] = darkLegacyRules.choices(state);
      if (!choice) throw new Error("Nobody is asked");
      darkLegacyRules.resolve(state, choice, sampleAnswer(choice.spec, pick), () => undefined);
      expect(faultInSense(state)).toBeNull();
    }
  }
});
