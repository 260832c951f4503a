import { describe, expect, it } from "vitest";
import { GAMES } from "../../src/engine/index.ts";
import { sampleAnswer } from "../../src/engine/kernel/answers.ts";
import { canonicalJson } from "../../src/engine/kernel/json.ts";
import type { Game, LiveMatch } from "../../src/engine/kernel/live-match.ts";
import { below, newRng } from "../../src/engine/kernel/rng.ts";
import { packMoves, savedSchema } from "../../src/engine/kernel/saved.ts";
import { beginWatched, moveWatched } from "../../src/match/replay.ts";
import { toyGame } from "../toy/game.ts";
import { tinyGame } from "../toy/tiny.ts";

function setup(game: Game, seed: string) {
  const list = (at: number) => game.decks[at % game.decks.length]?.list ?? { name: "", cards: [] };
  return { seed, players: [0, 1].map((at) => ({ name: `Seat ${at}`, deck: list(at) })) };
}
/** A copy: a game may show parts of its state themselves. */
const whatIsSeen = (match: LiveMatch): string =>
  canonicalJson([0, 1, "spectator" as const].map((viewer) => [match.view(viewer), match.describe(viewer)]));
/** Choices without their ids, which are never used twice. */
const asked = (match: LiveMatch): unknown => match.choices().map(({ id: _, ...choice }) => choice);

describe.each([...GAMES.values(), toyGame, tinyGame].map((game) => [game.id, game] as const))(
  "moves taken back in %s",
  (_id, game) => {
    it.each([1, 2, 3, 4])("lead back to where the match was, with other dice and new buttons (%i)", (n) => {
      const own = newRng(`take-back-${n}`);
      const pick = (many: number): number => below(own, many);
      const { match } = game.start(setup(game, `seed-${n}`));
      const seen = [{ what: whatIsSeen(match), asked: asked(match) }];
      const used = new Set<string>();
      for (let step = 0; step < 60 && !match.outcome(); step += 1) {
        if (step % 7 === 6) {
          const count = 1 + pick(Math.min(5, seen.length - 1));
          const before = match.choices().map((choice) => choice.id);
          expect(match.apply({ seat: pick(2), takeBack: count }).ok).toBe(true);
          seen.length -= count;
          expect(whatIsSeen(match)).toEqual(seen.at(-1)?.what);
          expect(asked(match)).toEqual(seen.at(-1)?.asked);
          for (const id of before) expect(match.choices().map((choice) => choice.id)).not.toContain(id);
        }
        for (const { id } of match.choices()) used.add(id);
        const [open = expect.fail()] = match.choices();
        expect(
          match.apply({ seat: open.seat, choice: open.id, answer: sampleAnswer(open.spec, pick) }).ok,
        ).toBe(true);
        for (const { id } of match.choices()) if (id === open.id) expect.fail(`${id} is asked again`);
        seen.push({ what: whatIsSeen(match), asked: asked(match) });
      }
      const { moves } = match;
      expect(moves.some((move) => "takeBack" in move)).toBe(true);
      expect(game.replay(match.setup, moves).match.hash()).toBe(match.hash());
      const text = JSON.stringify({ ...match.save(), moves: packMoves(moves) });
      const loaded = game.load(savedSchema.parse(JSON.parse(text)));
      expect(loaded.moves).toEqual(moves);
      expect(loaded.choices()).toEqual(match.choices());
      const tooMany = { seat: 0, takeBack: seen.length };
      if (!match.outcome())
        expect(loaded.apply(tooMany)).toMatchObject({ ok: false, refusal: { rule: "K-6" } });
    });

    it("use no chance of their own", () => {
      const own = newRng("quiet");
      const { match } = beginWatched(game, setup(game, "quiet"));
      for (let step = 0; step < 12; step += 1) {
        const [open = expect.fail()] = match.choices();
        const answer = sampleAnswer(open.spec, (many) => below(own, many));
        match.apply({ seat: open.seat, choice: open.id, answer });
      }
      expect(moveWatched(match, { seat: 0, takeBack: 3 })).toMatchObject({
        draws: [],
        events: [{ rule: "K-6" }],
      });
    });
  },
);
