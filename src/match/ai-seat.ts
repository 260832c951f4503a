import { randomInt } from "node:crypto";
import { passiveAnswer } from "../ai/passive.ts";
import { Patience } from "../ai/patience.ts";
import type { AiPlayer } from "../ai/player.ts";
import { Seen } from "../ai/seen.ts";
import type { Thinker } from "../ai/thinker.ts";
import { neverLate } from "../ai/thought.ts";
import { checkAnswer, sampleAnswer } from "../engine/kernel/answers.ts";
import type { Answer, Choice } from "../engine/kernel/choice.ts";
import type { Snapshot } from "./contract.ts";
import { isTaught } from "./lessons.ts";
import type { Log } from "./log.ts";
import { newSeed } from "./seed.ts";

/** Chance of the AI seats; the match's own is never touched: 0…n-1. */
const aiPick = (n: number): number => randomInt(Math.max(1, n));

/** The first open choice that an AI seat owes, or null when a person is asked or the match is over. */
export function owedByAi({ record, live }: Snapshot): Choice | null {
  return live.choices().find((choice) => record.sitters[choice.seat]?.kind === "ai") ?? null;
}

export interface AiSeatsOptions {
  /** AI players by level. */
  readonly players: ReadonlyMap<string, AiPlayer>;
  readonly log: Log;
  /** Where the players think; here when absent. */
  readonly thinker?: Thinker;
  readonly pick?: (n: number) => number;
}

/** Answers for the AI seats of all matches. */
export class AiSeats {
  readonly #options: AiSeatsOptions;
  /** By match and seat; a seat that is forgotten by a new start begins to count anew. */
  readonly #patience = new Map<string, Patience>();

  constructor(options: AiSeatsOptions) {
    this.#options = options;
  }

  /**
   * From what a person at that seat would see. A player that fails or answers amiss is replaced for this one move by what a
   * sound player does by habit, or by chance, so that nobody waits for ever. One that fails since all is being closed is no
   * failure, and there is no answer.
   */
  async answer(snapshot: Snapshot, choice: Choice, closing: () => boolean): Promise<Answer | undefined> {
    const { players, log, pick = aiPick } = this.#options;
    const { record, live } = snapshot;
    const sitter = record.sitters[choice.seat];
    const player = sitter?.kind === "ai" ? players.get(sitter.level) : undefined;
    const led = isTaught(record) ? live.partner(choice) : null;
    if (led !== null && checkAnswer(choice.spec, led) === null) return led;
    const about = { match: record.id, choice: choice.id, level: player?.level };
    if (this.#patienceOf(record.id, choice.seat).isWorn(live.turn())) return passiveAnswer(choice.spec);
    try {
      const answer = player && (await this.#think(snapshot, choice, player, pick));
      if (answer !== undefined && checkAnswer(choice.spec, answer) === null) return answer;
      log.error(about, "AI has no fitting answer");
    } catch (error) {
      if (closing()) return undefined;
      log.error({ ...about, error }, "AI failed");
    }
    const quick = live.habit(choice, pick);
    return quick !== null && checkAnswer(choice.spec, quick) === null
      ? quick
      : sampleAnswer(choice.spec, pick);
  }

  /** To be called when a match is over. */
  forget(match: string, seats: number): void {
    for (let seat = 0; seat < seats; seat += 1) this.#patience.delete(`${match}/${seat}`);
  }

  async #think(
    { live }: Snapshot,
    choice: Choice,
    player: AiPlayer,
    pick: (n: number) => number,
  ): Promise<Answer> {
    const { thinker } = this.#options;
    if (thinker && player.thinksLong) {
      const saved = { ...live.save(), moves: [] };
      return thinker.think({ saved, choice: choice.id, level: player.level, seed: newSeed() });
    }
    return player.choose(new Seen(live, choice, pick, newSeed, neverLate));
  }

  #patienceOf(match: string, seat: number): Patience {
    const key = `${match}/${seat}`;
    const kept = this.#patience.get(key) ?? new Patience();
    this.#patience.set(key, kept);
    return kept;
  }
}
