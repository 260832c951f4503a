import { z } from "zod";
import { GAMES } from "../../src/engine/index.ts";
import { auditGame } from "../../src/engine/kernel/audit.ts";
import type { Game } from "../../src/engine/kernel/live-match.ts";
import { below, newRng } from "../../src/engine/kernel/rng.ts";

/** What a run is to play; a process of its own gets it as JSON. */
export const orders = z.object({
  game: z.string(),
  seed: z.string(),
  every: z.number(),
  reload: z.number(),
  plain: z.boolean(),
  decks: z.enum(["offered", "any", "mixed"]),
  must: z.array(z.string()),
});
export type Orders = z.infer<typeof orders>;

/** What came of one game. */
export const result = z.object({
  n: z.number(),
  mode: z.string(),
  moves: z.number(),
  reason: z.string(),
  fault: z.string().nullable(),
  held: z.array(z.string()),
  played: z.array(z.string()),
});
export type Result = z.infer<typeof result>;

/** Plays the n-th game of a run. It depends on seed, n and decks alone: how much is checked does not change it. */
export function playGame(given: Orders, n: number): Result {
  const game = GAMES.get(given.game);
  if (!game) throw new Error(`There is no game "${given.game}"`);
  const chance = (of: string): ((sides: number) => number) => {
    const rng = newRng(`${given.seed}-${n}-${of}`);
    return (sides) => below(rng, sides);
  };
  const pick = chance("players");
  const { options, profiles } = given.plain ? plain(game) : game.drawSetup(pick);
  const drawn = given.must.length > 0 || given.decks === "any" || (given.decks === "mixed" && pick(2) === 0);
  const players = profiles.map((profile, seat) => {
    const any = drawn ? game.anySeat(pick, given.must) : null;
    const name = `Seat ${seat}`;
    if (any) return { name, deck: any.deck, profile: given.plain ? (any.profile ?? profile) : profile };
    const offer = game.decks[pick(game.decks.length)];
    if (!offer) throw new Error(`${game.id} offers no decks`);
    return { name, deck: offer.list, profile };
  });
  // A match of two is over when one gives up, so that only larger ones try it.
  const concede = players.length > 2 ? { concede: 1000 } : {};
  const { every, reload } = given;
  const checks = chance("checks");
  const { fault, outcome, moves, events } = orThrown(() =>
    auditGame(
      game,
      { seed: `${given.seed}-${n}`, players, options },
      { pick, checks, every, reload, maxMoves: 1000 * players.length, ...concede },
    ),
  );
  const played = new Set(events.flatMap((event) => game.playedCard(event) ?? []));
  return {
    n,
    mode: game.modes.find((mode) => mode.seats === players.length)?.id ?? "",
    moves,
    reason: outcome?.reason ?? "none",
    fault,
    held: [...new Set(players.flatMap(({ deck }) => deck.cards.map((card) => card.name)))],
    played: [...played],
  };
}

/** An error thrown by the rules is a fault of that game, and the others go on. */
function orThrown(
  play: () => ReturnType<typeof auditGame>,
): Pick<ReturnType<typeof auditGame>, "fault" | "outcome" | "moves" | "events"> {
  try {
    return play();
  } catch (error) {
    const fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { fault, outcome: null, moves: 0, events: [] };
  }
}

function plain(game: Game): ReturnType<Game["drawSetup"]> {
  return { options: {}, profiles: Array.from({ length: game.seats.min }, () => ({})) };
}
