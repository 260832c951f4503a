/**
 * Chooses the colours of this game's pictures and writes src/render/dark-legacy/palette-colors.ts. Run it after a change of
 * the theme: `npx tsx scripts/dark-legacy/palette.ts`.
 */
import { writeFileSync } from "node:fs";
import { PALETTES, type Palette } from "../../src/engine/kernel/look.ts";
import { drawHand } from "../../src/render/dark-legacy/hand.ts";
import { TABLE } from "../../src/render/dark-legacy/places.ts";
import { drawPlaymat } from "../../src/render/dark-legacy/playmat.ts";
import { useTheme } from "../../src/render/dark-legacy/theme.ts";
import { reusedSurface } from "../../src/render/paint/surface.ts";
import { choosePalette } from "./choose-palette.ts";
import { paletteSample } from "./palette-sample.ts";

function colorsOf(theme: Palette): { many: string[]; few: string[] } {
  useTheme(theme);
  const pictures: Buffer[] = [];
  for (const fight of [false, true]) {
    const { canvas, ctx } = reusedSurface(TABLE.w, TABLE.h);
    drawPlaymat(ctx, paletteSample(fight));
    pictures.push(canvas.toBuffer("raw"));
  }
  const hand = drawHand(paletteSample(false));
  if (hand) pictures.push(hand.canvas.toBuffer("raw"));
  return { many: choosePalette(pictures, 152), few: choosePalette(pictures, 64) };
}

const entries: string[] = [];
for (const theme of PALETTES) {
  const parts = Object.entries(colorsOf(theme)).map(([shades, colors]) => {
    const lines: string[] = [];
    for (let i = 0; i < colors.length; i += 14) lines.push(`      ${colors.slice(i, i + 14).join(" ")}`);
    console.log(`${colors.length} colours for ${theme}`);
    return `    ${shades}: \`\n${lines.join("\n")}\n    \`,\n`;
  });
  entries.push(`  ${/\W/.test(theme) ? JSON.stringify(theme) : theme}: {\n${parts.join("")}  },\n`);
}
const file = new URL("../../src/render/dark-legacy/palette-colors.ts", import.meta.url);
writeFileSync(
  file,
  `/** Made by scripts/dark-legacy/palette.ts: the colours of all pictures of each theme as RRGGBB. */\nexport const paletteColors = {\n${entries.join("")}};\n`,
);
