/**
 * Which part may import which. One table, read from top to bottom: the first entry whose `where` fits a file is its part.
 *
 * `*` in a `where` stands for a game (a folder of src/engine other than the kernel); in `may` it stands for the same game, or for
 * every game where the part itself has no star. `may` are parts that may be imported, `types` those of which only types may
 * (`import type`). A part may always import itself.
 *
 * @typedef {object} Part
 * @property {string} name
 * @property {string} where A folder (with a slash at its end) or a file.
 * @property {string[]} [may] Names of parts; "src" for all of src/, "all" for anything but tests.
 * @property {string[]} [types]
 * @property {string[]} [packages] The only packages it may use; left out, any but those of `guarded`.
 * @property {boolean} [pure] No package of Node's own, no clock, no chance, no process.
 */

const enginePackages = ["seedrandom", "zod", "intl-messageformat"];
/** What every service may lean on. */
const ground = ["config", "log", "programs"];
/** The engine as everybody but a game sees it: the registry and the kernel. */
const engine = ["engine", "kernel", "json", "look"];
const services = ["match", "store", "decks", "heroes", "settings", "tournaments", "ladder", "rulings", "ai"];

/** @type {Part[]} */
export const parts = [
  // Plain JSON as text and hash: no rule in it, so the renderer may key its caches with it.
  { name: "json", where: "src/engine/kernel/json.ts", may: [], packages: [], pure: true },
  // Languages and palettes there are: no rule in it either.
  { name: "look", where: "src/engine/kernel/look.ts", may: [], packages: [], pure: true },
  {
    name: "kernel",
    where: "src/engine/kernel/",
    may: ["json", "look"],
    packages: enginePackages,
    pure: true,
  },
  {
    name: "engine",
    where: "src/engine/index.ts",
    may: ["kernel", "json", "look", "game *", "cards", "cards *"],
    packages: enginePackages,
    pure: true,
  },
  {
    name: "game *",
    where: "src/engine/*/",
    may: ["kernel", "json", "look", "cards", "cards *"],
    packages: enginePackages,
    pure: true,
  },
  { name: "engine", where: "src/engine/", may: ["kernel", "cards"], packages: enginePackages, pure: true },
  {
    name: "cards *",
    where: "src/cards/*/",
    may: ["cards", "kernel", "json", "look"],
    types: ["game *"],
    packages: enginePackages,
    pure: true,
  },
  { name: "cards", where: "src/cards/", may: ["kernel"], packages: enginePackages, pure: true },

  { name: "ai", where: "src/ai/", may: [...engine, "programs"] },
  // The rule book of a game that can be played, and everything else that can be looked up.
  { name: "rulings *", where: "src/rulings/*/", may: ["rulings", ...engine, "game *", "cards", "cards *"] },
  { name: "rulings", where: "src/rulings/", may: ["rulings *", ...engine, ...ground] },
  { name: "store", where: "src/store/", may: [...ground] },
  { name: "decks", where: "src/decks/", may: [...engine, "cards", "store", ...ground] },
  { name: "heroes", where: "src/heroes/", may: [...engine, "store", ...ground] },
  { name: "settings", where: "src/settings/", may: [...engine, "store", ...ground] },
  { name: "ladder", where: "src/ladder/", may: [...engine, "store", "heroes", ...ground] },
  // What a match keeps beside its moves: clock, questions, passes. Its presenter reads it too.
  { name: "table", where: "src/table/", may: [...engine, "settings"], types: ["match"] },
  {
    name: "match",
    where: "src/match/",
    may: [...engine, "store", "ai", "decks", "settings", "table", ...ground],
  },
  {
    name: "tournaments",
    where: "src/tournaments/",
    may: [...engine, "store", "match", "decks", "heroes", ...ground],
  },

  // A picture is drawn from a view: what the engine is made of is no business of the renderer.
  {
    name: "render",
    where: "src/render/index.ts",
    may: ["json", "look", "render *", ...ground],
    types: [...engine],
  },
  {
    name: "render *",
    where: "src/render/*/",
    may: ["render", "json", "look", "cards *", ...ground],
    types: [...engine, "game *", "cards"],
  },
  { name: "render", where: "src/render/", may: ["json", "look", ...ground], types: [...engine, "cards"] },

  // The codec of custom ids: the presenter writes them, the router reads them.
  { name: "custom-id", where: "src/interactions/custom-id.ts", may: [...engine], types: ["present"] },
  { name: "custom-id", where: "src/interactions/click-parts.ts", may: [...engine], types: ["present"] },
  { name: "custom-id", where: "src/interactions/clicks.ts", may: [...engine], types: ["present"] },
  {
    name: "present",
    where: "src/present/",
    may: [...engine, "rulings", "custom-id", "table", ...ground],
    types: [...services, "render", "cards"],
  },
  {
    name: "interactions",
    where: "src/interactions/",
    may: ["present", "custom-id", ...engine, ...services, "render", "discord", ...ground],
  },
  {
    name: "discord",
    where: "src/discord/",
    may: ["present", ...engine, ...services, "render", ...ground],
  },
  {
    name: "commands",
    where: "src/commands/",
    may: ["interactions", "custom-id", "present", ...engine, ...services, "render", "discord", ...ground],
  },

  { name: "config", where: "src/config.ts", may: [] },
  { name: "programs", where: "src/programs.ts", may: [] },
  { name: "log", where: "src/log.ts", may: ["config"] },
  // The composition root and its like in the source folder know everything.
  { name: "main", where: "src/", may: ["src"] },
  { name: "deploy", where: "deploy-commands.ts", may: ["src"] },

  { name: "sandbox", where: "sandbox/", may: [] },
  { name: "scripts", where: "scripts/", may: ["all"] },
  { name: "bench", where: "bench/", may: ["all", "test"] },
  { name: "test", where: "test/", may: ["all", "test"] },
  { name: "root", where: "vitest.config.ts", may: ["scripts"] },
];

/** Packages that only some parts may use. `types`: there as `import type` only. */
export const guarded = [
  {
    packages: ["discord.js"],
    parts: ["commands", "interactions", "discord", "main", "deploy", "test", "bench"],
    types: ["present"],
  },
  { packages: ["canvas"], parts: ["render", "render *", "test", "bench", "scripts"], types: [] },
  {
    packages: ["keyv", "@keyv/redis", "@redis/client", "better-sqlite3"],
    parts: ["store", "test", "bench"],
    types: [],
  },
];

/** What a pure part may not touch: the clock, chance and the process come in from outside. */
export const impure = [
  { pattern: /\bDate\.now\b|\bnew Date\b|\bperformance\.now\b/, what: "reads a clock" },
  {
    pattern: /\bMath\.random\b|\bcrypto\.(randomUUID|getRandomValues)\b/,
    what: "takes chance from outside the match",
  },
  { pattern: /\bprocess\.|\bglobalThis\.process\b/, what: "reads the process" },
  { pattern: /\b(setTimeout|setInterval|setImmediate|queueMicrotask)\s*\(/, what: "waits" },
  { pattern: /\bconsole\./, what: "writes to the terminal" },
];
