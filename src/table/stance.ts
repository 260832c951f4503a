import { z } from "zod";
import type { Choice, Seat } from "../engine/kernel/choice.ts";
import type { MatchRecord, Snapshot } from "../match/contract.ts";
import { STOPS, type Stops } from "../settings/records.ts";

/** When a player may want to be asked, the most often first. */
export const STANCES = STOPS;

/** What a player lets pass in one match. */
export const stanceSchema = z.object({
  /** When the player is asked here; null: as the player's own settings say. */
  stops: z.enum(STOPS).nullable(),
  /** Everything passes until the player has something to decide that cannot be passed. */
  standing: z.boolean(),
});
export type Stance = Readonly<z.infer<typeof stanceSchema>>;
const OPEN: Stance = { stops: null, standing: false };

export function stanceOf(record: MatchRecord, seat: Seat): Stance {
  return record.stances?.[seat] ?? OPEN;
}

export function withStance(record: MatchRecord, seat: Seat, stance: Stance): MatchRecord {
  return {
    ...record,
    stances: record.sitters.map((_, at) => (at === seat ? stance : stanceOf(record, at))),
  };
}

/** Standing passes end with a decision of one's own. */
export function afterMove(record: MatchRecord, open: readonly Choice[]): MatchRecord["stances"] {
  return record.stances?.map((stance, seat) =>
    stance.standing && open.some((choice) => choice.seat === seat && choice.window === undefined)
      ? { ...stance, standing: false }
      : stance,
  );
}

/**
 * The first open choice that is passed for a person, as that person has settled it. What is passed follows from public facts
 * and from the person's own word, never from the cards they hold, so that a quick pass tells nothing.
 */
export async function passedFor(
  { record, live }: Snapshot,
  stopsOf: (userId: string) => Promise<Stops>,
): Promise<Choice | null> {
  for (const choice of live.choices()) {
    const sitter = record.sitters[choice.seat];
    if (choice.window === undefined || sitter?.kind !== "user") continue;
    const { stops, standing } = stanceOf(record, choice.seat);
    if (standing || passes(stops ?? (await stopsOf(sitter.userId)), choice)) return choice;
  }
  return null;
}

function passes(stops: Stops, { window, deadline }: Choice): boolean {
  if (stops === "action") return window === "moment";
  return stops === "own-turn" && deadline === "response";
}
