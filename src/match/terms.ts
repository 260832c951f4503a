import { z } from "zod";
import type { AiPlayer } from "../ai/player.ts";
import type { Setup } from "../engine/kernel/game.ts";
import type { Game } from "../engine/kernel/live-match.ts";
import { PACES, type Pace } from "../settings/records.ts";
import type { MatchTerms } from "./contract.ts";
import { MatchError } from "./errors.ts";

/** What is played where neither players nor server ask for another. */
export const USUAL_PACE: Pace = "untimed";
export const paceSchema = z.enum(PACES);
/** As it is kept; what was kept before there were paces has the usual one. */
export const keptPace = paceSchema.default(USUAL_PACE);

/** How long somebody may take up a challenge or join a table, in ms. */
export const OPEN_MS: Readonly<Record<Pace, number>> = {
  untimed: 15 * 60_000,
  live: 15 * 60_000,
  relaxed: 15 * 60_000,
  slow: 24 * 3_600_000,
};

export const levelsSchema = z.object({ min: z.number(), max: z.number() });
export const stakesSchema = z.enum(["casual", "ranked"]);

/** What a match is set up with; a `MatchError` for players and decks that do not fit the game. */
export function setupOf(
  game: Game,
  players: ReadonlyMap<string, AiPlayer>,
  input: MatchTerms,
  seed: string,
): Setup {
  const { sitters, decks, ranked, cards } = input;
  if (sitters.length < game.seats.min || sitters.length > game.seats.max || decks.length !== sitters.length)
    throw new MatchError(
      "seats",
      `${game.name} needs ${game.seats.min} to ${game.seats.max} players with a deck each`,
    );
  if (ranked && sitters.some((sitter, seat) => sitter.kind === "ai" || !ranked.heroes[seat]))
    throw new MatchError("seats", "A match that counts needs a person with a hero at every seat");
  if (input.tutorial) return lessonSetup(game, input);
  const options = { ...input.options, ...(ranked ? game.campaign?.options : {}), ...cards?.options };
  return {
    seed,
    players: sitters.map((sitter, seat) => {
      const id = decks[seat] ?? "";
      const deck = cards?.lists.get(id) ?? game.decks.find((one) => one.id === id)?.list;
      if (!deck) throw new MatchError("unknown-deck", `${game.name} has no deck "${decks[seat]}"`);
      if (sitter.kind === "ai" && !players.has(sitter.level))
        throw new MatchError("unknown-level", `There is no AI player "${sitter.level}"`);
      const profile = ranked?.profiles[seat];
      return { name: sitter.name, deck, ...(profile === undefined ? {} : { profile }) };
    }),
    ...(input.first === undefined ? {} : { first: input.first }),
    ...(Object.keys(options).length > 0 ? { options } : {}),
  };
}

/** The match that teaches the game: one person, and seats that an AI plays. */
function lessonSetup(game: Game, { sitters }: MatchTerms): Setup {
  const { tutorial } = game;
  if (!tutorial) throw new MatchError("unknown-game", `${game.name} has no tutorial`);
  const { decks, learner, ...fixed } = tutorial.setup;
  const people = sitters.filter((sitter) => sitter.kind === "user");
  if (sitters.length !== decks.length || people.length !== 1 || sitters[learner]?.kind !== "user")
    throw new MatchError("seats", `A tutorial of ${game.name} is for one person, at seat ${learner}`);
  const players = decks.map((deck, seat) => ({ name: sitters[seat]?.name ?? "", deck }));
  return { ...fixed, players };
}
