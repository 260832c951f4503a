import { TOKENS } from "../../../cards/dark-legacy/vocabulary.ts";
import type { GameEvent } from "../../kernel/event.ts";
import { IN_PLAY } from "../changes.ts";
import { cardDef } from "../defs.ts";
import type { CardId, InPlay, Player, State } from "../state.ts";
import type { Found } from "./one-zone.ts";

/**
 * Damage, Life, CP, tokens and charges are conserved: what events tell of them is exactly the difference between the
 * position before a move and the one after it. A card that leaves play takes all it has with it.
 */

/** Figure by "thing figure"; what is 0 is left out. */
type Figures = Map<string, number>;

export interface Ledger {
  readonly figures: Figures;
  /** The stamp of everything in play: a card that comes back is another one. */
  readonly stamps: ReadonlyMap<string, number>;
  readonly cards: number;
  readonly restarts: number;
}

/** Everything that is counted in a position. */
export function takeLedger(state: State, { inPlay, cards }: Pick<Found, "inPlay" | "cards">): Ledger {
  const figures: Figures = new Map();
  const stamps = new Map<string, number>();
  for (const player of state.players) writeHero(figures, player);
  for (const id of inPlay) {
    const play = state.cards[id]?.play;
    if (!play) continue;
    const thing = play.place.zone === "charging" ? `charging-${play.controller}` : id;
    stamps.set(thing, play.stamp);
    writeCard(figures, thing, play);
  }
  return { figures, stamps, cards, restarts: state.restarts };
}

function put(figures: Figures, thing: string, what: string, value: number): void {
  if (value !== 0) figures.set(`${thing} ${what}`, value);
}

function writeHero(figures: Figures, player: Player): void {
  const thing = `hero-${player.seat}`;
  put(figures, thing, "life", player.life);
  put(figures, thing, "cp", player.cp);
  put(figures, thing, "damage.armor", player.armorDamage);
  put(figures, thing, "damage.aura", player.auraDamage);
  for (const token of TOKENS) put(figures, thing, `token.${token}`, player.tokens[token] ?? 0);
}

function writeCard(figures: Figures, thing: string, play: InPlay): void {
  put(figures, thing, "damage.armor", play.armor);
  put(figures, thing, "damage.aura", play.aura);
  put(figures, thing, "damage.life", play.life);
  put(figures, thing, "charges", play.charges);
  for (const token of TOKENS) put(figures, thing, `token.${token}`, play.tokens[token] ?? 0);
}

/** What does not add up from one position to the next, in words. */
export function faultInLedger(
  before: Ledger,
  events: readonly GameEvent[],
  after: Ledger,
  state: State,
): string | null {
  if (after.cards !== before.cards) return `there were ${before.cards} cards and are ${after.cards}`;
  const wrong = faultInWords(events);
  if (wrong) return wrong;
  // D-13.3: a game that starts over is another one; what came before its beginning counts no longer.
  const from =
    after.restarts === before.restarts ? -1 : events.findLastIndex((one) => one.type === "starts-over");
  const told = from < 0 ? new Map(before.figures) : freshGame(state);
  const begun = new Set<string>();
  for (const event of events.slice(from + 1))
    for (const { of, what, by } of event.changes ?? [])
      if (what === IN_PLAY) {
        begun.add(of);
        enter(told, state, of);
      } else told.set(`${of} ${what}`, (told.get(`${of} ${what}`) ?? 0) + by);
  for (const key of new Set([...told.keys(), ...after.figures.keys()])) {
    const [thing = ""] = key.split(" ");
    if (!counts(thing, before, after, begun)) continue;
    const is = after.figures.get(key) ?? 0;
    const should = told.get(key) ?? 0;
    if (is !== should) return `${key} is ${is}, and the events come to ${should}`;
  }
  return null;
}

/** Heroes always; cards as long as they are there. A card that begins to charge begins at 0. */
function counts(thing: string, before: Ledger, after: Ledger, begun: ReadonlySet<string>): boolean {
  if (thing.startsWith("hero-")) return true;
  const stamp = after.stamps.get(thing);
  return stamp !== undefined && (stamp === before.stamps.get(thing) || begun.has(thing));
}

function enter(told: Figures, state: State, id: CardId): void {
  for (const what of [
    "damage.armor",
    "damage.aura",
    "damage.life",
    "charges",
    ...TOKENS.map((one) => `token.${one}`),
  ])
    told.delete(`${id} ${what}`);
  put(told, id, "token.ammo", cardDef(state, id).ammo ?? 0);
}

function freshGame(state: State): Figures {
  const figures: Figures = new Map();
  for (const player of state.players) put(figures, `hero-${player.seat}`, "life", player.startingLife);
  return figures;
}

/** Words and figures agree, event by event; a spell costs what was paid for it, by oneself and by teammates (D-14.4). */
function faultInWords(events: readonly GameEvent[]): string | null {
  let lent = 0;
  for (const event of events) {
    const fault = faultInEvent(event);
    if (fault) return fault;
    const { amount, cost } = event.params ?? {};
    if (event.type === "lends-cp") lent += Number(amount);
    else if (event.type === "activates") lent = 0;
    else if (event.type.startsWith("casts")) {
      const paid = lent - (event.changes ?? []).reduce((sum, one) => sum + one.by, 0);
      if (paid !== cost) return `${event.type} says ${String(cost)} CP, and ${paid} are paid`;
      lent = 0;
    }
  }
  return null;
}

const LAYERS = new Set(["damage-armor", "damage-aura", "damage-creature"]);
const PAYING = new Set(["gains-cp", "loses-cp", "gains-life", "stores-cp", "tokens-on", "tokens-off"]);

/** What an event says in words is what it says in figures: damage told is damage taken, as far as there was Life left. */
function faultInEvent(event: GameEvent): string | null {
  const { amount, left } = event.params ?? {};
  if (typeof amount !== "number") return null;
  const changes = event.changes ?? [];
  const sum = Math.abs(changes.reduce((all, one) => all + one.by, 0));
  const most = Math.max(0, ...changes.map((one) => Math.abs(one.by)));
  const says = `${event.type} says ${amount} and changes`;
  if (LAYERS.has(event.type) && sum !== amount) return `${says} ${sum}`;
  if (PAYING.has(event.type) && most !== amount) return `${says} ${most}`;
  if (event.type === "damage-life" && (sum > amount || (sum < amount && left !== 0))) return `${says} ${sum}`;
  return event.type === "cp-fade" && sum !== amount ? `${says} ${sum}` : null;
}
