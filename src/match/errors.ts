/** Why a match, challenge or replay cannot be had, apart from failures of the store. */
export type MatchFault =
  | "unknown-game"
  | "unknown-deck"
  | "unknown-level"
  | "seats"
  | "thread-taken"
  | "broken-record"
  | "too-busy"
  | "not-over"
  | "not-a-replay";

export class MatchError extends Error {
  override readonly name = "MatchError";
  readonly fault: MatchFault;
  constructor(fault: MatchFault, message: string, cause?: unknown) {
    super(message, { cause });
    this.fault = fault;
  }
}
