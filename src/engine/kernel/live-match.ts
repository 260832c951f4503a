import { checkAnswer } from "./answers.ts";
import type { Campaign } from "./campaign.ts";
import type { Action, Answer, Choice, Seat, Viewer } from "./choice.ts";
import type { CustomSets } from "./custom-sets.ts";
import type { GameEvent } from "./event.ts";
import type {
  DeckList,
  Description,
  GameRules,
  KernelState,
  Outcome,
  Readable,
  Setup,
  Told,
} from "./game.ts";
import { copyPlain, hashOf, type Json } from "./json.ts";
import type { MatchOption, Mode } from "./match-options.ts";
import { type Refusal, refuse } from "./refusal.ts";
import { watchChance } from "./rng.ts";
import { msg } from "./text.ts";
import type { Lesson, TutorialSetup } from "./tutorial.ts";

/** What one viewer may see; each game adds its own fields and narrows by `game`. */
export interface AnyView {
  readonly game: string;
}

/** A seat gives up, or its time is up. */
export interface Concession {
  readonly seat: Seat;
  readonly concede: true | "time";
}
/**
 * The last so many moves that are in force are taken back, whoever made them; who may do that is no affair of the rules. The
 * dice go on where they were, so nobody rolls the same again.
 */
export interface TakeBack {
  readonly seat: Seat;
  readonly takeBack: number;
}
export type Move = Action | Concession | TakeBack;

/** Everything needed to bring a match back: how it began, what was done, where it stands. */
export interface SavedMatch {
  readonly game: string;
  readonly setup: Setup;
  readonly moves: readonly Move[];
  readonly state: unknown;
  /** How often moves have been taken back; never, when absent. */
  readonly backs?: number;
}

export type Applied =
  | { readonly ok: true; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly refusal: Refusal };

/** A match in play, whatever its game: the only thing that services, presenter, AI and tools hold. */
export interface LiveMatch {
  readonly game: string;
  readonly setup: Setup;
  readonly moves: readonly Move[];
  choices(): readonly Choice[];
  choicesOf(seat: Seat): readonly Choice[];
  /**
   * The same decisions without words and without what cannot be chosen now, which is much quicker: for players that do not
   * read. The same answers fit.
   */
  sketches(): readonly Choice[];
  outcome(): Outcome | null;
  /** Checks first and changes after: a refused move leaves everything as it was. */
  apply(move: Move): Applied;
  view(viewer: Viewer): AnyView;
  describe(viewer: Viewer): Description;
  /** Everything the viewer may read now. */
  readables(viewer: Viewer): readonly Readable[];
  save(): SavedMatch;
  clone(): LiveMatch;
  /**
   * A clone whose hidden cards are dealt anew as far as `viewer` can tell; its future dice are another's too. It has no log
   * and another seed, so that nothing of it tells what the viewer may not know.
   */
  redeal(viewer: Viewer, pick: (n: number) => number, seed: string): LiveMatch;
  appraise(seat: Seat): number;
  /** Goes up with every turn; 0 for ever in a game that has none. */
  turn(): number;
  /** What goes on that is worth a picture of its own in a film, as a word that stays as long as it goes on; null otherwise. */
  scene(): string | null;
  /** Who had the first turn; null as long as nobody has, and in a game that does not tell. */
  first(): Seat | null;
  /** Chance of winning, 0…1; from `appraise` where the game has not learned it. */
  odds(seat: Seat): number;
  /** The game's quick answer to an open choice, or null when it has none that fits. */
  habit(choice: Choice, pick: (n: number) => number): Answer | null;
  /** What the learner at a seat is to be told now, by what has been learned; null where there is nothing, or no tutorial. */
  lesson(seat: Seat, done: ReadonlySet<string>): Lesson | null;
  /** What the learner's partner answers in a tutorial, or null when it may play as it likes. */
  partner(choice: Choice): Answer | null;
  /** Begins to watch what the game's own rules promise; the watch is told of every move and answers with the first fault. */
  watch(): (events: readonly GameEvent[]) => string | null;
  /** What copies of this position, played on with an answer, show of a fault. */
  tryOut(choice: Choice, answer: Answer, pick: (n: number) => number): string | null;
  /** Hash of the state without the scripted dice left over. */
  hash(): string;
}

/** A game as the rest of the house sees it. */
export interface Game {
  readonly id: string;
  readonly name: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly texts: GameRules<KernelState, AnyView>["texts"];
  readonly decks: GameRules<KernelState, AnyView>["decks"];
  /** Names of all cards that a deck may hold. */
  readonly cards: readonly string[];
  readonly options: readonly MatchOption[];
  /** Never empty; the first one is what is played when nobody asks for another. */
  readonly modes: readonly [Mode, ...Mode[]];
  readonly customSets: CustomSets | null;
  checkDeck: GameRules<KernelState, AnyView>["checkDeck"];
  /** Options and a profile a seat, for fuzzing. */
  drawSetup: NonNullable<GameRules<KernelState, AnyView>["drawSetup"]>;
  /** Events that the reader has seen, as a line an action. */
  tell(events: readonly GameEvent[]): readonly Told[];
  /** Null when the game cannot draw decks. */
  anySeat(
    pick: (n: number) => number,
    must: readonly string[],
  ): { readonly deck: DeckList; readonly profile?: Json } | null;
  /** The name of the card that an event tells to be played; null for others, and where the game does not say. */
  playedCard(event: GameEvent): string | null;
  /** Heroes that live on between matches, where the game has them. */
  readonly campaign?: Campaign;
  /** The match that teaches it: how it is set up, and the ids of its lessons in order. */
  readonly tutorial?: { readonly setup: TutorialSetup; readonly lessons: readonly string[] };
  start(setup: Setup): { readonly match: LiveMatch; readonly events: readonly GameEvent[] };
  load(saved: SavedMatch): LiveMatch;
  /** Plays `moves` again from the set-up; throws when one is refused. */
  replay(
    setup: Setup,
    moves: readonly Move[],
  ): { readonly match: LiveMatch; readonly events: readonly GameEvent[] };
}

function modesOf({
  modes,
  seats,
}: Pick<Game, "seats"> & { readonly modes?: readonly Mode[] }): Game["modes"] {
  const [first, ...more] = modes ?? [];
  if (first) return [first, ...more];
  return [{ id: "plain", label: msg("mode.plain"), seats: seats.min, teams: seats.min, options: {} }];
}

/** How much `appraise` counts for one step in logits of winning. */
const APPRAISED = 25;

/** The decisions owed in one state, once somebody has asked for them. */
interface OpenChoices {
  owed: readonly Choice[] | null;
  sketched: readonly Choice[] | null;
}

/** A class and no bundle of closures, because copies are made by the thousand when moves are tried out. */
class Live<S extends KernelState, V extends AnyView> implements LiveMatch {
  readonly setup: Setup;
  readonly #rules: GameRules<S, V>;
  #state: S;
  #backs: number;
  /** Shared with copies until one of them goes on: a log may be long, and copies seldom live. */
  #moves: Move[];
  #shared = false;
  /** Shared with copies until one of them goes on. */
  #open: OpenChoices = { owed: null, sketched: null };

  constructor(rules: GameRules<S, V>, setup: Setup, moves: Move[], state: S, backs = 0) {
    this.#rules = rules;
    this.setup = setup;
    this.#moves = moves;
    this.#state = state;
    this.#backs = backs;
  }

  get game(): string {
    return this.#rules.id;
  }
  get moves(): readonly Move[] {
    return this.#moves;
  }
  choices(): readonly Choice[] {
    this.#open.owed ??= this.#state.over ? [] : this.#stamped(this.#rules.choices(this.#state));
    return this.#open.owed;
  }
  choicesOf(seat: Seat): readonly Choice[] {
    return this.choices().filter((choice) => choice.seat === seat);
  }
  sketches(): readonly Choice[] {
    if (!this.#rules.sketches || this.#open.owed) return this.choices();
    this.#open.sketched ??= this.#state.over ? [] : this.#stamped(this.#rules.sketches(this.#state));
    return this.#open.sketched;
  }
  /** A decision that is owed again after moves were taken back is another one: its old buttons are old. */
  #stamped(choices: readonly Choice[]): readonly Choice[] {
    if (this.#backs === 0) return choices;
    return choices.map((choice) => ({ ...choice, id: `${choice.id}.${this.#backs}` }));
  }
  /** The choice as the game's own rules know it. */
  #unstamped(choice: Choice): Choice {
    if (this.#backs === 0) return choice;
    return { ...choice, id: choice.id.slice(0, -`.${this.#backs}`.length) };
  }
  outcome(): Outcome | null {
    return this.#state.over;
  }

  apply(move: Move): Applied {
    const events: GameEvent[] = [];
    if (this.#state.over) return { ok: false, refusal: refuse("over", "K-1") };
    if (!("choice" in move)) {
      const player = this.setup.players[move.seat];
      if (!player) return { ok: false, refusal: refuse("no-such-seat", "K-2") };
      if ("concede" in move)
        this.#rules.concede(this.#state, move.seat, (event) => events.push(event), move.concede === "time");
      else {
        // To get there the match is played again; whoever watches its chance has seen that before.
        const earlier = watchChance(
          () => undefined,
          () => this.#before(move.takeBack),
        );
        if (!earlier) return { ok: false, refusal: refuse("nothing-to-take-back", "K-6") };
        this.#goBack(earlier);
        const params = { who: player.name, count: move.takeBack };
        events.push({ type: "taken-back", rule: "K-6", seat: move.seat, params });
      }
    } else {
      const choice = this.sketches().find((one) => one.id === move.choice);
      if (!choice) return { ok: false, refusal: refuse("choice-gone", "K-3") };
      if (choice.seat !== move.seat) return { ok: false, refusal: refuse("not-yours", "K-4") };
      if (checkAnswer(choice.spec, move.answer)) return { ok: false, refusal: this.#whyNot(move) };
      this.#rules.resolve(this.#state, this.#unstamped(choice), move.answer, (event) => events.push(event));
    }
    this.#open = { owed: null, sketched: null };
    if (this.#shared) {
      this.#moves = this.#moves.slice();
      this.#shared = false;
    }
    this.#moves.push(move);
    return { ok: true, events };
  }

  /** The state before the last so many moves in force; null when there are not so many. */
  #before(count: number): S | null {
    const inForce: S[] = [this.#rules.setup(this.setup, () => undefined)];
    const again = new Live(this.#rules, this.setup, [], copied(this.#rules, inForce[0] ?? this.#state));
    for (const move of this.#moves) {
      if ("takeBack" in move) {
        const from = inForce.length - 1 - move.takeBack;
        inForce.length = from + 1;
        again.#goBack(inForce[from] ?? again.#state);
      } else {
        again.apply(move);
        inForce.push(again.#copy());
      }
    }
    return Number.isInteger(count) && count > 0 ? (inForce[inForce.length - 1 - count] ?? null) : null;
  }
  #goBack(earlier: S): void {
    const { rng, asks } = this.#state;
    this.#state = copied(this.#rules, earlier);
    this.#state.rng = rng;
    this.#state.asks = asks;
    this.#backs += 1;
    this.#open = { owed: null, sketched: null };
  }

  /** Why an answer does not fit: only the choice itself has what is refused and the reasons. */
  #whyNot(move: Action): Refusal {
    const choice = this.choices().find((one) => one.id === move.choice);
    return (choice && checkAnswer(choice.spec, move.answer)) ?? refuse("choice-gone", "K-3");
  }

  view(viewer: Viewer): V {
    return this.#rules.view(this.#state, viewer);
  }
  describe(viewer: Viewer): Description {
    return this.#rules.describe(this.view(viewer));
  }
  readables(viewer: Viewer): readonly Readable[] {
    return this.#rules.readables?.(this.view(viewer)) ?? [];
  }
  save(): SavedMatch {
    return {
      game: this.game,
      setup: this.setup,
      moves: this.#moves.slice(),
      state: this.#copy(),
      ...(this.#backs > 0 ? { backs: this.#backs } : {}),
    };
  }
  #copy(): S {
    return copied(this.#rules, this.#state);
  }
  clone(): LiveMatch {
    const copy = new Live(this.#rules, this.setup, this.#moves, this.#copy(), this.#backs);
    this.#shared = true;
    copy.#shared = true;
    copy.#open = this.#open;
    return copy;
  }
  redeal(viewer: Viewer, pick: (n: number) => number, seed: string): LiveMatch {
    const copy = this.#rules.redeal(this.#state, viewer, pick);
    copy.rng = { seed, drawn: 0 };
    // The set-up knows the real seed, the log what others chose in secret: neither goes along.
    const { script: _script, ...known } = this.setup;
    return new Live(this.#rules, { ...known, seed }, [], copy, this.#backs);
  }
  appraise(seat: Seat): number {
    return this.#rules.appraise?.(this.#state, seat) ?? 0;
  }
  turn(): number {
    return this.#rules.turnOf?.(this.#state) ?? 0;
  }
  scene(): string | null {
    return this.#rules.scene?.(this.#state) ?? null;
  }
  first(): Seat | null {
    return this.#rules.firstSeat?.(this.#state) ?? null;
  }
  odds(seat: Seat): number {
    const { over } = this.#state;
    if (over) return over.winners.length === 0 ? 0.5 : Number(over.winners.includes(seat));
    return this.#rules.odds?.(this.#state, seat) ?? 1 / (1 + Math.exp(-this.appraise(seat) / APPRAISED));
  }
  habit(choice: Choice, pick: (n: number) => number): Answer | null {
    return this.#rules.habit?.(this.#state, this.#unstamped(choice), pick) ?? null;
  }
  lesson(seat: Seat, done: ReadonlySet<string>): Lesson | null {
    const [choice] = this.choicesOf(seat);
    if (!choice && !this.#state.over) return null;
    return this.#rules.tutorial?.lesson(this.view(seat), choice ?? null, done) ?? null;
  }
  partner(choice: Choice): Answer | null {
    return this.#rules.tutorial?.partner(this.#state, this.#unstamped(choice)) ?? null;
  }
  watch(): (events: readonly GameEvent[]) => string | null {
    const watch = this.#rules.audit?.watch(this.#state);
    return (events) => watch?.(events, this.#state) ?? null;
  }
  tryOut(choice: Choice, answer: Answer, pick: (n: number) => number): string | null {
    return this.#rules.audit?.tryOut(this.#state, this.#unstamped(choice), answer, pick) ?? null;
  }
  hash(): string {
    return hashOf(this.#state);
  }
}

function copied<S extends KernelState, V extends AnyView>({ copy }: GameRules<S, V>, state: S): S {
  return copy?.(state) ?? copyPlain(state);
}

/** A match goes on by a decision of somebody at its table: what cannot even be asked is no match. */
function loadedBy<S extends KernelState, V extends AnyView>(rules: GameRules<S, V>, saved: SavedMatch) {
  const live = new Live(rules, saved.setup, [...saved.moves], rules.load(saved.state), saved.backs);
  const seats = live.outcome() ? [0] : live.sketches().map((choice) => choice.seat);
  if (seats.length > 0 && seats.every((seat) => seat < saved.setup.players.length)) return live;
  throw new Error(`Not a saved match of ${rules.name}: nobody at its table has anything to decide`);
}

/** Ties a rule set's state type up inside, so that nobody outside needs to know it. */
export function defineGame<S extends KernelState, V extends AnyView>(rules: GameRules<S, V>): Game {
  function start(setup: Setup): { readonly match: LiveMatch; events: readonly GameEvent[] } {
    const events: GameEvent[] = [];
    const state = rules.setup(setup, (event) => events.push(event));
    return { match: new Live(rules, setup, [], state), events };
  }

  return {
    id: rules.id,
    name: rules.name,
    seats: rules.seats,
    texts: rules.texts,
    decks: rules.decks,
    options: rules.options ?? [],
    modes: modesOf(rules),
    customSets: rules.customSets ?? null,
    cards: rules.cards ?? [...new Set(rules.decks.flatMap(({ list }) => list.cards.map(({ name }) => name)))],
    checkDeck: (deck) => rules.checkDeck(deck),
    drawSetup: (pick) =>
      rules.drawSetup?.(pick) ?? {
        options: {},
        profiles: Array.from({ length: rules.seats.min }, () => ({})),
      },
    anySeat: (pick, must) => rules.anySeat?.(pick, must) ?? null,
    tell: (events) =>
      rules.tell?.(events) ??
      events.map(({ type, params }) => ({ said: [msg(`event.${type}`, params)], weight: 1 })),
    playedCard: (event) => rules.playedCard?.(event) ?? null,
    ...(rules.campaign ? { campaign: rules.campaign } : {}),
    ...(rules.tutorial ? { tutorial: { setup: rules.tutorial.setup, lessons: rules.tutorial.lessons } } : {}),
    start,
    load: (saved) => loadedBy(rules, saved),
    replay(setup, moves) {
      const { match, events } = start(setup);
      const all = [...events];
      for (const [index, move] of moves.entries()) {
        const applied = match.apply(move);
        if (!applied.ok)
          throw new Error(`Move ${index + 1} is refused: ${applied.refusal.code} (${applied.refusal.rule})`);
        all.push(...applied.events);
      }
      return { match, events: all };
    },
  };
}
