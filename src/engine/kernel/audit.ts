import { sampleAnswer } from "./answers.ts";
import { faultInPosition } from "./audit-position.ts";
import { faultInTexts } from "./audit-texts.ts";
import type { Answer, Choice } from "./choice.ts";
import type { GameEvent } from "./event.ts";
import type { Outcome, Setup } from "./game.ts";
import { samePlain } from "./json.ts";
import type { Game, LiveMatch, Move } from "./live-match.ts";
import { moveSchema, parseSaved, setupSchema } from "./saved.ts";

type Pick = (n: number) => number;

export interface AuditOptions {
  /** Chance of what the seats do: 0…n-1. The match has its own. */
  readonly pick: Pick;
  /** Chance of what is checked when; with one of its own the match is the same however much is checked. */
  readonly checks?: Pick;
  /** How the seats play; any fitting answer when absent. */
  readonly choose?: (match: LiveMatch, choice: Choice, pick: Pick) => Answer;
  /** A match that is not over by then is a fault. Default 2000. */
  readonly maxMoves?: number;
  /** Answers tried per choice on copies. Default 6. */
  readonly answers?: number;
  /** The dearer checks run before every n-th move on average. Default 1. */
  readonly every?: number;
  /** Before every n-th move on average the match is saved and loaded, and the move made in both. Default 1. */
  readonly reload?: number;
  /** End reasons that the game may give; any when absent. */
  readonly endReasons?: readonly string[];
  /** Check that events, prompts and reasons have English texts. Default true. */
  readonly texts?: boolean;
  /** One move in so many is a seat giving up, where the match may go on without it. Never when absent. */
  readonly concede?: number;
  /** Check that a move's course forks only where a card comes to light. Default true. */
  readonly forks?: boolean;
}

interface Audit {
  /** What is wrong and where, or null. */
  readonly fault: string | null;
  readonly moves: number;
  readonly outcome: Outcome | null;
  readonly match: LiveMatch;
  readonly events: readonly GameEvent[];
}

/**
 * Plays one match to its end and checks on the way what every game owes: a saved and loaded match goes on like the
 * uninterrupted one, legal answers and refusals, redaction, the game's own promises, and at the end that a replay is the
 * same match.
 */
export function auditGame(game: Game, setup: Setup, options: AuditOptions): Audit {
  const { match, events } = game.start(setup);
  const seen = [...events];
  const fault = playAudited(game, match, seen, options) ?? faultInReplay(game, match, seen);
  return { fault, moves: match.moves.length, outcome: match.outcome(), match, events: seen };
}

function playAudited(game: Game, match: LiveMatch, seen: GameEvent[], options: AuditOptions): string | null {
  const { maxMoves = 2000, every = 1, reload = 1, texts = true, checks = options.pick } = options;
  const ids = new Ids();
  const watch = match.watch();
  while (!match.outcome()) {
    const open = match.sketches();
    const at = (what: string): string =>
      `before move ${match.moves.length + 1} (${open.map((c) => `${c.kind} ${c.id}`).join(", ")}): ${what}`;
    if (match.moves.length >= maxMoves) return at(`no end after ${maxMoves} moves`);
    const again = ids.fault(open);
    if (again) return at(again);
    if (every <= 1 || checks(every) === 0) {
      const fault =
        faultInPosition(match, checks, options.answers ?? 6, options.forks ?? true) ??
        (texts ? faultInTexts(game, match, seen.slice(-20)) : null);
      if (fault) return at(fault);
    }
    const move = nextMove(match, options);
    if (!move) return at("nobody is asked, yet the match is not over");
    const twin = reload <= 1 || checks(reload) === 0 ? stateReloaded(game, match) : null;
    if (twin && !samePlain(twin.save().state, match.save().state))
      return at("save and load change the match");
    const applied = match.apply(move);
    if (!applied.ok) return at(`${JSON.stringify(move)} is refused: ${applied.refusal.code}`);
    seen.push(...applied.events);
    const broken = watch(applied.events) ?? (twin && faultInTwin(match, twin, move, applied.events));
    if (broken) return at(`after ${JSON.stringify(move)} ${broken}`);
  }
  if (!samePlain(reloaded(game, match).save(), match.save()))
    return "at the end: save and load change the match";
  return faultInEnd(game, match, options);
}

function nextMove(match: LiveMatch, { pick, choose, concede }: AuditOptions): Move | null {
  const open = choose ? match.choices() : match.sketches();
  const choice = open[pick(open.length || 1)];
  if (!choice) return null;
  const answer = choose?.(match, choice, pick) ?? sampleAnswer(choice.spec, pick);
  return concede !== undefined && pick(concede) === 0
    ? { seat: pick(match.setup.players.length), concede: true }
    : { seat: choice.seat, choice: choice.id, answer };
}

/** A move made in a match that was saved and loaded just before, itself through JSON text, does the same. */
function faultInTwin(
  match: LiveMatch,
  twin: LiveMatch,
  move: Move,
  events: readonly GameEvent[],
): string | null {
  const applied = twin.apply(moveSchema.parse(throughText(move)));
  if (!applied.ok) return `is refused by the reloaded match: ${applied.refusal.code}`;
  if (!samePlain(applied.events, events)) return "the reloaded match reports other events";
  return samePlain(twin.save().state, match.save().state) ? null : "the reloaded match differs";
}

function faultInEnd(game: Game, match: LiveMatch, { endReasons, texts = true }: AuditOptions): string | null {
  const outcome = match.outcome();
  if (!outcome) return null;
  if (match.choices().length > 0) return "at the end: somebody is still asked";
  if (endReasons && !endReasons.includes(outcome.reason)) return `at the end: reason "${outcome.reason}"`;
  return texts && !(`end.${outcome.reason}` in (game.texts.en ?? {}))
    ? `no text for end.${outcome.reason}`
    : null;
}

/** The whole match, its set-up and its log included, from JSON text. */
function reloaded(game: Game, match: LiveMatch): LiveMatch {
  return game.load(parseSaved(JSON.stringify(match.save())));
}

/** Only the state from JSON text, for a log may be long; each move of it goes through text when it is made. */
function stateReloaded(game: Game, match: LiveMatch): LiveMatch {
  const saved = match.save();
  return game.load({ ...saved, state: throughText(saved.state) });
}

function throughText(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

/** The same set-up and moves, through JSON text, give the same events and the same state. */
function faultInReplay(game: Game, match: LiveMatch, events: readonly GameEvent[]): string | null {
  const setup = setupSchema.parse(throughText(match.setup));
  const again = game.replay(setup, match.moves);
  if (again.match.hash() !== match.hash()) return "the replay ends in another state";
  return samePlain(again.events, events) ? null : "the replay reports other events";
}

/** An id that was answered never comes back. */
class Ids {
  readonly #gone = new Set<string>();
  #open: ReadonlySet<string> = new Set();

  fault(open: readonly Choice[]): string | null {
    const ids = new Set(open.map((choice) => choice.id));
    if (ids.size !== open.length) return "two open choices share an id";
    for (const id of this.#open) if (!ids.has(id)) this.#gone.add(id);
    this.#open = ids;
    for (const id of ids) if (this.#gone.has(id)) return `the id ${id} is used a second time`;
    return null;
  }
}
