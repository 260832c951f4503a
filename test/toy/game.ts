import type { Answer, Choice, Seat } from "../../src/engine/kernel/choice.ts";
import type { Emit } from "../../src/engine/kernel/event.ts";
import type { DeckList, GameRules } from "../../src/engine/kernel/game.ts";
import { defineGame } from "../../src/engine/kernel/live-match.ts";
import { optionsOf } from "../../src/engine/kernel/match-options.ts";
import { refuse, SetupError } from "../../src/engine/kernel/refusal.ts";
import { below, die, newRng, shuffle } from "../../src/engine/kernel/rng.ts";
import { literal, msg } from "../../src/engine/kernel/text.ts";
import {
  type Ask,
  CARDS,
  HAND_LIMIT,
  STANCES,
  type ToyCard,
  type ToyState,
  type ToyView,
  toyOptions,
  toyState,
} from "./state.ts";
import { en } from "./texts.ts";

/** The next one at the table, who always belongs to the other side: seats belong to two sides in turn. */
const nextSeat = (state: ToyState, seat: Seat): Seat => (seat + 1) % state.names.length;
const sideOf = (state: ToyState, seat: Seat): Seat[] =>
  [...state.names.keys()].filter((one) => one % 2 === seat % 2);
const isToyCard = (name: string): name is ToyCard => CARDS.some((card) => card === name);
const hand = (state: ToyState, seat: Seat): ToyCard[] => state.hands[seat] ?? [];
const name = (state: ToyState, seat: Seat): string => state.names[seat] ?? "";

function ask(state: ToyState, seat: Seat, kind: Ask["kind"]): void {
  state.asks += 1;
  state.open.push({ id: `${state.asks}.${seat}`, seat, kind });
}

function end(state: ToyState, winners: Seat[], reason: string, emit: Emit): void {
  state.over = { winners, reason, rule: "Y-6" };
  state.open = [];
  emit({ type: "over", rule: "Y-6" });
}

function drawCard(state: ToyState, seat: Seat, emit: Emit): boolean {
  const card = state.decks[seat]?.shift();
  if (!card) return false;
  hand(state, seat).push(card);
  emit({ type: "drew", rule: "Y-2", seat, params: { who: name(state, seat) } });
  emit({ type: "drew-what", rule: "Y-2", seat, only: [seat], params: { card } });
  return true;
}

function hurt(state: ToyState, seat: Seat, amount: number): void {
  state.life[seat] = (state.life[seat] ?? 0) - amount;
}

function beginTurn(state: ToyState, seat: Seat, emit: Emit): void {
  state.turn += 1;
  state.active = seat;
  emit({ type: "turn", rule: "Y-2", seat, params: { who: name(state, seat) } });
  const lifeOf = (one: Seat): number =>
    sideOf(state, one).reduce((sum, at) => sum + (state.life[at] ?? 0), 0);
  const [a, b] = [lifeOf(0), lifeOf(1)];
  if (drawCard(state, seat, emit)) ask(state, seat, "turn");
  else end(state, a === b ? [] : sideOf(state, a > b ? 0 : 1), "deck", emit);
}

/** Y-1: stone breaks flame, flame burns leaf, leaf covers stone; a die decides between equals. */
function reveal(state: ToyState, emit: Emit): void {
  const [a = "stone", b = "stone"] = state.stances.map((stance) => stance ?? "stone");
  emit({ type: "stances", rule: "Y-1", params: { first: name(state, 0), a, second: name(state, 1), b } });
  const lead = (STANCES.indexOf(a) - STANCES.indexOf(b) + 3) % 3;
  const first = lead === 0 ? die(state.rng, 2) - 1 : lead === 1 ? 0 : 1;
  emit({ type: "first", rule: "Y-1", seat: first, params: { who: name(state, first) } });
  beginTurn(state, first, emit);
}

function play(state: ToyState, index: number, strength: number, emit: Emit): void {
  const seat = state.active;
  const [card] = hand(state, seat).splice(index, 1);
  if (!card) return;
  emit({ type: "played", rule: "Y-3", seat, params: { who: name(state, seat), card } });
  if (card === "Insight") {
    state.discard.push(card);
    state.held = (state.decks[seat] ?? []).splice(0, 2);
    ask(state, seat, "order");
  } else {
    if (strength > 0) {
      hurt(state, seat, strength);
      emit({ type: "paid", rule: "Y-3", seat, params: { who: name(state, seat), amount: strength } });
    }
    state.stack = { card, by: seat, strength };
    ask(state, nextSeat(state, seat), "answer");
  }
}

function land(state: ToyState, warded: boolean, emit: Emit): void {
  const flying = state.stack;
  if (!flying) return;
  state.stack = null;
  state.discard.push(flying.card);
  const target = nextSeat(state, flying.by);
  if (warded) {
    hand(state, target).splice(hand(state, target).indexOf("Ward"), 1);
    state.discard.push("Ward");
    emit({ type: "warded", rule: "Y-4", seat: target, params: { who: name(state, target) } });
  } else {
    const roll = die(state.rng, 6);
    const amount = flying.card === "Volley" ? flying.strength + (roll === 6 ? 2 : 1) : Math.ceil(roll / 2);
    hurt(state, target, amount);
    emit({ type: "hit", rule: "Y-4", seat: target, params: { who: name(state, target), roll, amount } });
  }
  if ((state.life[target] ?? 0) <= 0) end(state, sideOf(state, flying.by), "life", emit);
  else ask(state, flying.by, "turn");
}

function toChoice(state: ToyState, { id, seat, kind }: Ask): Choice {
  const base = { id, seat, kind, rule: "Y-3", deadline: "decision" } as const;
  const own = hand(state, seat);
  const options = (list: readonly ToyCard[]) =>
    list.map((card, i) => ({ id: `c${i}`, label: literal(card) }));
  const wayOn = (item: string) =>
    ({ id: item, group: "way-on", label: msg(`toy.${item}`), fields: [], primary: true }) as const;
  switch (kind) {
    case "stance": {
      const list = STANCES.map((stance) => ({ id: stance, label: literal(stance) }));
      const spec = { type: "one", options: list } as const;
      return { ...base, rule: "Y-1", deadline: "setup", secret: true, prompt: msg("prompt.stance"), spec };
    }
    case "order":
      return { ...base, prompt: msg("prompt.order"), spec: { type: "order", items: options(state.held) } };
    case "discard": {
      const count = own.length - HAND_LIMIT;
      const spec = { type: "some", options: options(own), min: count, max: count } as const;
      return { ...base, rule: "Y-5", prompt: msg("prompt.discard", { max: HAND_LIMIT }), spec };
    }
    case "answer": {
      // Asked whether or not a Ward is held: being asked must not tell.
      const refused = own.includes("Ward") ? {} : { refused: refuse("nothing-held", "Y-4") };
      const ward = { id: "ward", group: "answer", label: literal("Ward"), fields: [], ...refused };
      const prompt = msg("prompt.answer", { card: state.stack?.card ?? "" });
      return {
        ...base,
        rule: "Y-4",
        deadline: "response",
        window: "action",
        prompt,
        spec: { type: "menu", items: [ward, wayOn("let")] },
      };
    }
    case "turn": {
      const max = Math.min(3, (state.life[seat] ?? 0) - 1);
      const times = {
        name: "times",
        prompt: msg("prompt.times"),
        spec: { type: "number", min: 1, max },
      } as const;
      const items = own.map((card, i) => ({
        id: `c${i}`,
        group: "play",
        label: literal(card),
        fields: card === "Volley" ? [times] : [],
        ...(card === "Ward" ? { refused: refuse("answer-only", "Y-4") } : {}),
        ...(card === "Volley" && max < 1 ? { refused: refuse("too-weak", "Y-3") } : {}),
      }));
      return { ...base, prompt: msg("prompt.turn"), spec: { type: "menu", items: [...items, wayOn("end")] } };
    }
  }
}

function resolve(state: ToyState, choice: Choice, answer: Answer, emit: Emit): void {
  const { seat } = choice;
  state.open = state.open.filter((one) => one.id !== choice.id);
  const menu = answer !== null && typeof answer === "object" && "item" in answer ? answer : null;
  const ids = Array.isArray(answer) ? answer.map((id: string) => Number(id.slice(1))) : [];
  if (choice.kind === "stance") {
    state.stances[seat] = STANCES.find((stance) => stance === answer) ?? null;
    if (state.open.length === 0) reveal(state, emit);
  } else if (choice.kind === "order") {
    state.decks[seat]?.unshift(...ids.flatMap((i) => state.held[i] ?? []));
    state.held = [];
    emit({ type: "ordered", rule: "Y-3", seat, params: { who: name(state, seat) } });
    drawCard(state, seat, emit);
    ask(state, seat, "turn");
  } else if (choice.kind === "discard") {
    state.discard.push(...hand(state, seat).filter((_, i) => ids.includes(i)));
    state.hands[seat] = hand(state, seat).filter((_, i) => !ids.includes(i));
    emit({ type: "discarded", rule: "Y-5", seat, params: { who: name(state, seat), count: ids.length } });
    beginTurn(state, nextSeat(state, seat), emit);
  } else if (choice.kind === "answer") {
    land(state, menu?.item === "ward", emit);
  } else if (menu && menu.item !== "end") {
    const times = menu.fields.times;
    play(state, Number(menu.item.slice(1)), typeof times === "number" ? times : 0, emit);
  } else if (hand(state, seat).length > HAND_LIMIT) {
    ask(state, seat, "discard");
  } else {
    beginTurn(state, nextSeat(state, seat), emit);
  }
}

/** Exported so that tests can break one rule at a time. */
export const toyRules: GameRules<ToyState, ToyView> = {
  id: "toy",
  name: "Sparks",
  seats: { min: 2, max: 4 },
  modes: [
    { id: "duel", label: msg("mode.duel"), seats: 2, teams: 2, options: {} },
    { id: "2v2", label: msg("mode.2v2"), seats: 4, teams: 2, options: { life: 4 } },
  ],
  texts: { en },
  decks: [
    offer("hot", { Spark: 7, Volley: 3, Insight: 2, Ward: 3 }),
    offer("calm", { Spark: 5, Volley: 2, Insight: 3, Ward: 5 }),
  ],
  options: optionsOf(toyOptions),
  checkDeck: (deck) => (deck.cards.every(({ name: card }) => isToyCard(card)) ? [] : [refuse("deck", "Y-0")]),
  setup(setup, emit) {
    const options = toyOptions.safeParse(setup.options ?? {});
    if (!options.success) throw new SetupError([refuse("options", "Y-7")]);
    const { life, order, blitz } = options.data;
    const rng = newRng(setup.seed, setup.script);
    const decks = setup.players.map(({ deck }) => {
      const cards = deck.cards.flatMap((line) =>
        isToyCard(line.name) ? Array<ToyCard>(line.count).fill(line.name) : [],
      );
      if (order === "shuffled") shuffle(rng, cards);
      return cards;
    });
    const state: ToyState = {
      ...{
        schema: 1,
        rng,
        asks: 0,
        over: null,
        life: decks.map(() => life),
        discard: [],
        stances: decks.map(() => null),
        turn: 0,
      },
      ...{ active: 0, stack: null, held: [], open: [], decks },
      names: setup.players.map((player) => player.name),
      hands: decks.map((deck) => deck.splice(0, blitz ? 5 : 3)),
    };
    for (const seat of state.names.keys()) ask(state, seat, "stance");
    emit({ type: "stances-asked", rule: "Y-1" });
    return state;
  },
  choices: (state) => state.open.map((one) => toChoice(state, one)),
  resolve,
  concede(state, seat, emit) {
    emit({ type: "gave-up", rule: "Y-6", seat, params: { who: name(state, seat) } });
    end(state, sideOf(state, nextSeat(state, seat)), "concession", emit);
  },
  view: (state, viewer) => ({
    game: "toy",
    viewer,
    turn: state.turn,
    active: state.active,
    players: state.names.map((player, seat) => ({
      name: player,
      life: state.life[seat] ?? 0,
      hand: hand(state, seat).length,
      deck: state.decks[seat]?.length ?? 0,
      ready: state.stances[seat] !== null,
    })),
    discard: [...state.discard],
    stack: state.stack?.card ?? null,
    own: viewer === "spectator" ? [] : [...hand(state, viewer)],
  }),
  describe: (view) => ({
    title:
      view.turn === 0
        ? msg("toy.title.stances")
        : msg("toy.title", { who: view.players[view.active]?.name ?? "", turn: view.turn }),
    lines: [
      ...view.players.map((p) => msg("toy.line", { who: p.name, life: p.life, hand: p.hand, deck: p.deck })),
      ...(view.stack ? [msg("toy.stack", { card: view.stack })] : []),
    ],
    own: view.own.map((card) => literal(card)),
  }),
  load: (saved) => toyState.parse(saved),
  redeal(state, viewer, pick) {
    const copy = structuredClone(state);
    const mix = { seed: String(pick(2 ** 31)), drawn: 0 };
    for (const seat of copy.names.keys()) {
      const deck = copy.decks[seat] ?? [];
      if (seat === viewer) {
        shuffle(mix, deck);
        continue;
      }
      const held = copy.active === seat ? copy.held.length : 0;
      const pool = [...hand(copy, seat), ...deck, ...(held > 0 ? copy.held : [])];
      shuffle(mix, pool);
      copy.hands[seat] = pool.splice(0, hand(copy, seat).length);
      if (held > 0) copy.held = pool.splice(0, held);
      copy.decks[seat] = pool;
      if (copy.turn === 0 && copy.stances[seat] !== null)
        copy.stances[seat] = STANCES[below(mix, 3)] ?? "stone";
    }
    return copy;
  },
  turnOf: (state) => state.turn,
  appraise: (state, seat) =>
    (state.life[seat] ?? 0) - (state.life[nextSeat(state, seat)] ?? 0) + hand(state, seat).length / 4,
};

function offer(id: string, counts: Record<ToyCard, number>) {
  const list: DeckList = { name: id, cards: CARDS.map((card) => ({ name: card, count: counts[card] })) };
  return { id, label: literal(id), list };
}

/** A game as small as can be that still has secrets, an answer window, dice and every plain kind of choice. */
export const toyGame = defineGame(toyRules);
