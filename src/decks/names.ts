/** A name as it is compared: without case, accents, punctuation and doubled spaces. */
export function foldName(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/[\p{M}'’‘`´]/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .toLowerCase();
}

/** Names under which something can be found, without knowing how exactly they are written. */
export interface Catalogue {
  /** The name itself when what was typed is it but for case, accents and punctuation; null otherwise: nothing is guessed. */
  exact(typed: string): string | null;
  /** What may have been meant, the likeliest first; only what is anywhere near. */
  nearest(typed: string, most: number): readonly string[];
  /** What to suggest while somebody types: names that begin so, then those with a word that begins so, then near ones. */
  suggest(typed: string, most: number): readonly string[];
}

/** Longer ones are nobody's name. */
const LONGEST = 80;

export function createCatalogue(names: readonly string[]): Catalogue {
  const folded = new Map(names.map((name) => [foldName(name), name]));
  const entries = [...folded];

  function nearest(typed: string, most: number): readonly string[] {
    const wanted = foldName(typed.slice(0, LONGEST));
    if (wanted === "") return [];
    const room = Math.max(1, Math.floor(wanted.length / 3));
    return entries
      .map(([key, name]) => ({ name, far: distanceOf(wanted, key, room) }))
      .filter(({ far }) => far <= room)
      .sort((a, b) => a.far - b.far || (a.name < b.name ? -1 : 1))
      .slice(0, most)
      .map(({ name }) => name);
  }

  return {
    exact: (typed) => folded.get(foldName(typed)) ?? null,
    nearest,
    suggest(typed, most) {
      const wanted = foldName(typed.slice(0, LONGEST));
      const ranked = entries.flatMap(([key, name]) => {
        const rank = key.startsWith(wanted)
          ? 0
          : ` ${key}`.includes(` ${wanted}`)
            ? 1
            : key.includes(wanted)
              ? 2
              : 3;
        return rank === 3 ? [] : [{ name, rank }];
      });
      ranked.sort((a, b) => a.rank - b.rank || (a.name < b.name ? -1 : 1));
      const found = ranked.map(({ name }) => name);
      return [...new Set([...found, ...(found.length < 5 ? nearest(typed, 5) : [])])].slice(0, most);
    },
  };
}

/** How far what was typed is from a name: mistyped letters, words in another order, or only a part of it. */
function distanceOf(typed: string, name: string, room: number): number {
  const straight = editDistance(typed, name);
  if (straight <= 1) return straight;
  const sorted = (text: string): string => text.split(" ").sort().join(" ");
  const swapped = editDistance(sorted(typed), sorted(name)) + 0.5;
  // The last word of a name, or its first letters.
  const part = typed.length >= 3 && ` ${name} `.includes(` ${typed} `) ? 1 : Number.POSITIVE_INFINITY;
  const begun = typed.length >= 3 && name.startsWith(typed) ? 1 : Number.POSITIVE_INFINITY;
  return Math.min(straight, swapped, part, begun, room + 1);
}

/** Letters to change, add, leave out or swap with their neighbour (Damerau, each once). */
function editDistance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > Math.max(a.length, b.length) / 2) return Number.POSITIVE_INFINITY;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let best = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (before[j - 2] ?? 0) + 1);
      next.push(best);
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}
