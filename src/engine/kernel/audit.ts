import { checkAnswer, hasAnswer, listAnswers, sampleAnswer } from "./answers.ts";
import { faultInTexts } from "./audit-texts.ts";
import type { Answer, Choice, Viewer } from "./choice.ts";
import { type GameEvent, visibleTo } from "./event.ts";
import type { Outcome, Setup } from "./game.ts";
import { canonicalJson, samePlain } from "./json.ts";
import type { Game, LiveMatch, Move, SavedMatch } from "./live-match.ts";
import { mutations, publicFace } from "./mutate.ts";
import { moveSchema, parseSaved, setupSchema } from "./saved.ts";

type Pick = (n: number) => number;

export interface AuditOptions {
  /** Chance of the audit itself: 0…n-1. The match has its own. */
  readonly pick: Pick;
  /** How the seats play; any fitting answer when absent. */
  readonly choose?: (match: LiveMatch, choice: Choice, pick: Pick) => Answer;
  /** A match that is not over by then is a fault. Default 2000. */
  readonly maxMoves?: number;
  /** Answers tried per choice on copies. Default 6. */
  readonly answers?: number;
  /** The dearer checks run before every n-th move, save and load always. Default 1. */
  readonly every?: number;
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
}

/**
 * Plays one match to its end and checks on the way what every game owes: save and load after every move beside an
 * uninterrupted twin, legal answers and refusals, redaction, and at the end that a replay is the same match.
 */
export function auditGame(game: Game, setup: Setup, options: AuditOptions): Audit {
  const { match, events } = game.start(setup);
  const seen = [...events];
  const fault = playAudited(game, match, seen, options) ?? faultInReplay(game, match, seen);
  return { fault, moves: match.moves.length, outcome: match.outcome(), match };
}

function playAudited(game: Game, match: LiveMatch, seen: GameEvent[], options: AuditOptions): string | null {
  const { pick, maxMoves = 2000, every = 1, texts = true } = options;
  let twin = reload(game, match);
  const asked = new Map<string, boolean>();
  const watch = match.watch();
  while (!match.outcome()) {
    const open = match.choices();
    const where = `before move ${match.moves.length + 1} (${open.map((c) => `${c.kind} ${c.id}`).join(", ")})`;
    const at = (what: string | null): string | null => (what === null ? null : `${where}: ${what}`);
    if (match.moves.length >= maxMoves) return at(`no end after ${maxMoves} moves`);
    const again = faultInIds(asked, open);
    if (again) return at(again);
    const dear = every <= 1 || pick(every) === 0;
    if (dear) {
      const fault = faultInPosition(match, pick, options.answers ?? 6, options.forks ?? true);
      if (fault) return at(fault);
      if (texts) {
        const wordless = faultInTexts(game, match, seen.slice(-20));
        if (wordless) return at(wordless);
      }
    }
    const choice = open[pick(open.length)];
    if (!choice) return at("nobody is asked, yet the match is not over");
    const answer = options.choose?.(match, choice, pick) ?? sampleAnswer(choice.spec, pick);
    const move: Move =
      options.concede !== undefined && pick(options.concede) === 0
        ? { seat: pick(match.setup.players.length), concede: true }
        : { seat: choice.seat, choice: choice.id, answer };
    const applied = match.apply(move);
    if (!applied.ok) return at(`${JSON.stringify(move)} is refused: ${applied.refusal.code}`);
    seen.push(...applied.events);
    const broken = watch(applied.events);
    if (broken) return at(`after ${JSON.stringify(move)} ${broken}`);
    const again2 = twin.apply(moveSchema.parse(throughText(move)));
    if (!again2.ok) return at(`the reloaded match refuses ${JSON.stringify(move)}: ${again2.refusal.code}`);
    if (!samePlain(again2.events, applied.events))
      return at(`after ${JSON.stringify(move)} the reloaded match reports other events`);
    const { state } = match.save();
    const saved = twin.save();
    if (!samePlain(saved.state, state)) return at(`after ${JSON.stringify(move)} the reloaded match differs`);
    twin = dear ? reload(game, twin) : reloadState(game, saved);
    if (!samePlain(twin.save().state, state))
      return at(`after ${JSON.stringify(move)} save and load change the state`);
  }
  if (!samePlain(reload(game, twin).save(), match.save()))
    return "at the end: save and load change the match";
  return twin.hash() === match.hash() ? faultInEnd(game, match, options) : "at the end: the hashes differ";
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
function reload(game: Game, match: LiveMatch): LiveMatch {
  return game.load(parseSaved(JSON.stringify(match.save())));
}

/** Only the state is read from JSON text; each move of the log went through text when it was made. */
function reloadState(game: Game, saved: SavedMatch): LiveMatch {
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

/** An id that was answered never comes back. `asked` says of each id whether it is still open. */
function faultInIds(asked: Map<string, boolean>, open: readonly Choice[]): string | null {
  const ids = new Set(open.map((choice) => choice.id));
  if (ids.size !== open.length) return "two open choices share an id";
  for (const id of ids) if (asked.get(id) === false) return `the id ${id} is used a second time`;
  for (const id of asked.keys()) asked.set(id, false);
  for (const id of ids) asked.set(id, true);
  return null;
}

/** Everything that can be said of one position, without playing on. */
function faultInPosition(match: LiveMatch, pick: Pick, answers: number, forks: boolean): string | null {
  const before = match.save();
  for (const choice of match.choices()) {
    const fault = faultInChoice(match, choice, pick, answers);
    if (fault) return `${choice.kind} ${choice.id}: ${fault}`;
  }
  const choice = match.choices()[pick(match.choices().length)];
  const own = choice && match.tryOut(choice, sampleAnswer(choice.spec, pick), pick);
  if (own) return own;
  for (const viewer of viewers(match)) {
    const fault = faultInRedeal(match, viewer, pick, forks);
    if (fault) return `viewer ${viewer}: ${fault}`;
  }
  return samePlain(match.save(), before) ? null : "looking at it changes the match";
}

function viewers(match: LiveMatch): Viewer[] {
  return [...match.setup.players.keys(), "spectator"];
}

/** Offered answers are accepted, all others refused, and a refusal leaves no trace. */
function faultInChoice(match: LiveMatch, choice: Choice, pick: Pick, answers: number): string | null {
  const { spec, seat, id } = choice;
  if (!hasAnswer(spec)) return "no answer fits";
  const limit = Math.max(answers, 200);
  const listed = listAnswers(spec, limit);
  const sampled = sampleAnswer(spec, pick);
  if (checkAnswer(spec, sampled)) return `the sampled answer ${JSON.stringify(sampled)} does not fit`;
  const tried = [sampled, ...some(listed, answers - 1, pick)];
  for (const answer of tried) {
    const copy = match.clone();
    const applied = copy.apply({ seat, choice: id, answer });
    if (!applied.ok) return `refuses its own answer ${JSON.stringify(answer)}: ${applied.refusal.code}`;
    if (!copy.outcome() && copy.choices().length === 0)
      return `nobody is asked after ${JSON.stringify(answer)}`;
    if (copy.choices().some((open) => open.id === id)) return `still open after ${JSON.stringify(answer)}`;
  }
  const complete = listed.length < limit ? new Set(listed.map(canonicalJson)) : null;
  const refused: Move[] = [
    { seat: seat + 1, choice: id, answer: sampled },
    { seat, choice: "0.0.0", answer: sampled },
    { seat: -1, concede: true },
  ];
  for (const answer of mutations(spec, tried[pick(tried.length)] ?? sampled, pick)) {
    const fits = checkAnswer(spec, answer) === null;
    if (complete && complete.has(canonicalJson(answer)) !== fits)
      return `${JSON.stringify(answer)} is ${fits ? "accepted but not" : "refused but"} on the list`;
    if (!fits) refused.push({ seat, choice: id, answer });
  }
  return faultInRefusals(match, refused);
}

function faultInRefusals(match: LiveMatch, refused: readonly Move[]): string | null {
  const before = match.save();
  const open = canonicalJson(match.choices());
  for (const move of refused) if (match.apply(move).ok) return `accepts ${JSON.stringify(move)}`;
  return samePlain(match.save(), before) && canonicalJson(match.choices()) === open
    ? null
    : "a refused move leaves a trace";
}

function some<T>(list: readonly T[], count: number, pick: Pick): T[] {
  if (list.length <= count) return [...list];
  return Array.from({ length: count }, () => list[pick(list.length)]).filter((one) => one !== undefined);
}

/**
 * Dealing anew what a viewer cannot see changes neither what that viewer sees nor who is asked what; and a move in two such
 * worlds takes the same course until it brings something hidden to light: being asked tells nothing.
 */
function faultInRedeal(match: LiveMatch, viewer: Viewer, pick: Pick, forks: boolean): string | null {
  const one = match.redeal(viewer, pick, "redeal");
  const fault = worldFault(match, one, viewer);
  if (fault || !forks) return fault;
  const two = match.redeal(viewer, pick, "redeal");
  const choice = match.choices()[pick(match.choices().length || 1)];
  const twinChoice = one.choices().find((open) => open.id === choice?.id);
  const answer = twinChoice ? sampleAnswer(twinChoice.spec, pick) : null;
  if (!choice || !twinChoice) return null;
  const move = { seat: choice.seat, choice: choice.id, answer };
  const first = one.apply(move);
  const second = two.apply(move);
  if (!first.ok || !second.ok) return null;
  const fork = faultInFork(publicStory(one, first.events), publicStory(two, second.events));
  return fork && `after ${JSON.stringify(move)} what happens depends on hidden cards nobody showed: ${fork}`;
}

/** What the public saw of a move, in order: the events, then who is asked. */
function publicStory(world: LiveMatch, events: readonly GameEvent[]): { type: string; whole: string }[] {
  const shown = events.filter((event) => visibleTo(event, "spectator"));
  const asked = canonicalJson(world.choices().map(publicFace));
  return [
    ...shown.map((event) => ({ type: event.type, whole: canonicalJson(event) })),
    { type: `asked ${asked}`, whole: asked },
  ];
}

/**
 * Two worlds that look alike may part where something hidden comes to light: an event of one type that says two things.
 * When they part without that, a step was left out or added for what only one player knows.
 */
function faultInFork(
  one: readonly { type: string; whole: string }[],
  two: readonly { type: string; whole: string }[],
): string | null {
  const at = one.findIndex((step, i) => step.whole !== two[i]?.whole);
  const [a, b] = [one[at], two[at]];
  return a && b && a.type !== b.type ? `${a.type} or ${b.type}` : null;
}

function worldFault(match: LiveMatch, world: LiveMatch, viewer: Viewer): string | null {
  if (!samePlain(world.view(viewer), match.view(viewer))) return "the view shows something hidden";
  if (!samePlain(world.describe(viewer), match.describe(viewer)))
    return "the description shows something hidden";
  if (!samePlain(world.choices().map(publicFace), match.choices().map(publicFace)))
    return "who is asked depends on something hidden";
  if (viewer !== "spectator" && !samePlain(world.choicesOf(viewer), match.choicesOf(viewer)))
    return "the viewer's own prompt depends on something hidden";
  return null;
}
