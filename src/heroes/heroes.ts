import type { Campaign, HeroChoice, HeroSheet, MatchEnd, MatchResult } from "../engine/kernel/campaign.ts";
import type { DeckList } from "../engine/kernel/game.ts";
import type { Json } from "../engine/kernel/json.ts";
import type { Game } from "../engine/kernel/live-match.ts";
import type { Refusal } from "../engine/kernel/refusal.ts";
import type { Msg } from "../engine/kernel/text.ts";
import type { StateStore } from "../store/port.ts";
import { type CountedMatch, type HeroRecord, heroRecordSchema } from "./record.ts";

/** Whose hero of which game, and where. */
export interface HeroOwner {
  readonly game: string;
  readonly guildId: string;
  readonly userId: string;
  /** The player's name as it is now. */
  readonly name: string;
}

/** A match that is over, as it counts for the hero at one seat. */
export interface CountedEnd extends MatchEnd {
  readonly match: string;
  /** ms since the epoch */
  readonly at: number;
  readonly opponents: readonly string[];
}

export type Chosen =
  | { readonly kind: "done"; readonly hero: HeroRecord }
  | { readonly kind: "refused"; readonly hero: HeroRecord; readonly refusal: Refusal };

/** Heroes that live on between matches. Failures of the store are `StoreError`s, others `HeroError`s. */
export interface Heroes {
  /** The games that have heroes. */
  readonly games: readonly string[];
  /** Under which key the owner's hero is kept. */
  keyOf(owner: Pick<HeroOwner, "game" | "guildId" | "userId">): string;
  /** The owner's hero; a new one, not yet stored, where there is none. */
  of(owner: HeroOwner): Promise<HeroRecord>;
  levelOf(hero: HeroRecord): number;
  /** What the hero brings into a match. */
  profileOf(hero: HeroRecord): Json;
  /** What of a deck the hero can never play, a line a card. */
  deckNotesOf(hero: HeroRecord, deck: DeckList): readonly Msg[];
  sheetOf(hero: HeroRecord): HeroSheet;
  choicesOf(hero: HeroRecord): readonly HeroChoice[];
  choose(owner: HeroOwner, choice: string, value: string): Promise<Chosen>;
  /** Gives the hero a name; an empty one takes it away. */
  rename(owner: HeroOwner, name: string): Promise<HeroRecord>;
  /** Counts a match for the hero kept under `key`, once however often it is asked for. */
  count(
    key: string,
    owner: HeroOwner,
    end: CountedEnd,
  ): Promise<{ readonly hero: HeroRecord; readonly counted: CountedMatch }>;
}

export class HeroError extends Error {
  override readonly name = "HeroError";
}

export interface HeroesOptions {
  readonly store: StateStore;
  readonly games: ReadonlyMap<string, Game>;
  /** "server": a hero for each server; "global": one for all of them. */
  readonly scope: "server" | "global";
  readonly now?: () => number;
  /** How long a hero remembers at least that a match was counted, in days: longer than a finished match is kept. Default 60. */
  readonly rememberDays?: number;
}

const HEROES = "hero";
const DAY_MS = 86_400_000;
/** Matches remembered however long ago they were. */
const MATCHES_KEPT = 10;
const TRIES = 20;
const LONGEST_NAME = 32;

export function createHeroes(options: HeroesOptions): Heroes {
  const { store, games, scope, now = Date.now, rememberDays = 60 } = options;

  function campaignOf(game: string): Campaign {
    const campaign = games.get(game)?.campaign;
    if (!campaign) throw new HeroError(`The game "${game}" has no heroes`);
    return campaign;
  }

  function fresh({ game, userId, name }: HeroOwner): HeroRecord {
    return {
      game,
      userId,
      name: null,
      player: name,
      hero: campaignOf(game).newHero(),
      record: { won: 0, lost: 0, drawn: 0 },
      matches: [],
    };
  }

  async function load(key: string): Promise<{ hero: HeroRecord; revision: number } | null> {
    const stored = await store.load(HEROES, key);
    if (!stored) return null;
    const parsed = heroRecordSchema.safeParse(stored.value);
    if (!parsed.success) throw new HeroError(`The hero ${key} cannot be read`, { cause: parsed.error });
    return { hero: parsed.data, revision: stored.revision };
  }

  /** Changes a hero by compare-and-set; `null` from `edit` leaves it as it is. Gives it as it then stands. */
  async function change(
    key: string,
    owner: HeroOwner,
    edit: (hero: HeroRecord) => HeroRecord | null,
  ): Promise<HeroRecord> {
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      const kept = await load(key);
      const before = kept?.hero ?? fresh(owner);
      const after = edit(before);
      if (!after) return before;
      const next = { ...after, player: owner.name };
      if ((await store.cas(HEROES, key, next, kept?.revision ?? null)).ok) return next;
    }
    throw new HeroError(`The hero ${key} changes faster than it can be saved`);
  }

  const keyOf: Heroes["keyOf"] = ({ game, guildId, userId }) =>
    `${scope === "global" ? "global" : guildId}:${game}:${userId}`;

  return {
    games: [...games.values()].filter((game) => game.campaign).map((game) => game.id),
    keyOf,
    async of(owner) {
      const kept = await load(keyOf(owner));
      return kept ? { ...kept.hero, player: owner.name } : fresh(owner);
    },
    levelOf: ({ game, hero }) => campaignOf(game).level(hero),
    profileOf: ({ game, hero }) => campaignOf(game).profile(hero),
    deckNotesOf: ({ game, hero }, deck) => campaignOf(game).deckNotes?.(deck, hero) ?? [],
    sheetOf: ({ game, hero, name, player, record, matches }) =>
      campaignOf(game).sheet(hero, {
        ...{ name: name ?? player, player, record },
        matches: [...matches].reverse(),
      }),
    choicesOf: ({ game, hero }) => campaignOf(game).choices(hero),

    async choose(owner, choice, value) {
      let refusal: Refusal | null = null;
      const hero = await change(keyOf(owner), owner, (record) => {
        const chosen = campaignOf(record.game).choose(record.hero, choice, value);
        refusal = "refused" in chosen ? chosen.refused : null;
        return "hero" in chosen ? { ...record, hero: chosen.hero } : null;
      });
      return refusal ? { kind: "refused", hero, refusal } : { kind: "done", hero };
    },

    rename(owner, name) {
      const given = [...name.replace(/\s+/g, " ").trim()].slice(0, LONGEST_NAME).join("");
      return change(keyOf(owner), owner, (record) => ({ ...record, name: given === "" ? null : given }));
    },

    async count(key, owner, end) {
      const seen = (record: HeroRecord): CountedMatch | undefined =>
        record.matches.find((one) => one.match === end.match);
      const hero = await change(key, owner, (record) => (seen(record) ? null : counted(record, end)));
      const found = seen(hero);
      if (!found) throw new HeroError(`Match ${end.match} was not counted for the hero ${key}`);
      return { hero, counted: found };
    },
  };

  /** The hero with one more match; its id in the same write is what makes it count once. */
  function counted(record: HeroRecord, end: CountedEnd): HeroRecord {
    const { hero, award } = campaignOf(record.game).award(record.hero, end);
    const result = resultOf(end);
    const entry = { match: end.match, at: end.at, result, opponents: end.opponents, award };
    const matches = [...record.matches, entry];
    const horizon = now() - rememberDays * DAY_MS;
    return {
      ...record,
      hero,
      record: { ...record.record, [result]: record.record[result] + 1 },
      matches: matches.filter((one, index) => index >= matches.length - MATCHES_KEPT || one.at > horizon),
    };
  }
}

function resultOf({ seat, outcome: { winners } }: MatchEnd): MatchResult {
  if (winners.length === 0) return "drawn";
  return winners.includes(seat) ? "won" : "lost";
}
