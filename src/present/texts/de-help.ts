import type { helpEn } from "./en-help.ts";

/** Help by topic, the message of greeting, and what the check of a server's set-up says, in German. */
export const helpDe = {
  "ui.help.title": "Hilfe: {topic}",
  "ui.help.more": "Ein anderes Thema",
  "ui.help.unknown": "Zu {topic} gibt es keine Hilfe. Wähle unten ein Thema.",
  "ui.help.games": "Spiele: {list}.",
  "ui.help.topic.start": "Anfangen",
  "ui.help.topic.start.note": "Was das hier ist, und der erste Befehl",
  "ui.help.topic.match": "Deine erste Partie",
  "ui.help.topic.match.note": "Von der Herausforderung bis zum Ergebnis",
  "ui.help.topic.panel": "Deine Ansicht",
  "ui.help.topic.panel.note": "Hand, Züge, und warum etwas nicht geht",
  "ui.help.topic.answers": "Reagieren",
  "ui.help.topic.answers.note": "Mitten im Zug der Gegenseite antworten",
  "ui.help.topic.decks": "Decks",
  "ui.help.topic.decks.note": "Fertige Decks, und die des Servers",
  "ui.help.topic.heroes": "Helden",
  "ui.help.topic.heroes.note": "Stufen, gewertete Partien, Entscheidungen",
  "ui.help.topic.dice": "Ehrliche Würfel",
  "ui.help.topic.dice.note": "Warum niemand schummeln kann, und wie du es nachprüfst",
  "ui.help.topic.organisers": "Für die Serverleitung",
  "ui.help.topic.organisers.note": "Den Bot auf einem Server einrichten",
  "ui.help.topic.privacy": "Datenschutz",
  "ui.help.topic.privacy.note": "Was gespeichert wird, und wer was sieht",
  "ui.help.topic.commands": "Alle Befehle",
  "ui.help.topic.commands.note": "Zu jedem eine Zeile, was er tut",

  "ui.help.start":
    "**Playmat** leitet Kartenpartien gleich hier. Es gibt die Karten, wirft die Würfel, kennt alle Regeln und bietet nur an, was sie erlauben. Du kannst also anfangen, ohne sie gelesen zu haben.\n\n• `/lernen` bringt dir das Spiel in etwa zehn Minuten bei, in einer Partie, die nicht zählt.\n• `/spielen gegen:bot` beginnt sofort eine Partie gegen die KI.\n• `/spielen` fragt, wer spielen mag; `/spielen gegen:@jemand` fragt eine bestimmte Person.\n• Dann drückst du im Thread der Partie auf **Hand**: Dort steht alles, was du tun kannst, mit Knöpfen.\n\nBilder, Farben und Sprache bestimmst du selbst: `/einstellungen`.",
  "ui.help.match":
    "1. `/spielen` hängt eine Herausforderung aus. Wer annimmt, wählt ein Deck, und die Partie bekommt einen eigenen Thread.\n2. Der **Spieltisch** darin ist für alle: der Tisch als Bild und in Worten, was in diesem Zug geschehen ist, und wer entscheidet.\n3. Drück auf **Hand**. Es öffnet sich eine Ansicht, die nur du siehst, mit deinen Karten und dem, was du gefragt wirst. Wählen, bestätigen, fertig; der Spieltisch zieht von selbst nach.\n4. Wartet die Partie auf dich, wirst du erwähnt. Nichts geht verloren, wenn du Discord schließt oder der Bot neu startet.\n5. **Verlauf** erzählt die ganze Partie, jede Zeile mit ihrer Regel. **Aufgeben** gibt auf, nach einer Rückfrage.\n\nSpiel zuerst gegen die KI: `/spielen gegen:bot stärke:` bestimmt, wie gut sie ist. Mit `regeln:True` legst du vorher die Regeln fest.",
  "ui.help.panel":
    "**Hand** öffnet sie, oder `/hand` im Thread. Nur du siehst sie.\n\n• Oben: deine Karten als Bild mit Nummern, und dasselbe in Worten.\n• Darunter: was du gefragt wirst, in Gruppen, wie man darüber nachdenkt. Bei jedem Zug steht, was er kostet.\n• Geht ein Zug nicht, steht dabei, warum, mit der Nummer der Regel.\n• Wo mehreres gewählt wird, sammelst du erst; **Bestätigen** macht den Zug, **Zurück** nimmt das letzte wieder weg.\n• **Aktualisieren** zeigt, wie es jetzt steht. Eine alte Ansicht oder ein Doppelklick schadet nicht: Entschieden wird alles nur einmal.",
  "ui.help.answers":
    "In vielen Spielen darfst du antworten, während jemand anderes handelt. Dann wartet die Partie auf dich: Du wirst in deiner Ansicht gefragt oder im Thread erwähnt, mit dem Knopf **Reagieren**.\n\nGefragt wirst du nach dem, was alle sehen können, nie nach dem, was du auf der Hand hältst; die Frage verrät also nichts. Willst du seltener gefragt werden, stelle in `/einstellungen` ein, wann: immer, wenn etwas geschieht, oder nur in deinem eigenen Zug.\n\nAntworten auf Antworten liegen auf einem Stapel: Was zuletzt kam, wirkt zuerst.",
  "ui.help.decks":
    "Jedes Spiel bringt fertige Decks mit. `/spielen deck:` schlägt sie beim Tippen vor; wer eine Herausforderung annimmt, wählt ebenfalls eines.\n\nEin Server kann eigene Karten und Decks haben: Wer ihn verwaltet, lädt mit `/set laden` eine Datei, und `/set prüfen` findet vorher ihre Fehler. Sie sind für Partien ohne Wertung; gewertete werden mit den Karten des Spiels gespielt.",
  "ui.help.heroes":
    "In manchen Spielen lebt dein Held zwischen den Partien weiter: `/held` zeigt Stufe, Vorteile, Bilanz und was es zu wählen gibt.\n\nFür ihn zählen nur gewertete Partien zwischen Menschen: `/spielen wertung:gewertet`. Sie folgen den Regeln, wie sie geschrieben sind, mit den Karten des Spiels. Im Ergebnis steht, was sie gebracht haben. Was für immer bleibt, wird zweimal gefragt.",
  "ui.help.dice":
    "Bevor die erste Karte gegeben wird, zieht der Bot ein Geheimnis und zeigt dessen SHA-256 am Spieltisch. Er kann es also später nicht mehr ändern. Wer mitspielt, kann Worte dazugeben (**Den Würfeln Worte mitgeben**), damit auch der Bot nicht allein bestimmt, wie die Würfel fallen.\n\nAlle Würfe und alles Mischen werden aus Geheimnis und Worten berechnet. Am Ende stehen beide da, und die ganze Partie als Datei. `/aufzeichnung prüfen` spielt sie noch einmal, rechnet jeden Wurf nach und sagt, an welchem Schritt etwas abweicht, falls etwas abweicht.",
  "ui.help.organisers":
    "• `/einrichtung prüfen` sagt, welche Berechtigungen dem Bot fehlen, Kanal für Kanal, und wofür er sie braucht.\n• `/server` legt fest, was auf diesem Server gilt: die Sprache öffentlicher Nachrichten, wo Partien beginnen dürfen, das übliche Spiel, Tempo und Regeln, und welche Rollen mithelfen.\n• `/set` lädt eigene Karten und Decks.\n\nMehr Berechtigungen als die der Einladung braucht der Bot nicht; er liest keine Nachrichten und schickt keine privaten. `/server` und `/set` sind für alle, die den Server verwalten; in dessen Einstellungen lassen sie sich auch für andere freigeben.",
  "ui.help.privacy":
    "• Gespeichert werden: Partien mit den Namen derer, die spielen, Helden mit ihrer Bilanz, und was du mit `/einstellungen` einstellst. Beendete Partien verschwinden nach einiger Zeit.\n• Der Bot liest keine Nachrichten; er sieht, was du mit seinen Befehlen und Knöpfen tust.\n• Deine Hand siehst nur du, auch im Verlauf und im Bild, bis am Ende die Aufzeichnung da ist: Sie enthält alle Karten, damit alle sie nachprüfen können.\n• Worte, die du den Würfeln mitgibst, sehen am Ende alle.",
  "ui.help.commands": "Was du eintippen kannst:",
  "ui.help.command": "• `/{name}`: {what}",

  "ui.welcome.title": "Hallo! Ich leite Kartenpartien.",
  "ui.welcome.text":
    "Ich gebe die Karten, werfe die Würfel und kenne alle Regeln; ihr spielt einfach, in einem Thread, mit Knöpfen.\n\n• `/spielen gegen:bot` beginnt eine Partie gegen die KI, `/spielen` fragt, wer mit dir spielen mag.\n• `/hilfe` erklärt alles Weitere.",
  "ui.welcome.managers":
    "Für alle, die diesen Server verwalten: `/einrichtung prüfen` sagt, ob ich die nötigen Berechtigungen habe, `/server` legt Sprache, Kanäle und Regeln fest.",
  "ui.button.help": "So geht es",

  "ui.check.title": "Prüfung der Einrichtung",
  "ui.check.no-server":
    "Ich kann die Kanäle dieses Servers nicht sehen. Bitte lade mich noch einmal ein, mit dem Scope `bot`.",
  "ui.check.not-allowed":
    "Das darf nur prüfen, wer diesen Server verwaltet (Berechtigung „Server verwalten“).",
  "ui.check.fine": "{count, plural, one {In diesem Kanal} other {In diesen # Kanälen}} geht alles: {list}",
  "ui.check.none": "Es gibt keinen Kanal, in dem jetzt eine Partie stattfinden könnte.",
  "ui.check.channel": "In {channel} fehlt mir:",
  "ui.check.missing": "• **{permission}**: {why}",
  "ui.check.everywhere": "In {count, plural, one {einem Kanal} other {# Kanälen}} ({list}) fehlt mir:",
  "ui.check.hidden":
    "Diese kann ich nicht sehen, was in Ordnung ist, solange dort keine Partien stattfinden sollen: {list}",
  "ui.check.limited": "Angesehen habe ich nur die Kanäle, die `/server` für Partien nennt.",
  "ui.check.gone":
    "{count, plural, one {Ein Kanal} other {# Kanäle}} aus `/server` {count, plural, one {ist} other {sind}} nicht mehr zu finden.",
  "ui.check.how":
    "Gib sie meiner Rolle in den Servereinstellungen oder in den Einstellungen des Kanals, dann prüfe noch einmal mit `/einrichtung prüfen`.",
  "ui.check.more": "… und {count, number} weitere",
  "ui.permission.view": "Kanal anzeigen",
  "ui.permission.view.why": "ohne sie sehe ich weder den Kanal noch seine Threads",
  "ui.permission.send": "Nachrichten senden",
  "ui.permission.send.why": "dort hängen die Herausforderungen",
  "ui.permission.files": "Dateien anhängen",
  "ui.permission.files.why": "Bilder des Tisches und Aufzeichnungen",
  "ui.permission.links": "Links einbetten",
  "ui.permission.links.why": "Links zu den Threads der Partien und ihre Vorschau",
  "ui.permission.history": "Nachrichtenverlauf anzeigen",
  "ui.permission.history.why": "der Spieltisch ist eine Nachricht, die immer wieder erneuert wird",
  "ui.permission.threads": "Öffentliche Threads erstellen",
  "ui.permission.threads.why": "jede Partie bekommt einen eigenen Thread",
  "ui.permission.in-threads": "Nachrichten in Threads senden",
  "ui.permission.in-threads.why": "der Spieltisch und die Fragen einer Partie",
} satisfies Partial<Record<keyof typeof helpEn, string>>;
