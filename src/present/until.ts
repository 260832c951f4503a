import type { Seat } from "../engine/kernel/choice.ts";
import type { Snapshot } from "../match/contract.ts";
import { deadlineOf } from "../table/clock.ts";
import type { Speaker } from "./say.ts";

/** Seconds since the epoch, as Discord's timestamps want them. */
export function stamp(ms: number): number {
  return Math.floor(ms / 1000);
}

/** A line on who is to move, with the moment at which that ends. */
export function untilLine({ record, live }: Snapshot, seat: Seat, said: string, speaker: Speaker): string {
  const at = record.clock ? deadlineOf(record.clock, live.choices(), seat) : null;
  return at === null ? said : speaker.tell("ui.table.until", { line: said, at: stamp(at) });
}
