import { GAMES } from "../../src/engine/index.ts";
import { createHeroes, type Heroes } from "../../src/heroes/heroes.ts";
import { createSettler, type Settler } from "../../src/heroes/settle.ts";
import type { MatchService } from "../../src/match/contract.ts";
import { createMatchService } from "../../src/match/service.ts";
import type { StateStore } from "../../src/store/port.ts";

export const GAME = "dark-legacy";
export const GUILD = "1";
/** Users by seat. */
export const USERS = ["100", "200"] as const;
const NAMES = ["Ada", "Ben"] as const;

export const ownerAt = (seat: number) => ({
  game: GAME,
  guildId: GUILD,
  userId: USERS[seat] ?? "?",
  name: NAMES[seat] ?? "?",
});

/** One process: match service, heroes and settler over a store. */
export interface Hall {
  readonly service: MatchService;
  readonly heroes: Heroes;
  readonly settler: Settler;
  readonly lines: string[];
}

export function hallOver(store: StateStore, now?: () => number): Hall {
  const lines: string[] = [];
  const note = (_: object, message: string): void => void lines.push(message);
  const log = { warn: note, error: note };
  const clock = now ? { now } : {};
  const service = createMatchService({ store, games: GAMES, players: new Map(), log, ...clock });
  const heroes = createHeroes({ store, games: GAMES, scope: "server", ...clock });
  const settler = createSettler({ heroes, book: service, games: GAMES, log, pauseMs: 60_000 });
  return { service, heroes, settler, lines };
}

/** Begins a match of Ada and Ben that counts, with their heroes as they are. */
export async function startRanked({ service, heroes }: Hall, id: string): Promise<void> {
  const owners = USERS.map((_, seat) => ownerAt(seat));
  const kept = await Promise.all(owners.map((owner) => heroes.of(owner)));
  await service.start({
    ...{ id, game: GAME, guildId: GUILD, parentChannelId: "2", decks: ["chaos", "tech"], seed: id },
    sitters: owners.map(({ userId, name }) => ({ kind: "user", userId, name })),
    ranked: { heroes: owners.map(heroes.keyOf), profiles: kept.map(heroes.profileOf) },
  });
}

/** Puts a hero of this level and these points in the store. */
export async function putHero(
  store: Pick<StateStore, "cas">,
  key: string,
  userId: string,
  player: string,
  hero: object,
): Promise<void> {
  const empty = { name: null, record: { won: 0, lost: 0, drawn: 0 }, matches: [] };
  await store.cas("hero", key, { game: GAME, userId, player, ...empty, hero }, null);
}
