import { isDeepStrictEqual } from "node:util";
import { checkAnswer } from "../../src/engine/kernel/answers.ts";
import type { Answer, Choice } from "../../src/engine/kernel/choice.ts";
import { type Draft, unpackDraft } from "../../src/present/draft.ts";
import { advance } from "../../src/present/steps.ts";
import { type Control, type Player, wordsOf } from "./player.ts";

interface Way {
  readonly control: Control;
  readonly values: readonly string[];
  /** It completes the answer. */
  readonly ends: boolean;
}

/** How a player was asked. */
export interface Asked {
  readonly prompted: boolean;
  readonly words: string;
}

/** The part of an answer that a draft is busy with: a menu item's next field, or the answer itself. */
function wanted(choice: Choice, answer: Answer, draft: Draft): Answer | undefined {
  if (choice.spec.type !== "menu") return answer;
  if (answer === null || typeof answer !== "object" || !("item" in answer)) return undefined;
  if (draft.item === null) return undefined;
  const item = choice.spec.items.find((one) => one.id === answer.item);
  const values = item?.fields.map((field) => answer.fields[field.name]) ?? [];
  const made = draft.values.every((value, at) => isDeepStrictEqual(value, values[at]));
  return draft.item === answer.item && made ? values[draft.values.length] : undefined;
}

/** Is the draft the whole answer, and only the question is open whether it is meant? */
function awaitsConfirm({ spec }: Choice, answer: Answer, draft: Draft): boolean {
  if (spec.type !== "menu" || answer === null || typeof answer !== "object" || !("item" in answer))
    return false;
  const item = spec.items.find((one) => one.id === answer.item);
  return item?.confirm !== undefined && draft.item === item.id && draft.values.length === item.fields.length;
}

/** Does the draft lead to the answer? */
function leads(choice: Choice, answer: Answer, draft: Draft): boolean {
  if (awaitsConfirm(choice, answer, draft)) return true;
  const goal = wanted(choice, answer, draft);
  if (goal === undefined) return false;
  if (goal !== null && typeof goal === "object" && "assign" in goal)
    return draft.assign.every(([from, to]) => goal.assign[from] === to);
  return Array.isArray(goal) ? draft.picked.every((id) => goal.includes(id)) : draft.picked.length === 0;
}

/** The values to pick in a select on the way to the answer. */
function picksFor(control: Control, choice: Choice, answer: Answer, draft: Draft): readonly string[][] {
  const { click } = control;
  const goal = wanted(choice, answer, draft);
  if (click?.route !== "choice") return [];
  if (click.verb === "p") return control.values.map((value) => [value]);
  if (goal !== null && typeof goal === "object" && "assign" in goal) {
    const [to] = click.arg.split(",");
    return [control.values.filter((from) => goal.assign[from] === to)];
  }
  return Array.isArray(goal) ? [control.values.filter((value) => goal.includes(value))] : [];
}

function wayTo(choice: Choice, answer: Answer, controls: readonly Control[]): Way | null {
  for (const control of controls) {
    const { click } = control;
    if (click?.route !== "choice" || click.choice !== choice.id || "bgm".includes(click.verb)) continue;
    const draft = unpackDraft(click.draft);
    if (!draft) continue;
    for (const values of control.kind === "button" ? [[]] : picksFor(control, choice, answer, draft)) {
      const next = advance(choice.spec, draft, click.verb, click.arg, values);
      if (next.kind === "answer" && isDeepStrictEqual(next.answer, answer))
        return { control, values, ends: true };
      if (next.kind !== "draft" || isDeepStrictEqual(next.draft, draft)) continue;
      if (leads(choice, answer, next.draft)) return { control, values, ends: false };
    }
  }
  return null;
}

/** Waits, for a while, for controls of this choice in the newest private message. */
async function asked(player: Player, choice: Choice, ms: number): Promise<boolean> {
  for (let waited = 0; ; waited += 10) {
    const here = player
      .choices()
      .some(({ click }) => click?.route === "choice" && click.choice === choice.id);
    if (here || waited >= ms) return here;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/**
 * Gives this answer by the controls of the player's own panel, as a person who wants just that would. `prompted` when the panel came
 * by itself and nobody had to press Hand first; `words` is what the panel said before the first click.
 */
export async function answerByClicks(player: Player, choice: Choice, answer: Answer): Promise<Asked> {
  if (checkAnswer(choice.spec, answer)) throw new Error("Such an answer cannot be given");
  const prompted = await asked(player, choice, 2_000);
  if (!prompted) {
    await player.open();
    await asked(player, choice, 2_000);
  }
  const first = player.panel();
  const words = first ? wordsOf(first) : "";
  for (let clicks = 0; clicks < 20; clicks += 1) {
    const way = wayTo(choice, answer, player.choices());
    if (!way) break;
    const press = (): Promise<unknown> => player.press(way.control, way.values);
    if (way.ends) {
      await press();
      return { prompted, words };
    }
    await player.seen(press);
  }
  const said = player.panel();
  throw new Error(`No way to ${JSON.stringify(answer)}:\n${said ? wordsOf(said) : "no panel"}`);
}
