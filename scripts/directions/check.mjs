import { builtinModules } from "node:module";
import { posix } from "node:path";
import { importsOfReduced, reduce } from "./imports.mjs";
import { guarded, impure, parts } from "./layers.mjs";
import { strayWords } from "./words.mjs";

/** @typedef {{ part: import("./layers.mjs").Part, game: string | undefined }} Place */
/** @typedef {import("./imports.mjs").Import} Import */

/**
 * Checks a whole tree.
 * @param {ReadonlyMap<string, string>} files text by path from the root, with forward slashes; sources only
 * @returns {string[]} one line a problem, empty when all is well
 */
export function checkTree(files) {
  const games = gamesOf(files.keys());
  /** @type {string[]} */
  const problems = [];
  /** What is loaded as soon as a file is loaded. @type {Map<string, string[]>} */
  const loads = new Map();
  for (const [path, text] of files) {
    problems.push(...strayWords(path, text));
    const place = placeOf(path, games);
    if (!place) {
      problems.push(`${path} lies in no part that scripts/directions/layers.mjs knows`);
      continue;
    }
    const reduced = reduce(text);
    if (place.part.pure) problems.push(...impurities(path, reduced.code));
    const imports = importsOfReduced(reduced);
    for (const one of imports) {
      const reason = one.from.startsWith(".")
        ? whyNotFile(path, place, one, games)
        : whyNotPackage(place, one);
      if (reason) problems.push(`${path}:${one.line} ${reason}`);
    }
    const targets = imports
      .filter((one) => one.from.startsWith(".") && !one.typeOnly && !one.lazy)
      .map((one) => posix.join(posix.dirname(path), one.from));
    loads.set(
      path,
      targets.filter((target) => files.has(target)),
    );
  }
  for (const circle of circles(loads)) problems.push(`circle: ${[...circle, circle[0]].join(" -> ")}`);
  return problems;
}

/** Every folder of src/engine but the kernel is a game. @param {Iterable<string>} paths */
function gamesOf(paths) {
  const games = new Set();
  for (const path of paths) {
    const game = /^src\/engine\/([^/]+)\//.exec(path)?.[1];
    if (game && game !== "kernel") games.add(game);
  }
  return games;
}

/** @param {string} path @param {Set<string>} games @returns {Place | undefined} */
function placeOf(path, games) {
  for (const part of parts) {
    const [before = "", after] = part.where.split("*");
    if (after === undefined) {
      if (part.where.endsWith("/") ? path.startsWith(part.where) : path === part.where)
        return { part, game: undefined };
      continue;
    }
    const game = path.startsWith(before) ? path.slice(before.length).split("/")[0] : undefined;
    if (game && games.has(game)) return { part, game };
  }
  return undefined;
}

/** @param {string} path @param {Place} place @param {Import} one @param {Set<string>} games */
function whyNotFile(path, place, one, games) {
  const target = posix.join(posix.dirname(path), one.from);
  // A script may name a page it writes, a module the package file's version: neither is code.
  if (!place.part.pure && (target === "package.json" || (one.lazy && !isCode(target)))) return undefined;
  const there = placeOf(target, games);
  if (!there) return `imports ${target}, which lies in no part`;
  const allows = (/** @type {string[]} */ names) => names.some((name) => reaches(name, place, there, target));
  if (allows([place.part.name, ...(place.part.may ?? [])])) return undefined;
  if (!allows(place.part.types ?? [])) return `${label(place)} may not import ${label(there)} (${target})`;
  return one.typeOnly ? undefined : `${label(place)} may import only types of ${label(there)} (${target})`;
}

/** @param {string} path */
function isCode(path) {
  return /\.[mc]?[jt]sx?$/.test(path);
}

/** @param {string} name @param {Place} place @param {Place} there @param {string} target */
function reaches(name, place, there, target) {
  if (name === "all") return there.part.name !== "test";
  if (name === "src") return target.startsWith("src/");
  return (
    name === there.part.name &&
    (place.game === undefined || there.game === undefined || place.game === there.game)
  );
}

/** @param {Place} place */
function label({ part, game }) {
  return game ? part.name.replace("*", game) : part.name;
}

/** @param {Place} place @param {Import} one */
function whyNotPackage(place, one) {
  const name = one.from.replace(/^node:/, "");
  if (one.from.startsWith("node:") || builtinModules.includes(name)) {
    return place.part.pure ? `${label(place)} may not use Node's ${one.from}` : undefined;
  }
  const wanted = name
    .split("/")
    .slice(0, name.startsWith("@") ? 2 : 1)
    .join("/");
  if (place.part.packages && !place.part.packages.includes(wanted))
    return `${label(place)} may not use the package ${wanted}`;
  for (const { packages, parts: holders, types } of guarded) {
    if (!packages.includes(wanted) || holders.includes(place.part.name)) continue;
    if (!types.includes(place.part.name)) return `${label(place)} may not use the package ${wanted}`;
    if (!one.typeOnly) return `${label(place)} may import only types of the package ${wanted}`;
  }
  return undefined;
}

/** @param {string} path @param {string} code with comments and strings taken out */
function impurities(path, code) {
  return code
    .split("\n")
    .flatMap((line, index) =>
      impure.filter(({ pattern }) => pattern.test(line)).map(({ what }) => `${path}:${index + 1} ${what}`),
    );
}

/**
 * Circles of files that load one another; one for each knot, as short as can be. Types alone make no circle, they are gone when the
 * program runs.
 * @param {Map<string, string[]>} loads @returns {string[][]}
 */
function circles(loads) {
  const found = [];
  const told = new Set();
  for (const start of loads.keys()) {
    if (told.has(start)) continue;
    const way = shortestWayBack(loads, start);
    if (!way) continue;
    for (const path of way) told.add(path);
    found.push(way);
  }
  return found;
}

/** @param {Map<string, string[]>} loads @param {string} start */
function shortestWayBack(loads, start) {
  /** @type {Map<string, string>} */
  const cameFrom = new Map();
  const queue = [start];
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    for (const next of loads.get(at) ?? []) {
      if (next === start) {
        const way = [at];
        for (let back = cameFrom.get(at); back !== undefined; back = cameFrom.get(back)) way.unshift(back);
        return way;
      }
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, at);
      queue.push(next);
    }
  }
  return undefined;
}
