import { createHash, randomBytes } from "node:crypto";

/** A seed that nobody can guess: 256 bits as hex. */
export function newSeed(): string {
  return randomBytes(32).toString("hex");
}

/** What is shown from the start, so that the seed shown at the end is known to be the same: SHA-256 in hex. */
export function commitment(seed: string): string {
  return createHash("sha256").update(seed, "utf8").digest("hex");
}
