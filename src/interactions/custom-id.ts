import {
  decodeChoice,
  decodeConfig,
  decodeDeckbox,
  decodeHero,
  decodeInfo,
  decodeLesson,
  decodeLobby,
  decodeLookup,
  decodeReplay,
  decodeSettings,
  decodeSetup,
  isTableVerb,
  packId,
  ROUTES,
  unpackId,
  VERSION,
} from "./click-parts.ts";
import {
  type Click,
  CONFIG_VERBS,
  DECK_VERBS,
  INFOS,
  LESSON_VERBS,
  LOBBY_VERBS,
  LOOKUP_PAGES,
  REPLAY_TURNS,
  REPLAY_VERBS,
  SETUP_VERBS,
  TABLE_VERBS,
} from "./clicks.ts";

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
