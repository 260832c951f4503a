import type { Game } from "../engine/kernel/live-match.ts";
import { type MatchOption, openOptions } from "../engine/kernel/match-options.ts";
import type { IdOf, SetupVerb } from "../interactions/clicks.ts";
import type { Proposal } from "../match/proposals.ts";
import { modeOf, termLine } from "./challenge-card.ts";
import { type ButtonInput, buttons, container, line, type Part, select, text } from "./components.ts";
import { type DeckChoice, deckSelects } from "./deck-select.ts";
import { clip, escapeMarkdown } from "./escape.ts";
import type { Outgoing } from "./message.ts";
import { optionList } from "./option-lines.ts";
import { ruleLabel, type Speaker } from "./say.ts";
import { PAGE } from "./steps.ts";

const ACCENT = 0x6b5aa8;
/** Values up to this many get a button each. */
const VALUE_BUTTONS = 4;
const BUTTON_LABEL = 38;

export interface SetupPanelInput {
  readonly proposal: Proposal;
  readonly game: Game;
  readonly decks: DeckChoice;
  readonly speaker: Speaker;
  readonly idOf: IdOf;
  /** The option that is being changed. */
  readonly open?: string;
  readonly page?: number;
  readonly notice?: string;
  /** What of the deck the hero cannot play. */
  readonly notes?: string | null;
}

/**
 * Where a match is set up in private: the deck, the options one at a time, then post it or begin. Short on a phone, because only
 * what differs from the rules is listed.
 */
export function buildSetupPanel(input: SetupPanelInput): Outgoing {
  const { notice } = input;
  const parts: Part[] = [];
  if (notice) parts.push(text(clip(notice, 500)));
  const option = openTo(input).find((one) => one.id === input.open);
  parts.push(text(heading(input)));
  if (option) parts.push(...changeParts(option, input));
  else parts.push(...overviewParts(input));
  return { components: [container(parts, ACCENT)], files: [] };
}

/** What stands in place of the panel when nothing is left to be done with it. */
export function closedSetup(said: string): Outgoing {
  return { components: [container([text(said)], ACCENT)], files: [] };
}

/** What may be settled: nothing in a ranked match, which is played by the rules as written. */
function openTo({ proposal, game }: SetupPanelInput): readonly MatchOption[] {
  return proposal.stakes === "ranked" ? [] : openOptions(game, modeOf(game, proposal.mode));
}

function heading({ proposal, game, speaker }: SetupPanelInput): string {
  const { opponent } = proposal;
  const mode = modeOf(game, proposal.mode);
  const against =
    opponent === "ai"
      ? speaker.tell("ui.setup.against-ai")
      : opponent
        ? speaker.tell("ui.setup.against", { opponent: `**${escapeMarkdown(opponent.name)}**` })
        : speaker.tell("ui.setup.against-anybody");
  const way = game.modes.length > 1 && mode ? ` · ${speaker.say(mode.label)}` : "";
  const { bestOf } = proposal;
  const counts = `\n${termLine({ ...proposal, series: bestOf === 1 ? null : { bestOf, games: [] } }, speaker)}`;
  return `### ${speaker.tell("ui.setup.title", { game: escapeMarkdown(game.name) })}${way}\n${against}${counts}`;
}

function idFor({ proposal, idOf }: SetupPanelInput, verb: SetupVerb, arg = ""): string {
  return idOf({ route: "setup", proposal: proposal.id, verb, arg });
}

function overviewParts(input: SetupPanelInput): Part[] {
  const { proposal, game, decks, speaker } = input;
  const ranked = proposal.stakes === "ranked";
  const options = openTo(input);
  const changed = optionList(game, proposal.options, speaker);
  const parts: Part[] = [
    ...deckSelects(decks, {
      idOf: (own) => idFor(input, "deck", own ? "own" : ""),
      chosen: proposal.deck,
      speaker,
    }),
    ...(input.notes ? [text(input.notes)] : []),
    line(),
    text(
      ranked ? speaker.tell("ui.setup.ranked") : (changed ?? `**${speaker.tell("ui.setup.as-written")}**`),
    ),
  ];
  const pages = Math.max(1, Math.ceil(options.length / PAGE));
  const page = Math.min(input.page ?? 0, pages - 1);
  const shown = options.slice(page * PAGE, (page + 1) * PAGE);
  if (shown.length > 0)
    parts.push(
      select({
        id: idFor(input, "option"),
        placeholder: speaker.tell("ui.setup.change"),
        options: shown.map((option) => ({
          value: option.id,
          label: speaker.say(option.label, "plain"),
          note: speaker.tell("ui.setup.now", { value: valueNow(option, input) }),
        })),
      }),
    );
  const turn: ButtonInput[] =
    pages > 1
      ? [
          {
            id: idFor(input, "page", String((page + 1) % pages)),
            label: speaker.tell("ui.choice.page", { page: page + 1, pages }),
          },
        ]
      : [];
  const post = proposal.opponent === "ai" ? "ui.button.start" : "ui.button.post";
  return [
    ...parts,
    ...buttons([
      { id: idFor(input, "post"), label: speaker.tell(post), look: "success" },
      ...(ranked
        ? []
        : [
            {
              id: idFor(input, "reset"),
              label: speaker.tell("ui.button.as-written"),
              disabled: changed === null,
            },
          ]),
      { id: idFor(input, "cancel"), label: speaker.tell("ui.button.cancel") },
      ...turn,
    ]),
  ];
}

function chosen(option: MatchOption, { proposal }: SetupPanelInput): MatchOption["values"][number]["value"] {
  return (Object.hasOwn(proposal.options, option.id) ? proposal.options[option.id] : null) ?? option.default;
}

function valueNow(option: MatchOption, input: SetupPanelInput): string {
  const now = option.values.find((one) => one.value === chosen(option, input));
  return now ? input.speaker.say(now.label, "plain") : String(chosen(option, input));
}

function changeParts(option: MatchOption, input: SetupPanelInput): Part[] {
  const { speaker } = input;
  const now = chosen(option, input);
  const values = option.values.map(({ value, label }) => ({
    value: String(value),
    label: clip(
      value === option.default
        ? speaker.tell("ui.setup.standard", { value: speaker.say(label, "plain") })
        : speaker.say(label, "plain"),
      80,
    ),
    chosen: value === now,
  }));
  const asButtons = values.length <= VALUE_BUTTONS && values.every((one) => one.label.length <= BUTTON_LABEL);
  const back: ButtonInput = { id: idFor(input, "back"), label: speaker.tell("ui.button.back") };
  const about = `**${speaker.say(option.label)}** (${ruleLabel(option.rule)})\n${speaker.say(option.note)}`;
  if (asButtons)
    return [
      text(about),
      ...buttons([
        ...values.map((one) => ({
          id: idFor(input, "value", `${option.id},${one.value}`),
          label: one.label,
          look: one.chosen ? ("primary" as const) : ("secondary" as const),
        })),
        back,
      ]),
    ];
  return [
    text(about),
    select({
      id: idFor(input, "value", option.id),
      placeholder: speaker.tell("ui.choice.pick"),
      options: values.slice(0, PAGE),
    }),
    ...buttons([back]),
  ];
}
