import { z } from "zod";
import type { CheckedSet } from "../engine/kernel/custom-sets.ts";
import type { DeckList, DeckOffer } from "../engine/kernel/game.ts";
import { hashOf, type Json } from "../engine/kernel/json.ts";
import type { TextFault } from "../engine/kernel/json-text.ts";
import type { Game } from "../engine/kernel/live-match.ts";
import type { Refusal } from "../engine/kernel/refusal.ts";
import { literal } from "../engine/kernel/text.ts";
import type { StateStore } from "../store/port.ts";

/** A set as the server's list keeps it; its cards are kept apart. */
export interface GuildSet {
  readonly name: string;
  /** Raised by each import that changes something, and never used twice. */
  readonly version: number;
  readonly cards: readonly string[];
  readonly replaces: readonly string[];
  readonly decks: readonly { readonly id: string; readonly list: DeckList }[];
  readonly hash: string;
  /** ms since the epoch */
  readonly importedAt: number;
  readonly importedBy: string;
}

export type ImportResult =
  /** Kept, the same as before, or only looked at. */
  | { readonly kind: "done" | "unchanged" | "checked"; readonly set: GuildSet }
  | { readonly kind: "faults"; readonly faults: readonly TextFault[] }
  /** The server's room is used up. */
  | { readonly kind: "too-many"; readonly what: "sets" | "decks"; readonly max: number };

/** What a match takes from the server's sets when it begins. */
export interface GuildCards {
  /** Deck lists by id; ids that are not known are not in it. */
  readonly lists: ReadonlyMap<string, DeckList>;
  /** Part of `Setup.options`. */
  readonly options: { readonly [key: string]: Json };
  /** The sets whose cards are in these decks. */
  readonly sets: readonly { readonly name: string; readonly version: number }[];
}

/** What is played with on a server. */
export interface Offers {
  /** The decks that may be chosen: the game's and the server's own. */
  readonly decks: readonly DeckOffer[];
  /** The server's sets that have cards. */
  readonly sets: readonly { readonly name: string; readonly version: number }[];
}

export interface GuildSets {
  list(guildId: string, game: Game): Promise<readonly GuildSet[]>;
  offers(guildId: string, game: Game): Promise<Offers>;
  /** Checks a set file and, unless `dry`, keeps it. What is wrong changes nothing. */
  import(guildId: string, game: Game, text: string, by: string, dry: boolean): Promise<ImportResult>;
  /** False when there is no such set. */
  remove(guildId: string, game: Game, name: string): Promise<boolean>;
  /** A set with its cards; null when there is no such set. */
  content(guildId: string, game: Game, name: string): Promise<{ set: GuildSet; content: Json } | null>;
  /** What is wrong with a deck that is played on the server, with its sets. */
  checkDeck(guildId: string, game: Game, deck: DeckList): Promise<readonly Refusal[]>;
  /** Names of all cards that can be in a deck there. */
  cards(guildId: string, game: Game): Promise<readonly string[]>;
  /** Everything that the decks with these ids need, from the newest versions. */
  forMatch(
    guildId: string,
    game: Game,
    deckIds: readonly string[],
    /** Lists of players' own decks by id. */
    own?: ReadonlyMap<string, DeckList>,
  ): Promise<GuildCards>;
}

const SETS = "sets";
const CONTENTS = "set-cards";
const SETS_MAX = 10;
/** With the game's own decks they must fit one select. */
const DECKS_MAX = 16;
const TRIES = 8;

const deckList = z.object({
  name: z.string(),
  cards: z.array(z.object({ name: z.string(), count: z.number().int() })),
});
const kept: z.ZodType<GuildSet> = z.object({
  name: z.string(),
  version: z.number().int(),
  cards: z.array(z.string()),
  replaces: z.array(z.string()),
  decks: z.array(z.object({ id: z.string(), list: deckList })),
  hash: z.string(),
  importedAt: z.number(),
  importedBy: z.string(),
});
const index = z.object({
  sets: z.array(kept),
  /** The last version of every name there ever was, so that none comes twice. */
  versions: z.array(z.tuple([z.string(), z.number().int()])),
});
type Index = z.infer<typeof index>;
const anyJson = z.json();

/** Custom sets by server, kept in the store. Failures of the store are `StoreError`s. */
export function createGuildSets({
  store,
  now = Date.now,
}: {
  readonly store: StateStore;
  readonly now?: () => number;
}): GuildSets {
  const place = (guildId: string, game: Game): string => `${guildId}.${game.id}`;
  // With the hash in it no two imports at once write the same place.
  const contentKey = (guildId: string, game: Game, { name, version, hash }: GuildSet): string =>
    `${place(guildId, game)}.${name}.${version}.${hash}`;

  async function load(guildId: string, game: Game): Promise<{ value: Index; revision: number | null }> {
    const stored = game.customSets ? await store.load(SETS, place(guildId, game)) : null;
    if (!stored) return { value: { sets: [], versions: [] }, revision: null };
    return { value: index.parse(stored.value), revision: stored.revision };
  }

  async function contentOf(guildId: string, game: Game, set: GuildSet): Promise<Json | null> {
    const stored = await store.load(CONTENTS, contentKey(guildId, game, set));
    return stored ? anyJson.parse(stored.value) : null;
  }

  /** Tries until nobody was quicker. */
  async function again<T>(once: () => Promise<T | "again">): Promise<T> {
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      const result = await once();
      if (result !== "again") return result;
    }
    throw new Error("The sets of a server change faster than they can be read and saved");
  }

  return {
    list: async (guildId, game) => (await load(guildId, game)).value.sets,

    async offers(guildId, game) {
      const { sets } = (await load(guildId, game)).value;
      const own = decksIn(sets).map(({ id, list }) => ({ id, label: literal(list.name), list }));
      return {
        decks: [...game.decks, ...own],
        sets: sets.filter((set) => set.cards.length > 0).map(({ name, version }) => ({ name, version })),
      };
    },

    import: (guildId, game, text, by, dry) =>
      again(async (): Promise<ImportResult | "again"> => {
        const { value, revision } = await load(guildId, game);
        const checked = game.customSets?.check(text, value.sets) ?? [];
        if (!("name" in checked)) return { kind: "faults", faults: checked };
        const set = next(value, checked, by, now());
        const there = value.sets.find((one) => one.name === set.name);
        if (there?.hash === set.hash) return { kind: "unchanged", set: there };
        const others = value.sets.filter((one) => one !== there);
        const sets = [...others, set].sort((a, b) => (a.name < b.name ? -1 : 1));
        if (sets.length > SETS_MAX) return { kind: "too-many", what: "sets", max: SETS_MAX };
        if (decksIn(sets).length > DECKS_MAX) return { kind: "too-many", what: "decks", max: DECKS_MAX };
        if (dry) return { kind: "checked", set };
        // The cards come first: what the list names is always there.
        await store.cas(CONTENTS, contentKey(guildId, game, set), checked.content, null);
        const versions = value.versions.filter(([name]) => name !== set.name);
        const changed: Index = { sets, versions: [...versions, [set.name, set.version]] };
        if (!(await store.cas(SETS, place(guildId, game), changed, revision)).ok) return "again";
        if (there) await store.del(CONTENTS, contentKey(guildId, game, there));
        return { kind: "done", set };
      }),

    remove: (guildId, game, name) =>
      again(async () => {
        const { value, revision } = await load(guildId, game);
        const there = value.sets.find((one) => one.name === name);
        if (!there) return false;
        const changed: Index = { ...value, sets: value.sets.filter((one) => one !== there) };
        if (!(await store.cas(SETS, place(guildId, game), changed, revision)).ok) return "again";
        await store.del(CONTENTS, contentKey(guildId, game, there));
        return true;
      }),

    content: (guildId, game, name) =>
      again(async () => {
        const set = (await load(guildId, game)).value.sets.find((one) => one.name === name);
        if (!set) return null;
        const content = await contentOf(guildId, game, set);
        return content === null ? "again" : { set, content };
      }),

    checkDeck: (guildId, game, deck) =>
      again(async () => {
        if (!game.customSets) return game.checkDeck(deck);
        const contents: Json[] = [];
        for (const set of (await load(guildId, game)).value.sets) {
          const content = await contentOf(guildId, game, set);
          if (content === null) return "again";
          contents.push(content);
        }
        return game.customSets.checkDeck(deck, contents);
      }),

    async cards(guildId, game) {
      const { sets } = (await load(guildId, game)).value;
      return [...new Set([...game.cards, ...sets.flatMap((set) => set.cards)])];
    },

    forMatch: (guildId, game, deckIds, own) =>
      again(async () => {
        const { sets } = (await load(guildId, game)).value;
        const offered = [...game.decks, ...decksIn(sets)];
        const lists = new Map(
          deckIds.flatMap((id) => {
            const list = own?.get(id) ?? offered.find((offer) => offer.id === id)?.list;
            return list ? [[id, list] as const] : [];
          }),
        );
        const decks = [...lists.values()];
        const needed = (contents: readonly Json[]): GuildCards["options"] =>
          game.customSets?.setupOptions(contents, decks) ?? {};
        const used: { set: GuildSet; content: Json }[] = [];
        for (const set of sets) {
          const content = await contentOf(guildId, game, set);
          // Replaced or removed between the two looks.
          if (content === null) return "again";
          if (Object.keys(needed([content])).length > 0) used.push({ set, content });
        }
        return {
          lists,
          options: needed(used.map((one) => one.content)),
          sets: used.map(({ set }) => ({ name: set.name, version: set.version })),
        };
      }),
  };
}

function decksIn(sets: readonly GuildSet[]): GuildSet["decks"] {
  return sets.flatMap((set) => set.decks);
}

function next(value: Index, checked: CheckedSet, by: string, at: number): GuildSet {
  const before = value.versions.find(([name]) => name === checked.name)?.[1] ?? 0;
  return {
    name: checked.name,
    version: before + 1,
    cards: checked.cards,
    replaces: checked.replaces,
    decks: checked.decks.map(({ id, list }) => ({ id: `s.${id}`, list })),
    hash: hashOf([checked.content, checked.decks.map((deck) => deck.list)]),
    importedAt: at,
    importedBy: by,
  };
}
