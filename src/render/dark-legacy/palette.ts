import { type Palette, paletteOf } from "../paint/indexed.ts";
import { paletteColors } from "./palette-colors.ts";

let palette: Palette | null = null;

/** The colours of every picture of this game. They were chosen beforehand: choosing takes a second of work. */
export function themePalette(): Palette {
  palette ??= paletteOf(paletteColors.trim().split(/\s+/));
  return palette;
}
