import type { Catalogue } from "../../kernel/text.ts";

/** English texts of the character sheet and of what a match brings a hero. */
export const heroTexts: Catalogue = {
  "hero.title": "{name}, level {level}",
  "hero.player": "Hero of {player}",
  "hero.points": "{sp} SP. Level {next} at {at}: {missing} to go.",
  "hero.points-top": "{sp} SP. The highest level there is.",
  "deck-note.faction":
    "{card}: {faction}, your hero is {own}; only another card may let it be played (D-1.4)",
  "deck-note.start": "{card}: {faction}, your hero is {own}; as starting equipment at most (D-1.4, D-3.2)",
  "deck-note.level": "{card}: level {level}, your hero is level {own}, and it cannot be charged (D-9.12)",
  "hero.faction.none": "No faction declared; the deck decides in each match.",
  "hero.faction.declared": "Faction: {faction}. It can be changed until level {level}.",
  "hero.faction.open": "Faction: {faction}. At level {level} it has to be chosen for good.",
  "hero.faction.open-none": "At level {level} a faction has to be chosen for good.",
  "hero.faction.locked": "Faction: {faction}, for good.",
  "hero.record": "{won, plural, one {# match won} other {# matches won}}, {lost} lost, {drawn} drawn.",
  "hero.heading.gained": "Bonuses gained",
  "hero.heading.to-come": "To come",
  "hero.heading.matches": "Last matches",
  "hero.bonus": "Level {level}: {bonus}",
  "hero.bonus-at": "Level {level} ({points} SP): {bonus}",
  "hero.bonus.nothing": "nothing new",
  "hero.bonus.two": "{one}; {other}",
  "hero.bonus.any-faction": "cards of any faction (D-2.5)",
  "hero.bonus.look": "one look at the deck’s top card in each game (D-2.6)",
  "hero.bonus.exchange":
    "exchange up to {cards, plural, one {# card} other {# cards}} of the opening hand (D-2.7)",
  "hero.bonus.reroll": "once per game the casting roll or the hero’s attack roll again (D-2.8)",
  "hero.bonus.reroll.cast": "once per game the casting roll again (D-2.8)",
  "hero.bonus.reroll.attack": "once per game the hero’s attack roll again (D-2.8)",
  "hero.bonus.faction-lock": "General cards and those of one chosen faction only",
  "hero.bonus.faction-lock.chosen": "General and {faction} cards only",
  "hero.bonus.life": "{amount} more Life (D-2.9)",
  "hero.bonus.creature-bonus": "creatures: +2 on attack rolls or +1 AP (D-2.10)",
  "hero.bonus.creature-bonus.roll": "creatures: +2 on attack rolls (D-2.10)",
  "hero.bonus.creature-bonus.ap": "creatures: +1 AP (D-2.10)",
  "hero.match.won": "Won against {opponents}: {gained} SP",
  "hero.match.lost": "Lost to {opponents}: {gained} SP",
  "hero.match.drawn": "A draw with {opponents}: {gained} SP",

  "hero.choice.faction": "Your faction; from level {level} on it limits your cards and stays",
  "hero.choice.faction-final":
    "Level {level}: choose your faction. Only General and its cards can be played then",
  "hero.choice.reroll": "Level {level}: which roll may be made again, once per game?",
  "hero.choice.creature-bonus": "Level {level}: what do your creatures get?",
  "hero.option.cast": "The casting roll",
  "hero.option.attack": "The hero’s attack roll",
  "hero.option.roll": "+2 on attack rolls",
  "hero.option.ap": "+1 AP",

  "hero.news.points": "{gained} SP",
  "hero.news.level": "now level {level}: {bonus}",

  "refused.hero-choice": "There is nothing of that kind to choose now.",
  "refused.hero-option": "That is not among the choices.",
};
