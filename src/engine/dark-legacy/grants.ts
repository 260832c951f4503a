import type { Modifier } from "../../cards/dark-legacy/vocabulary.ts";
import { type Msg, msg } from "../kernel/text.ts";
import { listed } from "./lists.ts";

/** What a change of some time gives, in words: "gets +2 AP, has Flying". */

const SUMS = ["ap", "armor", "aura", "life", "attackRoll", "castRoll"] as const;

/** "+" or a real minus sign. */
export function signOf(n: number): string {
  return n < 0 ? "\u2212" : "+";
}

export function grantWords(grant: Modifier): Msg {
  const parts: Msg[] = [];
  for (const figure of SUMS) {
    const n = grant[figure];
    if (n !== undefined) parts.push(msg(`grant.${figure}`, { sign: signOf(n), count: Math.abs(n) }));
  }
  if (grant.apEach !== undefined) parts.push(msg("grant.apEach"));
  for (const keyword of grant.keywords ?? [])
    parts.push(msg("grant.keyword", { keyword: msg(`keyword.${keyword}`) }));
  if (grant.reduceDamage !== undefined)
    parts.push(
      msg("grant.reduceDamage", {
        sign: grant.reduceDamage < 0 ? "more" : "less",
        count: Math.abs(grant.reduceDamage),
      }),
    );
  for (const word of grant.can ?? []) parts.push(msg(`grant.can.${word}`));
  for (const word of grant.cant ?? []) parts.push(msg(`grant.cant.${word}`));
  if (grant.undefendableBy) parts.push(msg("grant.undefendable"));
  return listed(parts);
}
