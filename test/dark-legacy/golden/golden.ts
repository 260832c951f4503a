import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { canonicalJson } from "../../../src/engine/kernel/json.ts";
import type { LiveMatch } from "../../../src/engine/kernel/live-match.ts";

/** Digest of everything told so far; equal values give equal digests, whatever the order of their keys. */
export class Told {
  private readonly hash = createHash("sha256");

  add(...values: readonly unknown[]): this {
    for (const value of values) this.hash.update(`${canonicalJson(value)}\n`);
    return this;
  }
  /** What a match shows: the views of all seats and of spectators, and those in words. */
  addViews(match: LiveMatch): this {
    for (const viewer of [...match.setup.players.keys(), "spectator"] as const)
      this.add(match.view(viewer), match.describe(viewer));
    return this;
  }
  get digest(): string {
    return this.hash.copy().digest("hex").slice(0, 12);
  }
}

const updating = process.env.UPDATE_GOLDEN !== undefined && process.env.UPDATE_GOLDEN !== "";

/**
 * What was told when somebody last looked, by name. With UPDATE_GOLDEN=1 everything is right, and `write` keeps it; a name that
 * is not there yet is right too.
 */
export class Golden {
  private readonly file: URL;
  private readonly known: ReadonlyMap<string, string>;
  private readonly now = new Map<string, string>();

  constructor(name: string) {
    this.file = new URL(`./${name}.json`, import.meta.url);
    const text = updating ? "{}" : readFileSync(this.file, "utf8");
    this.known = new Map(Object.entries(z.record(z.string(), z.string()).parse(JSON.parse(text))));
  }

  /** Null, or what to do about the difference. */
  difference(name: string, digest: string): string | null {
    this.now.set(name, digest);
    const before = this.known.get(name);
    if (before === undefined || before === digest) return null;
    return `${name} tells another story than before. If that is meant: UPDATE_GOLDEN=1 npx vitest run test/dark-legacy`;
  }

  write(): void {
    if (!updating) return;
    writeFileSync(this.file, `${JSON.stringify(Object.fromEntries(this.now), null, 2)}\n`);
  }
}
