import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { readScenarios } from "../../src/engine/dark-legacy/scenario/file.ts";
import { runScenario } from "../../src/engine/dark-legacy/scenario/run.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

describe("generated pages", () => {
  it.each(["cards-page.ts", "schemas.ts", "worked-example.ts"])("%s has been run", (script) => {
    const run = (): string =>
      execFileSync(process.execPath, ["--import", "tsx", `scripts/dark-legacy/${script}`, "--check"], {
        cwd: root,
        encoding: "utf8",
      });
    expect(run).not.toThrow();
  });
});

const documents = ["", "docs/"].flatMap((folder) =>
  readdirSync(`${root}${folder}`)
    .filter((name) => name.endsWith(".md"))
    .map((name) => `${folder}${name}`),
);

describe.each(documents)("%s", (path) => {
  const page = readFileSync(`${root}${path}`, "utf8");

  it("links to files and pictures that exist", () => {
    const links = [...page.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, link = ""]) => link);
    const local = links.filter((link) => !/^https?:/.test(link));
    expect(local.filter((link) => !existsSync(join(root, dirname(path), link)))).toEqual([]);
  });

  it("names scripts and source files that exist", () => {
    const { scripts } = z
      .object({ scripts: z.record(z.string(), z.string()) })
      .parse(JSON.parse(readFileSync(`${root}package.json`, "utf8")));
    const named = [...page.matchAll(/npm run ([a-z][\w:]*)/g)].map(([, name = ""]) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
    const files = [...page.matchAll(/`((?:src|test|scripts|bench|sandbox|docs)\/[\w./-]+)`/g)].map(
      ([, file = ""]) => file,
    );
    expect(files.filter((file) => !existsSync(`${root}${file}`))).toEqual([]);
  });
});

describe("docs/scenarios.md", () => {
  it("has an example that passes", () => {
    const page = readFileSync(`${root}docs/scenarios.md`, "utf8");
    const example = /```json\n([\s\S]*?)```/.exec(page)?.[1] ?? "";
    const { cards, scenarios } = readScenarios(example, "docs/scenarios.md");
    expect(scenarios.map((one) => runScenario(one, cards).difference)).toEqual([null]);
  });
});

describe("a scenario with a fault", () => {
  const base = {
    id: "x",
    title: "x",
    rules: ["D-7.18"],
    position: {
      players: [
        { name: "A", field: [["Goblin"]], hand: ["Fire"] },
        { name: "B", hand: ["Fire"] },
      ],
    },
  };
  const first = (script: readonly object[], dice: readonly number[] = []) => {
    const { cards, scenarios } = readScenarios(
      JSON.stringify({ scenarios: [{ ...base, dice, script }] }),
      "x.json",
    );
    const [one] = scenarios;
    return one ? runScenario(one, cards).difference : null;
  };

  it.each([
    ["a wrong figure", [{ expect: { life: { B: 49 } } }], 1, "life of B: expected 49, is 50"],
    ["a player who is not there", [{ expect: { life: { C: 49 } } }], 1, 'There is no player "C"'],
    [
      "a refusal that does not come",
      [{ by: "A", do: "end", refused: "cost" }],
      1,
      "A should be refused, but was not",
    ],
    ["an unexpected refusal", [{ by: "B", do: "end" }], 1, "B is refused: not-asked (K-3): A (action)"],
    [
      "another code",
      [{ by: "A", do: { cast: "Fire", target: "B/hero" }, refused: "cost" }],
      1,
      'expected the refusal "cost", is declare-first (D-9.1)',
    ],
    [
      "a rule that is not the one",
      [{ by: "A", do: { cast: "Fire" }, refused: "declare-first", rule: "D-1.1" }],
      1,
      "expected a refusal by D-1.1, is declare-first (D-9.1)",
    ],
    [
      "the second step",
      [{ expect: { turn: 5 } }, { expect: { active: "B" } }],
      2,
      "active: expected 1, is 0",
    ],
    [
      "events",
      [{ expect: { events: [{ type: "draws" }] } }],
      1,
      "event draws did not happen; there were: none",
    ],
  ])("tells %s", (_, script, step, what) => {
    expect(first(script)).toEqual({ step, what });
  });

  it("names the line of what cannot be read", () => {
    expect(() => readScenarios('{\n "scenarios": [\n  { "id": 3 }\n ]\n}', "x.json")).toThrow(
      /line 3, scenarios\[0\]\.id/,
    );
    expect(() => readScenarios("{", "x.json")).toThrow(/^x\.json: /);
  });
});
