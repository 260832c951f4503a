import { z } from "zod";

const envelope = z.object({ value: z.unknown(), expires: z.number().nullish() });

/** The value inside Keyv's envelope; throws when the text is something else. */
export function unwrap(text: string): unknown {
  return envelope.parse(JSON.parse(text)).value;
}

/** How many of a key's last writes are remembered by token. */
const REMEMBERED = 8;

/** The list of last writes, `revision=token` joined by spaces, with one more at the end. */
export function remember(writes: string, revision: number, token: string): string {
  const list = writes === "" ? [] : writes.split(" ");
  return [...list, `${revision}=${token}`].slice(-REMEMBERED).join(" ");
}

/** The revision that a token made, or null when it is not among the last writes. */
export function revisionBy(writes: string, token: string): number | null {
  const found = writes.split(" ").find((write) => write.endsWith(`=${token}`));
  return found === undefined ? null : Number.parseInt(found, 10);
}
