import { expect, it } from "vitest";
import { playOut } from "../../src/ai/duel.ts";
import { Patience } from "../../src/ai/patience.ts";
import type { AiPlayer } from "../../src/ai/player.ts";
import { sampleAnswer } from "../../src/engine/kernel/answers.ts";
import type { KernelState } from "../../src/engine/kernel/game.ts";
import { type AnyView, defineGame } from "../../src/engine/kernel/live-match.ts";
import { newRng } from "../../src/engine/kernel/rng.ts";
import { literal, msg } from "../../src/engine/kernel/text.ts";

interface Endless extends KernelState {
  turn: number;
}

/** A game in which one may fidget for ever without the turn coming to an end. */
const endless = defineGame<Endless, AnyView>({
  id: "endless",
  name: "Endless",
  seats: { min: 1, max: 1 },
  texts: {},
  decks: [],
  checkDeck: () => [],
  setup: ({ seed }) => ({ schema: 1, rng: newRng(seed), asks: 1, over: null, turn: 1 }),
  choices: (state) => [
    {
      id: `${state.asks}.0`,
      seat: 0,
      kind: "action",
      prompt: msg("prompt"),
      rule: "X",
      deadline: "decision",
      spec: {
        type: "menu",
        items: [
          { id: "fidget", group: "act", label: literal("Fidget"), fields: [] },
          { id: "end", group: "act", label: literal("End"), fields: [], primary: true },
        ],
      },
    },
  ],
  resolve(state, _choice, answer) {
    state.asks += 1;
    if (answer !== null && typeof answer === "object" && "item" in answer && answer.item === "end") {
      state.turn += 1;
      if (state.turn > 3) state.over = { winners: [0], reason: "end", rule: "X" };
    }
  },
  concede: () => undefined,
  view: () => ({ game: "endless" }),
  describe: () => ({ title: literal(""), lines: [], own: [] }),
  load: () => {
    throw new Error("Nobody loads it");
  },
  redeal: (state) => state,
  turnOf: (state) => state.turn,
});

const fidget: AiPlayer = {
  level: "fidget",
  name: "Fidget",
  choose: () => ({ item: "fidget", fields: {} }),
};

it("an AI that would go on for ever is made to end its turn, every turn anew", () => {
  const setup = { seed: "x", players: [{ name: "A", deck: { name: "", cards: [] } }] };
  const { finished, decisions } = playOut(endless, setup, [fidget], "chance");
  expect(finished).toBe(true);
  expect(decisions).toBe(3 * 81);
});

it("who takes turns of ordinary length is left alone", () => {
  const patience = new Patience();
  for (let turn = 0; turn < 50; turn += 1)
    for (let n = 0; n < 30; n += 1) expect(patience.isWorn(turn)).toBe(false);
  expect(sampleAnswer({ type: "number", min: 1, max: 1 }, () => 0)).toBe(1);
});
