import type { Result } from "./play.ts";

/** Adds games up; the order in which they come does not matter. */
export class Summary {
  games = 0;
  moves = 0;
  readonly faults: Result[] = [];
  readonly #modes = new Map<string, { games: number; moves: number }>();
  readonly #reasons = new Map<string, number>();
  readonly #held = new Set<string>();
  readonly #played = new Set<string>();

  add(result: Result): void {
    this.games += 1;
    this.moves += result.moves;
    if (result.fault !== null) this.faults.push(result);
    const mode = this.#modes.get(result.mode) ?? { games: 0, moves: 0 };
    this.#modes.set(result.mode, { games: mode.games + 1, moves: mode.moves + result.moves });
    this.#reasons.set(result.reason, (this.#reasons.get(result.reason) ?? 0) + 1);
    for (const name of result.held) this.#held.add(name);
    for (const name of result.played) this.#played.add(name);
  }

  lines(): string[] {
    const never = [...this.#held].filter((name) => !this.#played.has(name)).sort();
    const faults = this.faults.length === 0 ? "no fault" : `${this.faults.length} with a fault`;
    return [
      `${this.games} games, ${this.moves} moves, ${faults}`,
      ...[...this.#modes].sort().map(([mode, { games, moves }]) => `${mode}: ${games} games, ${moves} moves`),
      ...[...this.#reasons].sort().map(([reason, count]) => `ended by ${reason}: ${count}`),
      `cards in the decks: ${this.#held.size}, never played: ${never.length === 0 ? "none" : never.join(", ")}`,
    ];
  }
}
