/** The lessons of the tutorial, in English. Somebody reads them who has never seen the rulebook. */
export const tutorialTexts = {
  "tutorial.mistake": "{what} {why}",

  "tutorial.clicked.end": "That would end your turn.",
  "tutorial.clicked.yield": "That would let it happen.",
  "tutorial.clicked.attack": "That would start an attack, and then you could not cast this turn.",
  "tutorial.clicked.roll": "That would use your one action of the turn on casting.",
  "tutorial.clicked.instant": "That would spend an answer that you will need later.",
  "tutorial.clicked.remove": "That would throw cards away for a better roll.",
  "tutorial.clicked.nothing": "That would pass the chance by.",
  "tutorial.clicked.spell": "That is another spell.",
  "tutorial.clicked.equip": "That would put on equipment.",
  "tutorial.clicked.charge": "That would put a card aside to charge.",
  "tutorial.clicked.ability": "That would use an ability.",
  "tutorial.clicked.slot":
    "That is the Instant/Spell slot: while a creature lies in it, you cannot play Instants.",
  "tutorial.clicked.other": "You may do that in a match.",

  "tutorial.welcome.title": "What this is",
  "tutorial.welcome.text":
    "Two heroes duel. Each has 50 Life, a deck and a hand that only its owner sees. Bring the other hero to 0 Life.\n\nThis private panel is where you play: it always says what is asked. The table, with both heroes and their cards, is the picture further up in this thread.",

  "tutorial.equipment.title": "Starting equipment",
  "tutorial.equipment.text":
    "Your hero begins with one free piece of equipment from the deck. Both heroes choose in secret.\n\n**Take a weapon: {one} or {two}.** Its AP (Attack Points) are the damage your hero deals.",
  "tutorial.equipment.wrong": "We want to attack soon, so take a weapon: **{one}** or **{two}**.",

  "tutorial.turn.title": "Your turn begins",
  "tutorial.turn.text":
    "You hold five cards and have drawn a sixth. Each card tells its kind and what it costs.\n\nIn a turn you choose **one** of two things: **cast** spells, or **attack**. In the very first turn of each player nobody can attack or be hurt, so we shall cast.",

  "tutorial.armor.title": "Equipment costs nothing",
  "tutorial.armor.text":
    "Weapons and armor are put on at any time in your own turn. They need no roll and no points. Armor takes damage before your Life does; you may play two pieces in a match.\n\n**Equip {card}.**",
  "tutorial.armor.wrong": "First put on your armor: **Equip {card}**. It is free.",

  "tutorial.roll.title": "The casting roll",
  "tutorial.roll.text":
    "Spells are paid with CP (Casting Points). You get them from one roll of a 20-sided die. Cards removed from your hand would add 1 each; we keep ours.\n\n**Press Roll for casting, then No cards.**",
  "tutorial.roll.wrong": "Press **Roll for casting**, then **No cards**.",

  "tutorial.creature.title": "A creature",
  "tutorial.creature.text":
    "You have {cp} CP. Creatures fight for you. AP is the damage one deals; Life and Aura Armor are what it can take, and both come back at the start of your turn.\n\n**Cast a creature from your hand** into Battle Field 1, 2 or 3; the fourth must stay free for Instants. Keep 4 CP or more, which pay for one in the other player's turn.",
  "tutorial.creature.wrong":
    "Cast a **creature** from your hand, into Battle Field 1, 2 or 3, and keep 4 CP.",

  "tutorial.charge.title": "Charging",
  "tutorial.charge.text":
    "{card} is a spell of level 2, your hero is of level 1. You can still play it: lay it face down in the Charging slot. Each of your turns it gains a charge, and one charge makes up for one level.\n\n**Charge {card}.** That costs no CP.",
  "tutorial.charge.wrong": "Lay **{card}** aside to charge. It costs nothing.",

  "tutorial.end.title": "End the turn, keep the points",
  "tutorial.end.text":
    "You have {cp} CP left. They stay through the other player's turn and are lost when your own begins. With them you can answer what the other one does. There is no limit to the cards in your hand.\n\n**Press End turn.**",
  "tutorial.end.wrong": "Keep what you have left for the other player's turn: **End turn**.",

  "tutorial.window.title": "You may answer",
  "tutorial.window.text":
    "The other player casts {card}. A spell waits until everybody has let it pass, so you are asked: answer with an Instant, or let it happen. You are asked whenever you have cards and enough CP, so nobody learns what you hold.\n\n{card} is small. **Press Yield** to let it happen.",
  "tutorial.window.wrong": "{card} is small. Save your answer and press **Yield**.",

  "tutorial.counter.title": "Counter it",
  "tutorial.counter.text":
    "Now comes {card}, which is stronger. A {answer} stops a spell: it goes to its owner's Boneyard (the pile of used cards) and does nothing. What was played last happens first.\n\n**Cast {answer} on {card}.**",
  "tutorial.counter.wrong": "Stop **{card}**: cast **{answer}** on it.",

  "tutorial.start.title": "How each turn starts",
  "tutorial.start.text":
    "Five things happen by themselves: CP left over are lost; effects for the start of a turn happen; your cards become ready and your creatures heal; the Charging slot gains a charge; you draw a card. **Whoever cannot draw loses.**",

  "tutorial.attack.title": "Attack",
  "tutorial.attack.text":
    "Your first turn is over, so you may attack: with any of your creatures that are ready and did not come this turn, and with your hero and one weapon. All of it goes at the other hero.\n\n**Attack with your hero and your creature:** choose both, then confirm.",
  "tutorial.attack.wrong": "This turn we attack: choose **Attack**.",

  "tutorial.die.title": "Roll for each attacker",
  "tutorial.die.text":
    "The other player has chosen who defends. Now each attacker rolls a 20-sided die:\n• up to 3: critical miss, only the defender deals damage\n• 4–6: clean miss, nobody does\n• 7–17: hit, both do\n• 18–19: direct hit, only you do\n• a 20 on the die: critical hit, the same and 5 more\n\n**Press No cards** to roll as it is.",
  "tutorial.die.wrong": "Keep your cards: press **No cards**.",

  "tutorial.damage.title": "What it did",
  "tutorial.damage.text":
    "Damage falls when all have rolled. A hero's armor takes it first, then Aura Armor, then Life. A creature that lost all its Life goes to the Boneyard. Your creature is now **spent**: it does nothing until your next turn.\n\nYou attacked, so you cannot cast. **Press End turn.**",
  "tutorial.damage.wrong": "An attack is your action of the turn. **Press End turn.**",

  "tutorial.defend.title": "Defend",
  "tutorial.defend.text":
    "You are attacked. Each attacker may be met by one of your ready creatures, or by your hero with a weapon. Whoever defends takes the damage and strikes back. What nobody meets hits your hero. Your creature is spent, your hero is not.\n\n**Let your hero meet one attacker**, then confirm.",
  "tutorial.defend.wrong": "Your hero can strike back here: **pick who meets an attacker**, then confirm.",

  "tutorial.again.title": "Cast again",
  "tutorial.again.text":
    "{card} has its charge by now, so you can cast it this turn. It still has to be paid.\n\n**Press Roll for casting, then No cards.**",
  "tutorial.again.wrong": "Roll for CP first: **Roll for casting**, then **No cards**.",

  "tutorial.charged.title": "Cast what you charged",
  "tutorial.charged.text":
    "**Cast {card} from the Charging slot.** Afterwards you may cast more, as long as your points last.",
  "tutorial.charged.wrong": "Cast **{card}** first.",

  "tutorial.recap.title": "That is the game",
  "tutorial.recap.text":
    "• A turn: start, then **cast or attack**, then end.\n• Weapons and armor are free. Spells need the roll.\n• CP you keep let you answer in the other player's turn.\n• You win when the other hero has 0 Life or 20 poison, or when its player cannot draw.\n\nPlay on here as you like: nothing counts. Then: `/play vs:bot` for a real match, `/deck` for your own cards, `/help` for everything else.",
} as const;
