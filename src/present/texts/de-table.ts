import type { tableEn } from "./en-table.ts";

/** Time, pauses, moves taken back and windows that pass, in German. */
export const tableDe = {
  "ui.button.more": "Mehr",
  "ui.button.take-back": "Letzten Zug zurücknehmen",
  "ui.button.pause": "Uhr anhalten",
  "ui.button.resume": "Weiter",
  "ui.button.agree": "Einverstanden",
  "ui.button.refuse": "Nein",
  "ui.button.claim": "Sieg beanspruchen",
  "ui.button.give-time": "Mehr Zeit geben",
  "ui.button.pass-on": "Passen, bis ich entscheiden muss",
  "ui.button.ask-again": "Wieder fragen",

  "ui.table.title": "Dein Platz",
  "ui.table.clock":
    "Tempo {pace, select, live {live} relaxed {entspannt} other {langsam}}: {decision} für jede Entscheidung, {response} für jede Antwort.",
  "ui.table.bank": "{who}: {bank} in Reserve",
  "ui.table.no-clock": "Diese Partie hat keine Uhr.",
  "ui.table.until": "{line}, bis <t:{at}:t> (<t:{at}:R>)",
  "ui.table.paused.agreed": "Die Uhr steht, wie beide Seiten es vereinbart haben.",
  "ui.table.paused.away":
    "Es war niemand da, darum ruht die Partie. Sie geht weiter, sobald jemand von euch **Weiter** drückt oder zieht.",
  "ui.table.up":
    "Die Zeit von {who} ist um. Die andere Seite kann bis <t:{at}:t> den Sieg beanspruchen oder mehr Zeit geben; ein Zug rettet die Partie noch.",
  "ui.table.asking.take-back": "{who} möchte einen Zug zurücknehmen.",
  "ui.table.asking.pause": "{who} möchte die Uhr anhalten.",
  "ui.table.standing": "Du passt in jedem Fenster, bis du etwas entscheiden musst.",
  "ui.table.stops": "Wann du in dieser Partie gefragt wirst",
  "ui.table.stops.own": "Wie in meinen Einstellungen",
  "ui.table.take-back-note":
    "Was dir nichts Neues gezeigt hat und keinen Würfel brauchte, darfst du einfach zurücknehmen; sonst wird die andere Seite gefragt.",

  "ui.talk.done": "Erledigt.",
  "ui.talk.undone": "Dein letzter Zug ist zurückgenommen.",
  "ui.talk.asked": "Die andere Seite wird gefragt.",
  "ui.talk.waiting": "Du bist einverstanden. Andere werden noch gefragt.",
  "ui.talk.declined": "Du hast Nein gesagt.",
  "ui.talk.agreed": "Einverstanden.",
  "ui.talk.nothing": "Du hast noch keinen Zug gemacht, den du zurücknehmen könntest.",
  "ui.talk.gone": "Das ist schon erledigt oder wird nicht mehr gefragt.",
  "ui.talk.no-clock": "Diese Partie hat keine Uhr.",
  "ui.talk.not-asked": "Danach fragt dich niemand.",

  "ui.notice.asking": "{users}, {what}",
  "ui.notice.warning": "{user}, deine Zeit läuft <t:{at}:R> ab.",
  "ui.notice.up": "{users}, die Zeit von {who} ist um. Beansprucht den Sieg oder gebt mehr Zeit.",
  "ui.notice.rest": "{users}, die Partie ruht, bis jemand von euch wieder da ist.",

  "ui.duration":
    "{days, plural, =0 {} one {{days} Tag} other {{days} Tage}}{hours, plural, =0 {} other { {hours} Std.}}{minutes, plural, =0 {} other { {minutes} Min.}}{seconds, plural, =0 {} other { {seconds} Sek.}}",
} as const satisfies Record<keyof typeof tableEn, string>;
