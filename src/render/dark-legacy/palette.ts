import type { Palette as PaletteName } from "../../engine/kernel/look.ts";
import { type Palette, paletteOf } from "../paint/indexed.ts";
import { paletteColors } from "./palette-colors.ts";

const palettes = new Map<string, Palette>();

/**
 * The colours of every picture of this theme, chosen beforehand: choosing takes a second of work. `few` is for the large
 * pictures of team battles: fewer shades at the edges of letters save an eighth of the bytes.
 */
export function themePalette(name: PaletteName, shades: "many" | "few" = "many"): Palette {
  const key = `${name}/${shades}`;
  let palette = palettes.get(key);
  if (!palette) {
    palette = paletteOf(paletteColors[name][shades].trim().split(/\s+/));
    palettes.set(key, palette);
  }
  return palette;
}
