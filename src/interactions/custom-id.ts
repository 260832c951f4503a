/**
 * What a component says when it is clicked. Everything that is needed to answer stands in its custom id (or, when that is
 * too short, in a stored draft that the id names), so a click is understood by any process at any time.
 */
export type Click =
  /** Open the private panel: the buttons Hand and Respond, which stand in one message. */
  | { readonly route: "panel" | "respond"; readonly match: string }
  /** Adds words to the chance: the button, and the form it opens. */
  | { readonly route: "words"; readonly match: string }
  | LogClick
  | InfoClick
  | { readonly route: "concede"; readonly match: string }
  | { readonly route: "concede-yes"; readonly match: string; readonly owner: string }
  | { readonly route: "refresh"; readonly match: string; readonly owner: string }
  | ChoiceClick
  /** On a result: plays against the same one again, or the next match of a series. */
  | { readonly route: "rematch"; readonly match: string }
  | { readonly route: "accept"; readonly challenge: string }
  | { readonly route: "decline" | "withdraw"; readonly challenge: string }
  | {
      readonly route: "deck";
      readonly challenge: string;
      readonly owner: string;
      /** In the select of one's own decks; two selects of a message need two ids. */
      readonly own?: boolean;
    }
  | SetupClick
  | LobbyClick
  | DeckboxClick
  | HeroClick
  | SettingsClick
  | TableClick
  | ReplayClick
  | ReplayPageClick
  | LessonClick
  | ConfigClick
  | LookupClick
  /** Shows a topic of the help; empty where a select names it. */
  | { readonly route: "help"; readonly topic: string };

/** On a result: opens the match again, films it or hands it out as files. `source` is a match, or "f." and the key of a kept file. */
export interface ReplayClick {
  readonly route: "replay";
  readonly source: string;
  readonly verb: ReplayVerb;
}
const REPLAY_VERBS = { watch: "w", film: "f", export: "e" } as const;
export type ReplayVerb = keyof typeof REPLAY_VERBS;

/** Turns the pages of a match looked at again. */
export interface ReplayPageClick {
  readonly route: "replay-page";
  readonly source: string;
  /** Who turns the pages. */
  readonly owner: string;
  /** Which control it is; several may lead to one page. */
  readonly turn: ReplayTurn;
  /** A page an action or a page a turn. */
  readonly unit: "action" | "turn";
  readonly hands: boolean;
  /** The step that is shown; where a select names a turn, that counts. */
  readonly step: number;
}
const REPLAY_TURNS = {
  first: "f",
  previous: "p",
  next: "n",
  last: "l",
  jump: "j",
  unit: "u",
  hands: "h",
} as const;
export type ReplayTurn = keyof typeof REPLAY_TURNS;

/** The log with or without its rules; "log-page" stands on a page of it and turns it in place. */
export interface LogClick {
  readonly route: "log" | "log-page";
  readonly match: string;
  readonly page: number;
  readonly rules: boolean;
}

const INFOS = { why: "w", "why-not": "n", read: "r", state: "s" } as const;
/** A private page beside a match. */
export type Info = keyof typeof INFOS;

/** Opens such a page, or turns it in its place. */
export interface InfoClick {
  readonly route: "info";
  readonly match: string;
  readonly what: Info;
  readonly page: number;
  /** How many moves are looked at, so that pages stay what they are while the match goes on; 0 = all there are. */
  readonly upto: number;
  /** "" opens it anew; any other sign stands on the page itself, and keeps the ids of one message apart. */
  readonly turn: string;
}

/** On a page to look something up: opens the entry of this key, or its examples. */
export interface LookupClick {
  readonly route: "lookup";
  /** Empty where a select names it. */
  readonly key: string;
  readonly page: "entry" | "examples";
  /** Keeps the ids of one message apart. */
  readonly mark: string;
}
const LOOKUP_PAGES = { entry: "e", examples: "x" } as const;

const PLAYER_FIELDS = ["language", "stops", "palette", "pictures", "pings"] as const;
export type PlayerField = (typeof PLAYER_FIELDS)[number];

/** What is said at the table beside the moves. */
export interface TableClick {
  readonly route: "table";
  readonly match: string;
  readonly verb: TableVerb;
}
const TABLE_VERBS = {
  /** Opens the private panel of these things. */
  more: "m",
  "take-back": "b",
  pause: "p",
  resume: "r",
  agree: "y",
  refuse: "n",
  claim: "c",
  "give-time": "g",
  "pass-on": "s",
  "ask-again": "a",
  /** When the player is asked: a select. */
  stops: "t",
} as const;
export type TableVerb = keyof typeof TABLE_VERBS;

/** On the panel of one's own settings: `value`, or what a select names where that is empty. */
export interface SettingsClick {
  readonly route: "settings";
  readonly owner: string;
  readonly field: PlayerField;
  readonly value: string;
}

/** On the panel of the server's settings: opens one (named by `arg` or a select), or sets it: "field,value", or "field" and a select. */
export interface ConfigClick {
  readonly route: "config";
  readonly verb: ConfigVerb;
  readonly arg: string;
}
const CONFIG_VERBS = { open: "o", set: "s" } as const;
export type ConfigVerb = keyof typeof CONFIG_VERBS;

/** A step in setting a match up. */
export interface SetupClick {
  readonly route: "setup";
  readonly proposal: string;
  readonly verb: SetupVerb;
  readonly arg: string;
}
const SETUP_VERBS = {
  deck: "d",
  /** Opens an option, which a select names. */
  option: "o",
  /** Sets it: "option,value", or the option alone where a select names the value. */
  value: "v",
  back: "b",
  page: "g",
  reset: "r",
  post: "p",
  cancel: "x",
} as const;
export type SetupVerb = keyof typeof SETUP_VERBS;

/** At a table for more than two: join a team, choose a deck in a select, and what the host may do. */
export interface LobbyClick {
  readonly route: "lobby";
  readonly lobby: string;
  readonly verb: LobbyVerb;
  /** The team to join. */
  readonly arg: string;
}
const LOBBY_VERBS = { join: "j", deck: "d", leave: "l", fill: "f", start: "s", cancel: "x" } as const;
export type LobbyVerb = keyof typeof LOBBY_VERBS;

/** Work on one's own decks, outside a match. */
export interface DeckboxClick {
  readonly route: "deckbox";
  /** A deck's id, that of a draft, or for the form of an import the game's. */
  readonly deck: string;
  readonly verb: DeckVerb;
  readonly arg: string;
}
const DECK_VERBS = {
  /** The form with the text of an import. */
  import: "i",
  /** What a line of an import means: `arg` is its place, a select names the card. */
  line: "l",
  cancel: "x",
  /** Which card was meant: `arg` is "add,2" and the like. */
  card: "c",
  delete: "d",
} as const;
export type DeckVerb = keyof typeof DECK_VERBS;

/** On one's own character sheet: pick an option, take it for good after the question, or back to the sheet. */
export type HeroClick =
  | {
      readonly route: "hero-choose";
      readonly owner: string;
      readonly game: string;
      readonly choice: string;
    }
  | {
      readonly route: "hero-fix";
      readonly owner: string;
      readonly game: string;
      readonly choice: string;
      readonly value: string;
    }
  | { readonly route: "hero-sheet"; readonly owner: string; readonly game: string };

/** A step in answering a choice. */
export interface ChoiceClick {
  readonly route: "choice";
  readonly match: string;
  readonly choice: string;
  readonly owner: string;
  readonly verb: Verb;
  readonly arg: string;
  /** The packed draft, or "@" and the key of a stored one. */
  readonly draft: string;
}

/** Below a lesson: read or skipped ("next", with the lesson), enough of lessons, or the noted click all the same. */
export interface LessonClick {
  readonly route: "lesson";
  readonly match: string;
  readonly owner: string;
  readonly verb: LessonVerb;
  readonly arg: string;
}
const LESSON_VERBS = { next: "n", end: "e", anyway: "a" } as const;
export type LessonVerb = keyof typeof LESSON_VERBS;

/** pick, none, set (multi-select), value (number), to (assign), keep (confirm), back, go (page), modal. */
export const VERBS = ["p", "n", "s", "v", "t", "k", "b", "g", "m"] as const;
export type Verb = (typeof VERBS)[number];

export const CUSTOM_ID_LIMIT = 100;

/** Writes a click as a custom id. */
export type IdOf = (click: Click) => string;

/** Raised when the layout changes; ids of another version are answered as unknown. */
const VERSION = "1";
const ROUTES = {
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
function packId(id: string): string {
  return /^[1-9]\d{0,19}$/.test(id) ? BigInt(id).toString(36) : `_${id}`;
}

function unpackId(text: string): string | null {
  if (text.startsWith("_")) return text.length > 1 ? text.slice(1) : null;
  if (!/^[0-9a-z]{1,14}$/.test(text)) return null;
  let value = 0n;
  for (const digit of text) value = value * 36n + BigInt(Number.parseInt(digit, 36));
  return value.toString();
}

/** The custom id of a click. It may be longer than 100 characters only if its draft or ids are. */
export function encodeClick(click: Click): string {
  const head = `${VERSION}:${ROUTES[click.route]}`;
  switch (click.route) {
    case "panel":
    case "respond":
    case "words":
    case "rematch":
    case "concede":
      return `${head}:${packId(click.match)}`;
    case "log":
    case "log-page":
      return `${head}:${packId(click.match)}:${click.page}${click.rules ? "r" : ""}`;
    case "info":
      return [head, packId(click.match), INFOS[click.what], click.page, click.upto, click.turn].join(":");
    case "concede-yes":
    case "refresh":
      return `${head}:${packId(click.match)}:${packId(click.owner)}`;
    case "choice":
      return [
        head,
        packId(click.match),
        click.choice,
        packId(click.owner),
        click.verb,
        click.arg,
        click.draft,
      ].join(":");
    case "accept":
    case "decline":
    case "withdraw":
      return `${head}:${packId(click.challenge)}`;
    case "deck":
      return `${head}:${packId(click.challenge)}:${packId(click.owner)}${click.own ? ":o" : ""}`;
    case "setup":
      return `${head}:${packId(click.proposal)}:${SETUP_VERBS[click.verb]}:${click.arg}`;
    case "lobby":
      return `${head}:${packId(click.lobby)}:${LOBBY_VERBS[click.verb]}:${click.arg}`;
    case "deckbox":
      return `${head}:${packId(click.deck)}:${DECK_VERBS[click.verb]}:${click.arg}`;
    case "hero-choose":
      return [head, packId(click.owner), click.game, click.choice].join(":");
    case "hero-fix":
      return [head, packId(click.owner), click.game, click.choice, click.value].join(":");
    case "hero-sheet":
      return [head, packId(click.owner), click.game].join(":");
    case "table":
      return `${head}:${packId(click.match)}:${TABLE_VERBS[click.verb]}`;
    case "replay":
      return `${head}:${packId(click.source)}:${REPLAY_VERBS[click.verb]}`;
    case "replay-page": {
      const how = `${click.unit === "turn" ? "t" : "a"}${click.hands ? "h" : ""}`;
      const { source, owner, turn, step } = click;
      return [head, packId(source), packId(owner), REPLAY_TURNS[turn], how, step].join(":");
    }
    case "lesson":
      return [head, packId(click.match), packId(click.owner), LESSON_VERBS[click.verb], click.arg].join(":");
    case "settings":
      return [head, packId(click.owner), click.field, click.value].join(":");
    case "help":
      return `${head}:${click.topic}`;
    case "lookup":
      return [head, LOOKUP_PAGES[click.page], click.mark, click.key].join(":");
    case "config":
      return [head, CONFIG_VERBS[click.verb], click.arg].join(":");
  }
}

function isVerb(text: string): text is Verb {
  return /^[pnsvtkbgm]$/.test(text);
}

/** Reads a custom id back; null for anything that this version did not write. */
export function decodeClick(id: string): Click | null {
  const [version, code, ...parts] = id.split(":");
  if (version !== VERSION) return null;
  if (code === ROUTES.config) return decodeConfig(parts);
  if (code === ROUTES.help) return parts.length === 1 ? { route: "help", topic: parts[0] ?? "" } : null;
  if (code === ROUTES.lookup) return decodeLookup(parts);
  const first = unpackId(parts[0] ?? "");
  if (first === null) return null;
  switch (code) {
    case ROUTES.panel:
      return { route: "panel", match: first };
    case ROUTES.respond:
      return { route: "respond", match: first };
    case ROUTES.words:
      return { route: "words", match: first };
    case ROUTES.concede:
      return { route: "concede", match: first };
    case ROUTES.log:
    case ROUTES["log-page"]: {
      const found = /^(\d{1,6})(r?)$/.exec(parts[1] ?? "");
      if (!found) return null;
      const route = code === ROUTES.log ? "log" : "log-page";
      return { route, match: first, page: Number(found[1]), rules: found[2] === "r" };
    }
    case ROUTES.rematch:
      return { route: "rematch", match: first };
    case ROUTES.info:
      return decodeInfo(first, parts);
    case ROUTES.accept:
      return { route: "accept", challenge: first };
    case ROUTES.decline:
      return { route: "decline", challenge: first };
    case ROUTES.withdraw:
      return { route: "withdraw", challenge: first };
    case ROUTES.setup:
      return decodeSetup(first, parts);
    case ROUTES.lobby:
      return decodeLobby(first, parts);
    case ROUTES.deckbox:
      return decodeDeckbox(first, parts);
    case ROUTES.choice:
      return decodeChoice(first, parts);
    case ROUTES.table: {
      const verb = Object.keys(TABLE_VERBS)
        .filter(isTableVerb)
        .find((one) => TABLE_VERBS[one] === parts[1]);
      return verb === undefined || parts.length > 2 ? null : { route: "table", match: first, verb };
    }
    case ROUTES.replay:
    case ROUTES["replay-page"]:
      return decodeReplay(code, first, parts);
    case ROUTES.lesson:
      return decodeLesson(first, parts);
    case ROUTES.settings:
      return decodeSettings(first, parts);
    case ROUTES["hero-choose"]:
    case ROUTES["hero-fix"]:
    case ROUTES["hero-sheet"]:
      return decodeHero(code, first, parts.slice(1));
    default: {
      const owner = unpackId(parts[1] ?? "");
      if (owner === null) return null;
      if (code === ROUTES["concede-yes"]) return { route: "concede-yes", match: first, owner };
      if (code === ROUTES.refresh) return { route: "refresh", match: first, owner };
      if (code === ROUTES.deck)
        return { route: "deck", challenge: first, owner, ...(parts[2] === "o" ? { own: true } : {}) };
      return null;
    }
  }
}

function isTableVerb(word: string): word is TableVerb {
  return Object.hasOwn(TABLE_VERBS, word);
}

function isInfo(word: string): word is Info {
  return Object.hasOwn(INFOS, word);
}

function decodeInfo(match: string, parts: readonly string[]): InfoClick | null {
  const [, letter, page = "", upto = "", turn] = parts;
  const what = Object.keys(INFOS)
    .filter(isInfo)
    .find((one) => INFOS[one] === letter);
  if (what === undefined || turn === undefined || parts.length !== 5) return null;
  if (!/^\d{1,6}$/.test(page) || !/^\d{1,7}$/.test(upto)) return null;
  return { route: "info", match, what, page: Number(page), upto: Number(upto), turn };
}

function keyFor<T extends string>(
  letters: Readonly<Record<T, string>>,
  letter: string | undefined,
): T | undefined {
  for (const key in letters) if (letters[key] === letter) return key;
  return undefined;
}

function decodeReplay(
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

function isSetupVerb(word: string): word is SetupVerb {
  return Object.hasOwn(SETUP_VERBS, word);
}

function decodeSetup(proposal: string, [, letter, arg, ...more]: readonly string[]): SetupClick | null {
  const verb = Object.keys(SETUP_VERBS)
    .filter(isSetupVerb)
    .find((one) => SETUP_VERBS[one] === letter);
  return verb === undefined || arg === undefined || more.length > 0 || !isKey(proposal)
    ? null
    : { route: "setup", proposal, verb, arg };
}

function isLobbyVerb(word: string): word is LobbyVerb {
  return Object.hasOwn(LOBBY_VERBS, word);
}

function decodeLobby(lobby: string, [, letter, arg, ...more]: readonly string[]): LobbyClick | null {
  const verb = Object.keys(LOBBY_VERBS)
    .filter(isLobbyVerb)
    .find((one) => LOBBY_VERBS[one] === letter);
  return verb === undefined || arg === undefined || more.length > 0 || !isKey(lobby)
    ? null
    : { route: "lobby", lobby, verb, arg };
}

function isDeckVerb(word: string): word is DeckVerb {
  return Object.hasOwn(DECK_VERBS, word);
}

function decodeDeckbox(deck: string, [, letter, arg, ...more]: readonly string[]): DeckboxClick | null {
  const verb = Object.keys(DECK_VERBS)
    .filter(isDeckVerb)
    .find((one) => DECK_VERBS[one] === letter);
  return verb === undefined || arg === undefined || more.length > 0 || !isKey(deck)
    ? null
    : { route: "deckbox", deck, verb, arg };
}

/** What can be looked up in the store at all. */
function isKey(id: string): boolean {
  return /^[A-Za-z0-9.-]{1,64}$/.test(id);
}

function decodeSettings(owner: string, [, name, value, ...more]: readonly string[]): SettingsClick | null {
  const field = PLAYER_FIELDS.find((one) => one === name);
  return field === undefined || value === undefined || more.length > 0
    ? null
    : { route: "settings", owner, field, value };
}

function isLessonVerb(word: string): word is LessonVerb {
  return Object.hasOwn(LESSON_VERBS, word);
}

function decodeLesson(
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

function decodeLookup([letter, mark, key, ...more]: readonly string[]): LookupClick | null {
  if (mark === undefined || key === undefined || more.length > 0) return null;
  if (letter === LOOKUP_PAGES.entry) return { route: "lookup", page: "entry", mark, key };
  return letter === LOOKUP_PAGES.examples ? { route: "lookup", page: "examples", mark, key } : null;
}

function decodeConfig([letter, arg, ...more]: readonly string[]): ConfigClick | null {
  if (arg === undefined || more.length > 0) return null;
  if (letter === CONFIG_VERBS.open) return { route: "config", verb: "open", arg };
  return letter === CONFIG_VERBS.set ? { route: "config", verb: "set", arg } : null;
}

function decodeHero(code: string, owner: string, parts: readonly string[]): HeroClick | null {
  const [game, choice, value] = parts;
  if (parts.includes("") || game === undefined) return null;
  if (code === ROUTES["hero-sheet"]) return parts.length === 1 ? { route: "hero-sheet", owner, game } : null;
  if (choice === undefined) return null;
  if (code === ROUTES["hero-choose"])
    return parts.length === 2 ? { route: "hero-choose", owner, game, choice } : null;
  return value !== undefined && parts.length === 3 ? { route: "hero-fix", owner, game, choice, value } : null;
}

function decodeChoice(match: string, parts: readonly string[]): ChoiceClick | null {
  const [, choice, packedOwner, verb, arg, draft] = parts;
  const owner = unpackId(packedOwner ?? "");
  if (owner === null || !choice || verb === undefined || !isVerb(verb)) return null;
  if (arg === undefined || draft === undefined || parts.length !== 6) return null;
  return { route: "choice", match, choice, owner, verb, arg, draft };
}
