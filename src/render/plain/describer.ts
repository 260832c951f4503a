import type { AnyView } from "../../engine/kernel/live-match.ts";
import type { Describer } from "../renderer.ts";
import { plainLines } from "./lines.ts";

function words(view: AnyView): string {
  const text = `${view.game}: ${plainLines(view, 60).join("; ")}`;
  return text.length <= 1024 ? text : `${text.slice(0, 1023)}…`;
}

/** The words of a game without pictures of its own. */
export const plainDescriber: Describer = { playmat: words, hand: () => "", card: () => "", sheet: words };
