import { z } from "zod";
import { LANGUAGES, PALETTES } from "../engine/kernel/look.ts";

/** A language, or "auto": as Discord says of the user or the server. */
export const LANGUAGE_CHOICES = ["auto", ...LANGUAGES] as const;

/**
 * When a player is asked for an answer to what others do: at every window ("always"), only where something was done that an answer
 * could meet ("action"), or never before the own turn ("own-turn"). What is asked follows from public facts alone.
 */
export const STOPS = ["always", "action", "own-turn"] as const;
export type Stops = (typeof STOPS)[number];

/** How long players have: no limit, seconds with a bank, hours, days. */
export const PACES = ["untimed", "live", "relaxed", "slow"] as const;
export type Pace = (typeof PACES)[number];

// A value that an older or newer version wrote and this one does not know counts as not set, and the rest stays readable.
const language = z.enum(LANGUAGE_CHOICES).catch("auto");
const palette = z.enum(PALETTES).catch("default");
const flag = (fallback: boolean) => z.boolean().catch(fallback);
const id = z.string().regex(/^\d{1,20}$/);
const optionValue = z.union([z.string(), z.number(), z.boolean()]);

/** What a player has settled, on all servers alike. */
export const playerSettings = z.object({
  language,
  stops: z.enum(STOPS).catch("always"),
  /** Whether they are mentioned when a match waits for them. */
  pings: flag(true),
  /** Everything that only they see comes without pictures. */
  textOnly: flag(false),
  /** Of the pictures that only they see. */
  palette,
});
export type PlayerSettings = Readonly<z.infer<typeof playerSettings>>;

/** What those who manage a server have settled for it. */
export const serverSettings = z.object({
  /** Of what everybody reads. */
  language,
  /** Boards and other public messages come without pictures. */
  textOnly: flag(false),
  /** Of the pictures that everybody sees. */
  palette,
  /** The game that is meant when none is named; null: the first there is. */
  game: z.string().nullable().catch(null),
  pace: z.enum(PACES).catch("untimed"),
  /** Options of casual matches that begin other than the rules are written, by game and option. */
  options: z.record(z.string(), z.record(z.string(), optionValue)).catch({}),
  /** Channels in which matches may be started; everywhere when there are none. */
  channels: z.array(id).max(25).catch([]),
  /** Roles that may do what the server's managers may: hold tournaments, write rulings. */
  organiserRole: id.nullable().catch(null),
  rulingsRole: id.nullable().catch(null),
});
export type ServerSettings = Readonly<z.infer<typeof serverSettings>>;

/** What counts as long as nobody has settled anything. */
export const PLAYER_DEFAULTS: PlayerSettings = playerSettings.parse({});
export const SERVER_DEFAULTS: ServerSettings = serverSettings.parse({});
