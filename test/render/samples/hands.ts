/** What one player alone sees. */
import type { CardType, Faction } from "../../../src/cards/dark-legacy/vocabulary.ts";
import type { DarkLegacyView } from "../../../src/engine/dark-legacy/view-types.ts";
import { card, player, view } from "./parts.ts";

/** The hand of seat 0: `count` cards of every type, some with long texts. */
export function handOf(count: number): DarkLegacyView {
  const texts = [
    "Deal 3 damage to target creature.",
    "Activate: spend this card and pay 2 CP. Draw a card, then discard a card.",
    "Counter target spell.",
    "Enhance a creature. It has +2 AP and Flying. At the start of its controller's turn it takes 1 damage. When this creature is destroyed, its controller discards a card at random.",
    "When this creature enters play, each opposing creature takes 1 damage. Your other Chaos creatures have +1 AP. This creature cannot be targeted by instants, and it may attack in the turn it was summoned if your hero has 20 life or less.",
  ];
  const kinds: readonly (readonly [string, Faction, CardType])[] = [
    ["Flame Imp", "Chaos", "creature"],
    ["Music Box", "General", "relic"],
    ["Counter Spell", "General", "instant"],
    ["Cyber Wings", "Tech", "enhancement"],
    ["Chaos Warrior", "Chaos", "creature"],
    ["Handgun", "General", "weapon"],
    ["Magic Nullifier Gauntlets", "General", "armor"],
    ["Dragon Breath", "Chaos", "magic"],
    ["The Faithful", "Divine", "creature"],
    ["Giant Bats", "Darkness", "creature"],
    ["Stone Golem", "Earth", "creature"],
    ["Zephyr", "Wind", "creature"],
  ];
  const hand = Array.from({ length: count }, (_, index) => {
    const [name, faction, type] = kinds[index % kinds.length] ?? ["Card", "General", "magic"];
    return card(name, faction, type, {
      text: texts[index % texts.length] ?? "",
      cost: type === "weapon" || type === "armor" ? 0 : (index % 9) + 1,
      level: (index % 4) + 1,
      keywords: type === "weapon" ? ["distance"] : type === "creature" ? ["flying", "poison"] : [],
      ...(type === "weapon" ? { tokens: { ammo: 3 } } : {}),
    });
  });
  const charging = {
    charges: 1,
    card: card("Hellfire Storm", "Chaos", "magic", {
      level: 3,
      cost: 8,
      text: "Deal 8 damage to each opposing creature.",
    }),
  };
  return view([player(0, "Alice", { hand, handCount: count, charging }), player(1, "Bob")], { viewer: 0 });
}
