import { literal, type Msg, msg } from "../kernel/text.ts";

/** Several messages as one, with commas between them; an empty one for none. */
export function listed(parts: readonly Msg[]): Msg {
  const [first, ...more] = parts;
  if (!first) return literal("");
  return more.reduce((one, other) => msg("list.and-so-on", { one, other }), first);
}
