import { describe, expect, test } from "vitest";
import { darkLegacy } from "../../src/engine/dark-legacy/index.ts";
import { sampleAnswer } from "../../src/engine/kernel/answers.ts";
import { auditGame } from "../../src/engine/kernel/audit.ts";
import type { Setup } from "../../src/engine/kernel/game.ts";
import { below, newRng } from "../../src/engine/kernel/rng.ts";

const END_REASONS = ["life", "poison", "deck", "draw", "restarts"];
const TOO_LONG = 3000;

/** Heroes of levels 1 to 6 with every deck against every other. */
function game(n: number): { setup: Setup; pick: (n: number) => number } {
  const rng = newRng(`audit-${n}`);
  const pick = (sides: number): number => below(rng, sides);
  const decks = darkLegacy.decks;
  const seats = ["Ann", "Ben"].map((name, seat) => {
    const offer = decks[(n + seat * (1 + Math.floor(n / decks.length))) % decks.length];
    if (!offer) throw new Error("No decks");
    return {
      name,
      deck: offer.list,
      profile: {
        level: 1 + pick(6),
        reroll: pick(2) === 0 ? "cast" : "attack",
        creatureBonus: pick(2) === 0 ? "roll" : "ap",
      },
    };
  });
  return { setup: { seed: `game-${n}`, players: seats }, pick };
}

describe("random play", () => {
  test("a hundred games come to an end, and their replays are the same matches", { timeout: 180_000 }, () => {
    const said = new Set<string>();
    for (let n = 0; n < 100; n += 1) {
      const { setup, pick } = game(n);
      const { match, events } = darkLegacy.start(setup);
      for (const event of events) said.add(event.type);
      while (!match.outcome() && match.moves.length < TOO_LONG) {
        const open = match.choices();
        const choice = open[pick(open.length)];
        if (!choice) throw new Error(`Game ${n}: nobody is asked`);
        const applied = match.apply({
          seat: choice.seat,
          choice: choice.id,
          answer: sampleAnswer(choice.spec, pick),
        });
        if (!applied.ok) throw new Error(`Game ${n}: ${applied.refusal.code}`);
        for (const event of applied.events) said.add(event.type);
      }
      expect(END_REASONS, `game ${n}`).toContain(match.outcome()?.reason);
      expect(darkLegacy.replay(setup, match.moves).match.hash(), `game ${n}`).toBe(match.hash());
    }
    for (const type of said) expect(darkLegacy.texts.en, type).toHaveProperty([`event.${type}`]);
  });

  test("drawn decks come to an end too, those that hold the cards beyond the starters", {
    timeout: 60_000,
  }, () => {
    const must = ["Fusion", "Cerberus", "D.I.P. Watch", "Dual Handed", "Four Arm Mutation", "Guardian Angel"];
    const said = new Set<string>();
    for (let n = 0; n < 8; n += 1) {
      const rng = newRng(`drawn-${n}`);
      const pick = (sides: number): number => below(rng, sides);
      const players = ["Ann", "Ben"].map((name) => {
        const seat = darkLegacy.anySeat(pick, must);
        if (!seat) throw new Error("No deck was drawn");
        expect(darkLegacy.checkDeck(seat.deck)).toEqual([]);
        return { name, ...seat };
      });
      const { match } = darkLegacy.start({ seed: `drawn-${n}`, players });
      while (!match.outcome() && match.moves.length < TOO_LONG) {
        const choice = match.choices()[0];
        if (!choice) throw new Error(`Game ${n}: nobody is asked`);
        const answer = sampleAnswer(choice.spec, pick);
        const applied = match.apply({ seat: choice.seat, choice: choice.id, answer });
        if (!applied.ok) throw new Error(`Game ${n}: ${applied.refusal.code}`);
        for (const event of applied.events) said.add(event.type);
      }
      expect(END_REASONS, `game ${n}`).toContain(match.outcome()?.reason);
    }
    expect([...said]).toEqual(
      expect.arrayContaining(["starts-over", "attacker-creature", "attacker-weapon"]),
    );
  });

  test("two games keep every promise of the kernel", { timeout: 120_000 }, () => {
    for (let n = 0; n < 2; n += 1) {
      const { setup, pick } = game(n);
      const audit = auditGame(darkLegacy, setup, { pick, every: 40, reload: 4, endReasons: END_REASONS });
      expect(audit.fault, `game ${n}`).toBeNull();
    }
  });
});
