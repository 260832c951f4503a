/**
 * What a component says when it is clicked. Everything that is needed to answer stands in its custom id (or, when that is
 * too short, in a stored draft that the id names), so a click is understood by any process at any time.
 */
export type Click =
  /** Open the private panel: the buttons Hand and Respond, which stand in one message. */
  | { readonly route: "panel" | "respond"; readonly match: string }
  /** Adds words to the chance: the button, and the form it opens. */
  | { readonly route: "words"; readonly match: string }
  | { readonly route: "log"; readonly match: string; readonly page: number }
  /** Shown on a log page: turns it in place. */
  | { readonly route: "log-page"; readonly match: string; readonly page: number }
  | { readonly route: "concede"; readonly match: string }
  | { readonly route: "concede-yes"; readonly match: string; readonly owner: string }
  | { readonly route: "refresh"; readonly match: string; readonly owner: string }
  | ChoiceClick
  | { readonly route: "accept"; readonly challenge: string }
  | { readonly route: "decline" | "withdraw"; readonly challenge: string }
  | { readonly route: "deck"; readonly challenge: string; readonly owner: string }
  | HeroClick;

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

/** pick, none, set (multi-select), value (number), to (assign), keep (confirm), back, go (page), modal. */
export type Verb = "p" | "n" | "s" | "v" | "t" | "k" | "b" | "g" | "m";

export const CUSTOM_ID_LIMIT = 100;

/** Writes a click as a custom id. */
export type IdOf = (click: Click) => string;

/** Raised when the layout changes; ids of another version are answered as unknown. */
const VERSION = "1";
const ROUTES = {
  panel: "h",
  respond: "hr",
  log: "l",
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
  "hero-choose": "u",
  "hero-fix": "uf",
  "hero-sheet": "us",
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
    case "concede":
      return `${head}:${packId(click.match)}`;
    case "log":
    case "log-page":
      return `${head}:${packId(click.match)}:${click.page}`;
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
      return `${head}:${packId(click.challenge)}:${packId(click.owner)}`;
    case "hero-choose":
      return [head, packId(click.owner), click.game, click.choice].join(":");
    case "hero-fix":
      return [head, packId(click.owner), click.game, click.choice, click.value].join(":");
    case "hero-sheet":
      return [head, packId(click.owner), click.game].join(":");
  }
}

function isVerb(text: string): text is Verb {
  return /^[pnsvtkbgm]$/.test(text);
}

/** Reads a custom id back; null for anything that this version did not write. */
export function decodeClick(id: string): Click | null {
  const [version, code, ...parts] = id.split(":");
  if (version !== VERSION) return null;
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
      const page = Number(parts[1]);
      if (!Number.isInteger(page) || page < 0) return null;
      return { route: code === ROUTES.log ? "log" : "log-page", match: first, page };
    }
    case ROUTES.accept:
      return { route: "accept", challenge: first };
    case ROUTES.decline:
      return { route: "decline", challenge: first };
    case ROUTES.withdraw:
      return { route: "withdraw", challenge: first };
    case ROUTES.choice:
      return decodeChoice(first, parts);
    case ROUTES["hero-choose"]:
    case ROUTES["hero-fix"]:
    case ROUTES["hero-sheet"]:
      return decodeHero(code, first, parts.slice(1));
    default: {
      const owner = unpackId(parts[1] ?? "");
      if (owner === null) return null;
      if (code === ROUTES["concede-yes"]) return { route: "concede-yes", match: first, owner };
      if (code === ROUTES.refresh) return { route: "refresh", match: first, owner };
      if (code === ROUTES.deck) return { route: "deck", challenge: first, owner };
      return null;
    }
  }
}

function decodeHero(code: string, owner: string, parts: readonly string[]): HeroClick | null {
  const [game, choice, value] = parts;
  if (!game) return null;
  if (code === ROUTES["hero-sheet"]) return { route: "hero-sheet", owner, game };
  if (!choice) return null;
  if (code === ROUTES["hero-choose"]) return { route: "hero-choose", owner, game, choice };
  return value ? { route: "hero-fix", owner, game, choice, value } : null;
}

function decodeChoice(match: string, parts: readonly string[]): ChoiceClick | null {
  const [, choice, packedOwner, verb, arg, draft] = parts;
  const owner = unpackId(packedOwner ?? "");
  if (owner === null || !choice || verb === undefined || !isVerb(verb)) return null;
  if (arg === undefined || draft === undefined || parts.length !== 6) return null;
  return { route: "choice", match, choice, owner, verb, arg, draft };
}
