import type { Game } from "../engine/kernel/live-match.ts";
import { changedOptions, type MatchOption, openOptions } from "../engine/kernel/match-options.ts";
import type { ConfigVerb, IdOf } from "../interactions/clicks.ts";
import type { ServerSettings } from "../settings/records.ts";
import {
  type ButtonInput,
  buttons,
  container,
  line,
  type Part,
  pickChannels,
  pickRole,
  select,
  text,
} from "./components.ts";
import { clip, escapeMarkdown } from "./escape.ts";
import type { Outgoing } from "./message.ts";
import type { Games } from "./ports.ts";
import { ruleLabel, type Speaker } from "./say.ts";
import { LANGUAGE_FIELD, PALETTE_FIELD, valuesOf } from "./settings-panel.ts";
import { PAGE } from "./steps.ts";
import type { TextKey } from "./texts/en.ts";

const ACCENT = 0x5b7083;

export interface ConfigPanelInput {
  readonly settings: ServerSettings;
  readonly games: Games;
  readonly speaker: Speaker;
  /** A speaker for the usual game, whose options have words of their own. */
  readonly gameSpeaker: Speaker;
  readonly idOf: IdOf;
  /** The setting that is being changed: its name, or "options.<id>". */
  readonly open?: string;
}

const PACES: Readonly<Record<ServerSettings["pace"], TextKey>> = {
  untimed: "ui.config.pace.untimed",
  live: "ui.config.pace.live",
  relaxed: "ui.config.pace.relaxed",
  slow: "ui.config.pace.slow",
};
const PALETTES: Readonly<Record<ServerSettings["palette"], TextKey>> = {
  default: "ui.settings.palette.default",
  "high-contrast": "ui.settings.palette.high-contrast",
  "colour-blind": "ui.settings.palette.colour-blind",
};
const LANGUAGES: Readonly<Record<ServerSettings["language"], TextKey>> = {
  auto: "ui.config.language.auto",
  en: "ui.settings.language.en",
  de: "ui.settings.language.de",
};

/** One setting: what it is now in words, and what there is to change it with. */
interface Entry {
  readonly title: TextKey;
  readonly note: string;
  readonly now: string;
  /** Ready for labels, where markdown and mentions do not work; `now` serves when absent. */
  readonly plain?: string;
  readonly parts: () => Part[];
}

/** The usual game of a server: the one it has settled, else the first there is. */
export function usualGame(settings: ServerSettings, games: Games): Game | undefined {
  return games.get(settings.game ?? "") ?? games.values().next().value;
}

/** The private panel of a server's settings: all of them in a list, and one at a time to change. */
export function buildConfig(input: ConfigPanelInput): Outgoing {
  const { speaker } = input;
  const all = entries(input);
  const parts: Part[] = [text(`### ${speaker.tell("ui.config.title")}`)];
  const option = optionOf(input);
  const entry = input.open === undefined ? undefined : all.get(option ? "options" : input.open);
  if (option) parts.push(...optionParts(option, input));
  else if (entry)
    parts.push(
      text(`**${speaker.tell(entry.title)}**\n${entry.note}`),
      ...entry.parts(),
      ...buttons([back(input)]),
    );
  else {
    const lines = [...all.values()].map(({ title, now }) =>
      speaker.tell("ui.config.line", { name: speaker.tell(title), value: now }),
    );
    parts.push(
      text(lines.join("\n")),
      line(),
      select({
        id: id(input, "open", ""),
        placeholder: speaker.tell("ui.config.change"),
        options: [...all].map(([value, { title, now, plain = now }]) => ({
          value,
          label: speaker.tell(title),
          note: clip(speaker.tell("ui.setup.now", { value: plain }), 100),
        })),
      }),
    );
  }
  return { components: [container(parts, ACCENT)], files: [] };
}

function id({ idOf }: ConfigPanelInput, verb: ConfigVerb, arg: string): string {
  return idOf({ route: "config", verb, arg });
}

function back(input: ConfigPanelInput, to = ""): ButtonInput {
  return { id: id(input, "open", to === "" ? "-" : to), label: input.speaker.tell("ui.button.back") };
}

function entries(input: ConfigPanelInput): Map<string, Entry> {
  const { settings, games, speaker } = input;
  const choose = (field: string, options: Parameters<typeof select>[0]["options"]): Part[] => [
    select({ id: id(input, "set", field), placeholder: speaker.tell("ui.choice.pick"), options }),
  ];
  const game = usualGame(settings, games);
  const changed = game ? changedOptions(game.options, settings.options[game.id] ?? {}).length : 0;
  const found = new Map<string, Entry>();
  found.set("language", {
    title: "ui.config.language",
    note: speaker.tell("ui.config.language.note"),
    now: speaker.tell(LANGUAGES[settings.language]),
    parts: () =>
      choose(
        "language",
        valuesOf(
          {
            ...LANGUAGE_FIELD,
            values: { ...LANGUAGE_FIELD.values, auto: { label: "ui.config.language.auto" } },
          },
          speaker,
          settings.language,
        ),
      ),
  });
  if (games.size > 1 && game)
    found.set("game", {
      title: "ui.config.game",
      note: speaker.tell("ui.config.game.note"),
      now: escapeMarkdown(game.name),
      plain: game.name,
      parts: () =>
        choose(
          "game",
          [...games.values()]
            .slice(0, PAGE)
            .map((one) => ({ value: one.id, label: one.name, chosen: one === game })),
        ),
    });
  found.set("pace", {
    title: "ui.config.pace",
    note: speaker.tell("ui.config.pace.note"),
    now: speaker.tell(PACES[settings.pace]),
    parts: () =>
      choose(
        "pace",
        Object.entries(PACES).map(([value, key]) => ({
          value,
          label: speaker.tell(key),
          chosen: value === settings.pace,
        })),
      ),
  });
  if (game && openOptions(game, game.modes[0]).length > 0)
    found.set("options", {
      title: "ui.config.options",
      note: speaker.tell("ui.config.options.note", { game: escapeMarkdown(game.name) }),
      now:
        changed === 0
          ? speaker.tell("ui.config.options.none")
          : speaker.tell("ui.config.options.some", { count: changed }),
      parts: () => optionList(game, input),
    });
  found.set("channels", {
    title: "ui.config.channels",
    note: speaker.tell("ui.config.channels.note"),
    now:
      settings.channels.length === 0
        ? speaker.tell("ui.config.channels.none")
        : settings.channels.map((one) => `<#${one}>`).join(" "),
    plain:
      settings.channels.length === 0
        ? speaker.tell("ui.config.channels.none")
        : String(settings.channels.length),
    parts: () => [
      pickChannels({
        id: id(input, "set", "channels"),
        placeholder: speaker.tell("ui.config.pick-channels"),
        chosen: settings.channels,
        max: 25,
      }),
    ],
  });
  for (const role of ["organiser", "rulings"] as const) {
    const chosen = role === "organiser" ? settings.organiserRole : settings.rulingsRole;
    const none = speaker.tell("ui.config.role.none");
    found.set(role, {
      title: `ui.config.${role}`,
      note: speaker.tell(`ui.config.${role}.note`),
      now: chosen === null ? none : `<@&${chosen}>`,
      plain: chosen === null ? none : speaker.tell("ui.settings.on"),
      parts: () => [
        pickRole({
          id: id(input, "set", role),
          placeholder: speaker.tell("ui.config.pick-role"),
          chosen,
        }),
      ],
    });
  }
  const onOff = speaker.tell(settings.textOnly ? "ui.settings.off" : "ui.settings.on");
  found.set("pictures", {
    title: "ui.config.pictures",
    note: speaker.tell("ui.config.pictures.note"),
    now: onOff,
    parts: () =>
      buttons(
        (["on", "off"] as const).map((value) => ({
          id: id(input, "set", `pictures,${value}`),
          label: speaker.tell(`ui.settings.${value}`),
          look: (value === "on") === !settings.textOnly ? "primary" : "secondary",
        })),
      ),
  });
  found.set("palette", {
    title: "ui.config.palette",
    note: speaker.tell("ui.config.palette.note"),
    now: speaker.tell(PALETTES[settings.palette]),
    parts: () => choose("palette", valuesOf(PALETTE_FIELD, speaker, settings.palette)),
  });
  return found;
}

/** The option of the usual game that is being changed. */
function optionOf({ open, settings, games }: ConfigPanelInput): MatchOption | undefined {
  const game = usualGame(settings, games);
  return game && openOptions(game, game.modes[0]).find((one) => open === `options.${one.id}`);
}

function optionList(game: Game, input: ConfigPanelInput): Part[] {
  const { speaker, gameSpeaker, settings } = input;
  const values = settings.options[game.id] ?? {};
  const shown = openOptions(game, game.modes[0]).slice(0, PAGE);
  return [
    select({
      id: id(input, "open", ""),
      placeholder: speaker.tell("ui.setup.change"),
      options: shown.map((option) => {
        const now = option.values.find((one) => one.value === (values[option.id] ?? option.default));
        return {
          value: `options.${option.id}`,
          label: gameSpeaker.say(option.label, "plain"),
          note: clip(
            speaker.tell("ui.setup.now", { value: now ? gameSpeaker.say(now.label, "plain") : "?" }),
            100,
          ),
        };
      }),
    }),
  ];
}

function optionParts(option: MatchOption, input: ConfigPanelInput): Part[] {
  const { speaker, gameSpeaker, settings, games } = input;
  const values = settings.options[usualGame(settings, games)?.id ?? ""] ?? {};
  const now = values[option.id] ?? option.default;
  return [
    text(`**${gameSpeaker.say(option.label)}** (${ruleLabel(option.rule)})\n${gameSpeaker.say(option.note)}`),
    select({
      id: id(input, "set", `options.${option.id}`),
      placeholder: speaker.tell("ui.choice.pick"),
      options: option.values.slice(0, PAGE).map(({ value, label }) => {
        const said = gameSpeaker.say(label, "plain");
        return {
          value: String(value),
          label: value === option.default ? speaker.tell("ui.setup.standard", { value: said }) : said,
          chosen: value === now,
        };
      }),
    }),
    ...buttons([back(input, "options")]),
  ];
}
