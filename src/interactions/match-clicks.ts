import { LabelBuilder, ModalBuilder, TextInputBuilder } from "@discordjs/builders";
import type { ButtonInteraction } from "discord.js";
import { TextInputStyle } from "discord-api-types/v10";
import { letAiGoOn } from "../discord/ai-turns.ts";
import { draftNote, type Showing } from "../discord/panels.ts";
import { localeOf } from "../discord/reader.ts";
import { tokenOf } from "../discord/token.ts";
import type { Seat } from "../engine/kernel/choice.ts";
import type { ActResult, Snapshot } from "../match/contract.ts";
import { buttons, container, text } from "../present/components.ts";
import { type Draft, unpackDraft } from "../present/draft.ts";
import { clip } from "../present/escape.ts";
import { speakerFor } from "../present/match-words.ts";
import { asEdit } from "../present/message.ts";
import { advance } from "../present/steps.ts";
import { type Answerable, tell, tellText, words } from "./answer.ts";
import type { Bench } from "./bench.ts";
import type { ChoiceClick, Click } from "./clicks.ts";
import { explained, mistakeIn } from "./lesson-steps.ts";

/** The match and the user's seat in it; when there is none the user has been told. */
async function seated(
  bench: Bench,
  interaction: Answerable,
  matchId: string,
): Promise<{ match: Snapshot; seat: Seat } | null> {
  const match = await bench.stage.service.load(matchId);
  if (!match) {
    await tellText(interaction, "ui.answer.no-match");
    return null;
  }
  const seat = bench.stage.service.seatOf(match.record, interaction.user.id);
  if (seat === null) {
    await tellText(interaction, "ui.answer.stranger");
    return null;
  }
  return { match, seat };
}

/** Keeps the click's token for later prompts; only clicks in the thread itself can bring a message there. */
export function noteToken(bench: Bench, interaction: Answerable, matchId: string): void {
  if (interaction.channelId === matchId) bench.panels.note(matchId, tokenOf(interaction));
}

/** Opens the private panel in a private answer that was begun before. */
export async function openPanel(bench: Bench, interaction: Answerable, matchId: string): Promise<void> {
  if (!(await seated(bench, interaction, matchId))) return;
  noteToken(bench, interaction, matchId);
  await bench.panels.show(matchId, tokenOf(interaction));
  bench.desk.wake(matchId);
}

/** A click on the panel: a step in answering, or the answer itself. The click was acknowledged before. `anyway`: whatever a lesson wants. */
export async function clickChoice(
  bench: Bench,
  interaction: Answerable,
  click: ChoiceClick,
  values: readonly string[],
  anyway = false,
): Promise<void> {
  const { panels, desk } = bench;
  await panels.during(click.match, interaction.user.id, () =>
    answerClick(bench, interaction, click, values, anyway),
  );
  desk.touch(click.match);
}

async function answerClick(
  bench: Bench,
  interaction: Answerable,
  click: ChoiceClick,
  values: readonly string[],
  anyway: boolean,
): Promise<void> {
  const { stage, panels } = bench;
  if (click.owner !== interaction.user.id) {
    await tellText(interaction, "ui.answer.not-yours");
    return;
  }
  const found = await seated(bench, interaction, click.match);
  if (!found) return;
  noteToken(bench, interaction, click.match);
  const token = tokenOf(interaction);
  const speaker = speakerFor(stage.games, found.match.record.game, localeOf(interaction));
  const show = (showing: Showing): Promise<void> => panels.show(click.match, token, showing);
  const choice = found.match.live.choicesOf(found.seat).find((one) => one.id === click.choice);
  if (!choice) return show({ notice: goneNotice(bench, interaction, found.match) });
  const draft = await readDraft(bench, click.draft);
  if (!draft) return show({ notice: speaker.tell("ui.answer.draft-lost") });
  const step = advance(choice.spec, draft, click.verb, click.arg, values);
  const mistake = anyway ? null : mistakeIn(bench, found.match, found.seat, choice, draft, step);
  if (mistake) return show(await explained(bench, mistake, click, values, draft, speaker));
  if (step.kind === "answer") {
    const result = await stage.service.act(click.match, interaction.user.id, choice.id, step.answer);
    return afterAct(bench, interaction, result, show);
  }
  const half = { draft: { choice: choice.id, draft: step.draft } };
  return show(step.kind === "draft" ? half : { ...half, notice: speaker.refusal(step.refusal) });
}

async function afterAct(
  bench: Bench,
  interaction: Answerable,
  result: ActResult,
  show: (showing: Showing) => Promise<void>,
): Promise<void> {
  switch (result.kind) {
    case "done":
      letAiGoOn(bench.stage, result.match.record.id);
      return show({});
    case "gone":
      return show({ notice: goneNotice(bench, interaction, result.match) });
    case "refused": {
      const speaker = speakerFor(bench.stage.games, result.match.record.game, localeOf(interaction));
      return show({ notice: speaker.refusal(result.refusal) });
    }
    case "stranger":
      return tellText(interaction, "ui.answer.stranger");
    case "no-match":
      return tellText(interaction, "ui.answer.no-match");
  }
}

function goneNotice(bench: Bench, interaction: Answerable, match: Snapshot): string {
  const speaker = speakerFor(bench.stage.games, match.record.game, localeOf(interaction));
  return speaker.tell(match.live.outcome() ? "ui.answer.over" : "ui.answer.gone");
}

async function readDraft(bench: Bench, packed: string): Promise<Draft | null> {
  if (!packed.startsWith("@")) return unpackDraft(packed);
  const kept = await bench.stage.notes.get(draftNote(packed.slice(1)));
  return kept === null ? null : unpackDraft(kept);
}

/** Brings a panel up to date on request. */
export async function refreshPanel(
  bench: Bench,
  interaction: Answerable,
  click: Extract<Click, { route: "refresh" }>,
): Promise<void> {
  if (click.owner !== interaction.user.id) {
    await tellText(interaction, "ui.answer.not-yours");
    return;
  }
  await openPanel(bench, interaction, click.match);
}

/** Asks for a number in a modal. Needs nothing but the click itself, since a modal must be the first answer. */
export async function askNumber(
  bench: Bench,
  interaction: ButtonInteraction,
  click: ChoiceClick,
): Promise<void> {
  const [min = 0, max = 0] = click.arg.split(",").map(Number);
  const speaker = words(interaction);
  const input = new TextInputBuilder()
    .setCustomId("n")
    .setStyle(TextInputStyle.Short)
    .setRequired(true)
    .setMinLength(1)
    .setMaxLength(12);
  const label = new LabelBuilder()
    .setLabel(clip(speaker.tell("ui.choice.number", { min, max }), 45))
    .setTextInputComponent(input);
  const modal = new ModalBuilder()
    .setCustomId(bench.stage.idOf({ ...click, verb: "v", arg: "" }))
    .setTitle(clip(speaker.tell("ui.choice.number-title"), 45))
    .addLabelComponents(label);
  await interaction.showModal(modal.toJSON());
}

/** Asks whether the match is really to be given up. */
export async function askConcede(bench: Bench, interaction: Answerable, matchId: string): Promise<void> {
  const found = await seated(bench, interaction, matchId);
  if (!found) return;
  if (found.match.live.outcome()) return tellText(interaction, "ui.answer.over");
  noteToken(bench, interaction, matchId);
  const speaker = words(interaction);
  const id = bench.stage.idOf({ route: "concede-yes", match: matchId, owner: interaction.user.id });
  const yes = { id, label: speaker.tell("ui.button.concede-yes"), look: "danger" } as const;
  await tell(interaction, {
    components: [container([text(speaker.tell("ui.concede.ask")), ...buttons([yes])])],
    files: [],
  });
}

export async function concede(
  bench: Bench,
  interaction: ButtonInteraction,
  click: Extract<Click, { route: "concede-yes" }>,
): Promise<void> {
  if (click.owner !== interaction.user.id) return tellText(interaction, "ui.answer.not-yours");
  const result = await bench.stage.service.concede(click.match, interaction.user.id);
  const key =
    result.kind === "done"
      ? "ui.concede.done"
      : result.kind === "stranger"
        ? "ui.answer.stranger"
        : result.kind === "no-match"
          ? "ui.answer.no-match"
          : "ui.answer.over";
  const said = words(interaction).tell(key);
  await interaction.editReply(asEdit({ components: [container([text(said)])], files: [] }));
  bench.desk.wake(click.match);
  if (result.kind === "done") letAiGoOn(bench.stage, click.match);
}
