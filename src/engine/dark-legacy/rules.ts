import { BUILT_IN, STARTER_DECKS } from "../../cards/dark-legacy/index.ts";
import type { Seat } from "../kernel/choice.ts";
import type { Emit, GameEvent } from "../kernel/event.ts";
import type { GameRules } from "../kernel/game.ts";
import { type Mode, optionsOf } from "../kernel/match-options.ts";
import { literal, msg } from "../kernel/text.ts";
import { advance } from "./advance.ts";
import { resolve } from "./answers.ts";
import { anySeat } from "./any-seat.ts";
import { appraise } from "./appraise.ts";
import { audit } from "./audit/index.ts";
import { playerOf } from "./board.ts";
import { campaign } from "./campaign.ts";
import { choices, sketches } from "./choices.ts";
import { copyState } from "./copy.ts";
import { customSets } from "./custom-sets.ts";
import { checkDeck } from "./decks.ts";
import { describe } from "./describe.ts";
import { drawSetup } from "./draw-setup.ts";
import { defeat } from "./ending.ts";
import { giveUp } from "./giving-up.ts";
import { habit } from "./habit.ts";
import { load } from "./load.ts";
import { odds } from "./odds.ts";
import { readables } from "./readables.ts";
import { redeal } from "./redeal.ts";
import { setup } from "./setup.ts";
import { matchOptions, type State } from "./state.ts";
import { seatsNeeded } from "./teams.ts";
import { tell } from "./tell.ts";
import { de } from "./texts/de.ts";
import { en } from "./texts/en.ts";
import { tutorial } from "./tutorial/index.ts";
import { view } from "./view.ts";
import type { DarkLegacyView } from "./view-types.ts";

/** What is offered as the highest level; the last one caps nothing. */
const LEVEL_CAPS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 99];

/** D-14.1. Teammates sit in turn with their opponents, so that play passes from one team to the other. */
const MODES = matchOptions.shape.teams.unwrap().options.map((teams): Mode => {
  const seats = seatsNeeded(teams);
  return {
    id: teams === "off" ? "duel" : teams,
    label: msg(`mode.${teams}`),
    seats,
    teams: 2,
    options: { teams },
  };
});

/** Dark Legacy: The Rising, for two players or two teams of two or three (D-14). */
export const darkLegacy: GameRules<State, DarkLegacyView> = {
  id: "dark-legacy",
  name: "Dark Legacy: The Rising",
  seats: { min: 2, max: 6 },
  texts: { en, de },
  decks: STARTER_DECKS.map(({ id, list }) => ({ id, label: literal(list.name), list })),
  cards: [...BUILT_IN.values()].map(({ name }) => name),
  options: optionsOf(matchOptions, { maxLevel: LEVEL_CAPS }),
  modes: MODES,
  customSets,
  checkDeck: (deck) => checkDeck(deck),
  drawSetup,
  setup(input, emit) {
    const state = setup(input, emit);
    advance(state, emit);
    return state;
  },
  choices,
  sketches,
  resolve,
  concede,
  view,
  describe,
  tell,
  readables,
  load,
  copy: copyState,
  redeal,
  appraise,
  playedCard,
  anySeat,
  campaign,
  tutorial,
  habit,
  odds,
  turnOf: (state) => state.turn,
  scene: ({ attack, turn }) => (attack && attack.lines.length > 0 ? `attack-${turn}` : null),
  firstSeat: (state) => (state.turn > 0 ? state.first : null),
  audit,
};

/**
 * D-2.13: a loss, by giving up or by running out of time. In a team battle the hero is destroyed, and a teammate decides for
 * what is left (D-14.3).
 */
function concede(state: State, seat: Seat, emit: Emit, outOfTime: boolean): void {
  if (state.over || playerOf(state, seat).fallen === "concession") return;
  const type = outOfTime ? "out-of-time" : "concedes";
  emit({ type, rule: "D-2.13", seat, params: { who: playerOf(state, seat).name } });
  defeat(state, seat, "concession", emit);
  if (state.over) return;
  giveUp(state, seat);
  advance(state, emit);
}

/** Cast, put on, or chosen as starting equipment. */
const PLAYED = new Set(["casts", "casts-at", "casts-at-two", "equips", "starts-with"]);

function playedCard({ type, params }: GameEvent): string | null {
  return PLAYED.has(type) && typeof params?.card === "string" ? params.card : null;
}
