import { afterAll, describe, expect, it } from "vitest";
import { darkLegacy } from "../../src/engine/dark-legacy/index.ts";
import { sampleAnswer } from "../../src/engine/kernel/answers.ts";
import type { Answer, Choice } from "../../src/engine/kernel/choice.ts";
import { below, newRng } from "../../src/engine/kernel/rng.ts";
import { WORD_CARDS } from "../cards/every-word.ts";
import { Golden, Told } from "./golden/golden.ts";
import { ODD_CARDS } from "./golden/odd-cards.ts";

const MOVES = 100;
const CHAPTER = 20;
/** Cards that change what others are, or bring all of them back. */
const CHANGERS = ["Fusion", "Cerberus", "Guardian Angel"];
const OWN = [...WORD_CARDS, ...ODD_CARDS];

const golden = new Golden("games");
afterAll(() => golden.write());

type Pick = (n: number) => number;

/** Decks: those on offer, drawn ones, or cards that use every word of the vocabulary. */
function begin(n: number) {
  const rng = newRng(`golden-${n}`);
  const pick: Pick = (sides) => below(rng, sides);
  const { options, profiles } = darkLegacy.drawSetup(pick);
  const kind = n % 4;
  const own = { name: "Own cards", cards: OWN.map(({ name }) => ({ name, count: 3 })) };
  const players = profiles.map((profile, seat) => {
    const offer = darkLegacy.decks[(n + seat) % darkLegacy.decks.length];
    if (!offer) throw new Error("No decks");
    const drawn = kind === 1 ? darkLegacy.anySeat(pick, n % 8 === 1 ? CHANGERS : []) : null;
    return { name: `Seat ${seat}`, profile, deck: kind > 1 ? own : (drawn?.deck ?? offer.list) };
  });
  const setup = { seed: `golden-${n}`, players, options };
  if (kind > 1) setup.options = JSON.parse(JSON.stringify({ ...Object(options), defs: OWN }));
  return { ...darkLegacy.start(setup), setup, pick };
}

/** Any answer, but seldom one that does nothing. */
function keenAnswer({ spec }: Choice, pick: Pick): Answer {
  for (let tries = 0; ; tries += 1) {
    const answer = sampleAnswer(spec, pick);
    if (answer === undefined) throw new Error("No answer fits");
    const idle = answer === null || (typeof answer === "object" && "item" in answer && isIdle(answer.item));
    if (!idle || tries === 3) return answer;
  }
}
const isIdle = (item: string): boolean => item === "yield" || item === "end";

/** Whatever changes in what a match tells, shows or asks, meant or not, is noticed here. */
describe("games of random play tell the same story as ever (UPDATE_GOLDEN=1 writes it anew)", () => {
  it.each(Array.from({ length: 32 }, (_, n) => [n]))("game %i", (n) => {
    const { match, setup, events, pick } = begin(n);
    const told = new Told().add(setup.players, setup.options, events).addViews(match);
    for (let move = 1; move <= MOVES && !match.outcome(); move += 1) {
      const open = match.choices();
      told.add(open);
      const choice = open[pick(open.length)];
      if (!choice) throw new Error("Nobody is asked");
      // A match that tells nothing of its choices yet is asked for them in short.
      if (move % CHAPTER === 1) told.add(match.clone().sketches());
      const usual = n % 2 === 0 || move % 2 === 0 ? null : match.habit(choice, pick);
      const answer = usual ?? keenAnswer(choice, pick);
      const applied = match.apply({ seat: choice.seat, choice: choice.id, answer });
      if (!applied.ok) throw new Error(`Refused: ${applied.refusal.code}`);
      told.add(applied.events);
      if (move % CHAPTER !== 0 && !match.outcome()) continue;
      told.addViews(match);
      // Roots and powers may differ in their last digits between machines.
      for (const seat of match.setup.players.keys())
        told.add(match.appraise(seat).toFixed(6), match.odds(seat).toFixed(6));
      expect(golden.difference(`game ${n}, move ${move}`, told.digest)).toBeNull();
    }
    expect(golden.difference(`game ${n}, end`, told.add(match.outcome()).digest)).toBeNull();
  });
});
