import { describe, expect, test } from "vitest";
import { audit } from "../../src/engine/dark-legacy/audit/index.ts";
import { faultInMirror } from "../../src/engine/dark-legacy/audit/mirror.ts";
import { findCards } from "../../src/engine/dark-legacy/audit/one-zone.ts";
import {
  faultInLines,
  faultInPackets,
  readyToStrike,
} from "../../src/engine/dark-legacy/audit/target-order.ts";
import { copyState } from "../../src/engine/dark-legacy/copy.ts";
import { deal } from "../../src/engine/dark-legacy/damage.ts";
import { darkLegacyRules as rules } from "../../src/engine/dark-legacy/index.ts";
import type { State } from "../../src/engine/dark-legacy/state.ts";
import { damageStep } from "../../src/engine/dark-legacy/strike.ts";
import { sampleAnswer } from "../../src/engine/kernel/answers.ts";
import { auditGame } from "../../src/engine/kernel/audit.ts";
import type { GameEvent } from "../../src/engine/kernel/event.ts";
import { defineGame } from "../../src/engine/kernel/live-match.ts";
import { begin, type Pick, reached, step } from "./random-positions.ts";

describe("the audit finds", () => {
  const setCard = (
    state: State,
    id: string,
    change: (play: NonNullable<State["cards"][string]["play"]>) => void,
  ) => {
    const play = state.cards[id]?.play;
    if (play) change(play);
  };
  const inPlay = (state: State): string => {
    const id = Object.keys(state.cards).find((one) => state.cards[one]?.play?.place.zone === "field");
    if (id === undefined) throw new Error("Nothing in play");
    return id;
  };
  /** A position with a creature or relic on a Battle Field and a hand to take from. */
  function position(): { state: State; pick: Pick } {
    kept ??= find();
    return { state: copyState(kept.state), pick: kept.pick };
  }
  let kept: ReturnType<typeof reached> | null = null;
  function find(): { state: State; pick: Pick } {
    for (let n = 0; n < 50; n += 1) {
      const found = reached(n, 120);
      const card = Object.values(found.state.cards).some((one) => one.play?.place.zone === "field");
      if (card && !found.state.over && found.state.players.every((one) => one.hand.length > 0)) return found;
    }
    throw new Error("No such position");
  }

  test.each<[string, (state: State) => void, RegExp]>([
    [
      "a card twice",
      (state) => state.players[0]?.boneyard.push(state.players[0].hand[0] ?? ""),
      /somewhere else/,
    ],
    ["a card nowhere", (state) => void state.players[0]?.hand.pop(), /of \d+ cards \d+ lie somewhere/],
    [
      "a card in another's pile",
      (state) => state.players[1]?.hand.push(state.players[0]?.hand.pop() ?? ""),
      /lies in hand 1/,
    ],
    ["a card from nowhere", (state) => state.players[0]?.deck.push("c9999"), /no card is called c9999/],
    [
      "a card that believes to lie elsewhere",
      (state) =>
        setCard(state, inPlay(state), (play) => {
          play.place = { zone: "weapon", slot: "primary" };
        }),
      /and says/,
    ],
    [
      "an enhancement of nothing",
      (state) =>
        setCard(state, inPlay(state), (play) => {
          play.place = { zone: "attached", to: "c9999" };
        }),
      /not in play|and says/,
    ],
    [
      "a known card that left the deck",
      (state) => state.players[0]?.known.push(state.players[0].hand[0] ?? ""),
      /known in a deck/,
    ],
  ])("%s", (_, spoil, words) => {
    const { state } = position();
    expect(findCards(state).fault).toBeNull();
    const spoilt = copyState(state);
    spoil(spoilt);
    expect(findCards(spoilt).fault).toMatch(words);
  });

  test.each<[string, (state: State) => void, RegExp]>([
    [
      "Life that nobody lost",
      (state) => {
        if (state.players[0]) state.players[0].life += 1;
      },
      /hero-0 life is \d+, and the events come to/,
    ],
    [
      "CP out of nothing",
      (state) => {
        if (state.players[1]) state.players[1].cp += 1;
      },
      /hero-1 cp/,
    ],
    [
      "Poison out of nothing",
      (state) => {
        if (state.players[1]) state.players[1].tokens.poison = 19;
      },
      /hero-1 token.poison/,
    ],
    [
      "damage nobody dealt",
      (state) =>
        setCard(state, inPlay(state), (play) => {
          play.life += 1;
        }),
      /damage.life is/,
    ],
    [
      "tokens out of nothing",
      (state) =>
        setCard(state, inPlay(state), (play) => {
          play.tokens.time = 7;
        }),
      /token.time is 7/,
    ],
  ])("%s", (_, spoil, words) => {
    const { state } = position();
    const watch = audit.watch(state);
    expect(watch([], state)).toBeNull();
    spoil(state);
    expect(watch([], state)).toMatch(words);
  });

  test.each<[string, GameEvent, RegExp]>([
    [
      "an event whose words are not its figures",
      {
        type: "damage-creature",
        rule: "D-8.2",
        params: { amount: 3 },
        changes: [{ of: "c1", what: "damage.life", by: 2 }],
      },
      /says 3 and changes 2/,
    ],
    [
      "a spell that cost other than was paid",
      { type: "casts", rule: "D-9.6", params: { cost: 4 }, changes: [{ of: "hero-0", what: "cp", by: -3 }] },
      /says 4 CP, and 3 are paid/,
    ],
  ])("%s", (_, event, words) => {
    const { state } = position();
    expect(audit.watch(state)([event], state)).toMatch(words);
  });

  test("a roll that does not tell what it gave", () => {
    const game = defineGame({
      ...rules,
      resolve: (state, choice, answer, emit) =>
        rules.resolve(state, choice, answer, ({ changes, ...event }) =>
          emit(event.type === "cast-roll" || changes === undefined ? event : { ...event, changes }),
        ),
    });
    const { setup, pick } = begin(1);
    expect(auditGame(game, setup, { pick, every: 1e9, reload: 1e9 }).fault).toMatch(/ cp is/);
  });

  test("a seat that is served better, and one that is offered less", () => {
    const { state, pick } = position();
    const [choice] = rules.choices(state);
    if (!choice) throw new Error("Nobody is asked");
    const answer = sampleAnswer(choice.spec, pick);
    expect(faultInMirror(state, choice, answer)).toBeNull();
    const served: typeof rules.resolve = (one, ...rest) => {
      rules.resolve(one, ...rest);
      if (one.players[0]) one.players[0].life += 1;
    };
    expect(faultInMirror(state, choice, answer, { ...rules, resolve: served })).toMatch(
      /stand otherwise: players/,
    );
    const lesser: typeof rules.choices = (one) =>
      rules.choices(one).map((owed) => (owed.seat % 2 === 0 ? owed : { ...owed, deadline: "setup" }));
    expect(faultInMirror(state, choice, answer, { ...rules, choices: lesser })).toMatch(/asked other things/);
  });

  test("damage that depends on who is hurt first, and damage that gets lost", () => {
    const { state, pick } = position();
    state.players.forEach((one) => {
      one.turnsTaken = 5;
    });
    const packets = state.players.map(({ seat }, at) => ({
      on: { hero: seat },
      amount: 2 + at,
      poison: false,
    }));
    expect(faultInPackets(state, packets, pick)).toBeNull();
    const first: typeof deal = (one, [head, ...rest], rule, emit) => {
      const hurt = deal(one, head ? [head] : [], rule, emit);
      if (head && "hero" in head.on && one.players[0]) one.players[0].cp = head.on.hero;
      return [...hurt, ...deal(one, rest, rule, emit)];
    };
    expect(faultInPackets(state, packets, pick, first)).toMatch(/the order of targets changes/);
    const lost: typeof deal = (one, [, ...rest], rule, emit) => deal(one, rest, rule, emit);
    expect(faultInPackets(state, packets, pick, lost)).toMatch(/of \d+ damage \d+ arrives/);
  });

  test("an attack whose first attacker strikes harder", () => {
    for (let n = 0; n < 20; n += 1) {
      const { setup, pick } = begin(n);
      const state = rules.setup(setup, () => undefined);
      for (let move = 0; move < 200 && !state.over; move += 1) {
        const count = readyToStrike(state, pick)?.attack?.lines.length ?? 0;
        if (count > 1) {
          expect(faultInLines(state, pick)).toBeNull();
          const harder: typeof damageStep = (one, now, emit) => {
            const by = one.attack?.lines[0]?.by;
            damageStep(one, now, emit);
            if (by && one.players[0]) one.players[0].epicPlayed = "card" in by ? Number(by.card.slice(1)) : 0;
          };
          expect(faultInLines(state, pick, harder)).toMatch(/the order of attackers changes the outcome/);
          return;
        }
        step(state, pick);
      }
    }
    throw new Error("Nobody attacked with two");
  });

  /** The first fault in some games of rules with one of them broken. */
  function fault(broken: Partial<typeof rules>): string {
    const game = defineGame({ ...rules, ...broken });
    for (let n = 0; n < 10; n += 1) {
      const { setup, pick } = begin(n);
      const found = auditGame(game, setup, {
        pick,
        every: 6,
        reload: 1e9,
        maxMoves: 250,
        texts: false,
      }).fault;
      if (found && !found.includes("no end after")) return found;
    }
    return "none";
  }

  test("a window that passes by whoever holds nothing to play in it (D-6.10)", () => {
    const resolve: typeof rules.resolve = (state, choice, answer, emit) => {
      rules.resolve(state, choice, answer, emit);
      for (let [asked] = rules.choices(state); asked; [asked] = rules.choices(state)) {
        if (asked.kind !== "respond" || asked.spec.type !== "menu" || asked.spec.items.length > 1) return;
        rules.resolve(state, asked, { item: "yield", fields: {} }, emit);
      }
    };
    const { audit: _none, ...bare } = rules;
    expect(fault({ ...bare, resolve })).toMatch(/depends on hidden cards nobody showed/);
  });

  test("a deadline that is longer for whoever holds an instant", () => {
    const choices: typeof rules.choices = (state) =>
      rules
        .choices(state)
        .map((asked) =>
          asked.kind === "respond" && asked.spec.type === "menu" && asked.spec.items.length > 1
            ? { ...asked, deadline: "setup" as const }
            : asked,
        );
    expect(fault({ choices })).toMatch(/who is asked depends on something hidden/);
  });
});
