import type { Interaction } from "discord.js";
import { type Look, languageOf } from "../engine/kernel/look.ts";
import { PLAYER_DEFAULTS, type PlayerSettings, type ServerSettings } from "../settings/records.ts";
import type { Settings } from "../settings/settings.ts";

/** The settings of whoever is behind an interaction, from `meet` on. */
const readers = new WeakMap<Interaction, PlayerSettings>();

/** Looks up who is behind an interaction, before anything is said to them. Never fails, and waits for a moment only. */
export async function meet(settings: Settings, interaction: Interaction): Promise<void> {
  readers.set(interaction, await settings.player(interaction.user.id));
}

/** What the one behind an interaction has settled. */
export function readerOf(interaction: Interaction): PlayerSettings {
  return readers.get(interaction) ?? PLAYER_DEFAULTS;
}

/** The language that an interaction is answered in privately: the reader's own choice, else their Discord's. */
export function localeOf(interaction: Interaction): string {
  return chosenLocale(readerOf(interaction), interaction.locale);
}

/** A chosen language, or `otherwise` where it is left to Discord. */
export function chosenLocale(settings: PlayerSettings | ServerSettings, otherwise: string): string {
  return settings.language === "auto" ? otherwise : settings.language;
}

/** How pictures look to somebody who reads in `locale`. */
export function lookOf({ palette }: PlayerSettings | ServerSettings, locale: string): Look {
  return { language: languageOf(locale), palette };
}
