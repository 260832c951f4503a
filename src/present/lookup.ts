import { languageOf } from "../engine/kernel/look.ts";
import type { IdOf } from "../interactions/clicks.ts";
import type { Picture } from "../render/painter-types.ts";
import type { Entry } from "../rulings/book.ts";
import type { Library } from "../rulings/library.ts";
import {
  type ButtonInput,
  buttons,
  capText,
  container,
  type Part,
  picture,
  select,
  text,
} from "./components.ts";
import { clip, escapeMarkdown } from "./escape.ts";
import { speakerFor } from "./match-words.ts";
import type { Outgoing } from "./message.ts";
import type { Games } from "./ports.ts";
import { ruleLabel, type Speaker } from "./say.ts";

/** Pages of what was looked up: an entry with its links, its examples, and the question which of several was meant. */

const ACCENT = 0x5b7f5b;
const MOST_LINKS = 25;
const MOST_RULINGS = 6;
const NOTE = 100;

export interface LookupInput {
  readonly library: Library;
  readonly games: Games;
  readonly speaker: Speaker;
  readonly idOf: IdOf;
}

/** "D-7.18 The roll table", or the name alone where there is no number; `plain` for labels. */
export function entryName(entry: Entry, speaker: Speaker, plain = false): string {
  const title = entry.title(languageOf(speaker.locale));
  const named = plain ? title : escapeMarkdown(title);
  return entry.kind === "rule" || entry.kind === "ruling"
    ? `${plain ? entry.id : ruleLabel(entry.id)} ${named}`
    : named;
}

/** One entry: its words, where it comes from, what it goes with. */
export function buildEntry(input: LookupInput, entry: Entry, drawn: Picture | null): Outgoing {
  const { library, speaker, idOf } = input;
  const language = languageOf(speaker.locale);
  const linked = entry.see.flatMap((key) => library.get(key) ?? []);
  const kind = speaker.tell(`ui.lookup.kind.${entry.kind}`);
  const head = [
    `### ${entryName(entry, speaker)}`,
    `-# ${kind}${entry.card ? ` · ${escapeMarkdown(entry.card.stats(language))}` : ""}`,
  ];
  const lines = entry.lines(language).map(escapeMarkdown);
  const parts: Part[] = [
    text([...head, ...lines].join("\n")),
    ...(drawn ? [picture(drawn.filename, drawn.description)] : []),
    ...(entry.card ? [text(cardLines(entry.card, speaker).join("\n"))] : []),
    ...rulingLines(entry, linked, speaker),
    text(
      footLines(input, entry)
        .map((line) => `-# ${line}`)
        .join("\n"),
    ),
  ];
  const { before, after } = library.neighbours(entry);
  const open = (to: Entry, mark: string, label: string): ButtonInput => ({
    id: idOf({ route: "lookup", page: "entry", mark, key: to.key }),
    label,
  });
  const row: ButtonInput[] =
    entry.kind === "rule"
      ? [
          ...(before ? [open(before, "-", `◀ ${before.id}`)] : []),
          ...(after ? [open(after, "+", `${after.id} ▶`)] : []),
        ]
      : [];
  if (entry.examples.length > 0)
    row.push({
      id: idOf({ route: "lookup", page: "examples", mark: "", key: entry.key }),
      label: speaker.tell("ui.lookup.example-button"),
    });
  parts.push(...buttons(row));
  if (linked.length > 0) parts.push(chooser(input, linked, speaker.tell("ui.lookup.more"), "s"));
  return framed(parts, drawn);
}

function cardLines({ decks, legal }: NonNullable<Entry["card"]>, speaker: Speaker): string[] {
  const list = decks.map(({ name, count }) => `${escapeMarkdown(name)} ×${count}`).join(", ");
  return [
    list === "" ? speaker.tell("ui.lookup.no-decks") : speaker.tell("ui.lookup.decks", { list }),
    speaker.tell("ui.lookup.legal", { text: escapeMarkdown(legal(languageOf(speaker.locale)).join(" ")) }),
  ];
}

function rulingLines(entry: Entry, linked: readonly Entry[], speaker: Speaker): Part[] {
  const language = languageOf(speaker.locale);
  const rulings = entry.kind === "ruling" ? [] : linked.filter(({ kind }) => kind === "ruling");
  if (rulings.length === 0) return [];
  const lines = rulings.slice(0, MOST_RULINGS).map((one) =>
    speaker.tell("ui.lookup.ruling", {
      question: escapeMarkdown(one.title(language)),
      answer: escapeMarkdown(one.lines(language).join(" ").replace(/\.$/, "")),
      rule: one.id,
    }),
  );
  return [text([speaker.tell("ui.lookup.rulings"), ...lines].join("\n"))];
}

/** Where it comes from and what holds beside it, in small letters. */
function footLines({ games, library, speaker }: LookupInput, entry: Entry): string[] {
  const game = games.get(entry.book);
  const book = library.books.find(({ id }) => id === entry.book)?.name ?? "";
  const option = (id: string): string => {
    const found = game?.options.find((one) => one.id === id);
    return found ? speakerFor(games, entry.book, speaker.locale).say(found.label) : escapeMarkdown(id);
  };
  return [
    entry.reference
      ? speaker.tell("ui.lookup.reference", { game: escapeMarkdown(book) })
      : escapeMarkdown(book),
    ...(entry.source === undefined
      ? []
      : [speaker.tell("ui.lookup.source", { section: escapeMarkdown(entry.source) })]),
    ...(entry.date === undefined ? [] : [speaker.tell("ui.lookup.date", { date: entry.date })]),
    ...(entry.options ?? []).map((id) => speaker.tell("ui.lookup.option", { option: option(id) })),
    ...(entry.languages?.includes(languageOf(speaker.locale)) === false
      ? [speaker.tell("ui.lookup.english")]
      : []),
  ];
}

/** The scenarios that show an entry. */
export function buildExamples({ speaker, idOf }: LookupInput, entry: Entry): Outgoing {
  const lines = entry.examples.map(
    ({ id, title }) => `• **${ruleLabel(escapeMarkdown(id))}** ${escapeMarkdown(title)}`,
  );
  return framed([
    text(`### ${speaker.tell("ui.lookup.example-title", { title: entryName(entry, speaker) })}`),
    text(clip(lines.join("\n"), 3_000)),
    text(`-# ${speaker.tell("ui.lookup.example-note")}`),
    ...buttons([
      {
        id: idOf({ route: "lookup", page: "entry", mark: "", key: entry.key }),
        label: speaker.tell("ui.lookup.back"),
      },
    ]),
  ]);
}

/** Asks which of several was meant. */
export function buildSeveral(input: LookupInput, found: readonly Entry[]): Outgoing {
  const { speaker } = input;
  const lines = found
    .slice(0, 5)
    .map((one) => `• ${entryName(one, speaker)} (${speaker.tell(`ui.lookup.kind.${one.kind}`)})`);
  return framed([
    text([`### ${speaker.tell("ui.lookup.several")}`, ...lines].join("\n")),
    chooser(input, found, speaker.tell("ui.lookup.ask"), "q"),
  ]);
}

/** Says that nothing was found. */
export function buildNothing({ speaker }: LookupInput, typed: string): Outgoing {
  const said = typed.trim() === "" ? "…" : escapeMarkdown(clip(typed.trim(), 100));
  return framed([text(speaker.tell("ui.lookup.none", { typed: `**${said}**` }))]);
}

function chooser(
  { speaker, idOf }: LookupInput,
  list: readonly Entry[],
  placeholder: string,
  mark: string,
): Part {
  const language = languageOf(speaker.locale);
  return select({
    id: idOf({ route: "lookup", page: "entry", mark, key: "" }),
    placeholder,
    options: list.slice(0, MOST_LINKS).map((one) => ({
      value: one.key,
      label: clip(entryName(one, speaker, true), NOTE),
      note: clip(`${speaker.tell(`ui.lookup.kind.${one.kind}`)}: ${one.lines(language)[0] ?? ""}`, NOTE),
    })),
  });
}

function framed(parts: readonly Part[], drawn: Picture | null = null): Outgoing {
  return {
    components: [container(capText(parts), ACCENT)],
    files: drawn ? [{ name: drawn.filename, data: drawn.bytes }] : [],
  };
}
