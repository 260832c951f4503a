import { createHash, randomBytes } from "node:crypto";

/** A seed that nobody can guess: 256 bits as hex. */
export function newSeed(): string {
  return randomBytes(32).toString("hex");
}

function sha256(text: string): string {
  return createHash("sha256").update(text, "utf8").digest("hex");
}

/** What is shown from the start, so that the secret shown at the end is known to be the same: SHA-256 in hex. */
export function commitment(secret: string): string {
  return sha256(secret);
}

/** What players add to the chance, a place for each seat; null for a seat that added nothing. */
export type Words = readonly (string | null)[];

/** Longest words of a player, in characters. */
export const WORDS_MAX = 80;

/**
 * The seed that dice and shuffles come from. With nobody's words it is the secret itself. Otherwise it is the SHA-256, in
 * hex, of the secret and the words of each seat in order, joined by line feeds; a seat without words is an empty line.
 * Neither the house, bound by the commitment, nor a player, who does not know the secret, can steer it alone.
 */
export function seedFrom(secret: string, words: Words): string {
  if (words.every((one) => one === null)) return secret;
  return sha256([secret, ...words.map((one) => one ?? "")].join("\n"));
}

/** Words as they are kept: one line, no control characters, no space at the ends, at most `WORDS_MAX`; null when nothing is left. */
export function tidyWords(typed: string): string | null {
  const line = typed
    .normalize("NFC")
    .replace(/[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ")
    .trim();
  const kept = [...line].slice(0, WORDS_MAX).join("").trim();
  return kept === "" ? null : kept;
}
