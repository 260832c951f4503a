import { FACTIONS, KEYWORDS, TYPES } from "../../src/cards/dark-legacy/vocabulary.ts";
import type { CardView, DarkLegacyView, PlayerView } from "../../src/engine/dark-legacy/view-types.ts";

/** A table with a card of every faction and type, every counter and every mark. */
export function paletteSample(fight: boolean): DarkLegacyView {
  let number = 0;
  const card = (index: number, more: Partial<CardView> = {}): CardView => {
    number += 1;
    return {
      id: `c${number}`,
      def: "sample",
      name: `Sample ${number}`,
      faction: FACTIONS[index % FACTIONS.length] ?? "General",
      type: TYPES[index % TYPES.length] ?? "creature",
      cost: 3,
      level: 2,
      text: "A line of text",
      keywords: [KEYWORDS[index % KEYWORDS.length] ?? "flying"],
      owner: 0,
      controller: 0,
      spent: index % 4 === 0,
      locked: index % 9 === 4 ? 1 : 0,
      summonedThisTurn: index % 3 === 0,
      ap: 3,
      armor: { left: 2, of: 2 },
      aura: { left: 1, of: 2 },
      life: { left: 2, of: 4 },
      tokens: { ammo: 3, poison: 1, cp: 2, time: 1 },
      attached: [],
      attacking: fight && index % 2 === 0,
      defending: fight && index % 2 === 1,
      ...more,
    };
  };
  const player = (seat: number): PlayerView => ({
    seat,
    name: `Player ${seat}`,
    level: 1,
    faction: FACTIONS[seat] ?? "General",
    life: 50,
    startingLife: 50,
    cp: 3,
    poison: 1,
    deck: 40,
    handCount: 7,
    boneyardCount: 3,
    removed: [],
    hand: FACTIONS.map((_, index) => card(index)),
    boneyard: null,
    weapons: { primary: card(seat), secondary: card(seat + 2) },
    armor: { primary: card(seat + 4), secondary: card(seat + 6) },
    equip: [card(seat), card(seat + 1)],
    charging: { charges: 1, card: null },
    field: [0, 1, 2, 3].map((slot) => [
      card(slot + seat * 3 + (fight ? 2 : 0), slot === 1 ? { attached: [card(5)] } : {}),
    ]),
    armorPlayed: 0,
  });
  const players = [player(0), player(1)];
  const ids = players.map((one) => one.field.map((cards) => cards[0]?.id ?? ""));
  const results = ["critical-miss", "clean-miss", "hit", "direct-hit", "critical-hit"];
  const lines = results.map((result, index) => ({
    from: ids[0]?.[index % 4] ?? "",
    fromName: "Sample",
    defendedBy: index === 0 ? null : (ids[1]?.[index % 4] ?? null),
    defenderName: null,
    natural: 5,
    total: 7,
    result,
  }));
  return {
    game: "dark-legacy",
    viewer: 0,
    turn: 3,
    active: 0,
    phase: "action",
    action: "cast",
    castRoll: { natural: 12, modifier: 1, total: 13 },
    window: null,
    players,
    stack: fight
      ? []
      : [false, true].map((countered, index) => ({
          id: `s${index}`,
          name: "Sample",
          text: "",
          kind: "spell",
          controller: 0,
          targets: [ids[index]?.[0] ?? ""],
          x: 0,
          countered,
          card: card(index + 3),
        })),
    attack: fight ? { attacker: 0, defender: 1, lines } : null,
    waiting: [0, 1],
    over: null,
  };
}
