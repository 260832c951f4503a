import type { Setup } from "../../src/engine/kernel/game.ts";
import { toyGame } from "./game.ts";

/** A set-up of the toy game: Ann with the hot deck, Bob with the calm one. */
export function toySetup(seed: string): Setup {
  const [hot, calm] = toyGame.decks;
  if (!hot || !calm) throw new Error("The toy game has two decks");
  return {
    seed,
    players: [
      { name: "Ann", deck: hot.list },
      { name: "Bob", deck: calm.list },
    ],
  };
}

/** Repeatable chance for tests: 0…n-1. */
export function picker(seed: number): (n: number) => number {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}
