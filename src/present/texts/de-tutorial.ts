import type { tutorialEn } from "./en-tutorial.ts";

/** The guided match, in German. */
export const tutorialDe = {
  "ui.tutorial.opening": "{who} lernt {game} in einer Übungspartie. Nichts zählt; alle dürfen zusehen.",
  "ui.tutorial.started": "Deine Übungspartie wartet in {thread}. Öffne den Thread und drücke dort **Hand**.",
  "ui.tutorial.goes-on":
    "Du hast eine Übungspartie offen: Sie wartet in {thread}. Drücke dort **Hand**, oder beginne mit `neu:True` eine andere.",
  "ui.tutorial.none": "Zu diesem Spiel gibt es keine Übungspartie.",
  "ui.tutorial.board": "Eine Übungspartie: Karten und Würfel liegen bereit, und nichts zählt.",
  "ui.tutorial.head": "Lektion {number} von {of}: {title}",
  "ui.tutorial.over":
    "Die Lektionen sind vorbei. Spiel weiter, wie du magst, oder drücke am Tisch **Aufgeben**.",
  "ui.button.lesson-next": "Verstanden",
  "ui.button.lesson-last": "Weiterspielen",
  "ui.button.lesson-skip": "Lektion überspringen",
  "ui.button.lesson-end": "Übung beenden",
  "ui.button.lesson-anyway": "Trotzdem tun",
} as const satisfies Record<keyof typeof tutorialEn, string>;
