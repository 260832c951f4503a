import type { MsgParam } from "./text.ts";

/** Why something cannot be done: a stable code, the rule that forbids it and the facts of the case. */
export interface Refusal {
  /** Also the catalogue key `refused.<code>`. */
  readonly code: string;
  /** Rule id, e.g. "D-4.12"; the kernel's own refusals cite "K-…". */
  readonly rule: string;
  readonly params?: Readonly<Record<string, MsgParam>>;
}

export function refuse(code: string, rule: string, params?: Readonly<Record<string, MsgParam>>): Refusal {
  return params === undefined ? { code, rule } : { code, rule, params };
}
