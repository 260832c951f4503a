import type { MsgParam } from "./text.ts";

/** Why something cannot be done: a stable code, the rule that forbids it and the facts of the case. */
export interface Refusal {
  /** Also the catalogue key `refused.<code>`. */
  readonly code: string;
  /** Rule id, e.g. "D-4.12"; the kernel's own refusals cite "K-…". */
  readonly rule: string;
  readonly params?: Readonly<Record<string, MsgParam>>;
  /** Of a set-up: whose deck or hero it is about. */
  readonly seat?: number;
}

export function refuse(code: string, rule: string, params?: Readonly<Record<string, MsgParam>>): Refusal {
  return params === undefined ? { code, rule } : { code, rule, params };
}

/** A match that cannot begin: what is wrong with the decks, the profiles or the options. */
export class SetupError extends Error {
  readonly refusals: readonly Refusal[];
  constructor(refusals: readonly Refusal[]) {
    super(refusals.map((one) => `${one.code} (${one.rule})`).join(", "));
    this.name = "SetupError";
    this.refusals = refusals;
  }
}
