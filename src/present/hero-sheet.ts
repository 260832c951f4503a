import type { HeroChoice, HeroSheet } from "../engine/kernel/campaign.ts";
import type { HeroRecord } from "../heroes/record.ts";
import type { IdOf } from "../interactions/clicks.ts";
import type { Picture } from "../render/painter-types.ts";
import { buttons, capText, container, line, type Part, picture, select, text } from "./components.ts";
import { clip } from "./escape.ts";
import type { Outgoing } from "./message.ts";
import { ruleLabel, type Speaker } from "./say.ts";

const ACCENT = 0x8a6a32;
/** Options of a select. */
const MOST = 25;

export interface HeroInput {
  readonly hero: HeroRecord;
  readonly sheet: HeroSheet;
  /** What its player may choose; none on somebody else's sheet. */
  readonly choices: readonly HeroChoice[];
  readonly picture: Picture | null;
  /** No picture is wanted, so that none is missing. */
  readonly textOnly?: boolean;
  /** A line above, such as why something was refused. */
  readonly note: string | null;
  readonly speaker: Speaker;
  readonly idOf: IdOf;
}

/** A character sheet: picture, the same in words, and a select for each choice that is open. */
export function buildHero({
  hero,
  sheet,
  choices,
  picture: drawn,
  textOnly = false,
  note,
  speaker,
  idOf,
}: HeroInput): Outgoing {
  const parts: Part[] = [text(clip(`## ${speaker.say(sheet.title)}`, 300))];
  if (note) parts.push(text(note));
  if (drawn) parts.push(picture(drawn.filename, drawn.description));
  else if (!textOnly) parts.push(text(`-# ${speaker.tell("ui.board.no-picture")}`));
  for (const { heading, lines } of sheet.parts) {
    const said = lines.map((one) => speaker.say(one));
    // What the picture shows large stands below it in small letters.
    parts.push(
      text(
        heading
          ? [`**${speaker.say(heading)}**`, ...said.map((one) => `-# ${one}`)].join("\n")
          : said.join("\n"),
      ),
    );
  }
  if (choices.length > 0) parts.push(line());
  if (choices.some((choice) => choice.due)) parts.push(text(`**${speaker.tell("ui.hero.due")}**`));
  for (const choice of choices) {
    parts.push(text(`${speaker.say(choice.prompt)} (${ruleLabel(choice.rule)})`));
    parts.push(
      select({
        id: idOf({ route: "hero-choose", owner: hero.userId, game: hero.game, choice: choice.id }),
        placeholder: speaker.tell("ui.hero.choose"),
        options: choice.options.slice(0, MOST).map(({ id, label }) => ({
          value: id,
          label: speaker.say(label, "plain"),
          chosen: !choice.final && id === choice.current,
        })),
      }),
    );
  }
  return {
    components: [container(capText(parts), ACCENT)],
    files: drawn ? [{ name: drawn.filename, data: drawn.bytes }] : [],
  };
}

/** Asks once more before a choice is made for good. */
export function buildHeroQuestion(
  owner: { readonly game: string; readonly userId: string },
  choice: HeroChoice,
  option: HeroChoice["options"][number],
  speaker: Speaker,
  idOf: IdOf,
): Outgoing {
  const { game, userId } = owner;
  const question = speaker.tell("ui.hero.sure", {
    prompt: speaker.say(choice.prompt),
    option: speaker.say(option.label),
    rule: choice.rule,
  });
  return {
    components: [
      container(
        [
          text(question),
          ...buttons([
            {
              id: idOf({ route: "hero-fix", owner: userId, game, choice: choice.id, value: option.id }),
              label: speaker.tell("ui.hero.yes"),
              look: "success",
            },
            {
              id: idOf({ route: "hero-sheet", owner: userId, game }),
              label: speaker.tell("ui.hero.back"),
            },
          ]),
        ],
        ACCENT,
      ),
    ],
    files: [],
  };
}
