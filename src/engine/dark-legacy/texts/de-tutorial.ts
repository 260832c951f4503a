import type { tutorialTexts } from "./tutorial.ts";

/** The lessons of the tutorial, in German. */
export const tutorialDe: Readonly<Record<keyof typeof tutorialTexts, string>> = {
  "tutorial.mistake": "{what} {why}",

  "tutorial.clicked.end": "Damit wäre dein Zug zu Ende.",
  "tutorial.clicked.yield": "Damit ließest du es geschehen.",
  "tutorial.clicked.attack": "Damit begänne ein Angriff, und du könntest in diesem Zug nicht mehr zaubern.",
  "tutorial.clicked.roll": "Damit gäbst du deine einzige Aktion des Zuges fürs Zaubern her.",
  "tutorial.clicked.instant": "Damit verbrauchtest du eine Antwort, die du später noch brauchst.",
  "tutorial.clicked.remove": "Damit gäbst du Karten für einen besseren Wurf her.",
  "tutorial.clicked.nothing": "Damit ließest du die Gelegenheit verstreichen.",
  "tutorial.clicked.spell": "Das ist ein anderer Zauber.",
  "tutorial.clicked.equip": "Damit legtest du Ausrüstung an.",
  "tutorial.clicked.charge": "Damit legtest du eine Karte zum Laden weg.",
  "tutorial.clicked.ability": "Damit nutztest du eine Fähigkeit.",
  "tutorial.clicked.slot":
    "Das ist der Platz für Spontanzauber: Solange dort eine Kreatur liegt, kannst du keinen spielen.",
  "tutorial.clicked.other": "In einer Partie darfst du das.",

  "tutorial.welcome.title": "Worum es geht",
  "tutorial.welcome.text":
    "Zwei Helden treten gegeneinander an. Jeder hat 50 Leben, ein Deck und eine Hand, die nur er selbst sieht. Bring den anderen Helden auf 0 Leben.\n\nHier in diesem Fenster, das nur du siehst, spielst du: Es sagt immer, was gefragt ist. Den Tisch mit beiden Helden und ihren Karten zeigt das Bild weiter oben in diesem Thread.",

  "tutorial.equipment.title": "Startausrüstung",
  "tutorial.equipment.text":
    "Dein Held beginnt mit einem Stück Ausrüstung aus dem Deck, kostenlos. Beide wählen geheim.\n\n**Nimm eine Waffe: {one} oder {two}.** Ihre AP (Angriffspunkte) sind der Schaden, den dein Held macht.",
  "tutorial.equipment.wrong": "Wir wollen bald angreifen, also nimm eine Waffe: **{one}** oder **{two}**.",

  "tutorial.turn.title": "Dein Zug beginnt",
  "tutorial.turn.text":
    "Du hattest fünf Karten und hast eine sechste gezogen. Bei jeder steht, was sie ist und was sie kostet.\n\nIn einem Zug tust du **eines** von beiden: **zaubern** oder **angreifen**. Im allerersten Zug eines jeden Spielers kann niemand angreifen oder verletzt werden, also zaubern wir.",

  "tutorial.armor.title": "Ausrüstung kostet nichts",
  "tutorial.armor.text":
    "Waffen und Rüstung legst du in deinem Zug jederzeit an, ohne Wurf und ohne Punkte. Rüstung fängt Schaden ab, bevor er an dein Leben geht; zwei Stücke darfst du in einer Partie spielen.\n\n**Drücke {card} anlegen.**",
  "tutorial.armor.wrong": "Leg zuerst deine Rüstung an: **{card} anlegen**. Das ist kostenlos.",

  "tutorial.roll.title": "Der Zauberwurf",
  "tutorial.roll.text":
    "Zauber bezahlst du mit CP (Zauberpunkten). Die bringt dir ein Wurf mit dem 20-seitigen Würfel. Jede Karte, die du dafür aus der Hand entfernst, zählt 1 dazu; wir behalten unsere.\n\n**Drücke Zauberwurf, dann Keine Karten.**",
  "tutorial.roll.wrong": "Drücke **Zauberwurf**, dann **Keine Karten**.",

  "tutorial.creature.title": "Eine Kreatur",
  "tutorial.creature.text":
    "Du hast {cp} CP. Kreaturen kämpfen für dich. AP ist der Schaden, den eine macht; Leben und Aurarüstung sind, was sie aushält, und beides ist am Anfang deines Zuges wieder da.\n\n**Wirke eine Kreatur aus deiner Hand** auf Kampffeld 1, 2 oder 3; der vierte muss für Spontanzauber frei bleiben. Behalte mindestens 4 CP: Damit bezahlst du einen im Zug des anderen.",
  "tutorial.creature.wrong":
    "Wirke eine **Kreatur** aus deiner Hand auf Kampffeld 1, 2 oder 3, und behalte 4 CP.",

  "tutorial.charge.title": "Laden",
  "tutorial.charge.text":
    "{card} ist ein Zauber der Stufe 2, dein Held hat Stufe 1. Spielen kannst du ihn trotzdem: Leg ihn verdeckt in den Ladeplatz. Mit jedem deiner Züge bekommt er eine Ladung, und jede Ladung ersetzt eine Stufe.\n\n**Drücke {card} aufladen.** Das kostet keine CP.",
  "tutorial.charge.wrong": "Leg **{card}** zum Laden weg. Das kostet nichts.",

  "tutorial.end.title": "Zug beenden, Punkte behalten",
  "tutorial.end.text":
    "Du hast noch {cp} CP. Sie bleiben dir im Zug des anderen und verfallen erst, wenn dein eigener beginnt. Damit kannst du antworten. Wie viele Karten du auf der Hand hast, ist nicht begrenzt.\n\n**Drücke Zug beenden.**",
  "tutorial.end.wrong": "Heb dir den Rest für den Zug des anderen auf: **Drücke Zug beenden.**",

  "tutorial.window.title": "Du darfst antworten",
  "tutorial.window.text":
    "Der andere wirkt {card}. Ein Zauber wartet, bis alle ihn haben geschehen lassen, darum wirst du gefragt: Antworte mit einem Spontanzauber oder lass es geschehen. Gefragt wirst du immer, wenn du Karten und genug CP hast; so erfährt niemand, was du hältst.\n\n{card} ist klein. **Drücke Geschehen lassen.**",
  "tutorial.window.wrong": "{card} ist klein. Spar dir die Antwort: **Geschehen lassen**.",

  "tutorial.counter.title": "Halte es auf",
  "tutorial.counter.text":
    "Jetzt kommt {card}, und das ist stärker. Ein {answer} hält einen Zauber auf: Der kommt auf den Friedhof seines Besitzers (den Stapel gebrauchter Karten) und bewirkt nichts. Was zuletzt gespielt wurde, geschieht zuerst.\n\n**Wirke {answer} auf {card}.**",
  "tutorial.counter.wrong": "Halte **{card}** auf: Wirke **{answer}** darauf.",

  "tutorial.start.title": "So beginnt jeder Zug",
  "tutorial.start.text":
    "Fünf Dinge geschehen von selbst: Übrige CP verfallen; Effekte für den Anfang eines Zuges geschehen; deine Karten werden bereit und deine Kreaturen heilen; der Ladeplatz bekommt eine Ladung; du ziehst eine Karte. **Wer nicht ziehen kann, verliert.**",

  "tutorial.attack.title": "Angriff",
  "tutorial.attack.text":
    "Dein erster Zug ist vorbei, also darfst du angreifen: mit allen Kreaturen, die bereit sind und nicht erst in diesem Zug kamen, und mit deinem Helden und einer Waffe. Alles geht auf den anderen Helden.\n\n**Greif mit Held und Kreatur an:** Wähle beide und bestätige.",
  "tutorial.attack.wrong": "In diesem Zug greifen wir an: Wähle **Angreifen**.",

  "tutorial.die.title": "Ein Wurf für jeden Angreifer",
  "tutorial.die.text":
    "Der andere hat gewählt, wer verteidigt. Nun würfelt jeder Angreifer mit dem 20-seitigen Würfel:\n• bis 3: Patzer, nur der Verteidiger macht Schaden\n• 4–6: Fehlschlag, niemand macht welchen\n• 7–17: Treffer, beide machen welchen\n• 18–19: Volltreffer, nur du\n• eine gewürfelte 20: Kritischer Treffer, genauso und 5 mehr\n\n**Drücke Keine Karten** und würfle so.",
  "tutorial.die.wrong": "Behalte deine Karten: **Keine Karten**.",

  "tutorial.damage.title": "Was es gebracht hat",
  "tutorial.damage.text":
    "Schaden gibt es, wenn alle gewürfelt haben. Bei einem Helden geht er zuerst an die Rüstung, dann an die Aurarüstung, dann ans Leben. Eine Kreatur ohne Leben kommt auf den Friedhof. Deine Kreatur ist jetzt **erschöpft**: Bis zu deinem nächsten Zug tut sie nichts.\n\nWer angreift, kann nicht mehr zaubern. **Drücke Zug beenden.**",
  "tutorial.damage.wrong": "Der Angriff war deine Aktion. **Drücke Zug beenden.**",

  "tutorial.defend.title": "Verteidigung",
  "tutorial.defend.text":
    "Du wirst angegriffen. Jedem Angreifer darf sich eine bereite Kreatur stellen oder dein Held mit einer Waffe. Wer verteidigt, nimmt den Schaden und schlägt zurück. Wem sich niemand stellt, der trifft deinen Helden. Deine Kreatur ist erschöpft, dein Held nicht.\n\n**Stell deinen Helden einem Angreifer entgegen** und bestätige.",
  "tutorial.defend.wrong":
    "Dein Held kann hier zurückschlagen: **Wähle, wer sich einem Angreifer stellt**, und bestätige.",

  "tutorial.again.title": "Noch einmal zaubern",
  "tutorial.again.text":
    "{card} hat inzwischen die nötige Ladung, du kannst die Karte also in diesem Zug wirken. Bezahlen musst du sie trotzdem.\n\n**Drücke Zauberwurf, dann Keine Karten.**",
  "tutorial.again.wrong": "Würfle zuerst um CP: **Zauberwurf**, dann **Keine Karten**.",

  "tutorial.charged.title": "Wirke, was geladen ist",
  "tutorial.charged.text":
    "**Wirke {card} aus dem Ladeplatz.** Danach darfst du weiter zaubern, solange deine Punkte reichen.",
  "tutorial.charged.wrong": "Wirke zuerst **{card}**.",

  "tutorial.recap.title": "Das ist das Spiel",
  "tutorial.recap.text":
    "• Ein Zug: Anfang, dann **zaubern oder angreifen**, dann Ende.\n• Waffen und Rüstung sind kostenlos. Zauber brauchen den Wurf.\n• Mit CP, die du behältst, antwortest du im Zug des anderen.\n• Du gewinnst, wenn der andere Held 0 Leben oder 20 Gift hat oder sein Spieler nicht ziehen kann.\n\nSpiel hier weiter, wie du magst: Nichts zählt. Danach: `/spielen gegen:bot` für eine richtige Partie, `/deck` für eigene Karten, `/hilfe` für alles andere.",
};
