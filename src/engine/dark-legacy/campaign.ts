import { z } from "zod";
import { FACTIONS } from "../../cards/dark-legacy/vocabulary.ts";
import type { Award, Campaign, HeroChoice } from "../kernel/campaign.ts";
import type { Json } from "../kernel/json.ts";
import { refuse } from "../kernel/refusal.ts";
import { literal, type Msg, msg } from "../kernel/text.ts";
import { deckNotes } from "./deck-notes.ts";
import { heroSheet } from "./hero-sheet.ts";
import { bonusMsg, signed } from "./hero-words.ts";
import { applyAward, GIVEN_AT, heroRecord, profileOf } from "./skill-points.ts";

/** D-2: heroes that live on. `locked`: the faction was chosen at level 5 and stays (D-2.9). */
const heroSchema = heroRecord.extend({ locked: z.boolean().default(false) });
export type Hero = z.infer<typeof heroSchema>;

export const campaign: Campaign = {
  options: { counts: "ranked" },
  newHero: () => heroSchema.parse({}),
  level: (json) => heroOf(json).level,
  profile: profileOfHero,
  award(json, { seat, outcome }) {
    const hero = heroOf(json);
    const points = outcome.awards?.find((one) => one.seat === seat)?.points ?? 0;
    const next = applyAward(hero, points);
    return { hero: next, award: { gained: next.sp - hero.sp, from: hero.level, to: next.level } };
  },
  news,
  sheet: (json, facts) => heroSheet(heroOf(json), facts),
  deckNotes: (deck, json) => deckNotes(deck, profileOfHero(json)),
  choices: (json) => choicesOf(heroOf(json)),
  choose(json, id, value) {
    const hero = heroOf(json);
    const choice = choicesOf(hero).find((one) => one.id === id);
    if (!choice) return { refused: refuse("hero-choice", "D-2.4") };
    if (!choice.options.some((one) => one.id === value))
      return { refused: refuse("hero-option", choice.rule) };
    return { hero: heroOf(chosen(hero, choice, value)) };
  },
};

function profileOfHero(json: Json): Json {
  const { locked: _, ...hero } = heroOf(json);
  return profileOf(hero);
}

function heroOf(json: Json): Hero {
  const parsed = heroSchema.safeParse(json);
  if (!parsed.success) throw new Error(`Not a hero of Dark Legacy: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

function news({ gained, from, to }: Award): Msg[] {
  const lines = [msg("hero.news.points", { gained: signed(gained) })];
  for (let level = from + 1; level <= to; level += 1)
    lines.push(msg("hero.news.level", { level, bonus: bonusMsg(level) }));
  return lines;
}

/** the choices of levels 4, 5 and 6 are made once; below level 5 the declared faction is free. */
export function choicesOf(hero: Hero): HeroChoice[] {
  const choices: HeroChoice[] = [];
  const reroll = GIVEN_AT.reroll;
  if (hero.level >= reroll && hero.reroll === null)
    choices.push({
      ...{ id: "reroll", prompt: msg("hero.choice.reroll", { level: reroll }), rule: "D-2.8" },
      options: ["cast", "attack"].map((id) => ({ id, label: msg(`hero.option.${id}`) })),
      ...{ current: null, due: true, final: true },
    });
  const bonus = GIVEN_AT["creature-bonus"];
  if (hero.level >= bonus && hero.creatureBonus === null)
    choices.push({
      ...{
        id: "creature-bonus",
        prompt: msg("hero.choice.creature-bonus", { level: bonus }),
        rule: "D-2.10",
      },
      options: ["roll", "ap"].map((id) => ({ id, label: msg(`hero.option.${id}`) })),
      ...{ current: null, due: true, final: true },
    });
  if (hero.locked) return choices;
  const level = GIVEN_AT["faction-lock"];
  const final = hero.level >= level;
  choices.push({
    ...{ id: "faction", prompt: msg(`hero.choice.faction${final ? "-final" : ""}`, { level }) },
    rule: final ? "D-2.9" : "A-36",
    options: FACTIONS.filter((one) => one !== "General").map((id) => ({ id, label: literal(id) })),
    ...{ current: hero.factions[0] ?? null, due: final, final },
  });
  return choices;
}

function chosen(hero: Hero, { id, final }: HeroChoice, value: string): Json {
  if (id === "reroll") return { ...hero, reroll: value };
  if (id === "creature-bonus") return { ...hero, creatureBonus: value };
  return { ...hero, factions: [value], locked: final };
}
