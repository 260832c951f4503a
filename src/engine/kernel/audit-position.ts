import { checkAnswer, hasAnswer, listAnswers, sampleAnswer } from "./answers.ts";
import type { Answer, Choice, Viewer } from "./choice.ts";
import { type GameEvent, visibleTo } from "./event.ts";
import { canonicalJson, samePlain } from "./json.ts";
import type { LiveMatch, Move } from "./live-match.ts";
import { mutations, publicFace } from "./mutate.ts";

type Pick = (n: number) => number;

/** Everything that can be said of one position, without playing on. */
export function faultInPosition(
  match: LiveMatch,
  pick: Pick,
  answers: number,
  forks: boolean,
): string | null {
  const before = match.save();
  for (const choice of match.choices()) {
    const fault = faultInChoice(match, choice, pick, answers);
    if (fault) return `${choice.kind} ${choice.id}: ${fault}`;
  }
  const choice = match.choices()[pick(match.choices().length)];
  const own = choice && match.tryOut(choice, sampleAnswer(choice.spec, pick), pick);
  if (own) return own;
  for (const viewer of some(viewers(match), VIEWERS, pick)) {
    const fault = faultInRedeal(match, viewer, pick, forks);
    if (fault) return `viewer ${viewer}: ${fault}`;
  }
  return samePlain(match.save(), before) ? null : "looking at it changes the match";
}

/** So many of the viewers have hidden cards dealt anew for them, which is the dearest of all. */
const VIEWERS = 2;
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
  const turned = tried.map((answer) => faultInKeys(match, choice, answer)).find((fault) => fault !== null);
  if (turned) return turned;
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

/**
 * Who is assigned first does not matter, for JSON knows no order of keys; it does where several go to one, who stand there in
 * the order in which they were named.
 */
function faultInKeys(match: LiveMatch, { seat, id }: Choice, answer: Answer): string | null {
  if (answer === null || typeof answer !== "object" || !("assign" in answer)) return null;
  const pairs = Object.entries(answer.assign);
  if (pairs.length < 2 || new Set(pairs.map(([, to]) => to)).size < pairs.length) return null;
  const [one, other] = [match.clone(), match.clone()];
  const told = one.apply({ seat, choice: id, answer });
  const retold = other.apply({ seat, choice: id, answer: { assign: Object.fromEntries(pairs.reverse()) } });
  return samePlain(retold, told) && one.hash() === other.hash()
    ? null
    : `the order of keys matters in ${JSON.stringify(answer)}`;
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
