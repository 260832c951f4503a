import { type Look, PLAIN_LOOK } from "../../engine/kernel/look.ts";
import type { Describer } from "../renderer.ts";
import { describeCard, describeHand, describePlaymat } from "./describe.ts";
import { describeSheet } from "./describe-sheet.ts";
import { isDarkLegacy, isHeroSheet, isLoneCard } from "./is.ts";
import { speak } from "./words.ts";

/** Says something in the look's language. */
function said(look: Look | undefined, say: () => string): string {
  speak((look ?? PLAIN_LOOK).language);
  const words = say();
  speak(PLAIN_LOOK.language);
  return words;
}

/** The words of this game's pictures. */
export const describer: Describer = {
  playmat: (view, look) => said(look, () => (isDarkLegacy(view) ? describePlaymat(view) : "")),
  hand: (view, look) => said(look, () => (isDarkLegacy(view) ? describeHand(view) : "")),
  card: (view, look) => said(look, () => (isLoneCard(view) ? describeCard(view.card) : "")),
  sheet: (view, look) => said(look, () => (isHeroSheet(view) ? describeSheet(view.sheet) : "")),
};
