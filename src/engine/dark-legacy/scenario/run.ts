import { foldName } from "../../../cards/dark-legacy/index.ts";
import type { CardDef } from "../../../cards/dark-legacy/vocabulary.ts";
import type { Answer, Choice, Seat } from "../../kernel/choice.ts";
import type { GameEvent } from "../../kernel/event.ts";
import type { LiveMatch } from "../../kernel/live-match.ts";
import type { Refusal } from "../../kernel/refusal.ts";
import { darkLegacy } from "../index.ts";
import { load } from "../load.ts";
import { buildPosition } from "../position.ts";
import type { State } from "../state.ts";
import { translate } from "./deeds.ts";
import { difference } from "./expect.ts";
import type { Deed, Scenario, ScriptStep } from "./format.ts";
import { ScenarioProblem, seatOf } from "./names.ts";
import { refusalsOfSetup, refusedDiffers, setupOf } from "./setup.ts";

export interface ScenarioResult {
  readonly id: string;
  readonly title: string;
  /** The first thing that went otherwise, and the step of the script (from 1; 0 = the position itself). */
  readonly difference: { readonly step: number; readonly what: string } | null;
  /** Everything that happened, for those who want to look closer. */
  readonly events: readonly GameEvent[];
}

/** One move of a scenario as a transcript tells it. The match is live: look at it now, keep what you need. */
export interface Played {
  readonly match: LiveMatch;
  readonly seat: Seat;
  /** What happened; nothing when the move was refused. */
  readonly events: readonly GameEvent[];
  readonly refusal: Refusal | null;
}

/**
 * Runs one scenario. Never throws for what the file says: problems are its difference. `watch` is called after each
 * move, refused ones included.
 */
export function runScenario(
  scenario: Scenario,
  shared: readonly CardDef[] = [],
  watch: (played: Played) => void = () => undefined,
): ScenarioResult {
  const run = new Run(watch);
  let step = 0;
  try {
    const named = namesIn(scenario);
    const defs = [...shared.filter((def) => named.has(foldName(def.name))), ...scenario.cards];
    const refused = scenario.setup?.refused;
    if (scenario.setup && refused) {
      const what = refusedDiffers(refused, refusalsOfSetup(scenario.setup, scenario.dice, defs));
      return {
        id: scenario.id,
        title: scenario.title,
        difference: what === null ? null : { step: 0, what },
        events: [],
      };
    }
    run.begin(scenario, defs);
    for (const one of scenario.script) {
      step += 1;
      const what = run.step(one);
      if (what !== null)
        return { id: scenario.id, title: scenario.title, difference: { step, what }, events: run.events };
    }
  } catch (error) {
    const what = error instanceof ScenarioProblem ? error.message : String(error);
    return { id: scenario.id, title: scenario.title, difference: { step, what }, events: run.events };
  }
  return { id: scenario.id, title: scenario.title, difference: null, events: run.events };
}

const LIMIT = 500;

/** Shared cards that a scenario does not name stay out, so that its neighbours in the file do not matter to it. */
function namesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === "string")
    for (const name of value.split(/[/:+]/)) found.add(foldName(name.replace(/#\d+$/, "")));
  else if (Array.isArray(value)) for (const part of value) namesIn(part, found);
  else if (value !== null && typeof value === "object")
    for (const [key, part] of Object.entries(value)) {
      namesIn(key, found);
      namesIn(part, found);
    }
  return found;
}

class Run {
  events: GameEvent[] = [];
  private match: LiveMatch | null = null;
  /** The state after so many moves: to look at it is dear, because every look checks all of it. */
  private looked: { readonly moves: number; readonly state: State } | null = null;
  private seenEvents = 0;
  private seenResults = 0;

  constructor(private readonly watch: (played: Played) => void) {}

  begin(scenario: Scenario, defs: readonly CardDef[]): void {
    if (scenario.setup) {
      const started = darkLegacy.start(setupOf(scenario.setup, scenario.dice, defs));
      this.match = started.match;
      this.events = [...started.events];
      return;
    }
    if (!scenario.position) throw new ScenarioProblem("a position or a set-up is needed");
    const built = buildPosition({ ...scenario.position, cards: defs, dice: scenario.dice }, (event) =>
      this.events.push(event),
    );
    this.match = darkLegacy.load({
      game: darkLegacy.id,
      setup: {
        seed: "scenario",
        players: built.players.map(({ name }) => ({ name, deck: { name: "", cards: [] } })),
      },
      moves: [],
      state: built,
    });
  }

  /** Null when the step went as written. */
  step(step: ScriptStep): string | null {
    if ("expect" in step) return this.expect(step.expect);
    if ("run" in step) return this.goOn(step.run);
    return this.act(step);
  }

  private get live(): LiveMatch {
    if (!this.match) throw new ScenarioProblem("the scenario has not begun");
    return this.match;
  }
  private state(): State {
    const moves = this.live.moves.length;
    if (this.looked?.moves !== moves) this.looked = { moves, state: load(this.live.save().state) };
    return this.looked.state;
  }

  private expect(expected: Extract<ScriptStep, { expect: unknown }>["expect"]): string | null {
    const results = this.events.flatMap((event) => {
      const result = event.type === "attack-roll" ? event.params?.result : undefined;
      return typeof result === "object" ? [result.key.replace("result.", "")] : [];
    });
    const what = difference(expected, {
      state: this.state(),
      choices: this.live.choices(),
      results: results.slice(this.seenResults),
      events: this.events.slice(this.seenEvents),
      view: (viewer) => this.live.view(viewer),
    });
    if (expected.results) this.seenResults = results.length;
    if (expected.events) this.seenEvents = this.events.length;
    return what;
  }

  private act(step: Extract<ScriptStep, { do: Deed }>): string | null {
    const state = this.state();
    const seat = seatOf(state, step.by);
    const before = step.refused === undefined ? "" : this.live.hash();
    const refusal = this.apply(state, seat, step.do);
    if (step.refused === undefined) {
      if (refusal === null) return null;
      return `${step.by} is refused: ${describe(refusal)}`;
    }
    if (refusal === null) return `${step.by} should be refused, but was not`;
    if (this.live.hash() !== before) return `the refusal ${describe(refusal)} changed the state`;
    if (typeof step.refused === "string" && refusal.code !== step.refused)
      return `expected the refusal "${step.refused}", is ${describe(refusal)}`;
    if (step.rule !== undefined && refusal.rule !== step.rule)
      return `expected a refusal by ${step.rule}, is ${describe(refusal)}`;
    return null;
  }

  private apply(state: State, seat: number, deed: Deed): Refusal | null {
    if (deed === "concede") return this.move({ seat, concede: true });
    const choice = this.live.choicesOf(seat)[0];
    if (!choice) {
      const asked = this.live.choices().map((one) => `${state.players[one.seat]?.name} (${one.kind})`);
      return { code: "not-asked", rule: "K-3", params: { asked: asked.join(", ") || "nobody" } };
    }
    const found = translate(state, choice, deed);
    if ("missing" in found)
      return { code: "not-offered", rule: "K-5", params: { why: found.missing, kind: choice.kind } };
    return this.answer(choice, found.answer);
  }

  private answer(choice: Choice, answer: Answer): Refusal | null {
    return this.move({ seat: choice.seat, choice: choice.id, answer });
  }
  private move(move: Parameters<LiveMatch["apply"]>[0]): Refusal | null {
    const applied = this.live.apply(move);
    this.watch({
      match: this.live,
      seat: move.seat,
      events: applied.ok ? applied.events : [],
      refusal: applied.ok ? null : applied.refusal,
    });
    if (!applied.ok) return applied.refusal;
    this.events.push(...applied.events);
    return null;
  }

  /** Lets everybody do nothing until something else than nothing is owed. */
  private goOn(how: "windows" | "attack" | "turn"): string | null {
    const turn = how === "turn" ? this.state().turn : 0;
    for (let n = 0; n < LIMIT; n += 1) {
      const choice = this.live.choices()[0];
      if (!choice) return null;
      const answer = idleAnswer(choice, how, () => this.state().turn === turn);
      if (answer === undefined) return null;
      const refusal = this.answer(choice, answer);
      if (refusal) return `going on is refused: ${describe(refusal)}`;
    }
    return "going on does not come to an end";
  }
}

function idleAnswer(
  choice: Choice,
  how: "windows" | "attack" | "turn",
  sameTurn: () => boolean,
): Answer | undefined {
  if (choice.kind === "respond") return { item: "yield", fields: {} };
  if (how === "windows") return undefined;
  if (choice.kind === "defenders" || choice.kind === "aim") return { assign: {} };
  if (choice.kind === "modifiers") return [];
  if (choice.kind === "reroll") return "keep";
  if (how === "turn" && choice.kind === "action" && sameTurn()) return { item: "end", fields: {} };
  return undefined;
}

function describe(refusal: Refusal): string {
  const why = refusal.params?.why ?? refusal.params?.asked;
  return `${refusal.code} (${refusal.rule})${typeof why === "string" ? `: ${why}` : ""}`;
}
