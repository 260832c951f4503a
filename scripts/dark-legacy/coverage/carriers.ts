import type { Choice } from "../../../src/engine/kernel/choice.ts";
import type { GameEvent } from "../../../src/engine/kernel/event.ts";
import type { Refusal } from "../../../src/engine/kernel/refusal.ts";

/** Collects which events, refusals and questions carry which rule, as they are met in play. */
export class Carriers {
  readonly #found = new Map<string, Set<string>>();

  #note(rule: string, what: string): void {
    const kept = this.#found.get(rule) ?? new Set();
    this.#found.set(rule, kept.add(what));
  }
  events(events: readonly GameEvent[]): void {
    for (const { rule, type } of events) this.#note(rule, `event ${type}`);
  }
  refusal({ rule, code }: Refusal): void {
    this.#note(rule, `refusal ${code}`);
  }
  choices(choices: readonly Choice[]): void {
    for (const { rule, kind, spec } of choices) {
      this.#note(rule, `question ${kind}`);
      if (spec.type === "menu") for (const { refused } of spec.items) if (refused) this.refusal(refused);
    }
  }
  of(rule: string): readonly string[] {
    return [...(this.#found.get(rule) ?? [])].sort();
  }
  rules(): readonly string[] {
    return [...this.#found.keys()];
  }
}
