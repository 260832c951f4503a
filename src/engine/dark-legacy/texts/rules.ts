import type { Catalogue } from "../../kernel/text.ts";
import chapters from "../rule-ids.json" with { type: "json" };

/**
 * Every rule in one or two plain sentences of our own, for somebody who has never seen the rulebook. Ids are those that events,
 * refusals and questions carry.
 */
const sentences: Readonly<Record<string, string>> = {
  "D-1.1": "A deck needs at least 50 cards; more are allowed.",
  "D-1.2": "A deck may hold the same card at most three times.",
  "D-1.3": "Weapons, armor, creatures, relics, enhancements, Magic and Instants may all be in a deck.",
  "D-1.4":
    "Up to level 4 a hero plays cards of every faction. From level 5 on only General cards and those of the hero's own faction, unless a card allows others.",
  "D-1.5": "A deck may hold cards of other factions; the faction matters at the moment they are played.",
  "D-1.6": "A deck may hold cards above the hero's level. Spells among them can be charged.",
  "D-2.1": "A hero keeps Skill Points from match to match; both players get some when a ranked match ends.",
  "D-2.2": "Every 20 Skill Points bring the next level, up to level 6 at 100.",
  "D-2.3": "Beyond level 6 every further 20 Skill Points bring a level.",
  "D-2.4": "What a hero gained at lower levels stays at higher ones.",
  "D-2.5": "At level 1 a hero plays any card whose level is not above the hero's.",
  "D-2.6":
    "From level 2 on you may look at the top card of your deck once a game, in your own turn, and put it at the bottom if you like.",
  "D-2.7":
    "From level 3 on you may exchange up to two cards of your opening hand: they are discarded, and you draw as many.",
  "D-2.8":
    "From level 4 on you may roll once more, once a game: the casting roll or the hero's attack roll, whichever your hero has chosen. The second roll counts.",
  "D-2.9": "At level 5 a hero belongs to one faction for good and starts with ten more Life.",
  "D-2.10": "At level 6 a hero's creatures either get +2 on attack rolls or +1 AP.",
  "D-2.11": "How many Skill Points a match brings depends on how far the levels of both heroes are apart.",
  "D-2.12":
    "The levels at the start of the match count. Skill Points never fall below 0, and a level once reached stays.",
  "D-2.13": "Giving up and running out of time count as a loss; a draw brings both what a loss brings.",
  "D-3.1": "Heroes start with 50 Life (60 from level 5), choose equipment, and then the decks are shuffled.",
  "D-3.2":
    "Before the game each player may take one weapon, armor or relic that costs 0 out of the deck and start with it. All choose in secret and show it together.",
  "D-3.3": "Who has no fitting card or wants none starts without equipment.",
  "D-3.4": "A starting armor counts as one of the two of a game, a starting Epic card as the one of a game.",
  "D-3.5": "A random draw decides who goes first.",
  "D-3.6": "Everybody draws five cards; then heroes of level 3 and more may exchange two.",
  "D-3.7": "Nobody else may exchange the opening hand.",
  "D-4.1":
    "Each player has two Weapon slots, an Armor slot, a slot for a second Armor or a relic, a Charging slot, Hero Equip, and a Battle Field whose last slot is the Instant/Spell slot.",
  "D-4.2": "Used and destroyed cards lie in the Boneyard in order; only its owner looks into it.",
  "D-4.3": "Weapons, armor, Hero Equip and the charging card belong to the hero.",
  "D-4.4":
    "A weapon may not be above the hero's level. It fills the Primary slot first, then the Secondary one, one card a slot, and stays until a card effect takes it away.",
  "D-4.5":
    "An armor may not be above the hero's level. It fills the Primary slot first, and a player puts on at most two armor cards in a whole game.",
  "D-4.6": "The second Armor slot holds either an armor or a relic.",
  "D-4.7": "A creature needs an empty Battle Field slot, or one in which a creature of the same name stands.",
  "D-4.8":
    "A relic needs an empty Battle Field slot, the free second Armor slot, or a slot with a relic of the same name.",
  "D-4.9": "Cards that share a slot still count one by one: each has its own damage, tokens and attacks.",
  "D-4.10": "Cards of different names never share a slot.",
  "D-4.11": "Magic needs an empty Battle Field slot when it is cast, though it does not stay there.",
  "D-4.12": "Instants can be cast only while no card lies in your Instant/Spell slot.",
  "D-4.13": "An enhancement needs no slot, only something that it may enhance.",
  "D-4.14": "When a card leaves play, the enhancements on it are destroyed with it.",
  "D-4.15": "One spell may lie face down in the Charging slot.",
  "D-4.16": "Cards go to the Boneyard of their owner, whoever controlled them.",
  "D-5.1":
    "Weapons and armor are put on at any time in your own turn. They cost nothing and nobody can answer them.",
  "D-5.2":
    "Creatures, relics, enhancements and Magic are cast in your own turn, after you rolled for casting.",
  "D-5.3": "Instants may be cast whenever you are asked, in anybody's turn, if level, CP and slot allow it.",
  "D-5.4": "Cards come into play ready.",
  "D-5.5": "A creature neither attacks nor uses an ability that spends it in the turn it came into play.",
  "D-6.1": "A turn has a Start Phase, an Action Phase and an End Phase; then the next player follows.",
  "D-6.2":
    "During the first turn of each player nobody attacks, and no damage is dealt to anybody. Spells may be cast, but hurt nobody.",
  "D-6.3":
    "A turn begins in this order: unspent CP are gone, effects of the beginning of the turn happen, your cards become ready and your creatures heal, your charging card gets a charge, you draw a card.",
  "D-6.4": "Effects of the beginning of the turn happen before creatures heal.",
  "D-6.5": "Whoever goes first draws in the first turn, too.",
  "D-6.6": "CP that you do not spend last through your opponent's next turn, so you can answer with them.",
  "D-6.7": "Each turn you either attack or cast, once, or do neither.",
  "D-6.8": "You end your turn when you like; there is no limit to the cards in your hand.",
  "D-6.9":
    "Players may answer to every spell, ability and effect that waits, twice during an attack, once before the action and once at the end of the turn.",
  "D-6.10":
    "Players are asked in turn. Whoever plays something passes the word on; when everybody yields in a row, what waits happens.",
  "D-7.1": "You do not attack in your first turn.",
  "D-7.2":
    "An attack goes like this: attackers are named, both may answer, defenders are named, both may answer, each attacker rolls, then all damage is dealt.",
  "D-7.3":
    "Any number of your ready creatures may attack that were there before this turn, and your hero with one weapon.",
  "D-7.4": "The hero attacks with the weapon you name. Without any weapon the hero has AP 1.",
  "D-7.5": "A spent weapon neither attacks nor defends.",
  "D-7.6":
    "A creature that attacks becomes spent, so it cannot defend before your next turn. A hero does not.",
  "D-7.7": "Every attack is aimed at the opposing hero; defenders step in between.",
  "D-7.8": "When both may answer during an attack, the attacker is asked first.",
  "D-7.9": "Ready creatures and the hero may defend. Nobody has to: then the damage goes to the hero.",
  "D-7.10": "A creature defends against one attacker, a hero against one for each ready weapon.",
  "D-7.11": "A hero without a ready weapon may defend against one attacker with AP 1.",
  "D-7.12": "Against each attacker stands at most one defender.",
  "D-7.13": "Defending does not make a card spent.",
  "D-7.14":
    "Only flying creatures and heroes, or a hero with a Distance weapon, defend against a flying attacker.",
  "D-7.15": "A Distance weapon loses one ammo each time it attacks or defends, when that is announced.",
  "D-7.16": "A Distance weapon without ammo has AP 0.",
  "D-7.17": "A hero who attacks with a Distance weapon takes no damage from the defender.",
  "D-7.18":
    "Each attacker rolls a twenty-sided die. Up to 3 is a Critical Miss (only the defender deals damage), 4 to 6 a Clean Miss (nobody does), 7 to 17 a Hit (both do), from 18 on a Direct Hit (only the attacker does). A rolled 1 always misses; a rolled 20 is a Critical Hit with 5 more damage.",
  "D-7.19":
    "After a Critical Miss a Distance weapon jams: it is spent and stays so for the next two turns of its player.",
  "D-7.20": "Against an attacker without a defender nothing comes back, and a hit damages the hero.",
  "D-7.21": "All damage of an attack is dealt at once, after all rolls.",
  "D-7.22": "An attacker that is gone before the rolls does not roll, and its defender deals nothing.",
  "D-7.23": "When a defender is gone before the roll, the attack still does not reach the hero.",
  "D-7.24": "Nobody can answer between rolls and damage.",
  "D-8.1":
    "Damage to a hero goes through armor first, then through what works like armor, then through aura, and only the rest costs Life.",
  "D-8.2": "Damage to a creature goes through its armor, then its aura, and the rest costs its life.",
  "D-8.3": "A hero's lost Life and damaged armor do not come back by themselves.",
  "D-8.4": "A creature is as good as new at the beginning of its player's next turn.",
  "D-8.5": "Aura that another card lends is gone with that card, and the damage it took is gone, too.",
  "D-8.6": "Armor with nothing left is destroyed.",
  "D-8.7": "Damage of several attackers to a hero is added up before armor takes its part.",
  "D-8.8": "A creature without life left is destroyed at once.",
  "D-8.9": "What a creature can take is the sum of its armor, aura and life that are left.",
  "D-9.1":
    "To cast you roll a twenty-sided die once: the result is your CP (Casting Points), with which you pay for spells.",
  "D-9.2": "You may cast one spell after another as long as your CP last.",
  "D-9.3":
    "A spell can be cast when its level is not above your hero's (or it is charged enough), a legal target is there, and you can pay its cost in CP.",
  "D-9.4": "Some cards store CP; stored CP pay for spells, too, and do not fade.",
  "D-9.5": "CP paid for a spell are gone, also when it is countered.",
  "D-9.6":
    "A spell does not happen at once: it waits on the stack, where it can be answered. A slot for it is kept free.",
  "D-9.7": "After a spell the opponent is asked first for an answer.",
  "D-9.8": "What was played last happens first.",
  "D-9.9": "A spell whose target is gone does nothing.",
  "D-9.10":
    "A countered spell does nothing and goes to its owner's Boneyard. Only cast cards can be countered.",
  "D-9.11":
    "Charging: a spell above your hero's level can be laid face down while you cast. It gets a charge at the beginning of each of your turns, and can be cast once it has a charge for each missing level.",
  "D-9.12": "A charging card can be neither discarded nor taken back. Weapons and armor cannot be charged.",
  "D-9.13": "Magic and Instants go to the Boneyard when they are done.",
  "D-10.1": "Using such an ability makes the card spent; it is ready again in your next turn.",
  "D-10.2": "A spent card cannot use an ability that would spend it.",
  "D-10.3": "A defender that becomes spent still defends.",
  "D-10.4":
    "Before a roll in your own turn you may remove cards of your hand from the game: each adds 1 to that roll. They do not come back.",
  "D-10.5": "Tokens (ammo, poison, charges and the like) stay until something takes them off.",
  "D-11.1":
    "You lose when your hero has no Life left, has 20 Poison tokens, or when you must draw at the beginning of your turn and your deck is empty.",
  "D-11.2":
    "Whether somebody has lost is looked at after everything that happens; if all lose at once, it is a draw.",
  "D-11.3": "When a ranked match ends, Skill Points are awarded.",
  "D-12.1": "Annihilate: damage that is more than the defending creature could take hits the hero behind it.",
  "D-12.2": "Distance: a weapon with ammo. The hero attacks with it without taking damage back.",
  "D-12.3": "Epic: each player may play one Epic card a game.",
  "D-12.4": "Flying: only flying creatures and heroes, or a Distance weapon, defend against it.",
  "D-12.5":
    "Poison: whoever it damages gets a Poison token. A creature dies when its tokens reach its level, a hero of 20 of them.",
  "D-12.6": "Instinct: its damage is dealt first. What it destroys does not strike back.",
  "D-12.7": "Regenerate: all damage on a creature is taken off.",
  "D-12.8": "Sacrifice: you put a card of yours in play into your Boneyard. It is not destroyed by that.",
  "D-12.9": "Effects can give a card such words, too.",
  "D-13.1": "Ancient Golem cannot be chosen as a target for what needs a creature.",
  "D-13.2": "Cerberus fights either once with all its strength or three times with a third of it.",
  "D-13.3": "D.I.P. Watch begins the game anew, without the cards that were removed from it.",
  "D-13.4": "Dual Handed lets a hero fight with both weapons at once, with one roll.",
  "D-13.5": "Four Arm Mutation lets a hero hold two weapons in each Weapon slot and use them together.",
  "D-13.6":
    "With several weapons at once each Distance weapon loses ammo, and a Critical Hit adds 5 only once.",
  "D-13.7":
    "Ticking Time Bomb loses a token each turn; with the last one it deals 25 damage to what it sits on.",
  "D-13.8": "Fusion makes one creature of two, with the figures and abilities of both.",
  "D-13.9": "Guardian Angel gives every creature with Angel in its name +1 AP and +1 aura.",
  "D-14.1": "Teams play by the usual rules; turns go round to the left.",
  "D-14.2": "A team has won when no hero of the other team is left.",
  "D-14.3": "When a hero of a team falls, that player's creatures go on fighting.",
  "D-14.4": "Teammates may use each other's CP and Battle Field slots.",
  "D-14.5": "The attacker names the hero who is attacked; any player of that team may name the defenders.",
  "D-14.6": "The protection of the first turn holds for each player's first turn.",
  "D-15.1": "Agreed for this match: a hero may defend with one weapon against any number of attackers.",
  "D-15.2":
    "Agreed for this match: a player whose hero fell goes on as long as creatures of that hero are left.",
  "D-15.3": "Agreed for this match: cards cannot be removed for a better roll.",
  "D-16.1": "What a card says counts more than a rule.",
  "D-16.2": "When one card says that something can be done and another that it cannot, it cannot.",
};

function catalogue(): Catalogue {
  const all: Record<string, string> = {};
  for (const { rules } of chapters)
    for (const { id, title } of rules) {
      all[`rule.${id}`] = title;
      const text = sentences[id];
      if (text !== undefined) all[`rule.${id}.text`] = text;
    }
  return all;
}

/** `rule.<id>` is a rule's title, `rule.<id>.text` what it says. */
export const ruleTexts: Catalogue = catalogue();
