import { type Book, keyOf } from "../book.ts";
import { referenceNotes } from "../schema.ts";
import json from "./entries.json" with { type: "json" };

/** The words of Warlord, to be looked up only: its engine is not there yet. */
export function warlordBook(): Book {
  const book = "warlord";
  return {
    id: book,
    name: "Warlord: Saga of the Storm",
    entries: referenceNotes.parse(json).map(({ id, source, title, text, aka, see }) => ({
      key: keyOf(book, "rule", id),
      ...{ book, kind: "rule", id, source, aka, languages: ["en"] },
      title: () => title,
      lines: () => [text],
      see: see.map((one) => keyOf(book, "rule", one)),
      examples: [],
      reference: true,
    })),
  };
}
