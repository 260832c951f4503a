import { distance } from "./distance.ts";
import { countsLittle, phraseWords } from "./fold.ts";
import { lowerBound } from "./sorted.ts";
import { createTrigrams } from "./trigrams.ts";

/** How a phrase answers a question: by the words they share, 0…1, and whether it has all that were typed. */
export interface Fit {
  readonly phrase: number;
  readonly fit: number;
  readonly covers: boolean;
}

/** Phrases that people use, found by their words; rare words count for more, those that only ask for little. */
export interface Phrases {
  fit(folded: string, typing: boolean): readonly Fit[];
}

interface Posting {
  readonly phrase: number;
}

/** What a word that is only begun or mistyped counts, against one that is the same. */
const BEGUN = 0.75;
const MISTYPED = 0.85;
const NEAR = 24;
const ROUNDING = 1e-6;
/** What a word that only asks counts, against one that tells something. */
const LITTLE = 0.15;

export function createPhrases(phrases: readonly { readonly folded: string }[]): Phrases {
  const postings = new Map<string, Posting[]>();
  const words = phrases.map(({ folded }) => [...new Set(phraseWords(folded))]);
  for (const [phrase, list] of words.entries())
    for (const word of list) {
      const known = postings.get(word);
      if (known) known.push({ phrase });
      else postings.set(word, [{ phrase }]);
    }
  const rarity = (word: string): number =>
    countsLittle(word)
      ? LITTLE
      : Math.log(1 + phrases.length / (postings.get(word)?.length ?? 0.5)) / Math.log(1 + phrases.length);
  const weights = new Float64Array(phrases.length);
  for (const [at, list] of words.entries()) weights[at] = list.reduce((sum, word) => sum + rarity(word), 0);
  const vocabulary = [...postings.keys()];
  const near = createTrigrams(vocabulary);
  const sorted = [...vocabulary].sort();

  /** Known words that a typed one may stand for, with what each counts. */
  function meant(word: string, last: boolean): readonly (readonly [word: string, share: number])[] {
    if (postings.has(word) || countsLittle(word)) return [[word, 1]];
    const found: (readonly [string, number])[] = [];
    if (last || word.length >= 4)
      for (let at = lowerBound(sorted, word); found.length < NEAR; at += 1) {
        const known = sorted[at];
        if (known === undefined || !known.startsWith(word)) break;
        found.push([known, BEGUN]);
      }
    const most = word.length >= 7 ? 2 : word.length >= 4 ? 1 : 0;
    if (most > 0)
      for (const at of near.like(word, NEAR)) {
        const known = vocabulary[at] ?? "";
        const far = distance(word, known, most);
        if (far <= most) found.push([known, MISTYPED ** far]);
      }
    return found;
  }

  return {
    fit(folded, typing) {
      const asked = [...new Set(phraseWords(folded))];
      const matched = new Map<number, number>();
      let whole = 0;
      for (const [at, word] of asked.entries()) {
        const known = meant(word, typing && at === asked.length - 1);
        whole += known.length > 0 ? Math.max(...known.map(([one]) => rarity(one))) : rarity(word);
        const best = new Map<number, number>();
        for (const [one, share] of known) {
          const worth = rarity(one) * share;
          for (const { phrase } of postings.get(one) ?? [])
            if (worth > (best.get(phrase) ?? 0)) best.set(phrase, worth);
        }
        for (const [phrase, worth] of best) matched.set(phrase, (matched.get(phrase) ?? 0) + worth);
      }
      return [...matched].map(([phrase, worth]) => ({
        phrase,
        fit: Math.min(1, (2 * worth) / (whole + (weights[phrase] ?? 0))),
        covers: worth >= whole - ROUNDING,
      }));
    },
  };
}
