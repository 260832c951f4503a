import type { IdOf, PlayerField } from "../interactions/clicks.ts";
import type { PlayerSettings } from "../settings/records.ts";
import { buttons, container, type Part, select, text } from "./components.ts";
import type { Outgoing } from "./message.ts";
import type { Speaker } from "./say.ts";
import type { TextKey } from "./texts/en.ts";

const ACCENT = 0x5b7083;

/** A setting of which one of a few is chosen: the words of each, some with a line below. */
interface Field<T extends string> {
  readonly title: TextKey;
  readonly note: TextKey;
  readonly values: Readonly<Record<T, { readonly label: TextKey; readonly note?: TextKey }>>;
}

export const LANGUAGE_FIELD: Field<PlayerSettings["language"]> = {
  title: "ui.settings.language",
  note: "ui.settings.language.note",
  values: {
    auto: { label: "ui.settings.language.auto" },
    en: { label: "ui.settings.language.en" },
    de: { label: "ui.settings.language.de" },
  },
};
export const PALETTE_FIELD: Field<PlayerSettings["palette"]> = {
  title: "ui.settings.palette",
  note: "ui.settings.palette.note",
  values: {
    default: { label: "ui.settings.palette.default" },
    "high-contrast": { label: "ui.settings.palette.high-contrast" },
    "colour-blind": { label: "ui.settings.palette.colour-blind" },
  },
};
const STOPS_FIELD: Field<PlayerSettings["stops"]> = {
  title: "ui.settings.stops",
  note: "ui.settings.stops.note",
  values: {
    always: { label: "ui.settings.stops.always", note: "ui.settings.stops.always.note" },
    action: { label: "ui.settings.stops.action", note: "ui.settings.stops.action.note" },
    "own-turn": { label: "ui.settings.stops.own-turn", note: "ui.settings.stops.own-turn.note" },
  },
};

/** The private panel of a player's settings: everything is changed right on it. */
export function buildSettings(
  settings: PlayerSettings,
  userId: string,
  speaker: Speaker,
  idOf: IdOf,
): Outgoing {
  const id = (field: PlayerField, value = ""): string =>
    idOf({ route: "settings", owner: userId, field, value });
  const choose = <T extends string>(name: PlayerField, field: Field<T>, now: T): Part[] => [
    text(`**${speaker.tell(field.title)}**\n-# ${speaker.tell(field.note)}`),
    select({
      id: id(name),
      placeholder: speaker.tell(field.title),
      options: valuesOf(field, speaker, now),
    }),
  ];
  const onOff = (on: boolean): string => speaker.tell(on ? "ui.settings.on" : "ui.settings.off");
  return {
    components: [
      container(
        [
          text(`### ${speaker.tell("ui.settings.title")}\n${speaker.tell("ui.settings.about")}`),
          ...choose("language", LANGUAGE_FIELD, settings.language),
          ...choose("stops", STOPS_FIELD, settings.stops),
          ...choose("palette", PALETTE_FIELD, settings.palette),
          text(`-# ${speaker.tell("ui.settings.pictures.note")}`),
          ...buttons([
            {
              id: id("pictures", settings.textOnly ? "on" : "off"),
              label: speaker.tell("ui.settings.pictures", { value: onOff(!settings.textOnly) }),
              look: settings.textOnly ? "secondary" : "primary",
            },
            {
              id: id("pings", settings.pings ? "off" : "on"),
              label: speaker.tell("ui.settings.pings", { value: onOff(settings.pings) }),
              look: settings.pings ? "primary" : "secondary",
            },
          ]),
        ],
        ACCENT,
      ),
    ],
    files: [],
  };
}

/** The options of a select for a setting, the present one chosen. */
export function valuesOf<T extends string>(field: Field<T>, speaker: Speaker, now: T) {
  return Object.entries<Field<T>["values"][T]>(field.values).map(([value, { label, note }]) => ({
    value,
    label: speaker.tell(label),
    ...(note ? { note: speaker.tell(note) } : {}),
    chosen: value === now,
  }));
}
