/**
 * The tests that judge mutants: test files of `npm test` that look at the rules of the game without starting processes. What
 * is missing here is too slow to be run thousands of times, or is not about the rules.
 */
export const TEST_FILES: readonly string[] = [
  "campaign",
  "custom-sets",
  "decks",
  "golden-games",
  "memo",
  "redeal",
  "scenarios",
  "sketch",
  "skill-points",
  "teams",
  "texts",
  "words",
].map((name) => `test/dark-legacy/${name}.test.ts`);
