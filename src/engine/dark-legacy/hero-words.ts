import { LEVELS, type LevelBonus } from "../../cards/dark-legacy/levels.ts";
import { type Msg, msg } from "../kernel/text.ts";

/** What a hero has chosen of a bonus, as far as its words need it. */
export interface Chosen {
  readonly reroll: string | null;
  readonly creatureBonus: string | null;
  /** Only when it is chosen for good. */
  readonly faction: string | null;
}

const NOTHING: Chosen = { reroll: null, creatureBonus: null, faction: null };

/** What a level gives, in words. */
export function bonusMsg(level: number, chosen: Chosen = NOTHING): Msg {
  const gives = LEVELS.levels.find((row) => row.level === level)?.gives ?? [];
  const [first, ...more] = gives.map((one) => wordsOf(one, chosen));
  return more.reduce(
    (one, other) => msg("hero.bonus.two", { one, other }),
    first ?? msg("hero.bonus.nothing"),
  );
}

function wordsOf(bonus: LevelBonus, { reroll, creatureBonus, faction }: Chosen): Msg {
  switch (bonus.kind) {
    case "exchange":
      return msg("hero.bonus.exchange", { cards: bonus.cards });
    case "life":
      return msg("hero.bonus.life", { amount: bonus.amount });
    case "reroll":
      return msg(`hero.bonus.reroll${reroll === null ? "" : `.${reroll}`}`);
    case "creature-bonus":
      return msg(`hero.bonus.creature-bonus${creatureBonus === null ? "" : `.${creatureBonus}`}`);
    case "faction-lock":
      return faction === null
        ? msg("hero.bonus.faction-lock")
        : msg("hero.bonus.faction-lock.chosen", { faction });
    default:
      return msg(`hero.bonus.${bonus.kind}`);
  }
}

/** A number of points with its sign: "+20", "−10". */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}
