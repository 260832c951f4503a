import type { LevelBonus } from "../../cards/dark-legacy/levels.ts";
import type { HeroSheetView } from "../../engine/dark-legacy/hero-sheet.ts";
import { say, word } from "./words.ts";

type Sheet = HeroSheetView["sheet"];

/** A step of the ladder: one level, or several in a row that give nothing new. */
export interface Step {
  readonly from: number;
  readonly to: number;
  readonly points: number;
  readonly words: string;
  readonly gained: boolean;
  /** Gained, and its choice is still to be made. */
  readonly open: boolean;
}

/** The levels of the table as steps of the ladder, lowest first. */
export function stepsOf(sheet: Sheet): Step[] {
  const steps: Step[] = [];
  for (const { level, points, gives, gained } of sheet.levels) {
    const last = steps.at(-1);
    if (gives.length === 0 && last && last.words === say(NOTHING) && last.gained === gained) {
      steps[steps.length - 1] = { ...last, to: level };
      continue;
    }
    const words =
      gives.length === 0 ? say(NOTHING) : capital(gives.map((one) => wordsOf(one, sheet)).join(", "));
    const open = gained && gives.some((one) => isOpen(one, sheet));
    steps.push({ from: level, to: level, points, words, gained, open });
  }
  return steps;
}

const NOTHING = "No new bonus";

function isOpen({ kind }: LevelBonus, { chosen }: Sheet): boolean {
  if (kind === "reroll") return chosen.reroll === null;
  if (kind === "creature-bonus") return chosen.creatureBonus === null;
  return kind === "faction-lock" && chosen.faction === null;
}

function wordsOf(bonus: LevelBonus, { chosen }: Sheet): string {
  switch (bonus.kind) {
    case "any-faction":
      return say("cards of any faction");
    case "look":
      return say("one look at your top card");
    case "exchange":
      return say("swap up to {cards} opening cards", { cards: bonus.cards });
    case "reroll":
      if (chosen.reroll === null) return say("re-roll casting or hero attack");
      return say(chosen.reroll === "cast" ? "re-roll the casting roll" : "re-roll the hero’s attack roll");
    case "faction-lock":
      return chosen.faction === null
        ? say("General and one faction only")
        : say("General and {faction} only", { faction: word(chosen.faction) });
    case "life":
      return say("+{amount} Life", { amount: bonus.amount });
    case "creature-bonus":
      if (chosen.creatureBonus === null) return say("creatures: +2 roll or +1 AP");
      return say(chosen.creatureBonus === "roll" ? "creatures: +2 on attack rolls" : "creatures: +1 AP");
  }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A number of points with its sign. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}
