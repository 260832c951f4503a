import type { Entry } from "../src/rulings/book.ts";
import { theLibrary } from "../src/rulings/library.ts";
import { createSearch } from "../src/rulings/search.ts";
import { cpuSeconds, type Figures, median, percentile } from "./figures.ts";

const CARDS = 5_000;
const SAMPLES = 600;
const SYLLABLES = ["ka", "ro", "mi", "ten", "dra", "gol", "shi", "eld", "or", "un", "ver", "bo"];

/** Suggestions while somebody types, with 5,000 more cards beside the real entries: CPU ms each. */
export function benchLookup(): Figures {
  let state = 3;
  const random = (n: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * n);
  };
  const word = (): string =>
    Array.from({ length: 2 + random(2) }, () => SYLLABLES[random(SYLLABLES.length)]).join("");
  const many = Array.from({ length: CARDS }, (_, at): Entry => {
    const name = `${word()} ${word()}`;
    return {
      ...{ key: `many/c/${at}`, book: "many", kind: "card", id: `${at}`, aka: [], see: [], examples: [] },
      title: () => name,
      lines: () => [name],
    };
  });
  const search = createSearch([...theLibrary().entries, ...many]);
  const typed = (): string => many[random(CARDS)]?.title("en").slice(0, 1 + random(14)) ?? "";
  for (let n = 0; n < SAMPLES; n += 1) search.suggest(typed(), ["card"], 25);
  const ms = Array.from({ length: SAMPLES }, () => {
    const name = typed();
    return cpuSeconds(() => void search.suggest(name, ["card"], 25)) * 1000;
  });
  return {
    "lookup.suggest_ms_p50": { value: Number(median(ms).toFixed(2)), unit: "ms" },
    "lookup.suggest_ms_p99": { value: Number(percentile(ms, 0.99).toFixed(2)), unit: "ms" },
  };
}
