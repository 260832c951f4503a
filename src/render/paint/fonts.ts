import { createRequire } from "node:module";
import { type CanvasRenderingContext2D, createCanvas, registerFont } from "canvas";

export type Ctx = CanvasRenderingContext2D;

const FILES: readonly (readonly [file: string, family: string, weight: string])[] = [
  ["@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf", "Playmat Sans", "500"],
  ["@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf", "Playmat Sans", "700"],
  ["@expo-google-fonts/inter/800ExtraBold/Inter_800ExtraBold.ttf", "Playmat Sans", "800"],
  ["@expo-google-fonts/cinzel/700Bold/Cinzel_700Bold.ttf", "Playmat Title", "700"],
  ["@expo-google-fonts/cinzel/900Black/Cinzel_900Black.ttf", "Playmat Title", "900"],
  ["dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf", "Playmat Signs", "700"],
];

let ready = false;

/** Registers the packaged fonts once. Throws when they cannot be drawn: without a font every letter is an empty box. */
export function loadFonts(): void {
  if (ready) return;
  const require = createRequire(import.meta.url);
  for (const [file, family, weight] of FILES) registerFont(require.resolve(file), { family, weight });
  const ctx = createCanvas(8, 8).getContext("2d");
  ctx.font = sans(40, 700);
  if (ctx.measureText("i").width === ctx.measureText("M").width)
    throw new Error("No usable font: letters would be drawn as boxes");
  ready = true;
}

/** Text face; signs such as ★ come from the last family. */
export function sans(size: number, weight: 500 | 700 | 800 = 700): string {
  return `${weight} ${size}px "Playmat Sans", "Playmat Signs"`;
}

/** Face for titles and engraved labels. */
export function title(size: number, weight: 700 | 900 = 700): string {
  return `${weight} ${size}px "Playmat Title", "Playmat Sans", "Playmat Signs"`;
}

/** What the packaged fonts can draw of a name that people chose; `otherwise` when nothing is left. */
export function drawable(text: string, otherwise: string): string {
  let out = "";
  for (const letter of text.normalize("NFC")) {
    const code = letter.codePointAt(0) ?? 0;
    if ((code >= 0x20 && code < 0x590 && code !== 0x7f) || (code >= 0x1e00 && code < 0x2000)) out += letter;
    else if (code >= 0x2010 && code <= 0x2027) out += letter;
  }
  out = out.replace(/\s+/g, " ").trim();
  return out === "" ? otherwise : out;
}
