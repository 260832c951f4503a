import type { HeroSheetView } from "../../engine/dark-legacy/hero-sheet.ts";
import { LONGEST } from "./describe.ts";
import { signed, stepsOf } from "./sheet-words.ts";

/** A hero's character sheet as text: all that the picture shows, matches left out first when it gets too long. */
export function describeSheet(sheet: HeroSheetView["sheet"]): string {
  const { name, player, level, sp, next, faction, locked, record } = sheet;
  const whose = name === player ? "" : `, hero of ${player.slice(0, 32)}`;
  const kind = faction === null ? "no faction declared" : `${faction}${locked ? " for good" : ""}`;
  const points = next === null ? `${sp} SP, the highest level` : `${sp} SP, level ${level + 1} at ${next}`;
  const head = [
    `Character sheet of ${name.slice(0, 32)}${whose}: level ${level}, ${kind}, ${points}.`,
    `${record.won} won, ${record.lost} lost, ${record.drawn} drawn.`,
  ];
  const steps = stepsOf(sheet);
  const told = (gained: boolean): string =>
    steps
      .filter((one) => one.gained === gained)
      .map(
        ({ from, to, points, words, open }) =>
          `${from === to ? from : `${from}–${to}`}${gained ? "" : ` (${points} SP)`} ${words}${open ? " (to be chosen)" : ""}`,
      )
      .join("; ");
  const bonuses = [`Bonuses gained, by level: ${told(true)}.`];
  if (steps.some((one) => !one.gained)) bonuses.push(`To come: ${told(false)}.`);
  const matches = sheet.matches.map(
    ({ result, opponents, gained }) => `${result} against ${opponents} ${signed(gained)} SP`,
  );
  for (let shown = matches.length; shown >= 0; shown -= 1) {
    const last = shown > 0 ? [`Last matches, newest first: ${matches.slice(0, shown).join("; ")}.`] : [];
    const text = [...head, ...bonuses, ...last].join(" ");
    if (text.length <= LONGEST) return text;
  }
  return `${[...head, ...bonuses].join(" ").slice(0, LONGEST - 1)}…`;
}
