import { z } from "zod";
import { byName, foldName } from "../../cards/dark-legacy/index.ts";
import { type CardDef, FACTIONS, TOKENS } from "../../cards/dark-legacy/vocabulary.ts";
import type { Seat } from "../kernel/choice.ts";
import type { Emit } from "../kernel/event.ts";
import { advance } from "./advance.ts";
import { playerOf, playOf, WEAPON_SLOTS } from "./board.ts";
import { cardDef, isPermanent } from "./defs.ts";
import { auraOf } from "./figures.ts";
import { forget } from "./memo.ts";
import { emptyState, newCard, newPlayer } from "./setup.ts";
import { type CardId, matchOptions, type Place, type Player, type State } from "./state.ts";
import { around, seatsNeeded } from "./teams.ts";
import { enterPlay, putAside } from "./zones.ts";

/** Any position of a match, written by hand: for scenarios, tests and bug reports. */
const tokens = z.partialRecord(z.enum(TOKENS), z.int().min(0));
const cardName = z.string().min(1);

const attachment = z.union([
  cardName,
  z.strictObject({ card: cardName, spent: z.boolean().optional(), tokens: tokens.optional() }),
]);
const standing = z.strictObject({
  card: cardName,
  spent: z.boolean().optional(),
  damage: z.int().min(0).default(0).describe("Goes through the layers in their order."),
  tokens: tokens.optional().describe("Replaces the starting ammo too."),
  locked: z.int().min(0).default(0),
  by: z.string().optional().describe("Name of the teammate who controls it (D-14.4)."),
  since: z.int().min(0).default(0).describe("Turn in which it came into play."),
  attached: z.array(attachment).default([]),
});
/** A card in play: its name alone, or with how it stands. */
const inPlay = z.union([cardName, standing]);
const slots = z.strictObject({ primary: inPlay.optional(), secondary: inPlay.optional() });

const player = z.strictObject({
  name: z.string().min(1),
  level: z.int().min(1).max(99).default(1),
  faction: z.enum(FACTIONS).default("General"),
  reroll: z.enum(["cast", "attack"]).default("cast"),
  creatureBonus: z.enum(["roll", "ap"]).default("roll"),
  fallen: z
    .enum(["life", "poison", "deck", "concession"])
    .optional()
    .describe("The hero is defeated (D-14.3, D-15.2)."),
  life: z.int().min(0).optional(),
  cp: z.int().min(0).default(0),
  poison: z.int().min(0).default(0),
  deck: z.array(cardName).default([]).describe("Top card first."),
  hand: z.array(cardName).default([]),
  boneyard: z.array(cardName).default([]).describe("Oldest first."),
  removed: z.array(cardName).default([]),
  weapons: slots
    .extend({ "primary-2": inPlay.optional(), "secondary-2": inPlay.optional() })
    .default({})
    .describe("Two in a slot only with a card that allows it (D-13.5)."),
  armor: slots.default({}),
  equip: z.array(attachment).default([]).describe("Enhancements on the hero."),
  field: z.array(z.array(inPlay)).default([]).describe("Slot by slot; the last is the Instant/Spell slot."),
  charging: z.strictObject({ card: cardName, charges: z.int().min(0).default(0) }).optional(),
  armorPlayed: z.int().min(0).optional().describe("Default: what lies in the slots."),
  epicPlayed: z.int().min(0).optional(),
  turnsTaken: z.int().min(0).optional().describe("Default: as the turn number says."),
  used: z.array(z.enum(["look", "reroll"])).default([]),
});

export const positionInput = z.strictObject({
  turn: z.int().min(1).default(5).describe("Counts the turns of both players."),
  active: z.string().optional().describe("Name of the player whose turn it is; the first one by default."),
  action: z.enum(["attack", "cast"]).optional().describe("The action already taken this turn."),
  options: matchOptions.partial().default({}),
  restarts: z.int().min(0).default(0).describe("How often the game has started over (D-13.3)."),
  players: z.array(player).min(2).max(6),
});
export type PositionInput = z.infer<typeof positionInput>;
type PlayerInput = PositionInput["players"][number];
type InPlayInput = z.infer<typeof inPlay>;

/**
 * Builds the position in the Action Phase of the active player, run on to the first decision. Throws an Error with a
 * sentence for an unknown name or a slot that does not exist.
 */
export function buildPosition(
  input: PositionInput & { readonly cards?: readonly CardDef[]; readonly dice?: readonly number[] },
  emit: Emit,
): State {
  const state = emptyState("position", matchOptions.parse(input.options), input.dice);
  const own = new Map<string, CardDef>();
  for (const def of input.cards ?? []) {
    state.defs[def.id] = def;
    own.set(foldName(def.name), def);
  }
  const find = (name: string): CardDef => {
    const def = own.get(foldName(name)) ?? byName(name);
    if (!def) throw new Error(`There is no card "${name}"`);
    return def;
  };
  const needed = seatsNeeded(state.options.teams);
  if (input.players.length !== needed) throw new Error(`This kind of match has ${needed} players`);
  for (const [seat, one] of input.players.entries()) {
    const { level, faction, reroll, creatureBonus } = one;
    const player = newPlayer(seat, one.name, state, { level, faction, reroll, creatureBonus });
    state.players.push({
      ...player,
      used: [...one.used],
      ...(one.fallen === undefined ? {} : { fallen: one.fallen, life: 0 }),
    });
  }
  const active = seatNamed(state, input.active);
  state.turn = input.turn;
  state.active = active;
  const order = around(state, active);
  state.first = order[(order.length - ((input.turn - 1) % order.length)) % order.length] ?? active;
  state.phase = "action";
  state.action = input.action ?? null;
  state.restarts = input.restarts;
  for (const [seat, one] of input.players.entries()) new Builder(state, seat, find).place(one);
  state.triggers = [];
  forget(state);
  for (const one of state.players) healthy(one);
  state.agenda.push({ do: "turn-over" }, { do: "end-turn" }, { do: "action", ask: 0 });
  advance(state, emit);
  return state;
}

function seatNamed(state: State, name: string | undefined): Seat {
  if (name === undefined) return 0;
  const found = state.players.find((one) => one.name === name);
  if (!found) throw new Error(`There is no player "${name}"`);
  return found.seat;
}

function healthy(one: Player): void {
  if (one.life === 0 && one.fallen === undefined)
    throw new Error(`${one.name} has no Life left: the game would be over`);
}

/** Puts the cards of one player where they belong. */
class Builder {
  readonly state: State;
  readonly seat: Seat;
  readonly find: (name: string) => CardDef;
  constructor(state: State, seat: Seat, find: (name: string) => CardDef) {
    this.state = state;
    this.seat = seat;
    this.find = find;
  }

  place(one: PlayerInput): void {
    const player = playerOf(this.state, this.seat);
    if (one.life !== undefined) player.life = one.life;
    player.cp = one.cp;
    if (one.poison > 0) player.tokens = { poison: one.poison };
    for (const slot of WEAPON_SLOTS) this.put(one.weapons[slot], { zone: "weapon", slot });
    for (const slot of ["primary", "secondary"] as const) this.put(one.armor[slot], { zone: "armor", slot });
    for (const [slot, cards] of one.field.entries()) {
      if (slot >= player.field.length) throw new Error(`${one.name} has no Battle Field slot ${slot + 1}`);
      for (const card of cards) this.put(card, { zone: "field", slot });
    }
    for (const card of one.equip) this.put(card, { zone: "equip", hero: this.seat });
    for (const zone of ["hand", "boneyard", "removed", "deck"] as const)
      for (const name of one[zone]) player[zone].push(this.make(name));
    if (one.charging) {
      const id = this.make(one.charging.card);
      player.hand.push(id);
      putAside(this.state, id, this.seat, "charging");
      playOf(this.state, id).charges = one.charging.charges;
    }
    if (one.armorPlayed !== undefined) player.armorPlayed = one.armorPlayed;
    if (one.epicPlayed !== undefined) player.epicPlayed = one.epicPlayed;
    const { turn, first } = this.state;
    const order = around(this.state, first);
    const after = order.indexOf(this.seat);
    player.turnsTaken = one.turnsTaken ?? Math.max(0, Math.floor((turn - 1 - after) / order.length) + 1);
  }

  private make(name: string): CardId {
    return newCard(this.state, this.find(name).id, this.seat);
  }

  private put(input: InPlayInput | z.infer<typeof attachment> | undefined, place: Place): void {
    if (input === undefined) return;
    const written = typeof input === "string" ? { card: input } : input;
    const full = standing.safeParse(input);
    const lender = full.success ? full.data.by : undefined;
    const by = lender === undefined ? this.seat : seatNamed(this.state, lender);
    const id = newCard(this.state, this.find(written.card).id, by);
    const def = cardDef(this.state, id);
    if (!isPermanent(def.type)) throw new Error(`${def.name} is no permanent and cannot be in play`);
    const lent = by !== this.seat && place.zone === "field";
    enterPlay(this.state, id, by, lent ? { ...place, of: this.seat } : place);
    const play = playOf(this.state, id);
    play.since = 0;
    play.spent = written.spent ?? false;
    if (written.tokens) play.tokens = { ...written.tokens };
    if (!full.success) return;
    play.since = full.data.since;
    play.locked = full.data.locked;
    for (const one of full.data.attached) this.put(one, { zone: "attached", to: id });
    this.hurt(id, full.data.damage);
  }

  /** Armor cards and armor-like enhancements take it as such; creatures on aura, then on life. */
  private hurt(id: CardId, damage: number): void {
    const play = playOf(this.state, id);
    if (cardDef(this.state, id).type !== "creature") {
      play.armor = damage;
      return;
    }
    forget(this.state);
    play.aura = Math.min(damage, auraOf(this.state, id));
    play.life = damage - play.aura;
  }
}
