import { SlashCommandBuilder, type SlashCommandSubcommandBuilder } from "@discordjs/builders";
import type { ChatInputCommandInteraction } from "discord.js";
import { InteractionContextType } from "discord-api-types/v10";
import { type Answerable, ackPrivately, tell, tellText, words } from "../interactions/answer.ts";
import type { Bench } from "../interactions/bench.ts";
import { exportFiles, film, watch } from "../interactions/replay-clicks.ts";
import { judgedFile, type Opened, openFile, openSource } from "../interactions/replay-source.ts";
import { exportReplay } from "../match/replay.ts";
import { verifyGently } from "../match/verify.ts";
import type { Judgement } from "../match/verify-apart.ts";
import { speakerFor } from "../present/match-words.ts";
import { buildVerdict } from "../present/verdict.ts";
import type { SlashCommand } from "./command.ts";

const FORMATS = { both: "Both", json: "JSON, for programs", text: "Text, to be read" } as const;

/** What is looked at: the thread's own match when nothing is named. */
function withSource(sub: SlashCommandSubcommandBuilder): SlashCommandSubcommandBuilder {
  return sub
    .addStringOption((option) =>
      option.setName("match").setDescription("The thread of another match here, as a link or its id"),
    )
    .addAttachmentOption((option) =>
      option.setName("file").setDescription("A replay; it is checked before it is shown"),
    );
}

function withPublic(sub: SlashCommandSubcommandBuilder): SlashCommandSubcommandBuilder {
  return withSource(sub).addBooleanOption((option) =>
    option.setName("public").setDescription("True: everybody here sees it"),
  );
}

/** `/replay`: finished matches, looked at again, as files, as a film, and checked. */
export const replayCommand: SlashCommand = {
  name: "replay",
  definition: new SlashCommandBuilder()
    .setName("replay")
    .setDescription("Watch, export and check finished matches")
    .setContexts(InteractionContextType.Guild)
    .addSubcommand((sub) =>
      withPublic(sub.setName("watch").setDescription("Page through a finished match, with pictures")),
    )
    .addSubcommand((sub) =>
      withPublic(sub.setName("film").setDescription("A finished match as an animated picture")),
    )
    .addSubcommand((sub) =>
      withSource(sub.setName("export").setDescription("A finished match as files")).addStringOption(
        (option) =>
          option
            .setName("format")
            .setDescription("Which file")
            .addChoices(...Object.entries(FORMATS).map(([value, name]) => ({ name, value }))),
      ),
    )
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
    const { options } = interaction;
    const sub = options.getSubcommand();
    if (sub === "verify") return verify(bench, interaction);
    const opened = await opening(bench, interaction);
    if (!opened) return;
    const everybody = options.getBoolean("public") ?? false;
    if (sub === "watch") return watch(bench, interaction, opened, everybody);
    if (sub === "film") return film(bench, interaction, opened, everybody);
    const format = options.getString("format");
    return exportFiles(bench, interaction, opened, format === "json" || format === "text" ? format : "both");
  },
};

/** The match that is meant; when there is none the reader has been told. */
async function opening(bench: Bench, interaction: ChatInputCommandInteraction): Promise<Opened | null> {
  const { options, channelId } = interaction;
  const attached = options.getAttachment("file");
  if (attached) return openFile(bench, interaction, attached);
  const named = options.getString("match");
  if (named !== null)
    return openSource(bench, interaction, /(\d{15,20})\D*$/.exec(named.slice(0, 200))?.[1] ?? "0");
  if (await bench.stage.service.load(channelId)) return openSource(bench, interaction, channelId);
  await tellText(interaction, "ui.replay.where");
  return null;
}

async function verify(bench: Bench, interaction: ChatInputCommandInteraction): Promise<void> {
  const attached = interaction.options.getAttachment("file");
  if (!attached) return judgeHere(bench, interaction);
  const judged = await judgedFile(bench, interaction, attached);
  if (judged) await show(bench, interaction, judged);
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
  judged: Pick<Extract<Judgement, { kind: "judged" }>, "game" | "names" | "seedHash" | "verdict">,
): Promise<void> {
  const speaker = speakerFor(bench.stage.games, judged.game, words(interaction).locale);
  await tell(interaction, buildVerdict(judged, speaker));
}
