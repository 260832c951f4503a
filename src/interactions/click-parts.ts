import {
  type ChoiceClick,
  type Click,
  CONFIG_VERBS,
  type ConfigClick,
  DECK_VERBS,
  type DeckboxClick,
  type DeckVerb,
  type HeroClick,
  INFOS,
  type Info,
  type InfoClick,
  LESSON_VERBS,
  type LessonClick,
  type LessonVerb,
  LOBBY_VERBS,
  LOOKUP_PAGES,
  type LobbyClick,
  type LobbyVerb,
  type LookupClick,
  PLAYER_FIELDS,
  REPLAY_TURNS,
  REPLAY_VERBS,
  type ReplayClick,
  type ReplayPageClick,
  SETUP_VERBS,
  type SettingsClick,
  type SetupClick,
  type SetupVerb,
  TABLE_VERBS,
  type TableVerb,
  type Verb,
} from "./clicks.ts";

/** Raised when the layout changes; ids of another version are answered as unknown. */
export const VERSION = "1";
export const ROUTES = {
  panel: "h",
  respond: "hr",
  log: "l",
  info: "i",
  "log-page": "lp",
  words: "f",
  concede: "x",
  "concede-yes": "xy",
  refresh: "r",
  choice: "c",
  accept: "a",
  decline: "d",
  withdraw: "w",
  deck: "k",
  setup: "s",
  lobby: "t",
  deckbox: "b",
  rematch: "n",
  "hero-choose": "u",
  "hero-fix": "uf",
  "hero-sheet": "us",
  settings: "e",
  table: "o",
  replay: "y",
  "replay-page": "yp",
  config: "g",
  help: "q",
  lesson: "z",
  lookup: "j",
} as const satisfies Record<Click["route"], string>;

/** Snowflakes are written to base 36, which saves six characters each. Other ids (tests) stay, marked by "_". */
export function packId(id: string): string {
  return /^[1-9]\d{0,19}$/.test(id) ? BigInt(id).toString(36) : `_${id}`;
}

export function unpackId(text: string): string | null {
  if (text.startsWith("_")) return text.length > 1 ? text.slice(1) : null;
  if (!/^[0-9a-z]{1,14}$/.test(text)) return null;
  let value = 0n;
  for (const digit of text) value = value * 36n + BigInt(Number.parseInt(digit, 36));
  return value.toString();
}

export function isVerb(text: string): text is Verb {
  return /^[pnsvtkbgm]$/.test(text);
}

export function isTableVerb(word: string): word is TableVerb {
  return Object.hasOwn(TABLE_VERBS, word);
}

export function isInfo(word: string): word is Info {
  return Object.hasOwn(INFOS, word);
}

export function decodeInfo(match: string, parts: readonly string[]): InfoClick | null {
  const [, letter, page = "", upto = "", turn] = parts;
  const what = Object.keys(INFOS)
    .filter(isInfo)
    .find((one) => INFOS[one] === letter);
  if (what === undefined || turn === undefined || parts.length !== 5) return null;
  if (!/^\d{1,6}$/.test(page) || !/^\d{1,7}$/.test(upto)) return null;
  return { route: "info", match, what, page: Number(page), upto: Number(upto), turn };
}

export function keyFor<T extends string>(
  letters: Readonly<Record<T, string>>,
  letter: string | undefined,
): T | undefined {
  for (const key in letters) if (letters[key] === letter) return key;
  return undefined;
}

export function decodeReplay(
  code: string,
  source: string,
  parts: readonly string[],
): ReplayClick | ReplayPageClick | null {
  if (!isKey(source)) return null;
  if (code === ROUTES.replay) {
    const verb = keyFor(REPLAY_VERBS, parts[1]);
    return verb === undefined || parts.length !== 2 ? null : { route: "replay", source, verb };
  }
  const [, packedOwner = "", letter, how = "", step = ""] = parts;
  const owner = unpackId(packedOwner);
  const turn = keyFor(REPLAY_TURNS, letter);
  if (owner === null || turn === undefined || parts.length !== 5) return null;
  if (!/^[at]h?$/.test(how) || !/^(0|[1-9]\d{0,5})$/.test(step)) return null;
  const unit = how.startsWith("t") ? "turn" : "action";
  return { route: "replay-page", source, owner, turn, unit, hands: how.endsWith("h"), step: Number(step) };
}

export function isSetupVerb(word: string): word is SetupVerb {
  return Object.hasOwn(SETUP_VERBS, word);
}

export function decodeSetup(
  proposal: string,
  [, letter, arg, ...more]: readonly string[],
): SetupClick | null {
  const verb = Object.keys(SETUP_VERBS)
    .filter(isSetupVerb)
    .find((one) => SETUP_VERBS[one] === letter);
  return verb === undefined || arg === undefined || more.length > 0 || !isKey(proposal)
    ? null
    : { route: "setup", proposal, verb, arg };
}

export function isLobbyVerb(word: string): word is LobbyVerb {
  return Object.hasOwn(LOBBY_VERBS, word);
}

export function decodeLobby(lobby: string, [, letter, arg, ...more]: readonly string[]): LobbyClick | null {
  const verb = Object.keys(LOBBY_VERBS)
    .filter(isLobbyVerb)
    .find((one) => LOBBY_VERBS[one] === letter);
  return verb === undefined || arg === undefined || more.length > 0 || !isKey(lobby)
    ? null
    : { route: "lobby", lobby, verb, arg };
}

export function isDeckVerb(word: string): word is DeckVerb {
  return Object.hasOwn(DECK_VERBS, word);
}

export function decodeDeckbox(
  deck: string,
  [, letter, arg, ...more]: readonly string[],
): DeckboxClick | null {
  const verb = Object.keys(DECK_VERBS)
    .filter(isDeckVerb)
    .find((one) => DECK_VERBS[one] === letter);
  return verb === undefined || arg === undefined || more.length > 0 || !isKey(deck)
    ? null
    : { route: "deckbox", deck, verb, arg };
}

/** What can be looked up in the store at all. */
export function isKey(id: string): boolean {
  return /^[A-Za-z0-9.-]{1,64}$/.test(id);
}

export function decodeSettings(
  owner: string,
  [, name, value, ...more]: readonly string[],
): SettingsClick | null {
  const field = PLAYER_FIELDS.find((one) => one === name);
  return field === undefined || value === undefined || more.length > 0
    ? null
    : { route: "settings", owner, field, value };
}

export function isLessonVerb(word: string): word is LessonVerb {
  return Object.hasOwn(LESSON_VERBS, word);
}

export function decodeLesson(
  match: string,
  [, packed, letter, arg, ...more]: readonly string[],
): LessonClick | null {
  const owner = unpackId(packed ?? "");
  const verb = Object.keys(LESSON_VERBS)
    .filter(isLessonVerb)
    .find((one) => LESSON_VERBS[one] === letter);
  return owner === null || verb === undefined || arg === undefined || more.length > 0
    ? null
    : { route: "lesson", match, owner, verb, arg };
}

export function decodeLookup([letter, mark, key, ...more]: readonly string[]): LookupClick | null {
  if (mark === undefined || key === undefined || more.length > 0) return null;
  if (letter === LOOKUP_PAGES.entry) return { route: "lookup", page: "entry", mark, key };
  return letter === LOOKUP_PAGES.examples ? { route: "lookup", page: "examples", mark, key } : null;
}

export function decodeConfig([letter, arg, ...more]: readonly string[]): ConfigClick | null {
  if (arg === undefined || more.length > 0) return null;
  if (letter === CONFIG_VERBS.open) return { route: "config", verb: "open", arg };
  return letter === CONFIG_VERBS.set ? { route: "config", verb: "set", arg } : null;
}

export function decodeHero(code: string, owner: string, parts: readonly string[]): HeroClick | null {
  const [game, choice, value] = parts;
  if (parts.includes("") || game === undefined) return null;
  if (code === ROUTES["hero-sheet"]) return parts.length === 1 ? { route: "hero-sheet", owner, game } : null;
  if (choice === undefined) return null;
  if (code === ROUTES["hero-choose"])
    return parts.length === 2 ? { route: "hero-choose", owner, game, choice } : null;
  return value !== undefined && parts.length === 3 ? { route: "hero-fix", owner, game, choice, value } : null;
}

export function decodeChoice(match: string, parts: readonly string[]): ChoiceClick | null {
  const [, choice, packedOwner, verb, arg, draft] = parts;
  const owner = unpackId(packedOwner ?? "");
  if (owner === null || !choice || verb === undefined || !isVerb(verb)) return null;
  if (arg === undefined || draft === undefined || parts.length !== 6) return null;
  return { route: "choice", match, choice, owner, verb, arg, draft };
}
