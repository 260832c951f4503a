import {
  BUILT_IN,
  printKeywords,
  printLine,
  printText,
  STARTER_DECKS,
} from "../../cards/dark-legacy/index.ts";
import type { CardDef, Keyword } from "../../cards/dark-legacy/vocabulary.ts";
import type { AnyView } from "../../engine/kernel/live-match.ts";
import { LANGUAGES, type Language } from "../../engine/kernel/look.ts";
import { type Entry, keyOf } from "../book.ts";
import { legalLines } from "./legal.ts";

/** The rule that tells most about a card of each type. */
const TYPE_RULES: Readonly<Record<CardDef["type"], readonly string[]>> = {
  weapon: ["D-5.1", "D-4.4"],
  armor: ["D-5.1", "D-4.5"],
  creature: ["D-5.2", "D-5.5"],
  relic: ["D-5.2", "D-4.8"],
  enhancement: ["D-5.2", "D-4.13"],
  magic: ["D-5.2", "D-4.11"],
  instant: ["D-5.3", "D-4.12"],
};
const NAMED = "D-13.";

/** Every card of the game. `rulings` and `named` give the keys that speak of a card by its id. */
export function cardEntries(
  book: string,
  rulingsOf: ReadonlyMap<string, readonly string[]>,
  ruleTitles: ReadonlyMap<string, string>,
): Entry[] {
  const named = new Map(
    [...ruleTitles].flatMap(([id, title]) => (id.startsWith(NAMED) ? [[title, id] as const] : [])),
  );
  return [...BUILT_IN.values()].map((def) => {
    const own = named.get(def.name);
    return {
      key: keyOf(book, "card", def.id),
      book,
      kind: "card",
      id: def.id,
      title: () => def.name,
      lines: (language) => textOf(def, language),
      aka: [],
      see: [
        ...(own ? [keyOf(book, "rule", own)] : []),
        ...(rulingsOf.get(def.id) ?? []),
        ...def.keywords.map((keyword: Keyword) => keyOf(book, "keyword", keyword)),
        ...TYPE_RULES[def.type].map((rule) => keyOf(book, "rule", rule)),
      ],
      examples: [],
      card: {
        stats: (language) => printLine(def, language),
        decks: STARTER_DECKS.flatMap(({ list }) => {
          const count = list.cards.find((line) => line.name === def.name)?.count ?? 0;
          return count > 0 ? [{ name: list.name, count }] : [];
        }),
        legal: (language) => legalLines(def, language),
        view: (language) => viewOf(book, def, language),
      },
    };
  });
}

function textOf(def: CardDef, language: Language): string[] {
  const keywords = printKeywords(def, language);
  const text = printText(def, language);
  return [...(keywords === "" ? [] : [keywords]), ...(text === "" ? [] : text.split("\n"))];
}

/** The card lying by itself, as the painter takes it. */
function viewOf(game: string, def: CardDef, language: Language): AnyView & { readonly card: object } {
  const pool = (of: number | undefined) => (of === undefined ? null : { left: of, of });
  const { id, name, faction, type, cost, level, keywords } = def;
  return {
    game,
    card: {
      ...{ id, def: id, name, faction, type, cost, level, keywords },
      text: printText(def, language),
      textIn: Object.fromEntries(LANGUAGES.map((one) => [one, printText(def, one)])),
      ...{ owner: 0, controller: 0, spent: false, locked: 0, summonedThisTurn: false },
      ap: def.ap ?? null,
      armor: pool(def.armor),
      aura: pool(def.aura),
      life: pool(def.life),
      tokens: def.ammo === undefined ? {} : { ammo: def.ammo },
      ...{ attached: [], attacking: false, defending: false },
    },
  };
}
