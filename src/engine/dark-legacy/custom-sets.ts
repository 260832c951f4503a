import { z } from "zod";
import { byName, foldName, printKeywords, printLine, printText } from "../../cards/dark-legacy/index.ts";
import { checkSet } from "../../cards/dark-legacy/set.ts";
import { type CardDef, cardDef } from "../../cards/dark-legacy/vocabulary.ts";
import type { CheckedSet, CustomSets } from "../kernel/custom-sets.ts";
import type { DeckList } from "../kernel/game.ts";
import { hashOf, type Json } from "../kernel/json.ts";
import { type Path, pathText, readJson, type TextFault } from "../kernel/json-text.ts";
import { LANGUAGES, type Language } from "../kernel/look.ts";
import type { Refusal } from "../kernel/refusal.ts";
import { literal, type Msg, msg } from "../kernel/text.ts";
import { checkDeck } from "./decks.ts";

/** Bounds of a set that a server brings: what a table and its pictures can bear. */
const CARDS_MAX = 300;
const DECKS_MAX = 16;
/** Lines of a deck, abilities of a card, effects of an ability. */
const LIST_MAX = 100;
/** A set of 300 cards has about 12,000. */
const VALUES_MAX = 20_000;
const FIGURE_MAX = 99;
const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const NAME_MAX = 32;

const content = z.object({ cards: z.array(cardDef) });

interface Fault {
  readonly path: Path;
  readonly message: string;
}

/** Sets of a server's own: cards in the words of the vocabulary, and decks of them (D-1). */
export const customSets: CustomSets = {
  check(text, others) {
    const read = readJson(text.startsWith("\ufeff") ? text.slice(1) : text);
    if ("message" in read) return [read];
    const big = tooBig(read.value);
    if (big) return [{ line: read.lineAt(big.path), path: pathText(big.path), message: big.message }];
    const checked = checkSet(read.value);
    const faults: Fault[] = "cards" in checked ? checkOwn(checked, others) : [...checked];
    if (faults.length > 0 || !("cards" in checked))
      return faults
        .map(({ path, message }): TextFault => ({ line: read.lineAt(path), path: pathText(path), message }))
        .sort((a, b) => a.line - b.line);
    return made(checked);
  },

  checkDeck(deck, sets) {
    const own = new Map(
      sets.flatMap((one) => content.parse(one).cards.map((card) => [foldName(card.name), card] as const)),
    );
    return checkDeck(deck, (name) => own.get(foldName(name)) ?? byName(name));
  },

  describe(saved) {
    return content.parse(saved).cards.map((card) => {
      const inWords = (say: (language: Language) => string): Msg =>
        msg("card.text", Object.fromEntries(LANGUAGES.map((language) => [language, say(language)])));
      return msg("set.card", {
        card: card.name,
        line: inWords((language) => printLine(card, language)),
        text: inWords((language) =>
          [printKeywords(card, language), printText(card, language).replaceAll("\n", " ")]
            .filter((one) => one !== "")
            .join(". "),
        ),
      });
    });
  },

  setupOptions(sets, decks): { readonly [key: string]: Json } {
    const named = new Set(decks.flatMap((deck) => deck.cards.map((line) => foldName(line.name))));
    const defs = sets
      .flatMap((one) => content.parse(one).cards)
      .filter((card) => named.has(foldName(card.name)));
    return defs.length === 0 ? {} : { defs: plain(defs) };
  },
};

/** What is far too much, found before anything is judged in detail: that takes its time for each value. */
function tooBig(value: unknown): Fault | null {
  const open: { readonly path: Path; readonly value: unknown }[] = [{ path: [], value }];
  for (let seen = 1; open.length > 0; seen += 1) {
    const next = open.pop();
    if (!next || typeof next.value !== "object" || next.value === null) continue;
    if (seen > VALUES_MAX) return { path: [], message: `expected at most ${VALUES_MAX} values in all` };
    const { path } = next;
    if (Array.isArray(next.value)) {
      const max = path.length > 1 ? LIST_MAX : path[0] === "decks" ? DECKS_MAX : CARDS_MAX;
      if (next.value.length > max)
        return {
          path,
          message: `expected at most ${max} ${path.length === 1 ? path[0] : "entries"}, got ${next.value.length}`,
        };
    }
    for (const [key, part] of Object.entries(next.value))
      open.push({ path: [...path, Array.isArray(next.value) ? Number(key) : key], value: part });
  }
  return null;
}

interface OwnSet {
  readonly set: string;
  readonly cards: readonly CardDef[];
  readonly decks: readonly DeckList[];
}

function made({ set, cards, decks }: OwnSet): CheckedSet {
  // Ids are the set's own: a card takes the place of another by its name, never because ids happen to be alike.
  const own = cards.map((card) => ({ ...card, id: `${set}--${card.id}` }));
  return {
    name: set,
    cards: cards.map((card) => card.name),
    replaces: cards.flatMap((card) => byName(card.name)?.name ?? []),
    decks: decks.map((list) => ({
      // By name, so that an id still means the same deck when the file is put in another order.
      id: `${set}.${hashOf(foldName(list.name)).slice(0, 8)}`,
      label: literal(list.name),
      list,
    })),
    content: plain({ cards: own }),
  };
}

/** As it comes back from a store. */
function plain(value: unknown): Json {
  return z.json().parse(JSON.parse(JSON.stringify(value)));
}

/** What is allowed in the sets of this project but not in those of others, and what has to do with the game's rules. */
function checkOwn({ set, cards, decks }: OwnSet, others: Parameters<CustomSets["check"]>[1]): Fault[] {
  const faults: Fault[] = [];
  if (!NAME.test(set) || set.length > NAME_MAX)
    faults.push({
      path: ["set"],
      message: `expected lower-case letters and digits with single hyphens between them, at most ${NAME_MAX} characters`,
    });
  const elsewhere = new Map(
    others
      .filter((one) => one.name !== set)
      .flatMap((one) => one.cards.map((card) => [foldName(card), one.name] as const)),
  );
  for (const [i, card] of cards.entries()) {
    faults.push(...odd(card, ["cards", i]));
    const holder = elsewhere.get(foldName(card.name));
    if (holder !== undefined)
      faults.push({
        path: ["cards", i, "name"],
        message: `the set ${holder} has a card of this name already`,
      });
  }
  const own = new Map(cards.map((card) => [foldName(card.name), card]));
  for (const [i, deck] of decks.entries()) {
    faults.push(...odd(deck.name, ["decks", i, "name"]));
    for (const refusal of checkDeck(deck, (name) => own.get(foldName(name)) ?? byName(name)))
      faults.push(deckFault(refusal, i));
  }
  return faults;
}

/** Figures that no picture has room for, and signs that are not to be seen. */
function odd(value: unknown, path: Path): Fault[] {
  if (typeof value === "number")
    return Math.abs(value) > FIGURE_MAX
      ? [{ path, message: `expected a number from -${FIGURE_MAX} to ${FIGURE_MAX}, got ${value}` }]
      : [];
  if (typeof value === "string")
    return /[\p{C}\p{Zl}\p{Zp}]/u.test(value) || value.trim() === ""
      ? [{ path, message: "expected text that can be seen, without line breaks or invisible signs" }]
      : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    odd(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

function deckFault({ code, rule, params = {} }: Refusal, deck: number): Fault {
  const line = typeof params.line === "number" ? ["cards", params.line - 1] : ["cards"];
  const path: Path = ["decks", deck, ...line];
  const { card, count, min, max } = params;
  const message =
    code === "deck-unknown"
      ? `there is no card named "${String(card)}", neither in this file nor in the game`
      : code === "deck-copies"
        ? `${String(count)} copies of "${String(card)}", at most ${String(max)} are allowed`
        : code === "deck-small"
          ? `the deck has ${String(count)} cards, at least ${String(min)} are needed`
          : code;
  return { path, message: `${message} (${rule})` };
}
