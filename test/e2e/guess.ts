import { z } from "zod";
import { type AnyView, defineGame } from "../../src/engine/kernel/live-match.ts";
import { newRng } from "../../src/engine/kernel/rng.ts";
import { literal, msg } from "../../src/engine/kernel/text.ts";

const stateSchema = z.object({
  schema: z.number(),
  rng: z.object({ seed: z.string(), drawn: z.number() }),
  asks: z.number(),
  over: z.object({ winners: z.array(z.number()), reason: z.string(), rule: z.string() }).nullable(),
  name: z.string(),
});
type State = z.infer<typeof stateSchema>;

/** The first seat says a number and wins: only there to ask for one out of many. */
export const guessGame = defineGame<State, AnyView>({
  id: "guess",
  name: "Guess",
  seats: { min: 2, max: 2 },
  texts: {
    en: {
      "guess.title": "Say a number",
      "group.say": "Say",
      "event.said": "{who} said {number, number}",
      "end.said": "a number was said",
    },
  },
  decks: [{ id: "none", label: literal("none"), list: { name: "none", cards: [] } }],
  checkDeck: () => [],
  setup: (setup) => ({
    schema: 1,
    rng: newRng(setup.seed),
    asks: 1,
    over: null,
    name: setup.players[0]?.name ?? "",
  }),
  choices: () => [
    {
      id: "1.0",
      seat: 0,
      kind: "say",
      prompt: msg("guess.title"),
      rule: "G-1",
      deadline: "decision",
      spec: { type: "number", min: 1, max: 300 },
    },
  ],
  resolve(state, choice, answer, emit) {
    const number = typeof answer === "number" ? answer : 0;
    emit({ type: "said", rule: "G-1", seat: choice.seat, params: { who: state.name, number } });
    state.over = { winners: [0], reason: "said", rule: "G-1" };
  },
  concede(state, seat) {
    state.over = { winners: [1 - seat], reason: "said", rule: "G-1" };
  },
  view: () => ({ game: "guess" }),
  describe: () => ({ title: msg("guess.title"), lines: [], own: [] }),
  load: (saved) => stateSchema.parse(saved),
  redeal: (state) => structuredClone(state),
});
