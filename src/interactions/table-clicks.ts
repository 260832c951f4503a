import { letAiGoOn } from "../discord/ai-turns.ts";
import { localeOf, readerOf } from "../discord/reader.ts";
import type { TalkResult } from "../match/table-talk.ts";
import { speakerFor } from "../present/match-words.ts";
import { asEdit } from "../present/message.ts";
import { buildTablePanel } from "../present/table-words.ts";
import type { TextKey } from "../present/texts/en.ts";
import { STOPS } from "../settings/records.ts";
import { type Answerable, tell, tellText } from "./answer.ts";
import type { Bench } from "./bench.ts";
import type { TableClick, TableVerb } from "./clicks.ts";

/** Clicks on a message that everybody sees are answered privately; the others change the panel they were made on. */
export function isPublic(verb: TableVerb): boolean {
  return ["more", "agree", "refuse", "resume", "claim", "give-time"].includes(verb);
}

/** What was said at the table beside the moves. The click was acknowledged before. */
export async function tableClick(
  bench: Bench,
  interaction: Answerable,
  { match: id, verb }: TableClick,
  picked: string,
): Promise<void> {
  if (verb === "more") return showTable(bench, interaction, id);
  const result = await act(bench, interaction.user.id, id, verb, picked);
  // Standing passes, and a move taken back while the AI thinks, let others go on.
  if ("match" in result) letAiGoOn(bench.stage, id);
  bench.desk.touch(id);
  const key = wordFor(verb, result);
  if (isPublic(verb)) return tellText(interaction, key);
  return showTable(bench, interaction, id, key);
}

function act(
  bench: Bench,
  userId: string,
  id: string,
  verb: Exclude<TableVerb, "more">,
  picked: string,
): Promise<TalkResult> {
  const { service } = bench.stage;
  switch (verb) {
    case "take-back":
      return service.takeBack(id, userId);
    case "pause":
      return service.pause(id, userId);
    case "resume":
      return service.resume(id, userId);
    case "agree":
    case "refuse":
      return service.agree(id, userId, verb === "agree");
    case "claim":
      return service.claim(id, userId);
    case "give-time":
      return service.giveTime(id, userId);
    case "pass-on":
    case "ask-again":
      return service.setStance(id, userId, (now) => ({ ...now, standing: verb === "pass-on" }));
    case "stops":
      return service.setStance(id, userId, (now) => ({
        ...now,
        stops: STOPS.find((one) => one === picked) ?? null,
      }));
  }
}

function wordFor(verb: TableVerb, { kind }: TalkResult): TextKey {
  switch (kind) {
    case "done":
      if (verb === "take-back") return "ui.talk.undone";
      return verb === "agree" ? "ui.talk.agreed" : "ui.talk.done";
    case "stranger":
      return verb === "agree" || verb === "refuse" ? "ui.talk.not-asked" : "ui.answer.stranger";
    case "no-match":
      return "ui.answer.no-match";
    case "over":
      return "ui.answer.over";
    default:
      return `ui.talk.${kind}`;
  }
}

/** The private panel of what a seat may do beside the moves. */
async function showTable(bench: Bench, interaction: Answerable, id: string, said?: TextKey): Promise<void> {
  const { service, games, idOf } = bench.stage;
  const match = await service.load(id);
  if (!match) return tellText(interaction, "ui.answer.no-match");
  const seat = service.seatOf(match.record, interaction.user.id);
  if (seat === null) return tellText(interaction, "ui.answer.stranger");
  const speaker = speakerFor(games, match.record.game, localeOf(interaction));
  const { stops } = readerOf(interaction);
  const panel = buildTablePanel(match, seat, stops, speaker, idOf, said && speaker.tell(said));
  if (said === undefined) await tell(interaction, panel);
  else await interaction.editReply(asEdit(panel));
}
