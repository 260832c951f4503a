import type { DarkLegacyView } from "../../engine/dark-legacy/view-types.ts";
import { type Ctx, sans, title } from "../paint/fonts.ts";
import { box, die, type Rect } from "../paint/shapes.ts";
import { textAt, textIn } from "../paint/text.ts";
import { nameOf } from "./hero.ts";
import { ink } from "./theme.ts";
import { say } from "./words.ts";
import type { Phrase } from "./words-de.ts";

const endWord: Readonly<Record<string, Phrase>> = {
  life: "No life left",
  poison: "Twenty poison tokens",
  deck: "No card left to draw",
  concession: "Conceded",
};

/** What is being done now, in a few words. */
export function phaseWords(view: DarkLegacyView): string {
  if (view.over) return say("Turn {turn}", { turn: view.turn });
  if (view.phase === "setup") return say("Setting up");
  if (view.phase === "start") return say("Start phase");
  if (view.phase === "end") return say("End phase");
  if (view.action === "attack") return say("Action: attack");
  if (view.action === "cast") return say("Action: casting");
  return say("Action phase");
}

/** Who must decide; empty when nobody does. */
export function waitWords(view: DarkLegacyView): string {
  if (view.over) {
    const { reason } = view.over;
    const known = endWord[reason];
    return known ? say(known) : say("Reason: {reason}", { reason });
  }
  if (view.window) return say("{who} may answer", { who: nameOf(view, view.window.priority) });
  const [one, ...more] = view.waiting;
  if (one === undefined) return "";
  if (more.length === 0) return say("{who} decides", { who: nameOf(view, one) });
  return more.length === 1 && view.players.length === 2
    ? say("Both players decide")
    : say("{count} players decide", { count: more.length + 1 });
}

function headline(view: DarkLegacyView): string {
  if (!view.over)
    return view.active === null
      ? say("Set-up")
      : say("Turn {turn} · {who}", { turn: view.turn, who: nameOf(view, view.active) });
  const winners = view.over.winners.map((seat) => nameOf(view, seat));
  if (winners.length === 0) return say("A draw");
  return say(winners.length > 1 ? "{who} win" : "{who} wins", { who: winners.join(", ") });
}

/** Turn, phase and whose decision it is; the casting roll as a die on the right. */
export function drawBanner(ctx: Ctx, view: DarkLegacyView, at: Rect): void {
  box(ctx, at, 9, "#15100c", view.over ? ink.turn : ink.gold, view.over ? 4 : 2);
  const roll = view.castRoll;
  const w = at.w - 16 - (roll ? 92 : 0);
  const words = waitWords(view);
  textIn(ctx, headline(view), at.x + 9, at.y + 4, {
    width: w,
    height: 36,
    lines: 1,
    max: 32,
    min: 10,
    font: (size) => title(size, 900),
    color: ink.turn,
    valign: "middle",
  });
  textIn(ctx, phaseWords(view), at.x + 9, at.y + 38, {
    width: w,
    height: 28,
    lines: 1,
    max: 25,
    min: 12,
    font: (size) => sans(size, 700),
    color: ink.white,
    valign: "middle",
  });
  if (words !== "")
    textIn(ctx, words, at.x + 9, at.y + 65, {
      width: w,
      height: 27,
      lines: 1,
      max: 25,
      min: 9,
      font: (size) => sans(size, 700),
      color: "#bfe6ff",
      valign: "middle",
    });
  if (!roll) return;
  const x = at.x + at.w - 50;
  die(ctx, x, at.y + 37, 36, "#24406b", "#cfe2ff");
  textAt(ctx, String(roll.total), x, at.y + 37, sans(34, 800), 34, ink.white);
  const sign = roll.modifier < 0 ? "−" : "+";
  const sum =
    roll.modifier === 0 ? say("cast roll") : `d20 ${roll.natural} ${sign} ${Math.abs(roll.modifier)}`;
  textAt(ctx, sum, x, at.y + 84, sans(15, 800), 15, "#cfe2ff");
}
