import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { citations } from "../../scripts/dark-legacy/coverage/code.ts";
import { CHAPTERS, RULES } from "../../scripts/dark-legacy/coverage/rule-list.ts";

const page = readFileSync(new URL("../../docs/coverage.md", import.meta.url), "utf8");

it("the list of rules is numbered without a gap", () => {
  for (const { chapter, rules } of CHAPTERS)
    expect(rules.map((rule) => rule.id)).toEqual(rules.map((_, index) => `D-${chapter}.${index + 1}`));
});

it("the code cites only rules that there are", () => {
  const known = new Set(RULES.map((rule) => rule.id));
  expect([...citations().keys()].filter((id) => !known.has(id))).toEqual([]);
});

it("docs/coverage.md has a row for each rule", () => {
  expect(RULES.filter(({ id, title }) => !page.includes(`| **${id}** ${title} |`))).toEqual([]);
});
