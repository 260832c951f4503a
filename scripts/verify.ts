import { readFileSync } from "node:fs";
import { GAMES } from "../src/engine/index.ts";
import { MatchError } from "../src/match/errors.ts";
import { parseReplay } from "../src/match/replay.ts";
import { verifyReplay } from "../src/match/verify.ts";

/** Exit codes: every file holds 0, one does not 1, wrong use or an unreadable file 2. */
function main(files: readonly string[]): number {
  if (files.length === 0) {
    console.error("Use: npm run verify -- REPLAY.json …");
    return 2;
  }
  return Math.max(...files.map(verify));
}

function verify(file: string): number {
  try {
    const replay = parseReplay(readFileSync(file, "utf8"));
    const game = GAMES.get(replay.game);
    if (!game) throw new MatchError("unknown-game", `there is no game "${replay.game}" here`);
    const verdict = verifyReplay(game, replay);
    if (verdict.ok) {
      const end = verdict.outcome;
      const names = end?.winners.map((seat) => replay.setup.players[seat]?.name ?? seat).join(", ");
      say(
        console.log,
        `${file}: holds, ${verdict.moves} moves, ${verdict.draws} rolls and shuffles, ${end ? `${names || "nobody"} won by ${end.reason}` : "not over"}`,
      );
      return 0;
    }
    say(
      console.log,
      `${file}: DIFFERS${verdict.step === null ? "" : ` at step ${verdict.step}`}: ${verdict.what}`,
    );
    return 1;
  } catch (error) {
    say(console.error, `${file}: ${error instanceof Error ? error.message : error}`);
    return 2;
  }
}

/** One line of plain signs: a file from somebody else must not speak to the terminal. */
function say(print: (line: string) => void, line: string): void {
  print(line.replace(/\p{C}/gu, "�"));
}

process.exitCode = main(process.argv.slice(2));
