import { afterAll, describe, expect, it } from "vitest";
import { darkLegacy } from "../../src/engine/dark-legacy/index.ts";
import { sampleAnswer } from "../../src/engine/kernel/answers.ts";
import { below, newRng } from "../../src/engine/kernel/rng.ts";
import { Golden, Told } from "./golden/golden.ts";

const GAMES = 24;
const MOVES = 100;
const CHAPTER = 20;
/** Cards that change what others are, or bring all of them back. */
const ODD = ["Fusion", "Cerberus", "Guardian Angel"];
const golden = new Golden("games");
afterAll(() => golden.write());

function begin(n: number) {
  const rng = newRng(`golden-${n}`);
  const pick = (sides: number): number => below(rng, sides);
  const { options, profiles } = darkLegacy.drawSetup(pick);
  const players = profiles.map((profile, seat) => {
    const offer = darkLegacy.decks[(n + seat) % darkLegacy.decks.length];
    if (!offer) throw new Error("No decks");
    const drawn = n % 2 === 0 ? darkLegacy.anySeat(pick, n % 4 === 0 ? ODD : []) : null;
    return { name: `Seat ${seat}`, profile, deck: drawn?.deck ?? offer.list };
  });
  return { ...darkLegacy.start({ seed: `golden-${n}`, players, options }), pick };
}

/** Whatever changes in what a match tells, shows or asks, meant or not, is noticed here. */
describe("games of random play tell the same story as ever (UPDATE_GOLDEN=1 writes it anew)", () => {
  it.each(Array.from({ length: GAMES }, (_, n) => [n]))("game %i", (n) => {
    const { match, events, pick } = begin(n);
    const told = new Told().add(events).addViews(match);
    for (let move = 1; move <= MOVES && !match.outcome(); move += 1) {
      const open = match.choices();
      told.add(open);
      const choice = open[pick(open.length)];
      const answer = choice && sampleAnswer(choice.spec, pick);
      if (!choice || answer === undefined) throw new Error("Nobody is asked");
      const applied = match.apply({ seat: choice.seat, choice: choice.id, answer });
      if (!applied.ok) throw new Error(`Refused: ${applied.refusal.code}`);
      told.add(applied.events);
      if (move % CHAPTER !== 0 && !match.outcome()) continue;
      told.addViews(match).add(match.setup.players.map((_, seat) => match.appraise(seat)));
      expect(golden.difference(`game ${n}, move ${move}`, told.digest)).toBeNull();
    }
    expect(golden.difference(`game ${n}, end`, told.add(match.outcome()).digest)).toBeNull();
  });
});
