import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleAnswer } from "../../src/engine/kernel/answers.ts";
import { auditGame } from "../../src/engine/kernel/audit.ts";
import type { GameRules } from "../../src/engine/kernel/game.ts";
import { defineGame } from "../../src/engine/kernel/live-match.ts";
import { msg } from "../../src/engine/kernel/text.ts";
import { toyGame, toyRules } from "../toy/game.ts";
import { picker, toySetup } from "../toy/setup.ts";
import type { ToyState, ToyView } from "../toy/state.ts";
import { tinyGame } from "../toy/tiny.ts";

const chance = fc.integer({ min: 0, max: 2 ** 31 - 1 });

describe("what every game owes, over the toy game", () => {
  it("holds in whole random matches", () => {
    fc.assert(
      fc.property(fc.string(), chance, (seed, n) => {
        const audit = auditGame(toyGame, toySetup(seed), { pick: picker(n), answers: 50 });
        expect(audit.fault).toBeNull();
      }),
      { numRuns: 25 },
    );
  });

  it("holds when nobody ever plays a card", () => {
    const audit = auditGame(toyGame, toySetup("idle"), {
      pick: picker(1),
      choose: (_, choice, pick) =>
        choice.kind === "turn" ? { item: "end", fields: {} } : sampleAnswer(choice.spec, pick),
    });
    expect(audit).toMatchObject({ fault: null, outcome: { reason: "deck" } });
  });
});

describe("what every game owes, over the smallest game", () => {
  it("holds in whole random matches", () => {
    const [fists] = tinyGame.decks;
    if (!fists) throw new Error("The smallest game has a deck");
    const players = ["Ann", "Bob"].map((name) => ({ name, deck: fists.list }));
    for (let seed = 0; seed < 40; seed += 1) {
      const audit = auditGame(
        tinyGame,
        { seed: `bout ${seed}`, players },
        { pick: picker(seed), answers: 50 },
      );
      expect(audit).toMatchObject({ fault: null, outcome: { reason: "bout" } });
    }
  });
});

describe("the audit finds", () => {
  type Rules = GameRules<ToyState, ToyView>;
  /** The first fault in some matches of a game with one rule broken. */
  function fault(broken: Partial<Rules>): string {
    const game = defineGame({ ...toyRules, ...broken });
    for (let seed = 0; seed < 20; seed += 1) {
      const audit = auditGame(game, toySetup(`broken ${seed}`), { pick: picker(seed), maxMoves: 300 });
      if (audit.fault) return audit.fault;
    }
    return "none";
  }

  it("a view that shows a hidden card", () => {
    const view: Rules["view"] = (state, viewer) => ({
      ...toyRules.view(state, viewer),
      discard: [...state.discard, ...(state.hands[0] ?? [])],
    });
    expect(fault({ view })).toMatch(/shows something hidden/);
  });

  it("a window that opens only for those who can answer", () => {
    const resolve: Rules["resolve"] = (state, choice, answer, emit) => {
      toyRules.resolve(state, choice, answer, emit);
      const [asked] = state.open;
      if (asked?.kind !== "answer" || state.hands[asked.seat]?.includes("Ward")) return;
      const window = toyRules.choices(state)[0];
      if (window) toyRules.resolve(state, window, { item: "let", fields: {} }, emit);
    };
    expect(fault({ resolve })).toMatch(/depends on hidden cards nobody showed/);
  });

  it("chance from outside the match", () => {
    let calls = 0;
    const resolve: Rules["resolve"] = (state, choice, answer, emit) => {
      calls += 1;
      if (calls % 7 === 0) state.life[0] = (state.life[0] ?? 0) + 1;
      toyRules.resolve(state, choice, answer, emit);
    };
    expect(fault({ resolve })).toMatch(/differs|other events|another state/);
  });

  it("an offer that fits nothing", () => {
    const choices: Rules["choices"] = (state) =>
      toyRules
        .choices(state)
        .map((choice) =>
          choice.kind === "discard" ? { ...choice, spec: { type: "number", min: 2, max: 1 } } : choice,
        );
    expect(fault({ choices })).toMatch(/no answer fits/);
  });

  it("a choice id used twice", () => {
    const resolve: Rules["resolve"] = (state, choice, answer, emit) => {
      toyRules.resolve(state, choice, answer, emit);
      if (state.turn === 3) state.asks = 1;
    };
    expect(fault({ resolve })).toMatch(/a second time|still open/);
  });

  it("a state that JSON cannot hold", () => {
    const resolve: Rules["resolve"] = (state, choice, answer, emit) => {
      toyRules.resolve(state, choice, answer, emit);
      if (state.turn === 2) state.life[0] = Number.NaN;
    };
    expect(() => fault({ resolve })).toThrow(/JSON/);
  });

  it("an event without a text, and a match without an end", () => {
    const texts = { en: { ...toyRules.texts.en } };
    expect(fault({ texts: { en: Object.fromEntries(Object.entries(texts.en).slice(0, 3)) } })).toMatch(
      /no text/,
    );
    const resolve: Rules["resolve"] = (state, choice, answer, emit) => {
      toyRules.resolve(state, choice, answer, emit);
      state.decks[0]?.push("Ward");
      state.decks[1]?.push("Ward");
      state.life = [8, 8];
    };
    expect(fault({ resolve })).toMatch(/no end after/);
  });

  it("a prompt that looks at the asked seat's opponent", () => {
    const choices: Rules["choices"] = (state) =>
      toyRules.choices(state).map((choice) => ({
        ...choice,
        prompt: msg("prompt.answer", { card: state.hands[1 - choice.seat]?.[0] ?? "" }),
      }));
    expect(fault({ choices })).toMatch(/own prompt depends/);
  });
});
