import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { gaps, read } from "../../scripts/dark-legacy/coverage/cover.ts";
import { CHAPTERS, RULES } from "../../scripts/dark-legacy/coverage/rule-list.ts";
import { BUILT_IN } from "../../src/cards/dark-legacy/index.ts";

const page = readFileSync(new URL("../../docs/coverage.md", import.meta.url), "utf8");
const reading = read();

it("the list of rules is numbered without a gap", () => {
  for (const { chapter, rules } of CHAPTERS)
    expect(rules.map((rule) => rule.id)).toEqual(rules.map((_, index) => `D-${chapter}.${index + 1}`));
});

it("no rule is without scenario, code and event, no word without card and scenario", () => {
  expect(gaps(reading)).toEqual([]);
});

// The page is as old as the last `npm run coverage:rules`: counts may differ, rows may not.
it("docs/coverage.md has a row for each rule, word and card, and no empty cell", () => {
  const rows = [
    ...RULES.map(({ id, title }) => `| **${id}** ${title} |`),
    ...[...reading.words.keys()].map((word) => `| \`${word}\` |`),
    ...[...BUILT_IN.values()].map(({ name }) => `| ${name} |`),
  ];
  expect(rows.filter((row) => !page.includes(`\n${row}`))).toEqual([]);
  expect(page).not.toContain("**none**");
});
