import type { matchEn } from "./en-match.ts";

/** What boards, panels and the pages beside them say about the match going on, in German. */
export const matchDe = {
  "ui.button.why": "Warum?",
  "ui.button.why-not": "Warum nicht? ({count, number})",
  "ui.button.read": "Karte lesen",
  "ui.button.with-rules": "Mit Regeln",
  "ui.button.without-rules": "Ohne Regeln",

  "ui.board.deck": "{who} spielt {deck}",
  "ui.board.state-left": "{left, plural, one {# Zeile} other {# Zeilen}} mehr: `/partie stand`.",
  "ui.board.picture-late": "Das Bild zeigt, wie es eben noch stand; ein neues wird gezeichnet.",

  "ui.panel.just-now": "Eben geschehen",
  "ui.panel.pending": "Wartet, das Nächste zuerst",

  "ui.choice.cannot-some":
    "{count, plural, one {# Sache geht} other {# Sachen gehen}} gerade nicht; **Warum nicht?** nennt die Gründe.",

  "ui.choice.expect": "So wie jetzt: {text}.",
  "ui.choice.expect-more": "Mit einer mehr: {text}.",

  "ui.why.title": "Warum?",
  "ui.why.nothing": "Noch ist nichts geschehen, was einen Grund braucht.",
  "ui.why.now": "Du wirst jetzt gefragt: {prompt}",
  "ui.why.rules": "Die Regeln dahinter",
  "ui.why.rule": "**{rule} {title}.** {text}",
  "ui.why.event": "• {text} ({rule})",
  "ui.why.not-mine": "Das geht bei einer Nachricht von mir im Thread einer Partie.",

  "ui.why-not.title": "Warum nicht?",
  "ui.why-not.none": "Alles, was es gibt, geht auch.",

  "ui.read.pick": "Welche Karte?",
  "ui.read.none": "Hier gibt es nichts zu lesen.",
  "ui.read.gone": "Diese Karte liegt nicht mehr, wo du sie sehen könntest.",

  "ui.state.own": "Deine Hand",
  "ui.state.options": "Optionen: {list}",

  "rule.K-1": "Die Partie ist vorbei",
  "rule.K-1.text": "Nach dem Ende geht nichts mehr.",
  "rule.K-2": "Nur Plätze der Partie",
  "rule.K-2.text": "Wer keinen Platz in der Partie hat, kann in ihr nichts tun.",
  "rule.K-3": "Nur was noch offen ist",
  "rule.K-3.text": "Was entschieden ist, wird nicht noch einmal entschieden; es gilt die neueste Frage.",
  "rule.K-4": "Nur die eigenen Entscheidungen",
  "rule.K-4.text": "Alle entscheiden, wonach sie gefragt werden, und sonst nichts.",
  "rule.K-5": "Nur was zur Wahl steht",
  "rule.K-5.text": "Eine Antwort muss eine von denen sein, die zur Frage passen.",
  "rule.K-6": "Zurücknehmen",
  "rule.K-6.text": "Zurückgenommene Züge gelten als nicht gemacht.",
} satisfies Record<keyof typeof matchEn, string>;
