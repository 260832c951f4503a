import { randomInt } from "node:crypto";
import type { AiPlayer } from "../ai/player.ts";
import { checkAnswer, sampleAnswer } from "../engine/kernel/answers.ts";
import type { Answer, Choice } from "../engine/kernel/choice.ts";
import type { Snapshot } from "./contract.ts";
import type { Log } from "./log.ts";
import { newSeed } from "./seed.ts";

/** Chance of the AI seats; the match's own is never touched: 0…n-1. */
export const aiPick = (n: number): number => randomInt(Math.max(1, n));

/** The first open choice that an AI seat owes, or null when a person is asked or the match is over. */
export function owedByAi({ record, live }: Snapshot): Choice | null {
  return live.choices().find((choice) => record.sitters[choice.seat]?.kind === "ai") ?? null;
}

/**
 * An AI seat's answer, from what a person at that seat would see. A player that fails or answers amiss is replaced by
 * chance for this one move, so that nobody waits for ever.
 */
export function aiAnswer(
  snapshot: Snapshot,
  choice: Choice,
  players: ReadonlyMap<string, AiPlayer>,
  log: Log,
  pick: (n: number) => number = aiPick,
): Answer {
  const { record, live } = snapshot;
  const sitter = record.sitters[choice.seat];
  const player = sitter?.kind === "ai" ? players.get(sitter.level) : undefined;
  const { seat } = choice;
  try {
    const answer = player?.choose({
      seat,
      view: live.view(seat),
      choice,
      pick,
      imagine: () => live.redeal(seat, pick, newSeed()),
    });
    if (answer !== undefined && checkAnswer(choice.spec, answer) === null) return answer;
    log.error({ match: record.id, choice: choice.id, level: player?.level }, "AI has no fitting answer");
  } catch (error) {
    log.error({ match: record.id, choice: choice.id, level: player?.level, error }, "AI failed");
  }
  return sampleAnswer(choice.spec, pick);
}
