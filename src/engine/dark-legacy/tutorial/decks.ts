import type { DeckList } from "../../kernel/game.ts";
import type { TutorialSetup } from "../../kernel/tutorial.ts";

/** Weapons to begin with: the first attack wants one. */
export const WEAPONS = ["Short Sword", "Spear"] as const;
/** What answers the other side's creature. */
export const ANSWER = "Counter Spell";
/** CP that the answer costs and the learner is to keep; a test holds it against the card. */
export const ANSWER_COST = 4;

/** Three of each (D-1.2); together at least 50 (D-1.1). */
function deck(name: string, names: readonly string[]): DeckList {
  return { name, cards: names.map((one) => ({ name: one, count: 3 })) };
}

/** Cards that can be understood at a glance, and one of level 2 to charge (D-9.11). */
const LEARNER = deck("Tutorial", [
  ...WEAPONS,
  "Shield",
  "Fighter",
  "Brute",
  "Warrior",
  "The Faithful",
  "Gladiator",
  "Zombie",
  "Skeleton",
  "Grunt",
  "Stone Golem",
  "Guardian Angel",
  ANSWER,
  "Light Spark",
  "Regeneration",
  "Fire",
]);

const PARTNER = deck("Tutorial", [
  "Bo Staff",
  "Goblin",
  "Junk Bots",
  "Grunt",
  "Zombie",
  "Tech Soldier",
  "Ninja",
  "Hawk",
  "Brute",
  "Troll",
  "Fighter",
  "Gladiator",
  "Warrior",
  "The Faithful",
  "Wise Beast",
  "Tree Dweller",
  "Evil Spirit",
]);

/**
 * The learner begins. The seed was looked for so that the opening hand holds what the lessons are about; the dice lie ready as well:
 * the learner's casting roll, the partner's, two attack rolls each, and the learner's second casting roll.
 */
export const TUTORIAL_SETUP: TutorialSetup = {
  seed: "tutorial-29",
  script: [13, 10, 12, 18, 9, 7, 15],
  decks: [LEARNER, PARTNER],
  learner: 0,
  first: 0,
};
