import { tokenOf } from "../discord/token.ts";
import { type Answerable, tellText, words } from "./answer.ts";
import type { Bench } from "./bench.ts";
import type { LessonClick } from "./clicks.ts";
import { keptClick } from "./lesson-steps.ts";
import { clickChoice } from "./match-clicks.ts";

/** A click below a lesson: it is read, or skipped, or enough; or what it did not want is to be done. Acknowledged before. */
export async function lessonClick(bench: Bench, interaction: Answerable, click: LessonClick): Promise<void> {
  const { match, owner, verb, arg } = click;
  const { stage, panels } = bench;
  if (owner !== interaction.user.id) return tellText(interaction, "ui.answer.not-yours");
  if (verb === "anyway") {
    const again = await keptClick(bench, arg);
    if (!again)
      return panels.show(match, tokenOf(interaction), {
        notice: words(interaction).tell("ui.answer.draft-lost"),
      });
    const { values, ...rest } = again;
    return clickChoice(bench, interaction, { route: "choice", match, owner, ...rest }, values, true);
  }
  await panels.during(match, interaction.user.id, async () => {
    await stage.service.learn(match, interaction.user.id, verb === "end" ? null : arg);
    const notice = verb === "end" ? { notice: words(interaction).tell("ui.tutorial.over") } : {};
    await panels.show(match, tokenOf(interaction), notice);
  });
}
