import type { AiPlayer } from "../ai/player.ts";
import type { Setup } from "../engine/kernel/game.ts";
import type { Game } from "../engine/kernel/live-match.ts";
import type { MatchTerms } from "./contract.ts";
import { MatchError } from "./errors.ts";

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
    ...(Object.keys(options).length > 0 ? { options } : {}),
  };
}
