import MiniSearch from "minisearch";
import type { Entry, Kind } from "./book.ts";
import { KINDS } from "./book.ts";
import { distance } from "./distance.ts";
import { core, fold, tellingWords } from "./fold.ts";
import { createPhrases } from "./phrases.ts";
import { lowerBound } from "./sorted.ts";
import { createTrigrams } from "./trigrams.ts";

/** Something found: the higher the score, the more likely it was meant; from 90 on it was named. */
export interface Hit {
  readonly entry: Entry;
  readonly score: number;
}

export interface Search {
  /** The likeliest first. Any text gets an answer; nothing is found for one that means nothing. */
  find(typed: string, options?: { readonly kinds?: readonly Kind[]; readonly most?: number }): readonly Hit[];
  /** For somebody who is still typing: names and questions only. All of the kinds, in their order, when nothing is typed yet. */
  suggest(typed: string, kinds: readonly Kind[], most: number): readonly Entry[];
}

/** What each way of being found is worth, from the surest to the vaguest. */
const WORTH = {
  exact: 100,
  joined: 98,
  alias: 97,
  asked: 95,
  askedAlias: 89,
  begun: 82,
  begunAlias: 70,
  words: 84,
  mistyped: 80,
  phrase: 84,
  text: 38,
} as const;
/** What the text adds to a name or a question that fits. */
const TEXT_ADDS = 10;
/** What is not named outright comes after what is. */
const NOT_NAMED = 88;
/** What a word of the name costs that was not typed. */
const MISSING = 3;
/** What one letter that is wrong costs, as a share of the name. */
const LETTER = 60;
const NEAR = 60;
/** Names that begin as typed and are looked at: of one letter there may be thousands, and none is meant more than another. */
const MOST_BEGUN = 400;
const DEFAULT_MOST = 10;

type Note = (owner: number, worth: number, byTitle?: boolean) => void;

interface Found {
  readonly worth: number;
  /** Found by its title, not by another name or its text. */
  readonly byTitle: boolean;
}

interface Name {
  readonly folded: string;
  readonly joined: string;
  readonly sorted: string;
  readonly owner: number;
  readonly alias: boolean;
}

/** Names by which an entry is called outright: its titles, and its number with and without what stands before it. */
function titlesOf(entry: Entry): string[] {
  const titles = [entry.title("en"), entry.title("de")];
  if (entry.kind !== "rule" && entry.kind !== "ruling") return titles;
  const number = fold(entry.id);
  return [
    ...titles,
    number,
    `${entry.kind} ${number}`,
    `rule ${number}`,
    number.replace(/^[a-z] (?=\d)/, ""),
  ];
}

export function createSearch(entries: readonly Entry[]): Search {
  const names: Name[] = entries.flatMap((entry, owner) => {
    const name =
      (alias: boolean) =>
      (text: string): Name => {
        const folded = fold(text);
        return { folded, joined: folded.replaceAll(" ", ""), sorted: sortWords(folded), owner, alias };
      };
    return [...titlesOf(entry).map(name(false)), ...entry.aka.map(name(true))].filter(
      (one, at, all) => one.folded !== "" && all.findIndex((other) => other.folded === one.folded) === at,
    );
  });
  const titles = entries.map((entry) => fold(entry.title("en")));
  const twins = new Map<string, number[]>();
  for (const [at, title] of titles.entries()) twins.set(title, [...(twins.get(title) ?? []), at]);
  const exact = groupBy(names, ({ folded }) => folded);
  const joined = groupBy(names, (name) => name.joined);
  const cores = groupBy(names, ({ folded }) => core(folded));
  const byLetters = [...names].sort((a, b) => (a.folded < b.folded ? -1 : 1));
  const letters = byLetters.map(({ folded }) => folded);
  const near = createTrigrams(names.map(({ folded }) => folded));
  const phrases = createPhrases(names);
  const texts = textIndex(entries);

  /** The worth of each entry by its names. */
  function byName(typed: string, typing: boolean): Map<number, Found> {
    const found = new Map<number, Found>();
    /** What bears the same title is found alike, so that its kind decides: the card before the rule about it. */
    const note: Note = (owner, worth, byTitle = false) => {
      for (const one of byTitle ? (twins.get(titles[owner] ?? "") ?? [owner]) : [owner])
        if (worth > (found.get(one)?.worth ?? 0)) found.set(one, { worth, byTitle });
    };
    const asked = core(typed);
    for (const { owner, alias } of exact.get(typed) ?? []) note(owner, alias ? WORTH.alias : WORTH.exact);
    for (const { owner, alias } of joined.get(typed.replaceAll(" ", "")) ?? [])
      note(owner, alias ? WORTH.alias - 1 : WORTH.joined);
    for (const { owner, alias, folded } of cores.get(asked) ?? [])
      note(owner, (alias ? WORTH.askedAlias : WORTH.asked) - (folded === asked ? 0 : 1));
    for (const wanted of new Set([typed, asked])) {
      const start = lowerBound(letters, wanted);
      for (let at = start; at < start + MOST_BEGUN; at += 1) {
        const name = byLetters[at];
        if (!name?.folded.startsWith(wanted)) break;
        const over = name.folded.length - wanted.length;
        note(name.owner, (name.alias ? WORTH.begunAlias : WORTH.begun) - Math.min(10, over / 4));
      }
      if (wanted.length >= 3) mistyped(wanted, note);
    }
    for (const { phrase, fit, covers } of phrases.fit(typed, typing)) {
      const name = names[phrase];
      if (!name) continue;
      const missing = name.folded.split(" ").length - asked.split(" ").length;
      note(name.owner, WORTH.phrase * fit);
      if (covers && !name.alias && missing < 4)
        note(name.owner, WORTH.words - MISSING * Math.max(0, missing), true);
    }
    return found;
  }

  function mistyped(wanted: string, note: Note): void {
    const most = Math.min(4, Math.max(1, Math.floor(wanted.length / 3)));
    const sorted = sortWords(wanted);
    const flat = wanted.replaceAll(" ", "");
    for (const at of near.like(wanted, NEAR)) {
      const name = names[at];
      if (!name) continue;
      const far = Math.min(
        distance(wanted, name.folded, most),
        distance(flat, name.joined, most) + 0.2,
        distance(sorted, name.sorted, most) + 0.3,
      );
      if (far > most) continue;
      const loss = (LETTER * far) / Math.max(wanted.length, name.folded.length);
      note(name.owner, (name.alias ? WORTH.mistyped - 6 : WORTH.mistyped + 6) - loss, !name.alias);
    }
  }

  function ranked(
    found: ReadonlyMap<number, Found>,
    kinds: readonly Kind[] | undefined,
    most: number,
  ): Hit[] {
    const fitting = [...found].flatMap(([at, { worth: score }]) => {
      const entry = entries[at];
      return entry && (!kinds || kinds.includes(entry.kind)) ? [{ entry, score, at }] : [];
    });
    // One letter begins thousands of names: sorting their figures alone is far cheaper than sorting them.
    const least =
      Float64Array.from(fitting, ({ score }) => score)
        .sort()
        .at(-most) ?? 0;
    return fitting
      .filter(({ score }) => score >= least)
      .sort(
        (a, b) =>
          b.score - a.score || KINDS.indexOf(a.entry.kind) - KINDS.indexOf(b.entry.kind) || a.at - b.at,
      )
      .slice(0, most)
      .map(({ entry, score }) => ({ entry, score: Math.round(score * 100) / 100 }));
  }

  return {
    find(typed, { kinds, most = DEFAULT_MOST } = {}) {
      const folded = fold(typed);
      if (folded === "") return [];
      const found = byName(folded, false);
      // What was named outright needs no text; what a title found stays beside its like, and no text comes before it.
      const named = [...found.values()].some(({ worth }) => worth > NOT_NAMED);
      const title = Math.max(0, ...[...found.values()].map((one) => (one.byTitle ? one.worth : 0)));
      const bound = title > WORTH.begunAlias ? title - 1 : NOT_NAMED;
      for (const [at, share] of named ? [] : texts(folded)) {
        const known = found.get(at) ?? { worth: 0, byTitle: false };
        if (known.byTitle && known.worth >= WORTH.text + TEXT_ADDS) continue;
        const worth = Math.max(known.worth, WORTH.text * share) + TEXT_ADDS * share;
        found.set(at, { worth: Math.max(known.worth, Math.min(bound, worth)), byTitle: false });
      }
      return ranked(found, kinds, most);
    },
    suggest(typed, kinds, most) {
      const folded = fold(typed);
      if (folded === "") return entries.filter((entry) => kinds.includes(entry.kind)).slice(0, most);
      return ranked(byName(folded, true), kinds, most).map(({ entry }) => entry);
    },
  };
}

/** How well the texts of entries answer, 0…1, the best being 1 when it has every word. */
function textIndex(entries: readonly Entry[]): (folded: string) => ReadonlyMap<number, number> {
  const index = new MiniSearch<{ id: number; title: string; aka: string; text: string }>({
    fields: ["title", "aka", "text"],
    tokenize: (text) => tellingWords(fold(text)),
    processTerm: (term) => term,
    searchOptions: {
      boost: { title: 3, aka: 2 },
      prefix: (term) => term.length >= 5,
      fuzzy: (term) => (term.length >= 5 ? 0.2 : false),
      tokenize: (text) => tellingWords(text),
    },
  });
  index.addAll(
    entries.map((entry, id) => ({
      id,
      title: entry.title("en"),
      aka: entry.aka.join(" "),
      text: entry.lines("en").join(" "),
    })),
  );
  return (folded) => {
    const asked = new Set(tellingWords(folded)).size;
    const results = index.search(folded).slice(0, NEAR);
    const best = results[0]?.score ?? 1;
    return new Map(
      results.map(({ id, score, queryTerms }) => [
        Number(id),
        (score / best) * Math.min(1, queryTerms.length / Math.max(1, asked)),
      ]),
    );
  };
}

/**
 * Whether the first hit is what was meant. If not, the reader is asked: something else is about as likely and is not simply another
 * page about the same thing.
 */
export function isSure(hits: readonly Hit[]): boolean {
  const [first, ...others] = hits;
  if (!first) return false;
  const margin = first.score >= WORTH.askedAlias - 1 ? 1 : first.score >= WORTH.words ? 5 : 12;
  if (first.score < WORTH.text) return false;
  return !others.some(
    ({ entry, score }) =>
      score > first.score - margin &&
      !first.entry.see.includes(entry.key) &&
      !entry.see.includes(first.entry.key),
  );
}

function sortWords(folded: string): string {
  return folded.split(" ").sort().join(" ");
}

function groupBy(
  names: readonly Name[],
  keyOf: (name: Name) => string,
): ReadonlyMap<string, readonly Name[]> {
  const groups = new Map<string, Name[]>();
  for (const name of names) {
    const key = keyOf(name);
    const list = groups.get(key);
    if (list) list.push(name);
    else groups.set(key, [name]);
  }
  return groups;
}
