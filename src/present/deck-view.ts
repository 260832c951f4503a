import type { DeckDraft } from "../decks/drafts.ts";
import type { DeckList } from "../engine/kernel/game.ts";
import type { Refusal } from "../engine/kernel/refusal.ts";
import type { IdOf } from "../interactions/clicks.ts";
import { buttons, container, file, type Part, select, text } from "./components.ts";
import { faultText } from "./deck-notes.ts";
import { clip, escapeMarkdown, firstLines } from "./escape.ts";
import type { Outgoing } from "./message.ts";
import type { Speaker } from "./say.ts";

const ACCENT = 0x4f8a6b;
/** Questions in one message; the others follow as these are answered. */
const QUESTIONS = 4;
/** Room for the list of cards beside what is said about it. */
const LIST_TEXT = 2_400;
const ASIDE_TEXT = 300;
/** In a select: no card is meant. */
export const LEAVE_OUT = "-";

export function deckSize({ cards }: DeckList): number {
  return cards.reduce((sum, { count }) => sum + count, 0);
}

/** A deck with a number for each line, and what is against the rules in it. */
export function buildDeck(
  list: DeckList,
  faults: readonly Refusal[],
  speaker: Speaker,
  more: {
    /** Above the deck: what has just been done. */
    readonly said?: readonly string[];
    /** Below it: what of it one's hero cannot play. */
    readonly notes?: string | null;
    readonly shownBy?: string;
  } = {},
): Outgoing {
  const parts: Part[] = [];
  if (more.said && more.said.length > 0) parts.push(text(clip(more.said.join("\n"), 900)));
  if (more.shownBy)
    parts.push(text(`-# ${speaker.tell("ui.deck.shown", { who: escapeMarkdown(more.shownBy) })}`));
  const deck = escapeMarkdown(list.name);
  parts.push(text(`### ${speaker.tell("ui.deck.title", { deck, count: deckSize(list) })}`));
  parts.push(text(cardLines(list, speaker)));
  parts.push(
    text(
      faults.length === 0
        ? speaker.tell("ui.deck.legal")
        : `${speaker.tell("ui.deck.illegal")}\n${faultText(faults, speaker)}`,
    ),
  );
  if (more.notes) parts.push(text(more.notes));
  return { components: [container(parts, ACCENT)], files: [] };
}

function cardLines(list: DeckList, speaker: Speaker): string {
  if (list.cards.length === 0) return speaker.tell("ui.deck.empty");
  const lines = list.cards.map(({ name, count }, at) =>
    speaker.tell("ui.deck.line", { line: String(at + 1), count, card: escapeMarkdown(name) }),
  );
  const { kept, left } = firstLines(lines, LIST_TEXT);
  return [...kept, ...(left > 0 ? [speaker.tell("ui.choice.more", { count: left })] : [])].join("\n");
}

/** All decks of a player, with how much is wrong with each. */
export function buildDeckList(
  game: string,
  decks: readonly { readonly list: DeckList; readonly faults: number }[],
  ready: readonly string[],
  speaker: Speaker,
): Outgoing {
  const lines = decks.map(({ list, faults }) => {
    const line = speaker.tell("ui.deck.list-line", {
      deck: `**${escapeMarkdown(list.name)}**`,
      count: deckSize(list),
    });
    return faults === 0 ? `${line} ✓` : `${line} ✗ ${speaker.tell("ui.deck.list-fault", { count: faults })}`;
  });
  return {
    components: [
      container(
        [
          text(`### ${speaker.tell("ui.deck.list", { game: escapeMarkdown(game) })}`),
          text(lines.length > 0 ? lines.join("\n") : speaker.tell("ui.deck.list-none")),
          text(`-# ${clip(speaker.tell("ui.deck.list-ready", { list: ready.join(", ") }), 900)}`),
        ],
        ACCENT,
      ),
    ],
    files: [],
  };
}

/** What an import did not understand, a question a line. `nearest` gives the cards that may be meant. */
export function buildQuestions(
  draft: DeckDraft,
  nearest: (name: string) => readonly string[],
  speaker: Speaker,
  idOf: IdOf,
): Outgoing {
  const open = draft.lines.flatMap((line, at) => (line.card === null && !line.out ? [{ line, at }] : []));
  const asked = open.slice(0, QUESTIONS);
  const parts: Part[] = [
    text(
      speaker.tell("ui.deck.import-questions", {
        deck: escapeMarkdown(draft.name),
        clear: draft.lines.filter((line) => line.card !== null).length,
        count: open.length,
      }),
    ),
  ];
  for (const { line, at } of asked) {
    const near = nearest(line.name);
    const said = speaker.tell("ui.deck.import-line", {
      line: line.line,
      text: clip(escapeMarkdown(line.text), 200),
    });
    parts.push(text(near.length > 0 ? said : `${said}\n-# ${speaker.tell("ui.deck.import-nothing-near")}`));
    parts.push(
      select({
        id: idOf({ route: "deckbox", deck: draft.id, verb: "line", arg: String(at) }),
        placeholder: speaker.tell("ui.deck.import-pick", { count: line.count }),
        options: [
          ...near.map((name) => ({ value: name, label: name })),
          { value: LEAVE_OUT, label: speaker.tell("ui.deck.import-leave") },
        ],
      }),
    );
  }
  const rest = open.length - asked.length;
  if (rest > 0) parts.push(text(`-# ${speaker.tell("ui.deck.import-more", { count: rest })}`));
  parts.push(
    ...buttons([
      {
        id: idOf({ route: "deckbox", deck: draft.id, verb: "cancel", arg: "" }),
        label: speaker.tell("ui.button.cancel"),
      },
    ]),
  );
  return { components: [container(parts, ACCENT)], files: [] };
}

/** What was read and is not in the deck: headings, a sideboard, lines that were left out. */
export function importNotes(draft: DeckDraft, speaker: Speaker): string[] {
  const said = (
    key: "ui.deck.headings" | "ui.deck.aside" | "ui.deck.out",
    found: readonly string[],
  ): string[] =>
    found.length === 0
      ? []
      : [`-# ${clip(speaker.tell(key, { list: found.map(escapeMarkdown).join(", ") }), ASIDE_TEXT)}`];
  return [
    ...said("ui.deck.headings", draft.headings),
    ...said("ui.deck.aside", draft.aside),
    ...said(
      "ui.deck.out",
      draft.lines.flatMap((line) => (line.out ? [line.text] : [])),
    ),
  ];
}

/** Asks which card was meant. */
export function buildCardQuestion(
  deck: string,
  change: string,
  typed: string,
  near: readonly string[],
  speaker: Speaker,
  idOf: IdOf,
): Outgoing {
  const card = clip(escapeMarkdown(typed), 200);
  if (near.length === 0)
    return {
      components: [container([text(speaker.tell("ui.deck.card-unknown", { card }))], ACCENT)],
      files: [],
    };
  return {
    components: [
      container(
        [
          text(speaker.tell("ui.deck.card-which", { card })),
          select({
            id: idOf({ route: "deckbox", deck, verb: "card", arg: change }),
            placeholder: speaker.tell("ui.choice.pick"),
            options: near.map((name) => ({ value: name, label: name })),
          }),
        ],
        ACCENT,
      ),
    ],
    files: [],
  };
}

/** Asks before a deck is taken away. */
export function buildDeleteQuestion(id: string, list: DeckList, speaker: Speaker, idOf: IdOf): Outgoing {
  return {
    components: [
      container(
        [
          text(speaker.tell("ui.deck.delete-ask", { deck: `**${escapeMarkdown(list.name)}**` })),
          ...buttons([
            {
              id: idOf({ route: "deckbox", deck: id, verb: "delete", arg: "" }),
              label: speaker.tell("ui.button.deck-delete"),
              look: "danger",
            },
          ]),
        ],
        ACCENT,
      ),
    ],
    files: [],
  };
}

/** A deck to take along: the list as a file, and the code to copy. */
export function buildExport(list: DeckList, written: string, code: string, speaker: Speaker): Outgoing {
  const name = "deck.txt";
  const said = speaker.tell("ui.deck.export", { deck: `**${escapeMarkdown(list.name)}**` });
  return {
    components: [container([text(said), text(`\`\`\`\n${code}\n\`\`\``), file(name)], ACCENT)],
    files: [{ name, data: Buffer.from(written) }],
  };
}
