import type { Describer } from "../renderer.ts";
import { describeCard, describeHand, describePlaymat } from "./describe.ts";
import { describeSheet } from "./describe-sheet.ts";
import { isDarkLegacy, isHeroSheet, isLoneCard } from "./is.ts";

/** The words of this game's pictures. */
export const describer: Describer = {
  playmat: (view) => (isDarkLegacy(view) ? describePlaymat(view) : ""),
  hand: (view) => (isDarkLegacy(view) ? describeHand(view) : ""),
  card: (view) => (isLoneCard(view) ? describeCard(view.card) : ""),
  sheet: (view) => (isHeroSheet(view) ? describeSheet(view.sheet) : ""),
};
