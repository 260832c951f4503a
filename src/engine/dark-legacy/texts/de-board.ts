import type { Catalogue } from "../../kernel/text.ts";
import { factionDe } from "./de-heroes.ts";

/** What stands beside a question, on cards that are read, and what the words of the game mean, in German. */
export const tableTexts: Catalogue = {
  "log.draws": "{who} zieht {count} Karten.",
  "list.and-so-on": "{one}, {other}",

  "board.pending":
    "{number}. {kind, select, spell {} other {Fähigkeit von }}{card} ({who}){aim, select, none {} answer {, reagiert auf {target}} other { auf {target}}}{x, plural, =0 {} other { (X = {x})}}: {text}",

  "read.waits": "wartet, Nummer {number}",
  "read.announced":
    "{kind, select, spell {Gewirkt von {who}} other {Eine Fähigkeit, benutzt von {who}}}{aim, select, none {} answer {, reagiert auf {target}} other {, auf {target}}}{x, plural, =0 {} other {, X = {x}}}.",
  "read.hand": "deine Hand, Nummer {number}",
  "read.charging": "dein Ladeplatz",
  "read.on": "an {card}",
  "read.place": "{who}, {slot}",
  "read.words": "Was bedeuten die Wörter?",
  "read.words.note": "CP, AP, Aura, Aufladen, Würfe …",
  "read.printed": `${factionDe("faction")}, {type}, kostet {cost} CP, Stufe {level}`,
  "read.spent": "erschöpft",
  "read.summoned": "kam in diesem Zug",
  "read.carries": "Trägt: {cards}",
  "read.note": "({text})",
  "type.weapon.note":
    "Eine Waffe legst du im eigenen Zug ohne Kosten an. Der Held greift mit ihren AP an und verteidigt mit ihnen.",
  "type.armor.note":
    "Eine Rüstung legst du im eigenen Zug ohne Kosten an; sie nimmt Schaden auf, der sonst Leben kostet.",
  "type.creature.note":
    "Eine Kreatur wird im eigenen Zug gewirkt, bleibt auf deinem Kampffeld, greift an und verteidigt.",
  "type.relic.note": "Ein Relikt wird im eigenen Zug gewirkt und bleibt auf deiner Seite des Tisches.",
  "type.enhancement.note":
    "Eine Verstärkung wird im eigenen Zug gewirkt und bleibt an der Karte oder dem Helden, den sie besser oder schlechter macht.",
  "type.magic.note": "Magie wird im eigenen Zug gewirkt, geschieht einmal und kommt auf den Friedhof.",
  "type.instant.note":
    "Einen Spontanzauber wirkst du, wann immer du gefragt wirst, auch im Zug der Gegenseite.",

  "term.goal": "Ziel: den gegnerischen Helden von 50 Leben auf 0 bringen.",
  "term.turn":
    "Zug: In jedem Zug greifst du entweder an oder wirkst Zauber. Waffen und Rüstungen kannst du daneben anlegen.",
  "term.cp":
    "CP: was Zauber kosten. Du bekommst sie durch den Zauberwurf, 1 bis 20 davon, und sie halten bis zu deinem nächsten Zug.",
  "term.ap": "AP: der Schaden, den eine Kreatur oder Waffe macht, wenn sie trifft.",
  "term.life":
    "Leben: Bei 0 hat ein Held verloren und ist eine Kreatur zerstört. Kreaturen heilen zu Beginn deines Zuges, Helden nicht.",
  "term.aura": "Aura: nimmt Schaden auf, der sonst Leben kostet, und ist in jedem Zug wieder ganz.",
  "term.armor": "Rüstung: nimmt Schaden auf, der sonst Leben kostet, und heilt nicht.",
  "term.level": "Stufe: Ein Held spielt Karten bis zu seiner eigenen Stufe.",
  "term.charging":
    "Aufladen: Ein Zauber höherer Stufe lässt sich beim Zaubern verdeckt hinlegen. Er bekommt in jedem Zug eine Ladung, und mit einer Ladung für jede fehlende Stufe lässt er sich wirken.",
  "term.spent":
    "Erschöpft: eine Karte, die angegriffen oder ihre Fähigkeit benutzt hat. Vor deinem nächsten Zug kann sie weder das noch einmal noch verteidigen.",
  "term.roll":
    "Angriffswurf: 1 bis 3 Patzer (nur der Verteidiger macht Schaden), 4 bis 6 Fehlschlag (niemand), 7 bis 17 Treffer (beide), ab 18 Volltreffer (nur der Angreifer), eine gewürfelte 20 kritischer Treffer (5 Schaden mehr).",
  "term.modifier":
    "Modifikator: was auf einen Wurf gerechnet wird. Jede Karte, die du aus der Hand wegnimmst, gibt +1; manche Karten geben oder nehmen etwas.",
  "term.stack":
    "Wartende Zauber: Ein Zauber geschieht nicht sofort. Andere dürfen auf ihn reagieren, und die letzte Reaktion geschieht zuerst.",
  "term.boneyard": "Friedhof: der Stapel benutzter und zerstörter Karten.",

  "odds.roll":
    "{plus, plural, =0 {} other {({sign}{plus}) }}Patzer {miss} %, Fehlschlag {clean} %, Treffer {hit} %, Volltreffer {direct} %, Kritischer Treffer {critical} %",
  "odds.casting": "{low} bis {high} CP, im Mittel {mean}",
  "help.results":
    "Patzer: Nur der Verteidiger macht Schaden. Fehlschlag: niemand. Treffer: beide. Volltreffer: nur der Angreifer. Kritischer Treffer: ebenso, mit 5 Schaden mehr.",
  "help.attack":
    "Wen du wählst, der würfelt einmal; vorher wählt die Gegenseite ihre Verteidiger. Kreaturen, die angreifen, sind erschöpft und können vor deinem nächsten Zug nicht verteidigen.",
  "help.rolling": "{attacker} (AP {ap}) gegen {target}.",
  "help.remove":
    "Jede weggenommene Karte gibt +1 auf diesen einen Wurf. Weggenommene Karten sind für immer aus dem Spiel.",
  "help.attacker":
    "{attacker} hat AP {ap}: Ohne Verteidiger nimmt dein Held mit {strikes} % {ap} Schaden, mit {critical} % {more}.",
  "help.attacker-aimed": "{attacker} hat AP {ap} und trifft mit {strikes} %.",
  "help.defend":
    "Ein Verteidiger nimmt den Schaden statt des Helden und macht dem Angreifer mit {back} % seine eigenen AP Schaden. Das Verteidigen erschöpft ihn nicht.",
  "help.equipment":
    "Was du wählst, liegt von Anfang an auf dem Tisch und kostet nichts. Es kommt aus deinem Deck; niemand sieht deine Wahl, bevor alle gewählt haben.",
  "help.exchange": "Sie werden abgeworfen, und du ziehst ebenso viele neue. Das geht nur einmal.",
  "help.action":
    "Greif mit deinem Helden und deinen Kreaturen an, oder würfle zum Zaubern und gib die CP für Zauber aus: eins von beiden. Waffen und Rüstungen kosten nichts und gehen vorher wie nachher.",
  "help.asked":
    "Du wirst gefragt, weil du Karten hast und einen Spontanzauber bezahlen könntest oder weil eine Fähigkeit im Spiel ist. Was du auf der Hand hast, spielt dafür keine Rolle.",
  "help.window.stack": "Lass es geschehen, oder reagiere: Deine Reaktion geschieht zuerst.",
  "help.window.before-action": "Vor der Aktion dieses Zuges wirst du einmal gefragt.",
  "help.window.attack-1": "Als Nächstes werden die Verteidiger gewählt.",
  "help.window.attack-2": "Als Nächstes wird gewürfelt.",
  "help.window.end": "Das ist der letzte Moment dieses Zuges.",
  "help.look": "Das darfst du einmal je Partie.",
  "help.reroll": "Der zweite Wurf zählt, auch wenn er schlechter ist.",
  "help.discard": "Abgeworfene Karten kommen auf deinen Friedhof.",
  "help.slot":
    "Eine Karte bleibt auf ihrem Platz. Solange eine auf dem Zauberplatz liegt, kannst du keine Spontanzauber wirken.",
  "confirm.end": "Du hast in diesem Zug weder angegriffen noch gezaubert. Trotzdem beenden?",

  "option.hand": "{number}. {card}",
  "note.card": "{figures}: {text}",
  "note.slot-empty": "leer",
  "note.slot-with": "neben {cards}",
  "note.owned": "{owner}: {text}",
  "item.cast-hand": "{card} ({number}) wirken",
  "item.play-hand": "{card} ({number}) anlegen",
  "item.charge-hand": "{card} ({number}) aufladen",

  "modifier.removed": "+{count} für weggenommene Karten",
  "modifier.card": "{sign}{count} {card}",
  "modifier.level": "+{count} Stufe des Helden",

  "grant.ap": "{sign}{count} AP",
  "grant.armor": "{sign}{count} Rüstung",
  "grant.aura": "{sign}{count} Aura",
  "grant.life": "{sign}{count} Leben",
  "grant.attackRoll": "{sign}{count} auf Angriffswürfe",
  "grant.castRoll": "{sign}{count} auf Zauberwürfe",
  "grant.reduceDamage": "{count} Schaden {sign, select, less {weniger} other {mehr}} aus jeder Quelle",
  "grant.apEach": "umso mehr AP, je mehr auf dem Tisch liegt",
  "grant.keyword": "{keyword}",
  "grant.undefendable": "nicht alle können dagegen verteidigen",
  "grant.can.attack-first-turn": "darf im ersten Zug angreifen",
  "grant.can.attack-when-summoned": "darf im Zug des Erscheinens angreifen",
  "grant.can.attack-after-casting": "darf nach dem Zaubern angreifen",
  "grant.can.defend-when-spent": "darf erschöpft verteidigen",
  "grant.can.defend-against-flying": "darf gegen Fliegende verteidigen",
  "grant.can.combine-weapons": "darf mehrere Waffen zugleich benutzen",
  "grant.can.two-weapons-a-slot": "darf auf jedem Platz zwei Waffen halten",
  "grant.cant.attack": "kann nicht angreifen",
  "grant.cant.defend": "kann nicht verteidigen",
  "grant.cant.activate": "kann keine Fähigkeiten benutzen",
  "grant.cant.be-targeted": "kann kein Ziel sein",
  "grant.cant.cast-instants": "kann keine Spontanzauber wirken",
  "grant.cant.cast-magic": "kann keine Magie wirken",
  "grant.cant.ready": "wird nicht bereit",
  "grant.cant.gain-life": "kann kein Leben erhalten",
};
