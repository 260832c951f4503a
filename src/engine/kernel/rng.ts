import seedrandom from "seedrandom";

/**
 * The chance of a match as plain data. The n-th number drawn depends on the seed and n alone, so a saved match goes on
 * where it stopped and a verifier can recompute every draw.
 *
 * Order of consumption: one number per die; a shuffle of n cards takes n-1 numbers, from the last position to the second.
 * Numbers come in blocks of 64 from ARC4 generators seeded "<seed>#<block>": loading costs at most 64 draws, and seen dice
 * do not give future ones away.
 */
export interface RngState {
  readonly seed: string;
  drawn: number;
  /** Dice that scenarios and tests lay down in advance; used up before the seed is asked. */
  script?: number[];
}

/** One use of chance, as anybody can compute it again. `at` is the number of the first number it takes. */
export type Draw =
  | { readonly kind: "die"; readonly at: number; readonly of: number; readonly shows: number }
  /** A whole number from 0 to of-1. */
  | { readonly kind: "pick"; readonly at: number; readonly of: number; readonly shows: number }
  /** `order[i]` is where the thing that lies at place i now lay before; both count from 0. */
  | { readonly kind: "shuffle"; readonly at: number; readonly of: number; readonly order: readonly number[] };

/** Who looks on while chance is used. Nothing that is drawn depends on it. */
let onlooker: ((draw: Draw) => void) | null = null;

/** Runs something and tells of every use of chance in it, in order. Dice laid down in advance are none. */
export function watchChance<T>(watch: (draw: Draw) => void, run: () => T): T {
  const before = onlooker;
  onlooker = watch;
  try {
    return run();
  } finally {
    onlooker = before;
  }
}

const BLOCK = 64;
interface Block {
  readonly seed: string;
  readonly index: number;
  readonly numbers: Float64Array;
}
/** The block each seed was last asked for, newest seed last. A pure memo: it never changes what is drawn. */
const blocks = new Map<string, Block>();
const SEEDS_KEPT = 256;
/** The block last asked for, nearly always the one asked for next. */
let lately: Block = { seed: "", index: -1, numbers: new Float64Array() };

function block(seed: string, index: number): Float64Array {
  if (lately.index === index && lately.seed === seed) return lately.numbers;
  const kept = blocks.get(seed);
  if (kept?.index === index) {
    lately = kept;
    return kept.numbers;
  }
  const generator = seedrandom(`${seed}#${index}`);
  const numbers = new Float64Array(BLOCK);
  for (let n = 0; n < BLOCK; n += 1) numbers[n] = generator();
  if (kept) blocks.delete(seed);
  else if (blocks.size >= SEEDS_KEPT) {
    const oldest = blocks.keys().next().value;
    if (oldest !== undefined) blocks.delete(oldest);
  }
  lately = { seed, index, numbers };
  blocks.set(seed, lately);
  return numbers;
}

export function newRng(seed: string, script?: readonly number[]): RngState {
  return script === undefined ? { seed, drawn: 0 } : { seed, drawn: 0, script: [...script] };
}

/** A number in [0, 1). */
function draw(rng: RngState): number {
  const n = rng.drawn;
  rng.drawn += 1;
  return block(rng.seed, Math.floor(n / BLOCK))[n % BLOCK] ?? 0;
}

/** A whole number from 0 to n-1. The bias of flooring 53 bits is below 2^-48 for any n used here. */
export function below(rng: RngState, n: number): number {
  const at = rng.drawn;
  const shows = Math.floor(draw(rng) * n);
  onlooker?.({ kind: "pick", at, of: n, shows });
  return shows;
}

/** A die with the given number of sides; a scripted value comes first and must fit the die. */
export function die(rng: RngState, sides: number): number {
  const scripted = rng.script?.shift();
  if (scripted !== undefined) {
    if (!Number.isInteger(scripted) || scripted < 1 || scripted > sides)
      throw new RangeError(`A d${sides} cannot show ${scripted}`);
    return scripted;
  }
  const at = rng.drawn;
  const shows = Math.floor(draw(rng) * sides) + 1;
  onlooker?.({ kind: "die", at, of: sides, shows });
  return shows;
}

/** Shuffles in place (Fisher-Yates from the end). */
export function shuffle<T>(rng: RngState, list: T[]): void {
  const at = rng.drawn;
  const order = onlooker ? list.map((_, index) => index) : null;
  for (let i = list.length - 1; i > 0; i -= 1) {
    const j = Math.floor(draw(rng) * (i + 1));
    swap(list, i, j);
    if (order) swap(order, i, j);
  }
  if (order) onlooker?.({ kind: "shuffle", at, of: list.length, order });
}

function swap<T>(list: T[], i: number, j: number): void {
  const a = list[i];
  const b = list[j];
  if (a === undefined || b === undefined) return;
  list[i] = b;
  list[j] = a;
}
