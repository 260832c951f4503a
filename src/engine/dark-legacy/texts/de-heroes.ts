import type { Catalogue } from "../../kernel/text.ts";

/** Which faction a parameter names: it stands there as the cards have it. */
export function factionDe(param: string): string {
  return `{${param}, select, General {Allgemein} Darkness {Finsternis} Earth {Erde} Divine {Himmel} Tech {Technik} other {{${param}}}}`;
}

/** German texts of the character sheet and of what a match brings a hero. */
export const heroTexts: Catalogue = {
  "hero.title": "{name}, Stufe {level}",
  "hero.player": "Held von {player}",
  "hero.points": "{sp} SP. Stufe {next} ab {at}: noch {missing}.",
  "hero.points-top": "{sp} SP. Höher geht es nicht.",
  "deck-note.faction": `{card}: ${factionDe("faction")}, dein Held ist ${factionDe("own")}; nur eine andere Karte kann erlauben, sie zu spielen (D-1.4)`,
  "deck-note.start": `{card}: ${factionDe("faction")}, dein Held ist ${factionDe("own")}; höchstens als Startausrüstung (D-1.4, D-3.2)`,
  "deck-note.level":
    "{card}: Stufe {level}, dein Held hat Stufe {own}, und sie lässt sich nicht aufladen (D-9.12)",
  "hero.faction.none": "Keine Fraktion erklärt; in jeder Partie bestimmt sie das Deck.",
  "hero.faction.declared": `Fraktion: ${factionDe("faction")}. Bis Stufe {level} lässt sie sich ändern.`,
  "hero.faction.open": `Fraktion: ${factionDe("faction")}. Mit Stufe {level} muss sie für immer gewählt werden.`,
  "hero.faction.open-none": "Mit Stufe {level} muss für immer eine Fraktion gewählt werden.",
  "hero.faction.locked": `Fraktion: ${factionDe("faction")}, für immer.`,
  "hero.record":
    "{won, plural, one {# Partie gewonnen} other {# Partien gewonnen}}, {lost} verloren, {drawn} unentschieden.",
  "hero.heading.gained": "Erworbene Vorteile",
  "hero.heading.to-come": "Noch vor dir",
  "hero.heading.matches": "Letzte Partien",
  "hero.bonus": "Stufe {level}: {bonus}",
  "hero.bonus-at": "Stufe {level} ({points} SP): {bonus}",
  "hero.bonus.nothing": "nichts Neues",
  "hero.bonus.two": "{one}; {other}",
  "hero.bonus.any-faction": "Karten jeder Fraktion (D-2.5)",
  "hero.bonus.look": "in jeder Partie ein Blick auf die oberste Karte des Decks (D-2.6)",
  "hero.bonus.exchange":
    "bis zu {cards, plural, one {# Karte} other {# Karten}} der Starthand austauschen (D-2.7)",
  "hero.bonus.reroll": "einmal je Partie den Zauberwurf oder den Angriffswurf des Helden wiederholen (D-2.8)",
  "hero.bonus.reroll.cast": "einmal je Partie den Zauberwurf wiederholen (D-2.8)",
  "hero.bonus.reroll.attack": "einmal je Partie den Angriffswurf des Helden wiederholen (D-2.8)",
  "hero.bonus.faction-lock": "nur allgemeine Karten und die einer gewählten Fraktion",
  "hero.bonus.faction-lock.chosen": `nur allgemeine Karten und die der Fraktion ${factionDe("faction")}`,
  "hero.bonus.life": "{amount} Leben mehr (D-2.9)",
  "hero.bonus.creature-bonus": "Kreaturen: +2 auf Angriffswürfe oder +1 AP (D-2.10)",
  "hero.bonus.creature-bonus.roll": "Kreaturen: +2 auf Angriffswürfe (D-2.10)",
  "hero.bonus.creature-bonus.ap": "Kreaturen: +1 AP (D-2.10)",
  "hero.match.won": "Sieg gegen {opponents}: {gained} SP",
  "hero.match.lost": "Niederlage gegen {opponents}: {gained} SP",
  "hero.match.drawn": "Unentschieden gegen {opponents}: {gained} SP",

  "hero.choice.faction": "Deine Fraktion; ab Stufe {level} begrenzt sie deine Karten und bleibt",
  "hero.choice.faction-final":
    "Stufe {level}: Wähle deine Fraktion. Danach lassen sich nur noch allgemeine Karten und ihre spielen",
  "hero.choice.reroll": "Stufe {level}: Welcher Wurf darf einmal je Partie wiederholt werden?",
  "hero.choice.creature-bonus": "Stufe {level}: Was bekommen deine Kreaturen?",
  "hero.option.cast": "Der Zauberwurf",
  "hero.option.attack": "Der Angriffswurf des Helden",
  "hero.option.roll": "+2 auf Angriffswürfe",
  "hero.option.ap": "+1 AP",

  "hero.news.points": "{gained} SP",
  "hero.news.level": "jetzt Stufe {level}: {bonus}",

  "refused.hero-choice": "So etwas gibt es gerade nicht zu wählen.",
  "refused.hero-option": "Das steht nicht zur Wahl.",
};
