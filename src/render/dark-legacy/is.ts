import type { CardDef } from "../../cards/dark-legacy/vocabulary.ts";
import type { HeroSheetView } from "../../engine/dark-legacy/hero-sheet.ts";
import type { CardView, DarkLegacyView } from "../../engine/dark-legacy/view-types.ts";
import type { AnyView } from "../../engine/kernel/live-match.ts";

const GAME = "dark-legacy";

/** A card by itself, outside a match. */
export interface LoneCard extends AnyView {
  readonly game: typeof GAME;
  readonly card: CardView;
}

/** Views come from the engine, which alone gives this name. */
export function isDarkLegacy(view: AnyView): view is DarkLegacyView {
  return view.game === GAME && "players" in view;
}
export function isLoneCard(view: AnyView): view is LoneCard {
  return view.game === GAME && "card" in view;
}

export function isHeroSheet(view: AnyView): view is HeroSheetView {
  return view.game === GAME && "sheet" in view;
}

/** What `Painter.card` draws for a definition; `text` is the text printed on the card. */
export function loneCard(def: CardDef, text: string): LoneCard {
  const pool = (of: number | undefined): { left: number; of: number } | null =>
    of === undefined ? null : { left: of, of };
  return {
    game: GAME,
    card: {
      id: def.id,
      def: def.id,
      name: def.name,
      faction: def.faction,
      type: def.type,
      cost: def.cost,
      level: def.level,
      text,
      keywords: def.keywords,
      owner: 0,
      controller: 0,
      spent: false,
      locked: 0,
      summonedThisTurn: false,
      ap: def.ap ?? null,
      armor: pool(def.armor),
      aura: pool(def.aura),
      life: pool(def.life),
      tokens: def.ammo === undefined ? {} : { ammo: def.ammo },
      attached: [],
      attacking: false,
      defending: false,
    },
  };
}
