import { describe, expect, it } from "vitest";
import { checkTree } from "../../scripts/directions/check.mjs";
import { importsOf } from "../../scripts/directions/imports.mjs";

/** Problems of a small tree; two games exist in it, since a game is known by its folder. */
function problems(files: Record<string, string>): string[] {
  const games = { "src/engine/chess/rules.ts": "", "src/engine/go/rules.ts": "" };
  return checkTree(new Map(Object.entries({ ...games, ...files })));
}

const from = (text: string) => importsOf(text).map((one) => one.from);

describe("finding imports", () => {
  it("finds every form and tells types from values", () => {
    const text = [
      'import "./a.ts";',
      'import b, { type C } from "./b.ts";',
      "import type { D } from './d.ts';",
      'import {\n  e,\n  f as g, // a note\n} from "./e.ts";',
      'export * from "./h.ts";',
      'export type { I } from "./i.ts";',
      'export * as j from "./j.ts";',
      'const k = await import("./k.ts");',
      'type L = typeof import("./l.ts");',
      'const m = require("./m.cjs");',
      'fork(new URL("./n.ts", import.meta.url));',
      'import data from "./o.json" with { type: "json" };',
    ].join("\n");
    const found = importsOf(text);
    expect(found.map((one) => one.from)).toEqual([
      ...["./a.ts", "./b.ts", "./d.ts", "./e.ts", "./h.ts", "./i.ts", "./j.ts"],
      ...["./k.ts", "./l.ts", "./m.cjs", "./n.ts", "./o.json"],
    ]);
    expect(found.filter((one) => one.typeOnly).map((one) => one.from)).toEqual([
      "./d.ts",
      "./i.ts",
      "./l.ts",
    ]);
    expect(found.filter((one) => one.lazy).map((one) => one.from)).toEqual([
      "./k.ts",
      "./l.ts",
      "./m.cjs",
      "./n.ts",
    ]);
    expect(found.find((one) => one.from === "./h.ts")?.line).toBe(8);
  });

  it("is not misled by comments, strings, templates and patterns", () => {
    expect(from('// import "./a.ts"\n/* import "./b.ts"\n */ import "./c.ts";')).toEqual(["./c.ts"]);
    expect(from("const s = 'import \"./a.ts\"';\nconst t = `import \"./b.ts\"`;\nimport './c.ts';")).toEqual([
      "./c.ts",
    ]);
    expect(
      from(`const t = \`x \${await import("./a.ts")} import "./b.ts" \${{ c: 1 }.c} \`; import "./d.ts";`),
    ).toEqual(["./a.ts", "./d.ts"]);
    expect(from('const r = /["`]/; import "./a.ts";\nconst q = 6 / 2; import "./b.ts"; // "/')).toEqual([
      "./a.ts",
      "./b.ts",
    ]);
    expect(from('const jsx = <p>don\'t</p>;\nimport "./a.ts";')).toEqual(["./a.ts"]);
    expect(from('app.import("./a.ts"); exported.from("./b.ts"); reimport("./c.ts");')).toEqual([]);
  });
});

describe("directions", () => {
  it("keeps the kernel free of games and a game free of other games", () => {
    expect(problems({ "src/engine/kernel/a.ts": 'import type { R } from "../chess/rules.ts";' })).toEqual([
      "src/engine/kernel/a.ts:1 kernel may not import game chess (src/engine/chess/rules.ts)",
    ]);
    expect(problems({ "src/engine/go/a.ts": 'import "../chess/rules.ts";' })).toEqual([
      "src/engine/go/a.ts:1 game go may not import game chess (src/engine/chess/rules.ts)",
    ]);
    expect(problems({ "src/engine/go/a.ts": 'import "../../cards/chess/set.ts";' })).toHaveLength(1);
    expect(
      problems({
        "src/engine/go/a.ts": 'import "../kernel/b.ts"; import "./rules.ts"; import "../../cards/go/set.ts";',
        "src/engine/kernel/b.ts": "",
        "src/engine/index.ts": 'import "./go/rules.ts"; import "./chess/rules.ts"; import "./kernel/b.ts";',
        "src/cards/go/set.ts": "",
      }),
    ).toEqual([]);
  });

  it("lets the engine see nothing of Node, of other packages, of clocks or of chance", () => {
    const text =
      'import "node:fs";\nimport "fs/promises";\nimport "zod/v4";\nimport "keyv";\nDate.now();\nMath.random();\nprocess.exit();';
    expect(problems({ "src/engine/go/a.ts": text })).toEqual([
      "src/engine/go/a.ts:5 reads a clock",
      "src/engine/go/a.ts:6 takes chance from outside the match",
      "src/engine/go/a.ts:7 reads the process",
      "src/engine/go/a.ts:1 game go may not use Node's node:fs",
      "src/engine/go/a.ts:2 game go may not use Node's fs/promises",
      "src/engine/go/a.ts:4 game go may not use the package keyv",
    ]);
    expect(
      problems({ "src/engine/go/a.ts": '// Date.now() is not read here\nconst s = "process.exit";' }),
    ).toEqual([]);
  });

  it.each([
    ["src/match/a.ts", "../present/b.ts"],
    ["src/match/a.ts", "../render/b.ts"],
    ["src/match/a.ts", "../commands/b.ts"],
    ["src/match/a.ts", "../discord/b.ts"],
    ["src/match/a.ts", "../engine/go/rules.ts"],
    ["src/store/a.ts", "../match/b.ts"],
    ["src/present/a.ts", "../commands/b.ts"],
    ["src/present/a.ts", "../interactions/b.ts"],
    ["src/render/a.ts", "../match/b.ts"],
    ["src/render/a.ts", "../engine/index.ts"],
    ["src/present/a.ts", "../match/b.ts"],
    ["src/main.ts", "../sandbox/a.ts"],
    ["src/main.ts", "../test/a.ts"],
    ["sandbox/a.ts", "../src/config.ts"],
    ["scripts/a.ts", "../test/support/b.ts"],
  ])("%s may not load %s", (path, target) => {
    expect(problems({ [path]: `import { x } from "${target}";` })).toHaveLength(1);
  });

  it.each([
    ["src/render/a.ts", "../engine/kernel/b.ts"],
    ["src/render/go/a.ts", "../../engine/go/rules.ts"],
    ["src/present/a.ts", "../match/b.ts"],
    ["src/present/a.ts", "../render/b.ts"],
  ])("%s may take types from %s", (path, target) => {
    expect(problems({ [path]: `import type { X } from "${target}";` })).toEqual([]);
    expect(problems({ [path]: `import { x } from "${target}";` })).toHaveLength(1);
  });

  it("keeps discord.js where Discord is spoken", () => {
    const value = 'import { Client } from "discord.js";';
    const type = 'import type { Client } from "discord.js";';
    for (const path of ["src/commands/a.ts", "src/interactions/a.ts", "src/discord/a.ts", "src/main.ts"]) {
      expect(problems({ [path]: value })).toEqual([]);
    }
    expect(problems({ "src/present/a.ts": type })).toEqual([]);
    for (const path of ["src/present/a.ts", "src/match/a.ts", "sandbox/a.ts", "src/engine/go/a.ts"]) {
      expect(problems({ [path]: value })).toHaveLength(1);
    }
  });

  it("finds a circle once, and takes types and late imports for none", () => {
    const circle = {
      "src/match/a.ts": 'import "./b.ts";',
      "src/match/b.ts": 'import "./c.ts";',
      "src/match/c.ts": 'import "./a.ts";',
    };
    expect(problems(circle)).toEqual([
      "circle: src/match/a.ts -> src/match/b.ts -> src/match/c.ts -> src/match/a.ts",
    ]);
    expect(problems({ ...circle, "src/match/c.ts": 'import type { A } from "./a.ts";' })).toEqual([]);
    expect(problems({ ...circle, "src/match/c.ts": 'await import("./a.ts");' })).toEqual([]);
  });

  it("names a file that lies nowhere", () => {
    expect(problems({ "tools/a.ts": "" })).toEqual([
      "tools/a.ts lies in no part that scripts/directions/layers.mjs knows",
    ]);
  });
});

describe("a game's own words", () => {
  it("finds them in every spelling, in code, strings and comments", () => {
    const text =
      'const castingPoints = 1;\n// Dark Legacy does it so\ntype Slot = "battle_field";\nconst broadcasting = 1;';
    expect(problems({ "src/match/a.ts": text })).toEqual([
      'src/match/a.ts:2 says "dark legacy", a word of one game',
      'src/match/a.ts:1 says "casting point", a word of one game',
      'src/match/a.ts:3 says "battle field", a word of one game',
    ]);
  });

  it("lets a game's own folders, the registries and the tests say them", () => {
    for (const path of [
      "src/engine/dark-legacy/a.ts",
      "src/cards/dark-legacy/a.ts",
      "src/render/dark-legacy/a.ts",
      "src/engine/index.ts",
      "src/render/index.ts",
      "test/match/a.test.ts",
    ]) {
      expect(problems({ [path]: "// Boneyard" })).toEqual([]);
    }
  });
});
