import type { Campaign } from "../../src/engine/kernel/campaign.ts";
import type { Game } from "../../src/engine/kernel/live-match.ts";
import { msg } from "../../src/engine/kernel/text.ts";
import { createHeroes, type Heroes, type HeroOwner } from "../../src/heroes/heroes.ts";
import { createSettler, type Settler } from "../../src/heroes/settle.ts";
import type { MatchService } from "../../src/match/contract.ts";
import { createMatchService } from "../../src/match/service.ts";
import type { StateStore } from "../../src/store/port.ts";
import { toyGame } from "../toy/game.ts";

/** Heroes of the toy game count points: 20 for a match that was won, 10 for any other. */
const campaign: Campaign = {
  options: {},
  newHero: () => 0,
  level: () => 1,
  profile: (hero) => hero,
  award(hero, { seat, outcome }) {
    const gained = outcome.winners.includes(seat) ? 20 : 10;
    return { hero: Number(hero) + gained, award: { gained, from: 1, to: 1 } };
  },
  news: ({ gained }) => [msg("points", { gained })],
  sheet: () => ({ title: msg("hero"), parts: [], view: { game: "toy" } }),
  choices: () => [],
  choose: (hero) => ({ hero }),
};
export const toyWithHeroes: Game = { ...toyGame, campaign };

export const USERS = ["100", "200"] as const;
const NAMES = ["Ada", "Ben"] as const;

/** One process: match service, heroes and settler over a store. */
export interface Hall {
  readonly game: Game;
  readonly service: MatchService;
  readonly heroes: Heroes;
  readonly settler: Settler;
  readonly lines: string[];
  /** Ada at seat 0, Ben at seat 1. */
  owner(seat: number): HeroOwner;
}

export function hallOver(
  store: StateStore,
  { game = toyWithHeroes, now = Date.now }: { readonly game?: Game; readonly now?: () => number } = {},
): Hall {
  const lines: string[] = [];
  const note = (_: object, message: string): void => void lines.push(message);
  const log = { warn: note, error: note };
  const games = new Map([[game.id, game]]);
  const service = createMatchService({ store, games, players: new Map(), log, now });
  const heroes = createHeroes({ store, games, scope: "server", now });
  const settler = createSettler({ heroes, book: service, games, log, pauseMs: 60_000 });
  const owner = (seat: number): HeroOwner => ({
    ...{ game: game.id, guildId: "1", userId: USERS[seat] ?? "?", name: NAMES[seat] ?? "?" },
  });
  return { game, service, heroes, settler, lines, owner };
}

/** What `start` needs for a match of Ada and Ben. */
export function tableOf({ game, owner }: Hall, id: string) {
  const sitters = [0, 1].map((seat) => ({ kind: "user", ...owner(seat) }) as const);
  const decks = game.decks.slice(0, 2).map((deck) => deck.id);
  return { id, game: game.id, guildId: "1", parentChannelId: "2", decks, sitters, seed: id };
}

/** Begins a match of Ada and Ben that counts, with their heroes as they are. */
export async function startRanked(hall: Hall, id: string): Promise<void> {
  const { service, heroes, owner } = hall;
  const owners = [owner(0), owner(1)];
  const kept = await Promise.all(owners.map((one) => heroes.of(one)));
  const ranked = { heroes: owners.map(heroes.keyOf), profiles: kept.map(heroes.profileOf) };
  await service.start({ ...tableOf(hall, id), ranked });
}

/** Puts a hero in the store, with no match behind it. */
export async function putHero(
  store: Pick<StateStore, "cas">,
  key: string,
  owner: Omit<HeroOwner, "guildId">,
  hero: object,
): Promise<void> {
  const { game, userId, name } = owner;
  const empty = { name: null, record: { won: 0, lost: 0, drawn: 0 }, matches: [] };
  await store.cas("hero", key, { game, userId, player: name, ...empty, hero }, null);
}
