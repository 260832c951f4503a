import type { CardDef } from "../../cards/dark-legacy/vocabulary.ts";
import type { Language } from "../../engine/kernel/look.ts";

/** Level from which a hero is bound to its faction (D-2.9). */
const LOCKED_FROM = 5;

/** Who may play a card, by level (D-4.4, D-4.5, D-9.3), charging (D-9.11) and faction (D-1.4). */
export function legalLines({ type, level, faction, cost }: CardDef, language: Language): string[] {
  const worn = type === "weapon" || type === "armor";
  const starts = cost === 0 && (worn || type === "relic");
  if (language === "de")
    return [
      `Ab Heldenstufe ${level} spielbar (${worn ? (type === "weapon" ? "D-4.4" : "D-4.5") : "D-9.3"}).`,
      ...(worn || level === 1 ? [] : ["Darunter lässt sie sich aufladen (D-9.11)."]),
      faction === "General"
        ? "Für Helden jeder Fraktion (D-1.4)."
        : `Bis Stufe ${LOCKED_FROM - 1} für jeden Helden, ab Stufe ${LOCKED_FROM} nur für Helden der Fraktion ${FACTIONS_DE[faction]} (D-1.4).`,
      ...(starts ? ["Als Startausrüstung wählbar (D-3.2)."] : []),
      "Höchstens dreimal im Deck (D-1.2).",
    ];
  return [
    `Playable from hero level ${level} on (${worn ? (type === "weapon" ? "D-4.4" : "D-4.5") : "D-9.3"}).`,
    ...(worn || level === 1 ? [] : ["Below that it can be charged (D-9.11)."]),
    faction === "General"
      ? "For heroes of every faction (D-1.4)."
      : `Up to level ${LOCKED_FROM - 1} for every hero, from level ${LOCKED_FROM} on for heroes of ${faction} only (D-1.4).`,
    ...(starts ? ["Can be chosen as starting equipment (D-3.2)."] : []),
    "Three in a deck at most (D-1.2).",
  ];
}

const FACTIONS_DE: Readonly<Record<CardDef["faction"], string>> = {
  Chaos: "Chaos",
  Darkness: "Finsternis",
  Earth: "Erde",
  Divine: "Himmel",
  Tech: "Technik",
  Wind: "Wind",
  General: "Allgemein",
};
