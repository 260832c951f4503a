/** Words of English that no sentence in another language should hold; those that German has as well are left out. */
const WORDS = [
  "the|of|to|and|or|is|are|has|have|with|without|for|from|your|you|this|that|these|it|its|their|they|who|whose|not|no|cannot|can|each|every|any|other|another",
  "card|cards|match|matches|game|games|player|players|turn|turns|spell|spells|damage|life|creature|creatures|weapon|armor|relic|enhancement|boneyard|slot|slots|charge|charging|attack|attacks|attacker|defend|defends|draw|draws|cast|casts|play|plays|equip|spent|ready|target|targets|level|faction|darkness|earth|divine|flying|distance|instinct|poison|annihilate|epic|roll|rolls|choose|chosen|pick|picked|nothing|nobody|deals|gains|loses|takes|goes|puts|opponent|opposing|until|when|while|if|then|only|once|own|settings|language|pictures|channel",
].join("|");

export const ENGLISH = new RegExp(`(?<![\\wäöüß-])(?:${WORDS})(?![\\wäöüß-])`, "i");
