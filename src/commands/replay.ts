import { SlashCommandBuilder } from "@discordjs/builders";
import { InteractionContextType } from "discord-api-types/v10";
import { readAttachment } from "../discord/attachments.ts";
import { type Answerable, ackPrivately, tell, tellText, words } from "../interactions/answer.ts";
import type { Bench } from "../interactions/bench.ts";
import { exportReplay } from "../match/replay.ts";
import { verifyGently } from "../match/verify.ts";
import { type Judgement, verifyApart } from "../match/verify-apart.ts";
import { clip, escapeMarkdown } from "../present/escape.ts";
import { speakerFor } from "../present/match-words.ts";
import { buildVerdict } from "../present/verdict.ts";
import type { SlashCommand } from "./command.ts";

/** The longest match that was ever fuzzed makes a tenth of this. */
const FILE_BYTES = 4_000_000;
/** Whose file waits to be judged: one each, so that nobody's many files keep the others waiting. */
const waiting = new Set<string>();

/** `/replay verify`: plays an attached replay again, or the finished match of this thread. */
export const replayCommand: SlashCommand = {
  name: "replay",
  definition: new SlashCommandBuilder()
    .setName("replay")
    .setDescription("Check finished matches")
    .setContexts(InteractionContextType.Guild)
    .addSubcommand((verify) =>
      verify
        .setName("verify")
        .setDescription("Compute every roll and shuffle of a match again")
        .addAttachmentOption((option) =>
          option.setName("file").setDescription("A replay; left out, the match of this thread"),
        ),
    )
    .toJSON(),
  async run(bench, interaction) {
    await ackPrivately(interaction);
    const file = interaction.options.getAttachment("file");
    if (file) await judgeFile(bench, interaction, file);
    else await judgeHere(bench, interaction);
  },
};

async function judgeFile(
  bench: Bench,
  interaction: Answerable,
  file: { readonly url: string; readonly size: number },
): Promise<void> {
  const read = await readAttachment(file, { apiBase: bench.apiBase, maxBytes: FILE_BYTES });
  if (typeof read === "string")
    return tellText(interaction, `ui.replay.file.${read}`, { max: FILE_BYTES / 1_000_000 });
  const reader = interaction.user.id;
  if (waiting.has(reader)) return tellText(interaction, "ui.replay.busy");
  waiting.add(reader);
  const judgement = await verifyApart(read.text).finally(() => waiting.delete(reader));
  switch (judgement.kind) {
    case "judged":
      return show(bench, interaction, judgement);
    case "no-replay":
      return tellText(interaction, "ui.replay.none", { what: escapeMarkdown(clip(judgement.what, 300)) });
    case "no-game":
      return tellText(interaction, "ui.play.game", { game: escapeMarkdown(clip(judgement.game, 100)) });
    case "gave-up":
      return tellText(interaction, "ui.replay.gave-up");
  }
}

/** The thread's own match, which must be over: a running one would give hands and seed away. */
async function judgeHere(bench: Bench, interaction: Answerable): Promise<void> {
  const match = interaction.channelId ? await bench.stage.service.load(interaction.channelId) : null;
  const game = match && bench.stage.games.get(match.record.game);
  if (!match || !game) return tellText(interaction, "ui.replay.where");
  if (!match.live.outcome()) return tellText(interaction, "ui.replay.running");
  const replay = exportReplay(game, match);
  const verdict = await verifyGently(game, replay);
  const names = replay.setup.players.map((player) => player.name);
  await show(bench, interaction, { game: game.id, names, seedHash: replay.seedHash, verdict });
}

async function show(
  bench: Bench,
  interaction: Answerable,
  judged: Omit<Extract<Judgement, { kind: "judged" }>, "kind">,
): Promise<void> {
  const speaker = speakerFor(bench.stage.games, judged.game, words(interaction).locale);
  await tell(interaction, buildVerdict(judged, speaker));
}
