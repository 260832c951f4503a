import { describe, expect, test } from "vitest";
import { darkLegacy } from "../../src/engine/dark-legacy/index.ts";
import { auditGame } from "../../src/engine/kernel/audit.ts";
import type { Setup } from "../../src/engine/kernel/game.ts";
import { below, newRng } from "../../src/engine/kernel/rng.ts";

const END_REASONS = ["life", "poison", "deck", "draw"];

/** Level 1 to 6 heroes with every deck against every other. */
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
  test("a dozen games keep every promise of the kernel", { timeout: 240_000 }, () => {
    for (let n = 0; n < 12; n += 1) {
      const { setup, pick } = game(n);
      const audit = auditGame(darkLegacy, setup, { pick, every: 12, endReasons: END_REASONS });
      expect(audit.fault, `game ${n}`).toBeNull();
    }
  });
});
