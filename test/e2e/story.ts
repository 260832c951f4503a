import { sampleAnswer } from "../../src/engine/kernel/answers.ts";
import type { Answer, Choice, MenuAnswer, MenuItem } from "../../src/engine/kernel/choice.ts";
import type { GameEvent } from "../../src/engine/kernel/event.ts";
import type { Game, Move } from "../../src/engine/kernel/live-match.ts";
import { picker } from "../toy/setup.ts";

/** What has to happen in the match that two people play. */
export const BEATS = [
  "counterspell",
  "instant in window 1",
  "instant in window 2",
  "casting roll bought up",
  "attack roll bought up",
  "charge",
  "cast from charging",
] as const;
export type Beat = (typeof BEATS)[number];

/** One move of the story, with the choice it answers as it stood then. */
export interface Scene {
  readonly choice: Choice;
  readonly answer: Answer;
  readonly events: readonly GameEvent[];
  readonly beats: readonly Beat[];
}

export interface Story {
  readonly seed: string;
  readonly scenes: readonly Scene[];
}

function menuAnswer(answer: Answer): MenuAnswer | null {
  return answer !== null && typeof answer === "object" && "item" in answer ? answer : null;
}

function bought(answer: Answer): boolean {
  const fields = menuAnswer(answer)?.fields.modifiers ?? answer;
  return Array.isArray(fields) && fields.length > 0;
}

/** What a move adds to the story. `charged` is the card put to charge so far. */
function beatsOf(choice: Choice, answer: Answer, events: readonly GameEvent[], charged: string): Beat[] {
  const item = menuAnswer(answer)?.item ?? "";
  const beats: Beat[] = [];
  const casts = item.startsWith("cast.");
  if (casts && choice.prompt.key === "prompt.window.attack-1") beats.push("instant in window 1");
  if (casts && choice.prompt.key === "prompt.window.attack-2") beats.push("instant in window 2");
  if (item === "cast" && bought(answer)) beats.push("casting roll bought up");
  if (choice.kind === "modifiers" && bought(answer)) beats.push("attack roll bought up");
  if (item.startsWith("charge.")) beats.push("charge");
  if (charged !== "" && item === `cast.${charged}`) beats.push("cast from charging");
  if (events.some((event) => event.type === "countered")) beats.push("counterspell");
  return beats;
}

/** A player with the story in mind: saves CP for what is still to come, else plays at random. */
function wish(
  choice: Choice,
  last: Scene | undefined,
  done: ReadonlySet<Beat>,
  charged: string,
  pick: (n: number) => number,
): Answer {
  const { spec } = choice;
  const sample = (item: MenuItem): Answer => sampleAnswer({ type: "menu", items: [item] }, pick);
  if (spec.type === "menu") {
    const open = spec.items.filter((item) => !item.refused);
    const take = (test: (item: MenuItem) => boolean): MenuItem | undefined => open.find(test);
    const window = choice.prompt.key;
    const plain = take((item) => item.primary === true) ?? open[0];
    if (choice.kind === "respond") {
      const counter = take((item) => item.label.params?.card === "Counter Spell");
      // In answer to what the other player just cast in their own action, not to an instant.
      if (counter && last?.choice.kind === "action" && !done.has("counterspell")) return sample(counter);
      const instants = open.filter((item) => item.id.startsWith("cast.") && item !== counter);
      const instant = instants[pick(instants.length || 1)];
      if (instant && window === "prompt.window.attack-1" && !done.has("instant in window 1"))
        return sample(instant);
      if (instant && window === "prompt.window.attack-2" && !done.has("instant in window 2"))
        return sample(instant);
      if (plain) return sample(plain);
    }
    const ready = charged === "" ? undefined : take((item) => item.id === `cast.${charged}`);
    if (ready) return sample(ready);
    const charge = done.has("charge") ? undefined : take((item) => item.id.startsWith("charge."));
    if (charge) return sample(charge);
    const more = open.filter((item) => !item.primary && item.label.params?.card !== "Counter Spell");
    const next = more[pick(more.length + 1)] ?? plain;
    if (next) return sample(next);
  }
  if (choice.kind === "modifiers" && spec.type === "some" && done.has("attack roll bought up")) return [];
  return sampleAnswer(spec, pick);
}

/** Plays the match of one seed by the story's wishes; the scenes up to its last beat, or null when it takes too long. */
export function tell(
  game: Game,
  setup: Parameters<Game["start"]>[0],
  chance: number,
  limit: number,
): Story | null {
  const { match } = game.start(setup);
  const pick = picker(chance);
  const done = new Set<Beat>();
  const scenes: Scene[] = [];
  let charged = "";
  while (scenes.length < limit) {
    const open = match.choices();
    const choice = open[pick(open.length || 1)];
    if (!choice) return null;
    const answer = wish(choice, scenes.at(-1), done, charged, pick);
    const move: Move = { seat: choice.seat, choice: choice.id, answer };
    const applied = match.apply(move);
    if (!applied.ok) throw new Error(`${choice.kind}: ${applied.refusal.code}`);
    const beats = beatsOf(choice, answer, applied.events, charged).filter((beat) => !done.has(beat));
    for (const beat of beats) done.add(beat);
    if (beats.includes("charge")) charged = menuAnswer(answer)?.item.slice("charge.".length) ?? "";
    scenes.push({ choice, answer, events: applied.events, beats });
    if (done.size === BEATS.length) return { seed: setup.seed, scenes };
  }
  return null;
}

/** Seeds are tried from this one on, the first that is known to tell a short story with the decks of today. */
const FIRST = 318;
const TRIES = 600;
const LONGEST = 110;

/** A match of two real decks in which everything happens within about a hundred moves. */
export function findStory(games: ReadonlyMap<string, Game>, decks: readonly string[]): Story {
  for (const game of games.values()) {
    const players = decks.flatMap((id, seat) => {
      const deck = game.decks.find((one) => one.id === id)?.list;
      return deck ? [{ name: seat === 0 ? "Ada" : "Ben", deck }] : [];
    });
    if (players.length !== decks.length) continue;
    for (let n = FIRST; n < FIRST + TRIES; n += 1) {
      const story = tell(game, { seed: `two-people-${n}`, players }, n, LONGEST);
      if (story) return story;
    }
  }
  throw new Error("No seed tells the story");
}
