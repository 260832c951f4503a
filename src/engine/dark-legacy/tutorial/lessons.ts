import type { Answer, Choice, MenuItem } from "../../kernel/choice.ts";
import { type Msg, msg } from "../../kernel/text.ts";
import type { Lesson, Mistake, Task } from "../../kernel/tutorial.ts";
import type { CardView, DarkLegacyView, PlayerView } from "../view-types.ts";
import { ANSWER, ANSWER_COST, TUTORIAL_SETUP, WEAPONS } from "./decks.ts";
import { CLICKS, type Click, clickOf } from "./mistakes.ts";

/** Where the learner stands: what is seen, what is asked, and which items of a menu are open. */
interface Scene {
  readonly view: DarkLegacyView;
  readonly own: PlayerView;
  readonly choice: Choice;
  readonly open: readonly MenuItem[];
  readonly done: ReadonlySet<string>;
}

/** A lesson as a plan: when it comes, and what there is to do; without `item` and `answer` it is only read. */
interface Plan {
  readonly id: string;
  /** Comes only where this holds; a wanted item must be open besides. */
  readonly when: (scene: Scene) => boolean;
  /** The items of a menu that are wanted. */
  readonly item?: (item: MenuItem, scene: Scene) => boolean;
  /** Whether an answer is wanted; for a menu, one with a wanted item. */
  readonly answer?: (answer: Answer, scene: Scene) => boolean;
  readonly params?: (scene: Scene) => Readonly<Record<string, string | number>>;
}

const FIRST_TURN = 1;
const PARTNERS_TURN = 2;
const ATTACK_TURN = 3;
const CHARGED_TURN = 5;
/** The lessons end here, whatever has been done. */
const LAST_TURN = 7;

const acts = ({ choice }: Scene): boolean => choice.kind === "action";
const beforeAction = (scene: Scene): boolean => acts(scene) && scene.view.action === null;
const casting = (scene: Scene): boolean => acts(scene) && scene.view.action === "cast";
const turn = (scene: Scene): number => scene.view.turn;

/** The lessons in their order. The texts are `tutorial.<id>.title`, `.text` and, of tasks, `.wrong`. */
const PLANS: readonly Plan[] = [
  { id: "welcome", when: ({ choice }) => choice.kind === "starting-pick" },
  {
    id: "equipment",
    when: ({ choice }) => choice.kind === "starting-pick",
    params: () => ({ one: WEAPONS[0], two: WEAPONS[1] }),
    answer: (answer, { choice }) =>
      typeof answer === "string" && WEAPONS.some((name) => name === optionName(choice, answer)),
  },
  { id: "turn", when: (scene) => beforeAction(scene) && turn(scene) === FIRST_TURN },
  {
    id: "armor",
    when: (scene) => acts(scene) && turn(scene) <= ATTACK_TURN,
    item: (item, { own }) => item.group === "equip" && inHand(own, item)?.type === "armor",
    params: ({ own }) => ({ card: own.hand?.find(({ type }) => type === "armor")?.name ?? "" }),
  },
  {
    id: "roll",
    when: (scene) => beforeAction(scene) && turn(scene) === FIRST_TURN,
    item: ({ id }) => id === "cast",
    answer: removesNothing,
  },
  {
    id: "creature",
    when: (scene) => casting(scene) && turn(scene) === FIRST_TURN && scene.own.field.flat().length === 0,
    item: (item, { own }) => {
      const card = inHand(own, item);
      return casts(item) && card?.type === "creature" && card.cost <= own.cp - ANSWER_COST;
    },
    // In the last slot it would bar every Instant (D-4.12).
    answer: (answer, { own }) => slotOf(answer) !== `field-${own.field.length}`,
    params: ({ view }) => ({ cp: view.castRoll?.total ?? 0 }),
  },
  {
    id: "charge",
    when: (scene) => casting(scene) && turn(scene) === FIRST_TURN,
    item: ({ group }) => group === "charge",
    params: ({ own, open }) => {
      const item = open.find(({ group }) => group === "charge");
      return { card: (item && inHand(own, item)?.name) ?? "" };
    },
  },
  {
    id: "end",
    when: (scene) => casting(scene) && turn(scene) === FIRST_TURN,
    item: ({ id }) => id === "end",
    params: ({ own }) => ({ cp: own.cp }),
  },
  {
    id: "window",
    when: ({ choice, view }) =>
      choice.kind === "respond" && view.turn === PARTNERS_TURN && view.stack.length === 1,
    item: ({ id }) => id === "yield",
    params: ({ view }) => ({ card: view.stack[0]?.name ?? "" }),
  },
  {
    id: "counter",
    when: ({ choice, view, done }) =>
      choice.kind === "respond" && done.has("window") && view.stack.length === 1,
    item: (item, { own }) => casts(item) && inHand(own, item)?.name === ANSWER,
    params: ({ view }) => ({ card: view.stack[0]?.name ?? "", answer: ANSWER }),
  },
  { id: "start", when: (scene) => beforeAction(scene) && turn(scene) >= ATTACK_TURN },
  {
    id: "attack",
    when: (scene) => beforeAction(scene) && turn(scene) >= ATTACK_TURN,
    item: ({ id }) => id === "attack",
  },
  {
    id: "die",
    when: ({ choice }) => choice.kind === "modifiers",
    answer: (answer) => Array.isArray(answer) && answer.length === 0,
  },
  {
    id: "damage",
    when: (scene) => acts(scene) && scene.view.action === "attack",
    item: ({ id }) => id === "end",
  },
  {
    id: "defend",
    when: ({ choice }) => choice.kind === "defenders",
    answer: (answer) =>
      answer !== null &&
      typeof answer === "object" &&
      "assign" in answer &&
      Object.keys(answer.assign).length > 0,
  },
  {
    id: "again",
    when: (scene) => beforeAction(scene) && turn(scene) >= CHARGED_TURN && scene.own.charging?.card !== null,
    item: ({ id }) => id === "cast",
    answer: removesNothing,
    params: ({ own }) => ({ card: own.charging?.card?.name ?? "" }),
  },
  {
    id: "charged",
    when: (scene) => casting(scene) && turn(scene) >= CHARGED_TURN,
    item: (item, { own }) => casts(item) && item.card !== undefined && item.card === own.charging?.card?.id,
    params: ({ own }) => ({ card: own.charging?.card?.name ?? "" }),
  },
  {
    id: "recap",
    when: (scene) => turn(scene) >= LAST_TURN || (turn(scene) >= CHARGED_TURN && scene.done.has("charged")),
  },
];

export const LESSONS: readonly string[] = PLANS.map(({ id }) => id);

function removesNothing(answer: Answer): boolean {
  return (
    answer !== null &&
    typeof answer === "object" &&
    "item" in answer &&
    Object.values(answer.fields).every((field) => !Array.isArray(field) || field.length === 0)
  );
}

function slotOf(answer: Answer): unknown {
  return answer !== null && typeof answer === "object" && "item" in answer ? answer.fields.slot : undefined;
}

function casts({ id }: MenuItem): boolean {
  return id.startsWith("cast.");
}

function inHand({ hand }: PlayerView, { card }: MenuItem): CardView | undefined {
  return hand?.find(({ id }) => id === card);
}

function optionName({ spec }: Choice, id: string): string {
  const label = spec.type === "one" ? spec.options.find((option) => option.id === id)?.label : undefined;
  const said = label?.params?.text ?? label?.params?.card;
  return typeof said === "string" ? said : "";
}

function fits(plan: Plan, scene: Scene): boolean {
  const { item } = plan;
  return plan.when(scene) && (item === undefined || scene.open.some((one) => item(one, scene)));
}

/** The first lesson that is not done and belongs to what is asked; the last one also when the match is over. */
export function lesson(
  view: DarkLegacyView,
  choice: Choice | null,
  done: ReadonlySet<string>,
): Lesson | null {
  const own = view.players[TUTORIAL_SETUP.learner];
  const last = PLANS.at(-1);
  if (!own || !last || done.has(last.id)) return null;
  if (choice === null) return told(last, {});
  const open = choice.spec.type === "menu" ? choice.spec.items.filter((item) => !item.refused) : [];
  const scene: Scene = { view, own, choice, open, done };
  const plan = PLANS.find((one) => !done.has(one.id) && fits(one, scene));
  return plan ? told(plan, plan.params?.(scene) ?? {}, taskOf(plan, scene)) : null;
}

function told(
  plan: Plan,
  params: Readonly<Record<string, string | number>>,
  task: Task | null = null,
): Lesson {
  return {
    id: plan.id,
    number: PLANS.indexOf(plan) + 1,
    of: PLANS.length,
    title: msg(`tutorial.${plan.id}.title`),
    text: msg(`tutorial.${plan.id}.text`, params),
    task,
  };
}

function taskOf(plan: Plan, scene: Scene): Task | null {
  const { item, answer } = plan;
  if (!item && !answer) return null;
  const mistake = (click: Click): Mistake => {
    const why = msg(`tutorial.${plan.id}.wrong`, plan.params?.(scene) ?? {});
    const what: Msg = msg(`tutorial.clicked.${click}`);
    return { why: msg("tutorial.mistake", { what, why }), harmless: CLICKS[click].harmless };
  };
  const wanted = (id: string): boolean => {
    const one = scene.open.find((open) => open.id === id);
    return !item || (one !== undefined && item(one, scene));
  };
  return {
    opens: (id) => (wanted(id) ? null : mistake(clickOf(scene.open, id, null))),
    takes(given) {
      const id = given !== null && typeof given === "object" && "item" in given ? given.item : null;
      const right = (id === null || wanted(id)) && (!answer || answer(given, scene));
      return right ? null : mistake(clickOf(scene.open, id, id === null || wanted(id) ? given : null));
    },
  };
}
