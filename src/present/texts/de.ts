import { findingDe } from "./de-finding.ts";
import { helpDe } from "./de-help.ts";
import { lookupDe } from "./de-lookup.ts";
import { matchDe } from "./de-match.ts";
import { replayDe } from "./de-replay.ts";
import { settingsDe } from "./de-settings.ts";
import { tableDe } from "./de-table.ts";
import { tutorialDe } from "./de-tutorial.ts";
import type { TextKey } from "./en.ts";

/** The house's own sentences in German; docs/languages.md says which word stands for what. */
export const de = {
  literal: "{text}",

  "ui.board.fair":
    "Der Zufall ist versiegelt: SHA-256 `{hash}`. Woraus er gemacht war, steht am Ende der Partie hier.",
  "ui.board.words": "Worte für die Würfel gab es von {who}.",
  "ui.board.words-open":
    "Wer mitspielt, kann den Würfeln noch eigene Worte mitgeben, damit niemand allein bestimmt, wie sie fallen.",
  "ui.board.log": "Was geschehen ist",
  "ui.board.log-left": "{left, plural, one {# Zeile} other {# Zeilen}} mehr: siehe **Verlauf**.",
  "ui.board.no-picture": "Das Bild ließ sich nicht zeichnen; die Worte darunter sagen dasselbe.",
  "ui.board.waiting.decision": "{who} ist am Zug",
  "ui.board.waiting.response": "{who} darf reagieren",
  "ui.board.waiting.setup": "{who} hat zu wählen",
  "ui.board.thinking": "{who} überlegt",
  "ui.board.over": "Die Partie ist zu Ende.",
  "ui.board.old": "Dieser Zug ist vorbei; der neueste Spieltisch steht weiter unten.",

  "ui.button.hand": "Hand",
  "ui.button.respond": "Reagieren",
  "ui.button.log": "Verlauf",
  "ui.button.words": "Den Würfeln Worte mitgeben",
  "ui.button.concede": "Aufgeben",
  "ui.button.join": "Mitspielen",
  "ui.button.join-team": "Zu Team {team}",
  "ui.button.leave": "Aufstehen",
  "ui.button.fill": "Mit KI auffüllen",
  "ui.button.post": "Herausforderung aushängen",
  "ui.button.start": "Beginnen",
  "ui.button.cancel": "Abbrechen",
  "ui.button.as-written": "Regeln wie geschrieben",
  "ui.button.accept": "Annehmen",
  "ui.button.decline": "Ablehnen",
  "ui.button.withdraw": "Zurückziehen",
  "ui.button.confirm": "Bestätigen",
  "ui.button.back": "Zurück",
  "ui.button.clear": "Von vorn",
  "ui.button.none": "Nichts davon",
  "ui.button.number": "Zahl eingeben",
  "ui.button.refresh": "Aktualisieren",
  "ui.button.earlier": "Früher",
  "ui.button.later": "Später",
  "ui.button.concede-yes": "Ja, die Partie aufgeben",

  "ui.ping.decision": "{user}, du bist am Zug.",
  "ui.ping.response": "{user}, du darfst reagieren.",
  "ui.ping.setup": "{user}, die Partie wartet auf deine Wahl.",

  "ui.panel.nothing": "Gerade gibt es nichts zu entscheiden.",

  "ui.choice.page": "Seite {page, number} von {pages, number}",
  "ui.choice.pick": "Wähle eins aus",
  "ui.choice.pick-some":
    "{min, plural, =0 {Wähle bis zu {max, number}} other {{same, select, yes {Wähle {max, number}} other {Wähle {min, number} bis {max, number}}}}}",
  "ui.choice.picked": "Gewählt ({count, number}): {list}",
  "ui.choice.picked-none": "Noch ist nichts gewählt.",
  "ui.choice.number": "Eine ganze Zahl von {min, number} bis {max, number}",
  "ui.choice.number-title": "Deine Zahl",
  "ui.choice.order-next": "Wähle, was als Nächstes kommt",
  "ui.choice.order-last": "Die Reihenfolge steht.",
  "ui.choice.assign-nobody": "Niemand",
  "ui.choice.assign-to": "für {to}",
  "ui.choice.exclusive": "Nur eins davon geht: {list}",
  "ui.choice.cannot": "Gerade nicht möglich",
  "ui.choice.more": "und {count, number} weitere",
  "ui.choice.other": "Mehr",
  "ui.choice.none-fits": "Hier passt nichts.",

  "ui.answer.gone": "Das ist schon entschieden. So steht es jetzt.",
  "ui.answer.stranger": "Du hast in dieser Partie keinen Platz.",
  "ui.answer.no-match": "Hier gibt es keine Partie mehr.",
  "ui.answer.over": "Diese Partie ist zu Ende.",
  "ui.answer.refused": "{reason} ({rule})",
  "ui.answer.store":
    "Die Partie ließ sich nicht speichern, deshalb hat sich nichts geändert. Bitte versuch es noch einmal.",
  "ui.answer.store-unsure":
    "Vielleicht wurde die Partie gespeichert, vielleicht nicht. Bitte drück „Aktualisieren“ und sieh nach, bevor du es noch einmal versuchst.",
  "ui.answer.failed":
    "Bei uns ist etwas schiefgegangen. Soweit wir wissen, hat sich nichts geändert; bitte drück „Aktualisieren“ oder versuch es noch einmal.",
  "ui.answer.broken":
    "Was hier gespeichert ist, lässt sich nicht lesen, deshalb geht es nicht weiter. Wer den Bot betreibt, findet den Grund in dessen Log.",
  "ui.answer.unknown":
    "Dieser Knopf stammt aus einer anderen Zeit und führt nirgends mehr hin. Der neueste Spieltisch steht ganz unten im Thread.",
  "ui.answer.not-yours": "Diese Ansicht gehört jemand anderem.",
  "ui.answer.draft-lost": "Was du gewählt hattest, ist nicht mehr zu finden; bitte fang noch einmal an.",

  "ui.concede.ask": "Willst du diese Partie wirklich aufgeben?",
  "ui.concede.done": "Du hast die Partie aufgegeben.",

  "ui.replay.holds":
    "**Es stimmt.** {moves, plural, one {# Zug} other {# Züge}} noch einmal gespielt, {draws, plural, one {# Wurf oder Mischen} other {# Würfe und Mischvorgänge}} noch einmal gerechnet: alles wie aufgezeichnet.",
  "ui.replay.seed":
    "Das, woraus der Zufall gemacht war, hat die versiegelte SHA-256: `{hash}`. Vergleiche sie mit dem ersten Spieltisch der Partie.",
  "ui.replay.differs": "**Es stimmt nicht:** {what}.",
  "ui.replay.differs-at":
    "**Es stimmt nicht.** Schritt {step, plural, =0 {0, der Aufbau,} other {#}} weicht ab: {what}.",
  "ui.replay.none": "Das ist keine Aufzeichnung von mir: {what}",
  "ui.replay.busy": "Eine andere Datei von dir wird noch geprüft. Bitte warte sie erst ab.",
  "ui.replay.gave-up":
    "Diese Datei ließ sich in vernünftiger Zeit nicht zu Ende spielen, also ist sie keine Aufzeichnung von mir.",
  "ui.replay.where":
    "In diesem Kanal gibt es keine Partie. Benutze das im Thread einer Partie, oder hänge eine Aufzeichnung an.",
  "ui.replay.running":
    "Diese Partie ist noch nicht zu Ende. Ihre Aufzeichnung würde Karten und Würfel verraten.",
  "ui.replay.file.too-large": "Diese Datei ist größer als {max} MB, also keine Aufzeichnung.",
  "ui.replay.file.elsewhere": "Diese Datei liegt nicht bei Discord, deshalb hole ich sie nicht.",
  "ui.replay.file.failed": "Die Datei ließ sich nicht holen. Bitte versuch es noch einmal.",
  "ui.replay.file.not-text": "Diese Datei ist kein Text, also keine Aufzeichnung.",
  "ui.words.title": "Worte für die Würfel",
  "ui.words.label": "Was du möchtest",
  "ui.words.note": "Sie werden Teil des Zufalls; am Ende der Partie sehen alle sie.",
  "ui.words.done":
    "Deine Worte sind dabei: {words}. Würfel und Mischen kommen jetzt aus dem versiegelten Geheimnis und aus ihnen.",
  "ui.words.given": "Du hast deine Worte schon mitgegeben.",
  "ui.words.closed": "Für Worte ist es zu spät: Die ersten Karten oder Würfel waren schon zu sehen.",
  "ui.words.empty": "Da war nichts, was ich hätte mitgeben können.",
  "ui.log.title": "Verlauf",
  "ui.log.empty": "Noch ist nichts geschehen.",
  "ui.log.line": "{text} ({rule})",

  "ui.result.title": "Die Partie ist zu Ende",
  "ui.result.won": "{who} {count, plural, one {gewinnt} other {gewinnen}}: {reason} ({rule}).",
  "ui.result.draw": "Unentschieden: {reason} ({rule}).",
  "ui.result.seed": "Geheimnis: `{secret}`\nSeine SHA-256 stand am Anfang hier: `{hash}`",
  "ui.result.words": "Worte von {who}: {words}",
  "ui.result.made": "Startwert, die SHA-256 aus Geheimnis und Worten: `{seed}`",
  "ui.result.verify":
    "Die angehängte Aufzeichnung enthält jeden Zug, jeden Wurf und jedes Mischen. `/aufzeichnung prüfen` hier oder `npm run verify` überall sonst spielt sie noch einmal und vergleicht.",

  "ui.result.earned": "{who}: {news}.",
  "ui.result.choose": "Es gibt etwas zu wählen: `/held`.",

  "ui.hero.due": "Für deinen Helden gibt es etwas zu wählen:",
  "ui.hero.choose": "Wählen",
  "ui.hero.sure": "{prompt}: **{option}**. Das bleibt für immer ({rule}). Ganz sicher?",
  "ui.hero.yes": "Ja, für immer",
  "ui.hero.back": "Zurück",
  "ui.hero.no-game": "Dieses Spiel hat keine Helden, die zwischen den Partien weiterleben.",
  "ui.hero.app": "Apps haben keinen Helden.",
  "ui.hero.not-yours": "Das ist der Held von jemand anderem.",

  "ui.challenge.open": "{who} sucht jemanden für eine Partie {game}.",
  "ui.challenge.directed": "{who} fordert {opponent} zu einer Partie {game} heraus.",
  "ui.challenge.deck": "Deck von {who}: {deck}.",
  "ui.challenge.expires": "Schließt {until}.",
  "ui.challenge.accepted": "{who} und {opponent} spielen {game} in {thread}.",
  "ui.challenge.bot": "{who} spielt {game} gegen {opponent}.",
  "ui.challenge.declined": "{opponent} hat die Herausforderung von {who} abgelehnt.",
  "ui.challenge.withdrawn": "{who} hat die Herausforderung zurückgezogen.",
  "ui.challenge.expired": "Niemand hat die Herausforderung von {who} rechtzeitig angenommen.",
  "ui.challenge.posted": "Deine Herausforderung hängt in diesem Kanal.",
  "ui.challenge.pick-deck": "Welches Deck spielst du?",
  "ui.challenge.starting": "Die Partie beginnt in {thread}.",
  "ui.challenge.gone": "Diese Herausforderung ist nicht mehr offen.",
  "ui.challenge.own": "Deine eigene Herausforderung kannst du nicht annehmen.",
  "ui.challenge.not-you": "Diese Herausforderung gilt {opponent}.",
  "ui.challenge.not-challenger": "Nur {who} kann diese Herausforderung zurückziehen.",
  "ui.challenge.not-named": "Nur {opponent} kann diese Herausforderung ablehnen.",
  "ui.challenge.thread-name": "{who} gegen {opponent}",

  "option.on": "an",
  "option.off": "aus",
  "mode.plain": "Partie",
  "ui.option.line": "{option}: **{value}** ({rule})",
  "ui.option.changed": "Anders, als die Regeln geschrieben sind:",
  "ui.option.board": "Regeln: {list}",

  "ui.set.version": "**{name}** (Version {version, number})",
  "ui.set.list": "Sets dieses Servers",
  "ui.set.none": "Es gibt keine. `/set laden` lädt eines aus einer Datei.",
  "ui.set.imported":
    "{cards, plural, one {# Karte} other {# Karten}}, {decks, plural, one {# Deck} other {# Decks}}, {when} von {who}",
  "ui.set.size":
    "{cards, plural, =0 {Keine Karten} one {# Karte} other {# Karten}}, {decks, plural, =0 {keine Decks.} one {# Deck:} other {# Decks:}}",
  "ui.set.deck": "{deck}, {count, plural, one {# Karte} other {# Karten}}",
  "ui.set.done": "Das Set {name} ist geladen, Version {version, number}",
  "ui.set.unchanged": "Das Set {name} ist, wie es war, Version {version, number}",
  "ui.set.checked": "Kein Fehler. Das Set {name} wäre Version {version, number}",
  "ui.set.replaces": "An Stelle gleichnamiger Karten des Spiels: {list}.",
  "ui.set.from-now-on":
    "Partien, die ab jetzt beginnen, werden damit gespielt; laufende behalten, womit sie begonnen haben.",
  "ui.set.faults":
    "Die Set-Datei hat {count, plural, one {# Fehler} other {# Fehler}}. Es hat sich nichts geändert.",
  "ui.set.line": "Zeile {line, number}",
  "ui.set.faults-more":
    "Die ersten {shown, number} von {count, number}; in der angehängten Datei stehen alle.",
  "ui.set.removed": "Das Set {name} ist weg. Laufende Partien behalten seine Karten.",
  "ui.set.unknown": "Dieser Server hat kein Set namens {name}.",
  "ui.set.not-allowed":
    "An den Sets dieses Servers darf nur arbeiten, wer ihn verwaltet (Berechtigung „Server verwalten“).",
  "ui.set.too-many.sets":
    "Ein Server kann {max, number} Sets haben. Nimm zuerst eines weg. Es hat sich nichts geändert.",
  "ui.set.too-many.decks":
    "Die Sets eines Servers können zusammen {max, number} Decks haben. Nimm zuerst einige weg. Es hat sich nichts geändert.",
  "ui.set.file.too-large": "Die Datei ist größer als {max, number} KB. Es hat sich nichts geändert.",
  "ui.set.file.elsewhere":
    "Nur eine Datei, die hier in Discord angehängt ist, lässt sich lesen. Es hat sich nichts geändert.",
  "ui.set.file.failed":
    "Die Datei ließ sich nicht von Discord holen. Es hat sich nichts geändert; bitte versuch es noch einmal.",
  "ui.set.file.not-text":
    "Die Datei ist kein Text in UTF-8. Speichere sie als UTF-8 und versuch es noch einmal. Es hat sich nichts geändert.",
  "ui.set.in-force": "Mit Karten dieses Servers: {list}.",

  "ui.deck.notes":
    "Das Deck ist erlaubt, aber {count, plural, one {eine Karte davon} other {# Karten davon}} kann dein Held nicht spielen:",

  "ui.lobby.title": "{who} eröffnet einen Tisch: {game}. {mode}",
  "ui.lobby.team": "Team {team}",
  "ui.lobby.free": "frei",
  "ui.lobby.ai": "{name} (KI)",
  "ui.lobby.how": "{who} beginnt, wenn alle Plätze besetzt sind. Schließt {until}.",
  "ui.lobby.joined": "Du sitzt am Tisch. Wähle dein Deck:",
  "ui.lobby.joined-team": "Du bist in Team {team}. Wähle dein Deck:",
  "ui.lobby.posted": "Dein Tisch steht in diesem Kanal, und du sitzt daran.",
  "ui.lobby.cancelled": "{who} hat den Tisch geschlossen.",
  "ui.lobby.expired": "Der Tisch ist geschlossen, weil sonst niemand kam.",
  "ui.lobby.gone": "Dieser Tisch ist nicht mehr offen.",
  "ui.lobby.full": "Dieses Team ist voll.",
  "ui.lobby.not-in": "Du sitzt nicht an diesem Tisch. Tritt zuerst einem Team bei.",
  "ui.lobby.not-host": "An diesem Tisch kann das nur {who}.",
  "ui.lobby.ranked":
    "Partien gegen die KI zählen nicht für Helden, deshalb wartet ein gewerteter Tisch auf Menschen.",
  "ui.lobby.nobody": "An diesem Tisch sitzt kein Mensch. Tritt zuerst einem Team bei.",
  "ui.lobby.not-full": "Noch sind Plätze frei. Warte auf andere, oder fülle sie mit der KI auf.",

  "ui.setup.title": "Eine Partie {game} vorbereiten",
  "ui.setup.against": "Gegen {opponent}.",
  "ui.setup.against-ai": "Gegen die KI.",
  "ui.setup.against-anybody": "Gegen alle, die annehmen mögen.",
  "ui.setup.your-deck": "Dein Deck: {deck}",
  "ui.setup.as-written": "Regeln wie geschrieben.",
  "ui.setup.ranked":
    "Nach den Regeln, wie sie geschrieben sind, und mit Decks und Karten des Spiels. Andere Regeln sind für Partien ohne Wertung: Lass `wertung` weg.",
  "ui.setup.change": "Eine Regel ändern …",
  "ui.setup.now": "jetzt: {value}",
  "ui.setup.standard": "{value} (wie geschrieben)",
  "ui.setup.posted": "Deine Herausforderung hängt in diesem Kanal.",
  "ui.setup.cancelled": "Es wurde nichts ausgehängt.",
  "ui.setup.gone": "Diese Vorbereitung ist vorbei. Mit `/spielen` beginnt eine neue.",

  "ui.play.ranked-bot":
    "Partien gegen die KI zählen nicht für Helden. Lass `wertung` weg, oder spiele gegen einen Menschen.",
  "ui.play.ranked-game": "{game} hat keine Helden, deshalb gibt es keine gewerteten Partien.",
  "ui.play.ranked-deck":
    "{deck} ist ein Deck dieses Servers, und eine gewertete Partie wird mit den Karten des Spiels gespielt. Zur Wahl stehen: {decks}.",
  "ui.play.ranked-due": "Dein Held hat zuerst etwas zu wählen: `/held`.",
  "ui.play.ranked-due-other":
    "Der Held von {who} hat zuerst etwas zu wählen. Die Herausforderung bleibt offen.",
  "ui.play.self": "Gegen dich selbst kannst du nicht spielen.",
  "ui.play.app":
    "Das ist eine App, und die spielt nicht. Für eine Partie gegen die KI schreibe `bot` bei `gegen`.",
  "ui.play.where": "Partien beginnen in einem gewöhnlichen Textkanal eines Servers, nicht in einem Thread.",
  "ui.play.vs": "Schreibe bei `gegen` entweder `bot`, oder erwähne jemanden; oder nimm die Option `gegner`.",
  "ui.play.game": "Es gibt kein Spiel namens {game}.",
  "ui.play.level-vs":
    "`stärke` ist für Partien gegen die KI. Lass es weg, oder lass weg, gegen wen du spielst.",
  "ui.play.mode": "So wird {game} nicht gespielt.",
  "ui.play.deck": "Es gibt kein Deck namens {deck}. Zur Wahl stehen: {decks}.",
  "ui.play.mode-vs":
    "So spielen mehr als zwei: Lass `gegen` weg, dann treten alle einem Team bei, oder schreibe `gegen:bot`, dann hat die KI alle anderen Plätze.",
  "ui.play.deck-gone":
    "Ein Deck dieser Partie gibt es auf diesem Server nicht mehr, deshalb hat sie nicht begonnen.",
  "ui.play.not-playable":
    "Die Partie hat nicht begonnen, weil das Spiel sie so nicht erlaubt. Eine Herausforderung oder ein Tisch bleibt offen.",
  "ui.play.permissions": "Mir fehlen in diesem Kanal diese Berechtigungen: {list}.",
  "ui.play.thread-failed":
    "Ich konnte hier keinen Thread öffnen, deshalb hat die Partie nicht begonnen. Bitte frag die Moderation, ob ich öffentliche Threads erstellen darf.",

  "ui.auto.bot": "bot: gegen die KI spielen",

  "event.taken-back":
    "{who} nimmt {count, plural, one {den letzten Zug} other {die letzten {count, number} Züge}} zurück.",

  ...matchDe,
  ...settingsDe,
  ...helpDe,
  ...tableDe,
  ...replayDe,
  ...tutorialDe,
  ...findingDe,
  ...lookupDe,

  "refused.over": "Die Partie ist zu Ende.",
  "refused.no-such-seat": "Diesen Platz gibt es nicht.",
  "refused.choice-gone": "Das ist schon entschieden.",
  "refused.nothing-to-take-back": "Es gibt nichts, was sich zurücknehmen ließe.",
  "refused.not-yours": "Das hat jemand anderes zu entscheiden.",
  "refused.pick-one": "Genau eins muss gewählt werden.",
  "refused.number-range": "Die Zahl muss von {min, number} bis {max, number} gehen.",
  "refused.pick-some": "Nur was zur Wahl steht, kann gewählt werden, und jedes nur einmal.",
  "refused.pick-count": "Es müssen {min, number} bis {max, number} gewählt werden.",
  "refused.pick-exclusive": "Einiges davon geht nicht zusammen.",
  "refused.order-all": "Alles muss in eine Reihenfolge, und jedes nur einmal.",
  "refused.assign": "Diese Zuordnung ist nicht möglich.",
  "refused.assign-pair": "Dieses Paar ist nicht möglich.",
  "refused.assign-full": "Höchstens {max, number} gehen zusammen.",
  "refused.menu": "Das geht gerade nicht.",
  "refused.menu-fields": "An diesem Zug ist noch etwas offen.",
} satisfies Partial<Record<TextKey, string>>;
