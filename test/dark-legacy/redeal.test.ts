import { expect, test } from "vitest";
import { cardDef } from "../../src/engine/dark-legacy/defs.ts";
import { darkLegacyRules as rules } from "../../src/engine/dark-legacy/index.ts";
import type { CardId, State } from "../../src/engine/dark-legacy/state.ts";
import { reached } from "./random-positions.ts";

const SEAT = 1;

/** A duel in which seat 1 has a creature in its private Boneyard. */
function position(): { state: State; creature: CardId; pick: (n: number) => number } {
  for (let n = 0; n < 40; n += 1) {
    const { state, pick } = reached(n, 150);
    const creature = state.players[SEAT]?.boneyard.find((id) => cardDef(state, id).type === "creature");
    if (creature !== undefined && state.players.length === 2 && !state.options.boneyardPublic)
      return { state, creature, pick };
  }
  throw new Error("No such position");
}

test("a creature on its way out of the Boneyard lies there in every world (D-4.2)", () => {
  const { state, creature, pick } = position();
  state.agenda.push({ do: "slot", ask: 1, seat: SEAT, card: creature });
  for (let n = 0; n < 30; n += 1) {
    const world = rules.redeal(state, 0, pick);
    const step = world.agenda.at(-1);
    expect(step?.do === "slot" && world.players[SEAT]?.boneyard.includes(step.card)).toBe(true);
    expect(world.players[SEAT]?.hand).toHaveLength(state.players[SEAT]?.hand.length ?? 0);
  }
});

test("a card whose ability waits lies where everybody saw it go", () => {
  const { state, creature, pick } = position();
  const at = state.players[SEAT]?.boneyard.indexOf(creature) ?? -1;
  state.triggers.push({ source: creature, controller: SEAT, ability: 0, it: null, host: null, rolled: null });
  for (let n = 0; n < 30; n += 1)
    expect(rules.redeal(state, 0, pick).players[SEAT]?.boneyard[at]).toBe(creature);
  state.triggers.pop();
  const worlds = Array.from({ length: 60 }, () => rules.redeal(state, 0, pick));
  expect(worlds.some((world) => world.players[SEAT]?.boneyard[at] !== creature)).toBe(true);
});
