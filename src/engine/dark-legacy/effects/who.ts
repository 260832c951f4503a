import type { Amount, Who } from "../../../cards/dark-legacy/vocabulary.ts";
import type { Seat } from "../../kernel/choice.ts";
import { hostOf, isInPlay } from "../board.ts";
import { allMatching, countMatching, hostController } from "../continuous.ts";
import type { Context, State, Target } from "../state.ts";
import { isFallen, opponentFor } from "../teams.ts";

/** Whom an effect meets now; empty when they are gone. */
export function resolveWho(state: State, who: Who, context: Context): Target[] {
  const eye = { controller: context.controller, source: context.source };
  if (typeof who === "object") return allMatching(state, who.each, eye);
  const one = single(state, who, context);
  return one && isThere(state, one) ? [one] : [];
}

function single(state: State, who: Extract<Who, string>, context: Context): Target | null {
  const host = hostOf(state, context.source) ?? context.host;
  switch (who) {
    case "self":
      return { card: context.source };
    case "host":
      return host;
    case "your-hero":
      return { hero: context.controller };
    case "opposing-hero":
      return { hero: opponentFor(state, context.controller, context) };
    case "target":
      return context.targets[0] ?? null;
    case "target-2":
      return context.targets[1] ?? null;
    case "it":
      return context.it;
    case "host-controller": {
      const seat = hostController(state, host);
      return seat === null ? null : { hero: seat };
    }
  }
}

function isThere(state: State, on: Target): boolean {
  if ("hero" in on) return !isFallen(state, on.hero);
  if ("card" in on) return isInPlay(state, on.card);
  return state.stack.some((item) => item.id === on.stack);
}

/** A number known when it is needed, never below 0. */
export function resolveAmount(state: State, amount: Amount, context: Context): number {
  if (typeof amount === "number") return amount;
  if (amount === "x") return context.x;
  if ("each" in amount)
    return (
      amount.times *
      countMatching(state, amount.each, { controller: context.controller, source: context.source })
    );
  return amount.times * (state.cards[context.source]?.play?.tokens[amount.tokens] ?? 0);
}

export function seatOf(state: State, player: "you" | "opponent", context: Context): Seat {
  return player === "you" ? context.controller : opponentFor(state, context.controller, context);
}
