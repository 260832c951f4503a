import { passiveAnswer } from "../../src/ai/passive.ts";
import { STARTER_DECKS } from "../../src/cards/dark-legacy/index.ts";
import { darkLegacy } from "../../src/engine/dark-legacy/index.ts";
import { sampleAnswer } from "../../src/engine/kernel/answers.ts";
import type { Answer, Choice } from "../../src/engine/kernel/choice.ts";
import type { Setup } from "../../src/engine/kernel/game.ts";
import { below, newRng } from "../../src/engine/kernel/rng.ts";
import { packMoves } from "../../src/engine/kernel/saved.ts";
import { cpuSeconds, type Figures } from "../figures.ts";

const ACTIONS = 20_000;
const PART = 4_000;
/** One action in so many is a random one, so that the table fills and the turns pass. */
const LIVELY = 100;

/** A relic that starts on the table and can be used for ever: decks run out long before 20,000 actions otherwise. */
const FOUNTAIN = {
  id: "bench-fountain",
  name: "Bench Fountain",
  faction: "General",
  type: "relic",
  cost: 0,
  level: 1,
  abilities: [{ kind: "activate", cost: {}, do: [{ op: "gain-life", to: "your-hero", amount: 1 }] }],
};

/** One match of 20,000 actions: what an action costs at its end compared with its beginning, and what the state weighs. */
export function benchLongGame(): Figures {
  const rng = newRng("long-game");
  const pick = (n: number): number => below(rng, n);
  const { match } = darkLegacy.start(setup());
  const seconds: number[] = [];
  const weights: number[] = [];
  for (let part = 0; part < ACTIONS / PART; part += 1) {
    seconds.push(
      cpuSeconds(() => {
        for (let n = 0; n < PART; n += 1) {
          const choice = match.choices()[0];
          if (!choice) throw new Error(`The long match ended after ${match.moves.length} actions`);
          match.apply({ seat: choice.seat, choice: choice.id, answer: answerTo(choice, pick) });
        }
      }),
    );
    weights.push(Buffer.byteLength(JSON.stringify(match.save().state)));
  }
  const [, second = Number.NaN] = seconds;
  const last = seconds.at(-1) ?? Number.NaN;
  return {
    "engine.long_game.actions": { value: match.moves.length, unit: "actions" },
    "engine.long_game.last_to_second_fifth": { value: Number((last / second).toFixed(2)), unit: "x" },
    "engine.long_game.save_bytes": { value: Math.max(...weights), unit: "bytes" },
    "engine.long_game.log_bytes_per_action": {
      value: Number((JSON.stringify(packMoves(match.moves)).length / match.moves.length).toFixed(1)),
      unit: "bytes",
    },
  };
}

function answerTo({ kind, spec }: Choice, pick: (n: number) => number): Answer {
  const fountain =
    kind === "starting-pick" && spec.type === "one" ? spec.options.find(isFountain) : undefined;
  if (fountain) return fountain.id;
  if (pick(LIVELY) === 0) return sampleAnswer(spec, pick);
  const use =
    kind === "action" && spec.type === "menu"
      ? spec.items.find((item) => !item.refused && item.id.startsWith("use.") && isFountain(item))
      : undefined;
  return use ? { item: use.id, fields: {} } : passiveAnswer(spec);
}

function isFountain({ label }: { readonly label: Choice["prompt"] }): boolean {
  return JSON.stringify(label).includes(FOUNTAIN.name);
}

function setup(): Setup {
  const players = STARTER_DECKS.slice(0, 2).map(({ list }, seat) => ({
    name: `Seat ${seat}`,
    deck: { name: list.name, cards: [...list.cards, { name: FOUNTAIN.name, count: 1 }] },
  }));
  return { seed: "long-game", players, options: { defs: [FOUNTAIN] } };
}
