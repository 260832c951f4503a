import { z } from "zod";
import type { Choice, Seat } from "../../src/engine/kernel/choice.ts";
import type { Emit } from "../../src/engine/kernel/event.ts";
import { defineGame } from "../../src/engine/kernel/live-match.ts";
import { die, newRng, shuffle } from "../../src/engine/kernel/rng.ts";
import { literal, msg } from "../../src/engine/kernel/text.ts";

const CARDS = { Jab: 1, Blow: 2, Dodge: 0 } as const;
const card = z.enum(["Jab", "Blow", "Dodge"]);
const list = z.array(z.number());
const rng = z.object({ seed: z.string(), drawn: z.number(), script: list.exactOptional() });
const over = z.object({ winners: list, reason: z.string(), rule: z.string() }).nullable();
const ask = z.object({ id: z.string(), seat: z.number(), kind: z.enum(["bid", "turn", "answer"]) });
const shape = { schema: z.literal(1), rng, asks: z.number(), over, names: z.array(z.string()), life: list };
const state = z.object({
  ...shape,
  deck: z.array(card),
  hands: z.array(z.array(card)),
  bids: list,
  flying: card.nullable(),
  open: z.array(ask),
});
type State = z.infer<typeof state>;

const put = (s: State, seat: Seat, kind: "bid" | "turn" | "answer"): void => {
  s.asks += 1;
  s.open.push({ id: `${s.asks}.${seat}`, seat, kind });
};
function turn(s: State, seat: Seat, emit: Emit): void {
  const drawn = s.deck.pop();
  if (drawn) s.hands[seat]?.push(drawn);
  if (s.life.some((life) => life <= 0) || !drawn) {
    s.over = { winners: [(s.life[0] ?? 0) > (s.life[1] ?? 0) ? 0 : 1], reason: "bout", rule: "B-4" };
  } else put(s, seat, "turn");
  emit({ type: "up", rule: "B-2", seat, params: { who: s.names[seat] ?? "" } });
}
const options = (s: State, { seat, kind }: z.infer<typeof ask>): string[] => {
  const held = Object.keys(CARDS).filter((name) => s.hands[seat]?.some((one) => one === name));
  if (kind === "bid") return ["1", "2", "3"];
  return ["pass", ...held.filter((name) => (name === "Dodge") === (kind === "answer"))];
};

/** A bout: both bid in secret for the first turn, then strike in turns; the one who is struck may dodge. */
export const tinyGame = defineGame<State, ReturnType<typeof look>>({
  ...{ id: "tiny", name: "Bout", seats: { min: 2, max: 2 }, checkDeck: () => [] },
  texts: {
    en: {
      "tiny.ask": "Your choice",
      "tiny.title": "A bout",
      "tiny.life": "{who}: {life, number}",
      "event.up": "{who} is up",
      "event.struck": "{who} is struck",
      "end.bout": "the bout is over",
    },
  },
  decks: [{ id: "fists", label: literal("fists"), list: { name: "fists", cards: [] } }],
  setup(setup) {
    const deck = ["Jab", "Blow", "Dodge", "Jab", "Blow", "Dodge", "Jab", "Blow", "Dodge", "Jab"].map((one) =>
      card.parse(one),
    );
    const s: State = {
      schema: 1,
      rng: newRng(setup.seed, setup.script),
      asks: 0,
      over: null,
      names: setup.players.map((p) => p.name),
      life: [4, 4],
      deck,
      hands: [[], []],
      bids: [0, 0],
      flying: null,
      open: [],
    };
    shuffle(s.rng, s.deck);
    for (const seat of [0, 1]) put(s, seat, "bid");
    return s;
  },
  choices: (s) =>
    s.open.map(
      (one): Choice => ({
        ...one,
        prompt: msg("tiny.ask"),
        rule: "B-1",
        deadline: "decision",
        secret: one.kind === "bid",
        spec: { type: "one", options: options(s, one).map((id) => ({ id, label: literal(id) })) },
      }),
    ),
  resolve(s, { id, seat, kind }, answer, emit) {
    s.open = s.open.filter((one) => one.id !== id);
    const played = card.safeParse(answer).data;
    if (played) s.hands[seat]?.splice(s.hands[seat].indexOf(played), 1);
    if (kind === "bid") {
      s.bids[seat] = Number(answer);
      const [a = 0, b = 0] = s.bids;
      if (s.open.length === 0) turn(s, a === b ? die(s.rng, 2) - 1 : a > b ? 0 : 1, emit);
    } else if (kind === "turn" && played) {
      s.flying = played;
      put(s, 1 - seat, "answer");
    } else {
      const hit = kind === "answer" && !played && s.flying ? CARDS[s.flying] : 0;
      s.life[seat] = (s.life[seat] ?? 0) - hit;
      if (hit) emit({ type: "struck", rule: "B-3", seat, params: { who: s.names[seat] ?? "" } });
      turn(s, kind === "answer" ? seat : 1 - seat, emit);
    }
  },
  concede(s, seat) {
    s.over = { winners: [1 - seat], reason: "bout", rule: "B-4" };
  },
  view: (s, viewer) => look(s, s.hands[viewer === "spectator" ? -1 : viewer] ?? []),
  describe: ({ names, life, own }) => ({
    title: msg("tiny.title"),
    lines: names.map((who, i) => msg("tiny.life", { who, life: life[i] ?? 0 })),
    own: own.map((one) => literal(one)),
  }),
  load: (saved) => state.parse(saved),
  redeal(s, viewer, pick) {
    const copy = structuredClone(s);
    const hidden = [0, 1].filter((seat) => seat !== viewer);
    const pool = [...copy.deck, ...hidden.flatMap((seat) => copy.hands[seat] ?? [])];
    shuffle({ seed: String(pick(2 ** 31)), drawn: 0 }, pool);
    for (const seat of hidden) {
      copy.hands[seat] = pool.splice(0, copy.hands[seat]?.length ?? 0);
      if (copy.bids[seat]) copy.bids[seat] = 1 + pick(3);
    }
    return { ...copy, deck: pool };
  },
});
function look(s: State, own: readonly string[]) {
  return { game: "tiny", names: s.names, life: s.life, flying: s.flying, turn: s.deck.length, own: [...own] };
}
