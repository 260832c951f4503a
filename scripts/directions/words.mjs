/**
 * Words that belong to one game. Outside its own folders nobody may say them: code that does is code that a second game would have
 * to change.
 *
 * `homes` are the folders and files where they may stand: the game, its cards and its renderer, scripts and benchmarks for it alone, the two registries that
 * list games, and the tests. Documents (docs/, *.md) are not looked at. This list itself has to name them.
 */
export const gameWords = [
  {
    game: "dark-legacy",
    homes: [
      "src/engine/dark-legacy/",
      "src/cards/dark-legacy/",
      "src/render/dark-legacy/",
      "src/rulings/dark-legacy/",
      "scripts/dark-legacy/",
      "bench/dark-legacy/",
      "src/engine/index.ts",
      "src/render/index.ts",
      "src/rulings/library.ts",
      "test/",
      "scripts/directions/words.mjs",
    ],
    words: [
      "dark legacy",
      "boneyard",
      "casting point",
      "casting roll",
      "charging slot",
      "battle field",
      "hero equip",
      "primary weapon",
      "secondary weapon",
      "primary armor",
      "secondary armor",
      "aura armor",
      "skill level",
      "skill point",
      "attack point",
      "instant slot",
      "creature",
      "weapon",
      "armor",
      "relic",
      "goblin",
      "stone golem",
      "giant bats",
    ],
  },
];

/** "casting point" also finds castingPoints, casting_point and CASTING-POINT. @param {string} word */
function patternOf(word) {
  return new RegExp(word.split(" ").join("[\\s_-]*"), "i");
}

const lists = gameWords.map(({ homes, words }) => ({
  homes,
  patterns: words.map((word) => ({ word, pattern: patternOf(word) })),
}));

/**
 * @param {string} path relative to the root, with forward slashes
 * @param {string} text
 * @returns {string[]} one line for each word and place
 */
export function strayWords(path, text) {
  const problems = [];
  for (const { homes, patterns } of lists) {
    if (homes.some((home) => (home.endsWith("/") ? path.startsWith(home) : path === home))) continue;
    for (const { word, pattern } of patterns) {
      for (const [index, line] of text.split("\n").entries()) {
        if (pattern.test(line)) problems.push(`${path}:${index + 1} says "${word}", a word of one game`);
      }
    }
  }
  return problems;
}
