import { describe, expect, it } from "vitest";
import { playOut } from "../../src/ai/duel.ts";
import { AI_PLAYERS } from "../../src/ai/index.ts";
import { neighbours } from "../../src/ai/neighbours.ts";
import type { AiPlayer } from "../../src/ai/player.ts";
import { randomPlayer } from "../../src/ai/random.ts";
import { searchPlayer } from "../../src/ai/search.ts";
import { GAMES } from "../../src/engine/index.ts";
import { checkAnswer, listAnswers } from "../../src/engine/kernel/answers.ts";
import type { Answer, Spec } from "../../src/engine/kernel/choice.ts";
import type { Game } from "../../src/engine/kernel/live-match.ts";
import { literal, msg } from "../../src/engine/kernel/text.ts";

const quick = searchPlayer("search", { rounds: [1, 1], moves: 200 });
const option = (id: string) => ({ id, label: literal(id) });

function setup(game: Game, n: number) {
  const players = [n, n + 1].map((at) => {
    const deck = game.decks[at % game.decks.length];
    if (!deck) throw new Error("No decks");
    return { name: `Seat ${at}`, deck: deck.list };
  });
  return { seed: `search-${n}`, players };
}

describe.each([...GAMES.values()].map((game) => [game.id, game] as const))("search in %s", (_id, game) => {
  it("plays whole games to their end, every answer fitting, and beats chance", () => {
    for (let n = 0; n < 2; n += 1) {
      const seat = n % 2;
      const players = seat === 0 ? [quick, randomPlayer] : [randomPlayer, quick];
      const { match, finished } = playOut(game, setup(game, n), players, `players-${n}`);
      expect(finished).toBe(true);
      expect(match.outcome()?.winners).toEqual([seat]);
    }
  });

  it("chooses the same with the same chance", () => {
    const games = [1, 2].map(() =>
      playOut(game, setup(game, 3), [quick, quick], "same", 25).match.moves.map((move) =>
        JSON.stringify(move),
      ),
    );
    expect(games[0]).toEqual(games[1]);
  });

  it("ends a thought when its time is over, with an answer that fits", () => {
    const patient = searchPlayer("search", { rounds: [4, 4], moves: 400 });
    const worldsUntil = (asked: number): number => {
      let worlds = 0;
      const watched: AiPlayer = {
        ...quick,
        choose: (situation) => {
          let left = asked;
          const { seat, view, choice, pick } = situation;
          const imagine = () => {
            worlds += 1;
            return situation.imagine();
          };
          return patient.choose({ seat, view, choice, pick, imagine, late: () => --left < 0 });
        },
      };
      playOut(game, setup(game, 4), [watched, randomPlayer], "late", 12);
      return worlds;
    };
    expect(worldsUntil(1)).toBeLessThan(worldsUntil(1000) / 2);
  });
});

it("has three levels, the weakest first", () => {
  expect([...AI_PLAYERS.keys()]).toEqual(["random", "greedy", "search"]);
});

const SPECS: readonly (readonly [string, Spec, number])[] = [
  ["some", { type: "some", options: ["a", "b", "c"].map(option), min: 0, max: 3 }, 3],
  [
    "assign",
    {
      type: "assign",
      from: ["a", "b"].map(option),
      to: ["x", "y"].map(option),
      pairs: [
        ["a", "x"],
        ["a", "y"],
        ["b", "y"],
      ],
      perTo: 2,
    },
    3,
  ],
  [
    "menu",
    {
      type: "menu",
      items: [
        {
          id: "go",
          group: "cast",
          label: msg("go"),
          fields: [
            { name: "at", prompt: msg("at"), spec: { type: "one", options: ["a", "b"].map(option) } },
            { name: "x", prompt: msg("x"), spec: { type: "number", min: 0, max: 2 } },
          ],
        },
      ],
    },
    2,
  ],
];

describe("neighbours", () => {
  it.each(SPECS)("of an answer to a spec of type %s fit and are other answers", (_type, spec, count) => {
    const start: Answer = listAnswers(spec, 1)[0] ?? null;
    const around = neighbours(spec, start);
    expect(around).toHaveLength(count);
    for (const answer of around) {
      expect(checkAnswer(spec, answer)).toBeNull();
      expect(answer).not.toEqual(start);
    }
  });
});
