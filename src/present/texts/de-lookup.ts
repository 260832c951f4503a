import type { lookupEn } from "./en-lookup.ts";

/** Cards, rules and words to look up, in German. */
export const lookupDe = {
  "ui.lookup.kind.card": "Karte",
  "ui.lookup.kind.rule": "Regel",
  "ui.lookup.kind.keyword": "Schlüsselwort",
  "ui.lookup.kind.term": "Wort",
  "ui.lookup.kind.ruling": "Entscheidung",
  "ui.lookup.reference": "{game}: nur zum Nachschlagen, hier noch nicht spielbar",
  "ui.lookup.decks": "**In Decks:** {list}",
  "ui.lookup.no-decks": "In keinem der fertigen Decks.",
  "ui.lookup.legal": "**Erlaubt:** {text}",
  "ui.lookup.rulings": "**Entscheidungen**",
  "ui.lookup.ruling": "• {question} – {answer} ({rule})",
  "ui.lookup.source": "Regelheft: {section}",
  "ui.lookup.date": "Entschieden am {date}",
  "ui.lookup.option": "Für eine Partie anders einstellbar: {option}",
  "ui.lookup.example-title": "Beispiele zu {title}",
  "ui.lookup.example-note": "Jedes wird von den Tests dieses Bots durchgespielt.",
  "ui.lookup.example-button": "Beispiele",
  "ui.lookup.back": "Zurück",
  "ui.lookup.more": "Weiterlesen",
  "ui.lookup.english": "Den Text dieses Eintrags gibt es nur auf Englisch.",
  "ui.lookup.several": "Was meinst du?",
  "ui.lookup.none":
    "Zu {typed} habe ich nichts gefunden. Versuch es mit anderen Wörtern oder einer Nummer wie `7.18`.",
  "ui.lookup.gone": "Diesen Eintrag gibt es nicht mehr.",
  "ui.lookup.ask": "Nachschlagen",
} satisfies Partial<Record<keyof typeof lookupEn, string>>;
