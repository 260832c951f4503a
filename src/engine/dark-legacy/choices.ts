import type { Choice, Field, Seat, Spec } from "../kernel/choice.ts";
import { literal, msg } from "../kernel/text.ts";
import { aimSpec } from "./aim.ts";
import { fighterName } from "./attack.ts";
import { playerOf } from "./board.ts";
import { slotOptions } from "./casting.ts";
import { defendersSpec } from "./defend.ts";
import { nameOf } from "./defs.ts";
import { boneyardOptions } from "./effects/cards.ts";
import { defendHelp, helpOf, rollHelp, windowHelp } from "./help.ts";
import { actionMenu, responseMenu } from "./menu.ts";
import { modifierField } from "./modifiers.ts";
import { windowPrompt } from "./prompts.ts";
import { rollOddsUpTo } from "./roll-table.ts";
import { lineOf, standing } from "./rolls.ts";
import { startingOptions } from "./setup.ts";
import { isSketch, sketched, UNWRITTEN } from "./sketch.ts";
import { exchangeOf } from "./skill-points.ts";
import type { PendingTrigger, State, Step, StepOf } from "./state.ts";
import { cardOption, handOptions } from "./targets.ts";
import { deciderOf, inTeams, teamSeats } from "./teams.ts";
import { announced } from "./triggers.ts";

/** The decisions owed now, read off the top step of the agenda. */
export function choices(state: State): Choice[] {
  const step = state.agenda.at(-1);
  if (!step || state.over) return [];
  if (step.do === "starting-picks") return pickChoices(state, step);
  if (step.do === "defenders") return defendersChoices(state, step);
  const one = single(state, step);
  if (!one) return [];
  const seat = deciderOf(state, one.seat);
  return [seat === one.seat ? one : { ...one, seat }];
}

/** The same decisions without words and without what is refused. */
export function sketches(state: State): Choice[] {
  return sketched(() => choices(state));
}

/** Seats that owe a decision, without building what they may choose from. */
export function waiting(state: State): Seat[] {
  return [...new Set(actors(state).map((seat) => deciderOf(state, seat)))];
}

/** Seats whose decision it is by the rules; a teammate may have to make it for one that has given up (D-14.3). */
export function actors(state: State): Seat[] {
  const step = state.agenda.at(-1);
  if (!step || state.over) return [];
  switch (step.do) {
    case "starting-picks":
      return state.players
        .map((one) => one.seat)
        .filter((seat) => !step.picks.some((one) => one.seat === seat));
    case "window":
      return [step.priority];
    case "action":
    case "roll":
    case "aim":
      return [state.active];
    case "defenders":
      return state.attack ? teamSeats(state, state.attack.defender) : [];
    case "targets":
      return [step.trigger.controller];
    default:
      return "seat" in step ? [step.seat] : [];
  }
}

function pickChoices(state: State, step: StepOf<"starting-picks">): Choice[] {
  return waiting(state).map((seat) => ({
    id: `${step.ask}.${seat}`,
    seat,
    kind: "starting-pick",
    prompt: msg("prompt.starting-pick"),
    rule: "D-3.2",
    spec: {
      type: "one",
      options: startingOptions(state, seat).map((id) => cardOption(state, id)),
      optional: true,
    },
    ...helpOf("equipment"),
    deadline: "setup",
    secret: true,
  }));
}

function single(state: State, step: Step): Choice | null {
  switch (step.do) {
    case "exchange":
      return handChoice(
        state,
        step,
        step.seat,
        "exchange",
        "D-2.7",
        0,
        exchangeOf(playerOf(state, step.seat).level),
      );
    case "action":
      return {
        id: `${step.ask}.${state.active}`,
        seat: state.active,
        kind: "action",
        rule: "D-6.7",
        deadline: "decision",
        prompt: actionPrompt(state),
        ...(state.action === null ? helpOf("action") : {}),
        spec: { type: "menu", items: actionMenu(state, state.active) },
      };
    case "window":
      return {
        id: `${step.ask}.${step.priority}`,
        seat: step.priority,
        kind: "respond",
        rule: "D-6.10",
        deadline: step.priority === state.active ? "decision" : "response",
        window: step.kind === "before-action" || step.kind === "end" ? "moment" : "action",
        prompt: isSketch() ? UNWRITTEN : windowPrompt(state, step),
        ...windowHelp(state, step),
        spec: { type: "menu", items: responseMenu(state, step.priority) },
      };
    case "aim":
      return aimChoice(state, step);
    case "roll": {
      const line = lineOf(state, step.line);
      const field = modifierField(state, state.active, rollOddsUpTo, standing(state, line.by));
      return {
        id: `${step.ask}.${state.active}`,
        seat: state.active,
        kind: "modifiers",
        rule: "D-10.4",
        deadline: "decision",
        prompt: msg("prompt.roll", { attacker: fighterName(state, line.by) }),
        spec: field.spec,
        ...rollHelp(state, line),
      };
    }
    case "reroll":
      return rerollChoice(state, step);
    case "order":
      return {
        ...base(step, step.seat, "order", "D-6.3", "decision"),
        prompt: msg("prompt.order"),
        spec: {
          type: "order",
          items: state.triggers.map((one, index) => ({
            id: `t${index + 1}`,
            label: literal(nameOf(state, one.source)),
            card: one.source,
          })),
        },
      };
    case "targets":
      return targetsChoice(state, step);
    case "discard":
      return handChoice(state, step, step.seat, "discard", "D-16.1", step.count, step.count);
    case "boneyard":
      return {
        ...base(step, step.seat, "boneyard", "D-16.1", "decision"),
        prompt: msg(`prompt.boneyard.${step.to}`),
        spec: boneyardSpec(state, step),
        secret: true,
      };
    case "slot":
      return {
        ...base(step, step.seat, "slot", "D-4.7", "decision"),
        prompt: msg("prompt.slot"),
        spec: { type: "one", options: slotOptions(state, step.seat, step.card) },
        ...helpOf("slot"),
      };
    case "store-cp":
      return {
        ...base(step, step.seat, "store-cp", "D-9.4", "decision"),
        prompt: msg("prompt.store-cp", { card: nameOf(state, step.card), max: step.max }),
        spec: { type: "number", min: 0, max: step.max },
      };
    case "look":
      return {
        ...base(step, step.seat, "look", "D-2.6", "decision"),
        prompt: msg("prompt.look", { card: nameOf(state, step.card) }),
        spec: {
          type: "one",
          options: [
            { id: "keep", label: msg("look.keep") },
            { id: "bottom", label: msg("look.bottom") },
          ],
        },
        ...helpOf("look"),
        secret: true,
      };
    default:
      return null;
  }
}

/** Nothing may be taken only when nothing fits. */
function boneyardSpec(state: State, step: StepOf<"boneyard">): Spec {
  const options = boneyardOptions(state, step).map((id) => cardOption(state, id));
  return options.length > 0 ? { type: "one", options } : { type: "one", options, optional: true };
}

function base(
  step: { ask: number },
  seat: Seat,
  kind: string,
  rule: string,
  deadline: Choice["deadline"],
): Pick<Choice, "id" | "seat" | "kind" | "rule" | "deadline"> {
  return { id: `${step.ask}.${seat}`, seat, kind, rule, deadline };
}

function actionPrompt(state: State) {
  if (state.action === null) return msg("prompt.action");
  return state.action === "cast"
    ? msg("prompt.casting", { cp: playerOf(state, state.active).cp })
    : msg("prompt.after-attack");
}

function handChoice(
  state: State,
  step: { ask: number },
  seat: Seat,
  kind: "exchange" | "discard",
  rule: string,
  min: number,
  max: number,
): Choice {
  const options = handOptions(state, seat);
  return {
    ...base(step, seat, kind, rule, kind === "exchange" ? "setup" : "decision"),
    prompt: msg(`prompt.${kind}`, { count: max }),
    spec: { type: "some", options, min: Math.min(min, options.length), max: Math.min(max, options.length) },
    ...helpOf(kind),
    secret: true,
  };
}

/** D-14.5: any player of the defending team may declare the team's defenders; whoever answers first does it for all. */
function defendersChoices(state: State, step: StepOf<"defenders">): Choice[] {
  const { attack } = state;
  const spec = attack && defendersSpec(state, attack);
  if (!spec) return [];
  const rule = inTeams(state) ? "D-14.5" : "D-7.9";
  const help = defendHelp(state, attack);
  return waiting(state).map((seat) => ({
    id: `${step.ask}.${seat}`,
    seat,
    kind: "defenders",
    rule,
    deadline: "response",
    prompt: msg("prompt.defenders"),
    spec,
    ...help,
  }));
}

function aimChoice(state: State, step: StepOf<"aim">): Choice | null {
  if (!state.attack) return null;
  return {
    ...base(step, state.attack.attacker, "aim", "D-15.2", "decision"),
    prompt: msg("prompt.aim"),
    spec: aimSpec(state, state.attack),
  };
}

function rerollChoice(state: State, step: StepOf<"reroll">): Choice {
  const roll = step.line === null ? state.castRoll : lineOf(state, step.line).roll;
  return {
    ...base(step, step.seat, "reroll", "D-2.8", "decision"),
    prompt: msg("prompt.reroll", { natural: roll?.natural ?? 0, total: roll?.total ?? 0 }),
    ...helpOf("reroll"),
    spec: {
      type: "one",
      options: [
        { id: "keep", label: msg("reroll.keep") },
        { id: "again", label: msg("reroll.again") },
      ],
    },
  };
}

export function triggerFields(state: State, trigger: PendingTrigger): Field[] {
  return announced(state, trigger) ?? [];
}

/** One target is a plain pick; several come as a menu with one item. */
function targetsChoice(state: State, step: StepOf<"targets">): Choice {
  const { trigger } = step;
  const fields = triggerFields(state, trigger);
  const [only] = fields;
  const card = nameOf(state, trigger.source);
  const spec: Spec =
    only && fields.length === 1
      ? only.spec
      : {
          type: "menu",
          items: [{ id: "choose", group: "ability", label: literal(card), fields, primary: true }],
        };
  return {
    ...base(step, trigger.controller, "targets", "D-9.3", "decision"),
    prompt: msg("prompt.trigger-targets", { card }),
    spec,
  };
}
