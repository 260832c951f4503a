import type { Seat, Viewer } from "./choice.ts";
import type { MsgParam } from "./text.ts";

/** Something that happened. The log line is the catalogue's `event.<type>` filled with `params`. */
export interface GameEvent {
  readonly type: string;
  /** The rule that made it happen. */
  readonly rule: string;
  readonly seat?: Seat;
  /** Who may know of it; everybody when absent. */
  readonly only?: readonly Seat[];
  readonly params?: Readonly<Record<string, MsgParam>>;
  /** The figures it has changed: from one position to the next these add up. Names nothing that is hidden. */
  readonly changes?: readonly Change[];
}
/** One figure of one thing on the table going up or down; `of` is an id as in options. */
export interface Change {
  readonly of: string;
  readonly what: string;
  readonly by: number;
}
/** What is kept of events: their figures are for whoever follows a match position by position, and come again by playing it. */
export function withoutChanges(events: readonly GameEvent[]): readonly GameEvent[] {
  return events.map(({ changes: _, ...event }) => event);
}

/** Where rules report what they do. */
export type Emit = (event: GameEvent) => void;

export function visibleTo(event: GameEvent, viewer: Viewer): boolean {
  return event.only === undefined || (viewer !== "spectator" && event.only.includes(viewer));
}
