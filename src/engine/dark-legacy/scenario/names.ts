import { foldName } from "../../../cards/dark-legacy/index.ts";
import type { Seat } from "../../kernel/choice.ts";
import { ownDef } from "../defs.ts";
import type { CardId, State } from "../state.ts";

/** What a scenario says cannot be understood or done: the text tells why. */
export class ScenarioProblem extends Error {
  override readonly name = "ScenarioProblem";
}

/** "Frank/Zap#2" taken apart. */
interface Ref {
  readonly owner: Seat | null;
  readonly name: string;
  readonly nth: number | null;
}

export function seatOf(state: State, name: string): Seat {
  const player = state.players.find((one) => foldName(one.name) === foldName(name));
  if (!player) throw new ScenarioProblem(`There is no player "${name}"`);
  return player.seat;
}

function parseRef(state: State, ref: string): Ref {
  const match = /^(?:([^/]+)\/)?([^#]+?)(?:#(\d+))?$/.exec(ref);
  if (!match?.[2]) throw new ScenarioProblem(`"${ref}" is no name of a card`);
  return {
    owner: match[1] === undefined ? null : seatOf(state, match[1]),
    name: foldName(match[2]),
    nth: match[3] === undefined ? null : Number(match[3]),
  };
}

/** Which hero "hero" or "Frank/hero" means; null when no hero is meant. Without a player it is `plain`. */
export function heroMeant(state: State, ref: string, plain: Seat): Seat | null {
  const parsed = parseRef(state, ref);
  return parsed.name === "hero" ? (parsed.owner ?? plain) : null;
}

/** All cards a reference can mean, oldest first; with "#n" the n-th of them alone. Throws when there is none. */
export function cardsMeant(state: State, ref: string): CardId[] {
  const { owner, name, nth } = parseRef(state, ref);
  const found = Object.keys(state.cards)
    .sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)))
    .filter(
      (id) =>
        foldName(ownDef(state, id).name) === name && (owner === null || state.cards[id]?.owner === owner),
    );
  const chosen = nth === null ? found : found.slice(nth - 1, nth);
  if (chosen.length === 0) throw new ScenarioProblem(`There is no card "${ref}"`);
  return chosen;
}

/** The one card a reference means: among several, the only one in play, else the first. */
export function cardMeant(state: State, ref: string): CardId {
  const found = cardsMeant(state, ref);
  const inPlay = found.filter((id) => state.cards[id]?.play);
  if (inPlay.length > 1)
    throw new ScenarioProblem(`"${ref}" can mean ${inPlay.length} cards: write ${ref}#1 …`);
  const one = inPlay[0] ?? found[0];
  if (one === undefined) throw new ScenarioProblem(`There is no card "${ref}"`);
  return one;
}

export function sameName(a: string, b: string): boolean {
  return foldName(a) === foldName(b);
}
