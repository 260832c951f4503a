import { AI_PLAYERS } from "../../src/ai/index.ts";
import { sampleAnswer } from "../../src/engine/kernel/answers.ts";
import type { ActResult, MatchService, Sitter, Snapshot } from "../../src/match/contract.ts";
import { createMatchService, type MatchServiceOptions } from "../../src/match/service.ts";
import type { StateStore } from "../../src/store/port.ts";
import { toyGame } from "../toy/game.ts";

export const ann: Sitter = { kind: "user", userId: "100", name: "Ann" };
export const bob: Sitter = { kind: "user", userId: "200", name: "Bob" };
export const robot: Sitter = { kind: "ai", level: "random", name: "Robot" };

/** Everything that the services reported, so that a test can demand silence. */
export interface Reports {
  readonly lines: string[];
}

export function serviceOver(
  store: StateStore,
  options: Partial<MatchServiceOptions> = {},
): MatchService & Reports {
  const lines: string[] = [];
  const log = {
    warn: (_: object, message: string) => void lines.push(message),
    error: (_: object, message: string) => void lines.push(message),
  };
  const games = new Map([[toyGame.id, toyGame]]);
  return { ...createMatchService({ store, games, players: AI_PLAYERS, log, ...options }), lines };
}

/** What `start` needs for a match of two in the thread `id`. */
export function seating(id: string, sitters: readonly Sitter[] = [ann, bob]) {
  return {
    id,
    game: "toy",
    guildId: "1",
    parentChannelId: "2",
    sitters,
    decks: ["hot", "calm"],
  } as const;
}

export function userAt(match: Snapshot, seat: number): string {
  const sitter = match.record.sitters[seat];
  if (sitter?.kind !== "user") throw new Error(`No person sits at ${seat}`);
  return sitter.userId;
}

/** One move by whoever owes one, drawn at random; null when the match is over. */
export async function anyMove(
  service: MatchService,
  id: string,
  pick: (n: number) => number,
): Promise<ActResult | null> {
  const match = await service.load(id);
  const open = match?.live.choices() ?? [];
  const choice = open[pick(open.length || 1)];
  if (!match || !choice) return null;
  return service.act(id, userAt(match, choice.seat), choice.id, sampleAnswer(choice.spec, pick));
}

/** The stored match must be what its own moves lead to. Returns its number of moves. */
export function provenMoves(match: Snapshot): number {
  const { setup, moves } = match.record.saved;
  const again = toyGame.replay(setup, moves);
  if (again.match.hash() !== match.live.hash())
    throw new Error("The stored state is not what its moves lead to");
  return moves.length;
}
