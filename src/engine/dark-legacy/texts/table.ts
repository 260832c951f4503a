import type { Catalogue } from "../../kernel/text.ts";

/** What stands beside a question, on cards that are read, and what the words of the game mean. */
export const tableTexts: Catalogue = {
  "log.draws": "{who} draws {count} cards.",
  "list.and-so-on": "{one}, {other}",

  // What waits on the stack
  "board.pending":
    "{number}. {kind, select, spell {} other {ability of }}{card} of {who}{aim, select, none {} answer {, answering {target}} other { on {target}}}{x, plural, =0 {} other { (X = {x})}}: {text}",

  // Reading a card
  "read.waits": "waits to happen, number {number}",
  "read.announced":
    "{kind, select, spell {Cast by {who}} other {An ability used by {who}}}{aim, select, none {} answer {, answering {target}} other {, on {target}}}{x, plural, =0 {} other {, X = {x}}}.",
  "read.hand": "your hand, number {number}",
  "read.charging": "your Charging slot",
  "read.on": "on {card}",
  "read.place": "{who}, {slot}",
  "read.words": "What do the words mean?",
  "read.words.note": "CP, AP, aura, charging, rolls …",
  "read.printed": "{faction} {type}, cost {cost} CP, level {level}",
  "read.spent": "spent",
  "read.summoned": "came this turn",
  "read.carries": "Carries: {cards}",
  "read.note": "({text})",
  "type.weapon.note":
    "A weapon is put on your hero for nothing, in your own turn. The hero attacks and defends with its AP.",
  "type.armor.note":
    "Armor is put on your hero for nothing, in your own turn, and takes damage in place of Life.",
  "type.creature.note":
    "A creature is cast in your own turn, stays on your Battle Field, attacks and defends.",
  "type.relic.note": "A relic is cast in your own turn and stays on your side of the table.",
  "type.enhancement.note":
    "An enhancement is cast in your own turn and stays on the card or hero it makes better or worse.",
  "type.magic.note": "Magic is cast in your own turn, happens once and goes to the Boneyard.",
  "type.instant.note": "An Instant can be cast whenever you are asked, also in the other player's turn.",

  // Words of the game
  "term.goal": "Goal: bring the opposing hero from 50 Life to 0.",
  "term.turn":
    "Turn: each turn you either attack or cast spells. Weapons and armor can be put on beside that.",
  "term.cp":
    "CP, Casting Points: what spells cost. You get them by rolling for casting, 1 to 20 of them, and they last until your next turn.",
  "term.ap": "AP, Attack Points: the damage that a creature or weapon deals when it strikes.",
  "term.life":
    "Life: at 0 a hero has lost and a creature is destroyed. Creatures heal at the start of your turn, heroes do not.",
  "term.aura": "Aura: takes damage in place of Life and is whole again each turn.",
  "term.armor": "Armor: takes damage in place of Life, and does not heal.",
  "term.level": "Level: a hero plays cards up to its own level.",
  "term.charging":
    "Charging: a spell of a higher level can be laid face down while you cast. It gets a charge each turn, and with a charge for each missing level it can be cast.",
  "term.spent":
    "Spent: a card that has attacked or used its ability. It can do neither again, nor defend, before your next turn.",
  "term.roll":
    "Attack roll: 1 to 3 Critical Miss (only the defender deals damage), 4 to 6 Clean Miss (nobody does), 7 to 17 Hit (both do), 18 and more Direct Hit (only the attacker does), a rolled 20 Critical Hit (5 damage more).",
  "term.modifier":
    "Modifier: what is added to a roll. Each card you remove from your hand adds 1; some cards add or take away.",
  "term.stack":
    "Waiting spells: a spell does not happen at once. Others may answer it, and the last answer happens first.",
  "term.boneyard": "Boneyard: the pile of used and destroyed cards.",

  // The odds of a roll
  "odds.roll":
    "{plus, plural, =0 {} other {({sign}{plus}) }}Critical Miss {miss} %, Clean Miss {clean} %, Hit {hit} %, Direct Hit {direct} %, Critical Hit {critical} %",
  "odds.casting": "{low} to {high} CP, {mean} on average",
  "help.results":
    "Critical Miss: only the defender deals damage. Clean Miss: nobody does. Hit: both do. Direct Hit: only the attacker does. Critical Hit: the same with 5 damage more.",
  "help.attack":
    "Everybody you pick rolls one die, and the opponent chooses defenders first. Creatures that attack are spent: they cannot defend until your next turn.",
  "help.rolling": "{attacker} (AP {ap}) against {target}.",
  "help.remove": "Each card you remove adds 1 to this one roll. Removed cards are out of the game for good.",
  "help.attacker":
    "{attacker} has AP {ap}: without a defender your hero takes {ap} with {strikes} %, or {more} with {critical} %.",
  "help.attacker-aimed": "{attacker} has AP {ap} and strikes with {strikes} %.",
  "help.defend":
    "A defender takes the damage in place of the hero, and deals its own AP to the attacker with {back} %. Defending does not spend it.",
  "help.equipment":
    "Whatever you choose lies on the table from the start and costs nothing. It comes out of your deck; nobody sees your choice before all have chosen.",
  "help.exchange": "They are discarded, and you draw as many new ones. This happens once.",
  "help.action":
    "Attack with your hero and creatures, or roll for casting and spend the CP on spells: one of the two. Weapons and armor cost nothing and may be put on before and after.",
  "help.asked":
    "You are asked because you hold cards and could pay for an Instant, or have an ability in play. What you hold does not matter for that.",
  "help.window.stack": "Yield, and it happens. Or answer it: your answer happens first.",
  "help.window.before-action": "You are asked once before the action of this turn.",
  "help.window.attack-1": "Next the defenders are chosen.",
  "help.window.attack-2": "Next the dice are rolled.",
  "help.window.end": "This is the last moment of the turn.",
  "help.look": "You may do this once a game.",
  "help.reroll": "The second roll counts, also when it is worse.",
  "help.discard": "Discarded cards go to your Boneyard.",
  "help.slot": "A card stays in its slot. While one lies in the Instant/Spell slot you cannot cast Instants.",
  "confirm.end": "You have neither attacked nor cast this turn. End it all the same?",

  // Options
  "option.hand": "{number}. {card}",
  "note.card": "{figures}: {text}",
  "note.slot-empty": "empty",
  "note.slot-with": "beside {cards}",
  "note.owned": "{owner}: {text}",
  "item.cast-hand": "Cast {card} ({number})",
  "item.play-hand": "Equip {card} ({number})",
  "item.charge-hand": "Charge {card} ({number})",

  // Where a modifier comes from
  "modifier.removed": "+{count} for removed cards",
  "modifier.card": "{sign}{count} {card}",
  "modifier.level": "+{count} hero level",

  // What an effect gives for a time
  "grant.ap": "gets {sign}{count} AP",
  "grant.armor": "gets {sign}{count} armor",
  "grant.aura": "gets {sign}{count} aura",
  "grant.life": "gets {sign}{count} life",
  "grant.attackRoll": "gets {sign}{count} on attack rolls",
  "grant.castRoll": "gets {sign}{count} on casting rolls",
  "grant.reduceDamage": "takes {count} {sign, select, less {less} other {more}} damage from each source",
  "grant.apEach": "gets more AP the more there is on the table",
  "grant.keyword": "has {keyword}",
  "grant.undefendable": "cannot be defended against by everybody",
  "grant.can.attack-first-turn": "may attack in the first turn",
  "grant.can.attack-when-summoned": "may attack in the turn it came",
  "grant.can.attack-after-casting": "may attack after casting",
  "grant.can.defend-when-spent": "may defend while spent",
  "grant.can.defend-against-flying": "may defend against Flying",
  "grant.can.combine-weapons": "may use several weapons at once",
  "grant.can.two-weapons-a-slot": "may hold two weapons in each slot",
  "grant.cant.attack": "cannot attack",
  "grant.cant.defend": "cannot defend",
  "grant.cant.activate": "cannot use abilities",
  "grant.cant.be-targeted": "cannot be a target",
  "grant.cant.cast-instants": "cannot cast Instants",
  "grant.cant.cast-magic": "cannot cast Magic",
  "grant.cant.ready": "does not become ready",
  "grant.cant.gain-life": "cannot gain Life",
};
