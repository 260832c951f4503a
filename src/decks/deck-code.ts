import { createHash } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { z } from "zod";
import type { DeckList } from "../engine/kernel/game.ts";

/** A deck with the game it is for, as a code that can be pasted anywhere. */
export interface CodedDeck {
  readonly game: string;
  readonly list: DeckList;
}

const PREFIX = "PM1.";
const CHECK = 4;
/** No deck is nearly as long; a short code must not unfold into a huge text. */
const UNPACKED_MAX = 32_768;
export const CODE_MAX = 6_000;

const coded = z.tuple([
  z.string().max(64),
  z.string().max(200),
  z
    .array(z.tuple([z.number().int().min(1).max(999), z.string().min(1).max(200)]))
    .min(1)
    .max(500),
]);

/** "PM1." with base64url of the packed deck and of a check over it. */
export function encodeDeck({ game, list }: CodedDeck): string {
  const plain = JSON.stringify([game, list.name, list.cards.map(({ name, count }) => [count, name])]);
  const packed = deflateRawSync(Buffer.from(plain), { level: 9 });
  return `${PREFIX}${Buffer.concat([checkOf(packed), packed]).toString("base64url")}`;
}

/** Whether a text wants to be such a code. */
export function isDeckCode(text: string): boolean {
  return /^PM\d+\./.test(text.trim());
}

/** The deck of a code; null when it is none, or was cut or changed on the way. */
export function decodeDeck(text: string): CodedDeck | null {
  const code = text.replace(/\s+/g, "");
  if (!code.startsWith(PREFIX) || code.length > CODE_MAX) return null;
  const bytes = Buffer.from(code.slice(PREFIX.length), "base64url");
  const packed = bytes.subarray(CHECK);
  if (!checkOf(packed).equals(bytes.subarray(0, CHECK))) return null;
  try {
    const plain = inflateRawSync(packed, { maxOutputLength: UNPACKED_MAX }).toString("utf8");
    const parsed = coded.safeParse(JSON.parse(plain));
    if (!parsed.success) return null;
    const [game, name, cards] = parsed.data;
    return { game, list: { name, cards: cards.map(([count, card]) => ({ name: card, count })) } };
  } catch {
    return null;
  }
}

function checkOf(packed: Uint8Array): Buffer {
  return createHash("sha256").update(packed).digest().subarray(0, CHECK);
}
