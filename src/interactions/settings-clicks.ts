import { PermissionFlagsBits } from "discord.js";
import { chosenLocale } from "../discord/reader.ts";
import { openOptions, withOption } from "../engine/kernel/match-options.ts";
import { buildConfig, usualGame } from "../present/config-panel.ts";
import { speakerFor } from "../present/match-words.ts";
import { asEdit, type Outgoing } from "../present/message.ts";
import { speaker } from "../present/say.ts";
import { buildSettings } from "../present/settings-panel.ts";
import {
  type PlayerSettings,
  playerSettings,
  type ServerSettings,
  serverSettings,
} from "../settings/records.ts";
import { type Answerable, tell, tellText, words } from "./answer.ts";
import type { Bench } from "./bench.ts";
import type { ConfigClick, SettingsClick } from "./clicks.ts";

/** The panel of one's own settings, in the language that they say. */
export function settingsMessage(bench: Bench, interaction: Answerable, settings: PlayerSettings): Outgoing {
  const own = speaker(chosenLocale(settings, interaction.locale));
  return buildSettings(settings, interaction.user.id, own, bench.stage.idOf);
}

/** Changes one of one's own settings. The click was acknowledged before. */
export async function settingsClick(
  bench: Bench,
  interaction: Answerable,
  click: SettingsClick,
  picked: string,
): Promise<void> {
  const { user } = interaction;
  if (click.owner !== user.id) return tellText(interaction, "ui.settings.not-yours");
  const value = click.value === "" ? picked : click.value;
  const settings = await bench.stage.settings.changePlayer(user.id, (now) => withPlayer(now, click, value));
  await interaction.editReply(asEdit(settingsMessage(bench, interaction, settings)));
}

function withPlayer(now: PlayerSettings, { field }: SettingsClick, value: string): PlayerSettings {
  switch (field) {
    case "pictures":
      return { ...now, textOnly: value === "off" };
    case "pings":
      return { ...now, pings: value === "on" };
    default:
      // What is none of the choices counts as the standard, see the records.
      return playerSettings.parse({ ...now, [field]: value });
  }
}

/** Whether somebody may change the server's settings; when not, they are told. */
export async function mayConfigure(interaction: Answerable): Promise<boolean> {
  // Discord hides the command from others; a server's settings may show it to them all the same.
  if (interaction.memberPermissions?.has(PermissionFlagsBits.ManageGuild)) return true;
  await tellText(interaction, "ui.config.not-allowed");
  return false;
}

/** The panel of the server's settings, or of one of them. */
export function configMessage(
  bench: Bench,
  interaction: Answerable,
  settings: ServerSettings,
  open?: string,
): Outgoing {
  const { games, idOf } = bench.stage;
  const own = words(interaction);
  const gameSpeaker = speakerFor(games, usualGame(settings, games)?.id ?? "", own.locale);
  return buildConfig({
    ...{ settings, games, idOf, gameSpeaker },
    speaker: own,
    ...(open === undefined ? {} : { open }),
  });
}

/** A click on the panel of the server's settings; it was acknowledged before. */
export async function configClick(
  bench: Bench,
  interaction: Answerable,
  click: ConfigClick,
  values: readonly string[],
): Promise<void> {
  const { guildId } = interaction;
  if (!guildId || !(await mayConfigure(interaction))) return;
  const { settings, games } = bench.stage;
  if (click.verb === "open") {
    const open = click.arg === "" ? values[0] : click.arg;
    const now = await settings.server(guildId);
    await interaction.editReply(asEdit(configMessage(bench, interaction, now, open)));
    return;
  }
  const [field = "", given] = click.arg.split(",");
  const picked = given === undefined ? values : [given];
  const now = await settings.changeServer(guildId, (before) => withServer(before, field, picked, games));
  const open = field.startsWith("options.") ? "options" : undefined;
  await interaction.editReply(asEdit(configMessage(bench, interaction, now, open)));
}

function withServer(
  now: ServerSettings,
  field: string,
  values: readonly string[],
  games: Bench["stage"]["games"],
): ServerSettings {
  const value = values[0] ?? null;
  switch (field) {
    case "language":
    case "pace":
    case "palette":
      return serverSettings.parse({ ...now, [field]: value });
    case "game":
      return { ...now, game: value };
    case "channels":
      return { ...now, channels: [...values] };
    case "organiser":
      return { ...now, organiserRole: value };
    case "rulings":
      return { ...now, rulingsRole: value };
    case "pictures":
      return { ...now, textOnly: value === "off" };
    default: {
      const game = usualGame(now, games);
      const option = field.startsWith("options.") ? field.slice("options.".length) : null;
      if (!game || option === null || value === null) return now;
      const open = openOptions(game, game.modes[0]);
      const options = withOption(open, now.options[game.id] ?? {}, option, value);
      return { ...now, options: { ...now.options, [game.id]: options } };
    }
  }
}

/** Shows a panel in a private answer that was begun before. */
export async function showConfig(bench: Bench, interaction: Answerable): Promise<void> {
  const { guildId } = interaction;
  if (!guildId || !(await mayConfigure(interaction))) return;
  const settings = await bench.stage.settings.server(guildId);
  await tell(interaction, configMessage(bench, interaction, settings));
}
