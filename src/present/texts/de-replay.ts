import type { replayEn } from "./en-replay.ts";

/** Partien noch einmal ansehen, als Seiten, Dateien und Filme. */
export const replayDe = {
  "ui.button.replay-watch": "Ansehen",
  "ui.button.replay-film": "Als Film",
  "ui.button.replay-export": "Dateien",
  "ui.button.replay-first": "Anfang",
  "ui.button.replay-previous": "Zurück",
  "ui.button.replay-next": "Weiter",
  "ui.button.replay-last": "Ende",
  "ui.button.replay-by-turn": "Zug für Zug",
  "ui.button.replay-by-action": "Aktion für Aktion",
  "ui.button.replay-show-hands": "Hände zeigen",
  "ui.button.replay-hide-hands": "Hände verdecken",

  "ui.replay.title": "{who}, noch einmal angesehen",
  "ui.replay.at": "Aktion {action, number} von {actions, number} · Zug {turn, number} von {turns, number}",
  "ui.replay.at-start": "Aufbau · Zug {turn, number} von {turns, number}",
  "ui.replay.nothing": "Hier geschah nichts, was man sehen konnte.",
  "ui.replay.undone": "Das wurde später zurückgenommen: Es zählt nicht.",
  "ui.replay.more": "Noch {left, plural, one {eine Zeile} other {# Zeilen}}: unter **Aktion für Aktion**.",
  "ui.replay.hand": "{who} hat auf der Hand",
  "ui.replay.hand-none": "nichts",
  "ui.replay.jump": "Zu einem Zug gehen",
  "ui.replay.public":
    "Jetzt können es alle hier sehen. Blättern kannst nur du; wer sonst drückt, bekommt eigene Seiten.",
  "ui.replay.export":
    "Die ganze Partie, für Programme und für Menschen. `/aufzeichnung prüfen datei:` prüft die erste Datei.",
  "ui.replay.gone":
    "Hier gibt es keine solche Partie, oder sie ist nicht mehr aufbewahrt: Nach ihrem Ende bleibt eine Partie {days, number} Tage. Mit ihrer Aufzeichnung als Datei kannst du sie weiterhin ansehen: `/aufzeichnung ansehen datei:`.",
  "ui.replay.file-gone":
    "Diese Datei ist nicht mehr aufbewahrt. Hänge sie noch einmal an: `/aufzeichnung ansehen datei:`.",
  "ui.replay.too-slow": "Diese Partie noch einmal zu spielen dauert zu lange, deshalb zeige ich sie nicht.",

  "ui.film.making":
    "Der Film wird gezeichnet: {done, number} von {count, plural, one {einem Bild} other {# Bildern}}.",
  "ui.film.ready": "{who}: die Partie in {count, plural, one {einem Bild} other {# Bildern}}.",
  "ui.film.cut": "Für alle {count, number} war nicht genug Platz; das letzte zeigt das Ende.",
  "ui.film.busy": "Ein Film von dir wird noch gezeichnet. Bitte warte ihn erst ab.",
  "ui.film.queue": "Es warten zu viele Filme. Bitte versuche es in ein paar Minuten noch einmal.",
  "ui.film.failed": "Der Film ließ sich nicht zeichnen. **Ansehen** zeigt die Partie Seite für Seite.",
  "ui.film.alt":
    "Bewegtes Bild der Partie von {who} in {count, plural, one {einem Bild} other {# Bildern}}. Am Ende: {end}",

  "ui.replay-text.head": "{game}: {who}",
  "ui.replay-text.deck": "{who} spielt {deck}",
  "ui.replay-text.secret": "Geheimnis: {secret}; seine SHA-256, die am Anfang dort stand: {hash}",
  "ui.replay-text.words": "Worte von {who}: {words}",
  "ui.replay-text.seed": "Startwert: {seed}",
  "ui.replay-text.undone": "(später zurückgenommen) {text}",
} satisfies Record<keyof typeof replayEn, string>;
