/** Texts found by the groups of three letters that they share with what was typed. */
export interface Trigrams {
  /** Numbers of the texts, those with the most in common first. */
  like(text: string, most: number): readonly number[];
}

function groupsOf(text: string): Set<string> {
  const padded = `  ${text} `;
  const groups = new Set<string>();
  for (let at = 0; at + 3 <= padded.length; at += 1) groups.add(padded.slice(at, at + 3));
  return groups;
}

export function createTrigrams(texts: readonly string[]): Trigrams {
  const postings = new Map<string, number[]>();
  const sizes = new Uint16Array(texts.length);
  for (const [at, text] of texts.entries()) {
    const groups = groupsOf(text);
    sizes[at] = groups.size;
    for (const group of groups) {
      const list = postings.get(group);
      if (list) list.push(at);
      else postings.set(group, [at]);
    }
  }
  const shared = new Uint16Array(texts.length);

  return {
    like(text, most) {
      const groups = groupsOf(text);
      const touched: number[] = [];
      for (const group of groups)
        for (const at of postings.get(group) ?? []) {
          if (shared[at] === 0) touched.push(at);
          shared[at] = (shared[at] ?? 0) + 1;
        }
      // Only those that share the most are weighed against each other; with many texts nearly all share something.
      const sharing = new Uint32Array(groups.size + 1);
      for (const at of touched) {
        const count = shared[at] ?? 0;
        sharing[count] = (sharing[count] ?? 0) + 1;
      }
      let least = groups.size;
      for (let kept = sharing[least] ?? 0; least > 1 && kept < most; kept += sharing[least] ?? 0) least -= 1;
      const found = touched
        .filter((at) => (shared[at] ?? 0) >= least)
        .map((at) => ({ at, likeness: (2 * (shared[at] ?? 0)) / (groups.size + (sizes[at] ?? 0)) }));
      for (const at of touched) shared[at] = 0;
      return found
        .sort((a, b) => b.likeness - a.likeness || a.at - b.at)
        .slice(0, most)
        .map(({ at }) => at);
    },
  };
}
