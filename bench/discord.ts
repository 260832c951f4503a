import { randomPlayer } from "../src/ai/random.ts";
import { GAMES } from "../src/engine/index.ts";
import { below, newRng } from "../src/engine/kernel/rng.ts";
import { createPainter } from "../src/render/painter.ts";
import { House } from "../test/e2e/bot.ts";
import { Player } from "../test/e2e/player.ts";
import { type Figures, median, percentile } from "./figures.ts";

const CLICKS = 60;
const MOVES = 25;

/**
 * The bot on a local Discord in one process, pictures drawn beside it: from a click to its acknowledgement, and from a
 * click that decides something to the board that shows it.
 */
export async function benchDiscord(): Promise<Figures> {
  const painter = createPainter({ processes: 1 });
  const house = await House.open(
    { games: GAMES, painter, players: new Map([[randomPlayer.level, randomPlayer]]) },
    { ackMs: 10_000 },
  );
  try {
    const { sandbox } = house;
    const ada = sandbox.user("Ada");
    const lobby = sandbox.channel("lobby");
    await ada.slash(lobby, "play", { vs: "bot" });
    const thread = await sandbox.until(
      () => ada.screen(lobby).find((message) => message.thread)?.thread?.id,
      20_000,
    );
    const rng = newRng("bench");
    const player = new Player(ada, thread, (n) => below(rng, n));
    await sandbox.until(() => player.with("panel").length > 0, 20_000);

    const acks: number[] = [];
    for (let n = 0; n < CLICKS; n += 1) {
      const began = performance.now();
      await player.open();
      acks.push(performance.now() - began);
      // The work after an acknowledgement is not part of the next click's wait.
      await sandbox.until(() => !player.screen().some((message) => message.thinking), 10_000);
    }
    const boards: number[] = [];
    for (let n = 0; n < MOVES * 8 && boards.length < MOVES; n += 1) {
      const board = (): string =>
        player
          .screen()
          .filter((message) => !message.ephemeral)
          .map((message) => `${message.id}${message.editedTimestamp ?? ""}`)
          .join(" ");
      const before = board();
      const moves = (await house.app.service.load(thread))?.record.saved.moves.length ?? 0;
      const began = performance.now();
      if (!(await player.step())) {
        await player.open();
        continue;
      }
      const now = (await house.app.service.load(thread))?.record.saved.moves.length ?? 0;
      if (now === moves) continue;
      await sandbox.until(() => board() !== before, 10_000).catch(() => undefined);
      boards.push(performance.now() - began);
    }
    return {
      "discord.ack_ms_p50": { value: Number(median(acks).toFixed(1)), unit: "ms" },
      "discord.board_ms_p95": { value: Number(percentile(boards, 0.95).toFixed(1)), unit: "ms" },
    };
  } finally {
    await house.close();
  }
}
