import { parseArgs } from "node:util";
import { GAMES } from "../src/engine/index.ts";
import { auditGame } from "../src/engine/kernel/audit.ts";
import type { Game } from "../src/engine/kernel/live-match.ts";
import { below, newRng } from "../src/engine/kernel/rng.ts";
import { readArguments } from "./arguments.ts";

/**
 * Plays random games with every property of the kernel watched, and stops at the first fault with what brings it back.
 * npm run fuzz -- [--games 2000] [--game ID] [--seed words] [--from 0] [--every 16] [--plain] [--decks offered|any] [--with "A Card,Another"]
 * Options, levels and numbers of players are drawn for each game; --plain plays all of them as nobody chose anything.
 * --decks any draws legal decks and heroes from all cards of the game, --with puts named cards into them.
 */
const { values } = readArguments(
  'npm run fuzz -- [--games 2000] [--game ID] [--seed words] [--from 0] [--every 16] [--plain] [--decks offered|any] [--with "A Card,Another"]',
  () =>
    parseArgs({
      options: {
        games: { type: "string", default: "2000" },
        game: { type: "string" },
        seed: { type: "string", default: "fuzz" },
        from: { type: "string", default: "0" },
        every: { type: "string", default: "16" },
        plain: { type: "boolean", default: false },
        decks: { type: "string", default: "offered" },
        with: { type: "string", default: "" },
      },
    }),
);
const total = Number(values.games);
const from = Number(values.from);
const every = Number(values.every);
if (![total, from, every].every(Number.isInteger) || total < 1 || from < 0 || every < 1) {
  console.error("--games and --every take whole numbers from 1, --from one from 0.");
  process.exit(2);
}
if (values.decks !== "offered" && values.decks !== "any") {
  console.error('--decks takes "offered" or "any".');
  process.exit(2);
}
const must = values.with
  .split(",")
  .map((name) => name.trim())
  .filter((name) => name !== "");
const drawn = values.decks === "any" || must.length > 0;
const games =
  values.game === undefined ? [...GAMES.values()] : [...GAMES.values()].filter((g) => g.id === values.game);
if (games.length === 0) {
  console.error(`No game "${values.game ?? ""}". There are: ${[...GAMES.keys()].join(", ")}.`);
  process.exit(2);
}

function plain(game: Game): ReturnType<Game["drawSetup"]> {
  return { options: {}, profiles: Array.from({ length: game.seats.min }, () => ({})) };
}

const reasons = new Map<string, number>();
const sizes = new Map<number, number>();
let moves = 0;
for (const game of games) {
  for (let n = from; n < from + total; n += 1) {
    const rng = newRng(`${values.seed}-${n}-players`);
    const pick = (sides: number): number => below(rng, sides);
    const { options, profiles } = values.plain ? plain(game) : game.drawSetup(pick);
    const players = profiles.map((profile, seat) => {
      const any = drawn ? game.anySeat(pick, must) : null;
      if (any) return { ...any, name: `Seat ${seat}` };
      const deck = game.decks[pick(game.decks.length)];
      if (!deck) throw new Error(`${game.id} offers no decks`);
      return { name: `Seat ${seat}`, deck: deck.list, profile };
    });
    // A match of two is over when one gives up, so that only larger ones try it.
    const concede = players.length > 2 ? { concede: 1000 } : {};
    sizes.set(players.length, (sizes.get(players.length) ?? 0) + 1);
    const {
      fault,
      outcome,
      moves: played,
    } = auditGame(
      game,
      { seed: `${values.seed}-${n}`, players, options },
      { pick, every, maxMoves: 1000 * players.length, ...concede },
    );
    moves += played;
    if (fault !== null) {
      console.error(`${game.id}, game ${n}: ${fault}`);
      console.error(
        `Again: npm run fuzz -- --game ${game.id} --seed ${values.seed} --from ${n} --games 1 --every 1${values.plain ? " --plain" : ""}${drawn ? ` --decks any --with "${must.join(",")}"` : ""}`,
      );
      process.exit(1);
    }
    const reason = outcome?.reason ?? "none";
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  }
}
console.log(`${total * games.length} games, ${moves} moves, no fault`);
for (const [size, count] of [...sizes].sort()) console.log(`with ${size} players: ${count}`);
for (const [reason, count] of [...reasons].sort()) console.log(`ended by ${reason}: ${count}`);
