import type { CardView, DarkLegacyView, PlayerView } from "../../engine/dark-legacy/view-types.ts";

/** What an attack, as it stands now, does to a card or hero. */
export interface Danger {
  /** Damage of all blows together. */
  readonly damage: number;
  /** The damage is as much as what protects, or more. */
  readonly deadly: boolean;
  /** Every roll it takes has fallen; else the blows are reckoned as plain Hits. */
  readonly rolled: boolean;
}

const CRITICAL_BONUS = 5;
const STRIKES: readonly (string | null)[] = [null, "hit", "direct-hit", "critical-hit"];
const ANSWERS: readonly (string | null)[] = ["hit", "critical-miss"];

/**
 * What the attack would do by the figures on the table (D-7.18 to D-7.21, D-8.9), by id of card or "hero-N". Answers, and effects that
 * lessen damage, are not reckoned with; creatures that attack several times are left out, since their shares do not show.
 */
export function dangers(view: DarkLegacyView): Map<string, Danger> {
  const found = new Map<string, Danger>();
  const { attack } = view;
  // D-6.2: nobody is dealt damage in a player's first turn.
  if (!attack || view.over || view.turn <= view.players.length) return found;
  const attacker = playerAt(view, attack.attacker);
  const sums = new Map<string, { damage: number; rolled: boolean }>();
  const add = (id: string, damage: number, rolled: boolean): void => {
    if (damage <= 0) return;
    const sum = sums.get(id) ?? { damage: 0, rolled: true };
    sums.set(id, { damage: sum.damage + damage, rolled: sum.rolled && rolled });
  };
  for (const line of attack.lines) {
    const ap = powerOf(view, attacker, line.from);
    if (ap === null) continue;
    const target = line.defendedBy ?? line.aim ?? `hero-${attack.defender}`;
    if (STRIKES.includes(line.result))
      add(
        strikenBy(view, target),
        ap + (line.result === "critical-hit" ? CRITICAL_BONUS : 0),
        line.result !== null,
      );
    if (line.defendedBy === null || !ANSWERS.includes(line.result)) continue;
    // D-7.17: nothing comes back to a hero that attacks from a distance.
    const weapon = attacker && weaponsOf(attacker).find((one) => one.id === line.from);
    if (weapon?.keywords.includes("distance")) continue;
    add(strikenBy(view, line.from), cardAt(view, line.defendedBy)?.ap ?? 1, true);
  }
  for (const [id, { damage, rolled }] of sums)
    found.set(id, { damage, rolled, deadly: damage >= defenseOf(view, id) });
  return found;
}

function playerAt(view: DarkLegacyView, seat: number): PlayerView | undefined {
  return view.players.find((one) => one.seat === seat);
}

function weaponsOf(player: PlayerView): CardView[] {
  return Object.values(player.weapons).flatMap((one) => one ?? []);
}

function cardAt(view: DarkLegacyView, id: string): CardView | undefined {
  return view.players
    .flatMap((one) => [...one.field.flat(), ...weaponsOf(one)])
    .find((card) => card.id === id);
}

/** AP of an attack; of weapons used together the sum (D-13.4). Null where the table does not tell. */
function powerOf(view: DarkLegacyView, attacker: PlayerView | undefined, from: string): number | null {
  if (from.startsWith("hero-")) return 1;
  const lines = view.attack?.lines ?? [];
  if (lines.filter((line) => line.from === from).length > 1) return null;
  const weapons = attacker ? weaponsOf(attacker).filter((one) => one.attacking) : [];
  const used = lines.filter((line) => weapons.some((one) => one.id === line.from)).length;
  if (used === 1 && weapons.some((one) => one.id === from))
    return weapons.reduce((sum, one) => sum + (one.ap ?? 0), 0);
  return cardAt(view, from)?.ap ?? null;
}

/** Who takes the damage: a weapon's hero, else the card or hero itself. */
function strikenBy(view: DarkLegacyView, id: string): string {
  const holder = view.players.find((one) => weaponsOf(one).some((weapon) => weapon.id === id));
  return holder ? `hero-${holder.seat}` : id;
}

function defenseOf(view: DarkLegacyView, id: string): number {
  const hero = view.players.find((one) => id === `hero-${one.seat}`);
  if (hero) {
    const layers = [hero.armor.primary, hero.armor.secondary, ...hero.equip];
    return layers.reduce((sum, card) => sum + (card?.armor?.left ?? 0), hero.life);
  }
  const card = cardAt(view, id);
  return (card?.armor?.left ?? 0) + (card?.aura?.left ?? 0) + (card?.life?.left ?? Number.POSITIVE_INFINITY);
}
