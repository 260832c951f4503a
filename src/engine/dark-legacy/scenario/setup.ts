import type { CardDef } from "../../../cards/dark-legacy/vocabulary.ts";
import type { Setup } from "../../kernel/game.ts";
import { type Refusal, SetupError } from "../../kernel/refusal.ts";
import { darkLegacy } from "../index.ts";
import type { SetupInput } from "./format.ts";

/** A scenario's set-up as the game takes it. */
export function setupOf(input: SetupInput, dice: readonly number[], defs: readonly CardDef[]): Setup {
  const { players, options, first, seed } = input;
  return {
    seed,
    first,
    players: players.map((one) => ({ name: one.name, deck: one.deck, profile: one.profile ?? {} })),
    options: JSON.parse(JSON.stringify({ ...options, defs })),
    script: [...dice],
  };
}

/** Why a match with this set-up does not begin; empty when it does. */
export function refusalsOfSetup(
  input: SetupInput,
  dice: readonly number[],
  defs: readonly CardDef[],
): readonly Refusal[] {
  try {
    darkLegacy.start(setupOf(input, dice, defs));
    return [];
  } catch (error) {
    if (error instanceof SetupError) return error.refusals;
    throw error;
  }
}

/** The first difference between the reasons expected and those given. */
export function refusedDiffers(
  expected: NonNullable<SetupInput["refused"]>,
  given: readonly Refusal[],
): string | null {
  const said = given.map((one) => `${one.code} (${one.rule})`).join(", ") || "no refusal";
  if (expected.length !== given.length) return `expected ${expected.length} reasons, there is ${said}`;
  for (const [index, { code, rule, params }] of expected.entries()) {
    const one = given[index];
    if (one?.code !== code || (rule !== undefined && one.rule !== rule))
      return `reason ${index + 1}: expected ${code}${rule === undefined ? "" : ` (${rule})`}, there is ${said}`;
    for (const [key, value] of Object.entries(params ?? {}))
      if (one.params?.[key] !== value)
        return `reason ${index + 1}: ${key} should be ${value}, is ${JSON.stringify(one.params?.[key])}`;
  }
  return null;
}
