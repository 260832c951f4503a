import { localeOf, lookOf, readerOf } from "../discord/reader.ts";
import type { HeroOwner } from "../heroes/heroes.ts";
import type { HeroRecord } from "../heroes/record.ts";
import { buildHero, buildHeroQuestion } from "../present/hero-sheet.ts";
import { speakerFor } from "../present/match-words.ts";
import { asEdit, type Outgoing } from "../present/message.ts";
import { type Answerable, tellText } from "./answer.ts";
import type { Bench } from "./bench.ts";
import type { HeroClick } from "./clicks.ts";

/** Whether a hero owes a choice that has to be made before a match that counts. */
export async function hasToChoose({ heroes }: Bench, owner: HeroOwner): Promise<boolean> {
  const hero = await heroes.of(owner);
  return heroes.choicesOf(hero).some((choice) => choice.due);
}

/** A character sheet in the reader's language; `own` adds what its player may choose, `note` a line above. */
export async function heroMessage(
  bench: Bench,
  interaction: Answerable,
  hero: HeroRecord,
  own: boolean,
  note: string | null = null,
): Promise<Outgoing> {
  const { heroes, stage } = bench;
  const sheet = heroes.sheetOf(hero);
  const [reader, locale] = [readerOf(interaction), localeOf(interaction)];
  return buildHero({
    ...{ hero, sheet, note },
    choices: own ? heroes.choicesOf(hero) : [],
    picture: reader.textOnly ? null : await stage.painter.sheet(sheet.view, lookOf(reader, locale)),
    textOnly: reader.textOnly,
    speaker: speakerFor(stage.games, hero.game, locale),
    idOf: stage.idOf,
  });
}

/** The hero that a click is about, when it is the clicker's own; else they have been told. */
async function ownerOf(
  bench: Bench,
  interaction: Answerable,
  { owner, game }: HeroClick,
): Promise<HeroOwner | null> {
  const { guildId, user } = interaction;
  if (owner !== user.id) await tellText(interaction, "ui.hero.not-yours");
  else if (!guildId || !bench.heroes.games.includes(game)) await tellText(interaction, "ui.hero.no-game");
  else return { game, guildId, userId: user.id, name: nameOf(interaction) };
  return null;
}

/** The name that a server shows for the one who clicked. */
export function nameOf(interaction: Answerable): string {
  return interaction.inCachedGuild() ? interaction.member.displayName : interaction.user.displayName;
}

async function put(interaction: Answerable, message: Outgoing): Promise<void> {
  await interaction.editReply(asEdit(message));
}

/** Back to the sheet. */
export async function showHero(bench: Bench, interaction: Answerable, click: HeroClick): Promise<void> {
  const owner = await ownerOf(bench, interaction, click);
  if (!owner) return;
  await put(interaction, await heroMessage(bench, interaction, await bench.heroes.of(owner), true));
}

/** An option was picked: what stays for good is asked about first. */
export async function pickHeroOption(
  bench: Bench,
  interaction: Answerable,
  click: Extract<HeroClick, { route: "hero-choose" }>,
  value: string,
): Promise<void> {
  const owner = await ownerOf(bench, interaction, click);
  if (!owner) return;
  const hero = await bench.heroes.of(owner);
  const choice = bench.heroes.choicesOf(hero).find((one) => one.id === click.choice);
  const option = choice?.options.find((one) => one.id === value);
  if (!choice?.final || !option) return choose(bench, interaction, owner, click.choice, value);
  const speaker = speakerFor(bench.stage.games, owner.game, localeOf(interaction));
  await put(interaction, buildHeroQuestion(owner, choice, option, speaker, bench.stage.idOf));
}

/** Confirmed: the choice is made for good. */
export async function fixHeroChoice(
  bench: Bench,
  interaction: Answerable,
  click: Extract<HeroClick, { route: "hero-fix" }>,
): Promise<void> {
  const owner = await ownerOf(bench, interaction, click);
  if (owner) await choose(bench, interaction, owner, click.choice, click.value);
}

async function choose(
  bench: Bench,
  interaction: Answerable,
  owner: HeroOwner,
  choice: string,
  value: string,
): Promise<void> {
  const result = await bench.heroes.choose(owner, choice, value);
  const speaker = speakerFor(bench.stage.games, owner.game, localeOf(interaction));
  const note = result.kind === "refused" ? speaker.refusal(result.refusal) : null;
  await put(interaction, await heroMessage(bench, interaction, result.hero, true, note));
}
