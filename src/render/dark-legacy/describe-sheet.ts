import type { HeroSheetView } from "../../engine/dark-legacy/hero-sheet.ts";
import { LONGEST } from "./describe.ts";
import { signed, stepsOf } from "./sheet-words.ts";
import { say, word } from "./words.ts";

/** A hero's character sheet as text: all that the picture shows, matches left out first when it gets too long. */
export function describeSheet(sheet: HeroSheetView["sheet"]): string {
  const { name, player, level, sp, next, faction, locked, record } = sheet;
  const whose = name === player ? "" : say(", hero of {player}", { player: player.slice(0, 32) });
  const kind =
    faction === null
      ? say("no faction declared")
      : locked
        ? say("{faction} for good", { faction: word(faction) })
        : word(faction);
  const points =
    next === null
      ? say("{sp} SP, the highest level", { sp })
      : say("{sp} SP, level {level} at {next}", { sp, level: level + 1, next });
  const head = [
    say("Character sheet of {name}{whose}: level {level}, {kind}, {points}.", {
      ...{ name: name.slice(0, 32), whose, level, kind, points },
    }),
    say("{won} won, {lost} lost, {drawn} drawn.", record),
  ];
  const steps = stepsOf(sheet);
  const told = (gained: boolean): string =>
    steps
      .filter((one) => one.gained === gained)
      .map(
        ({ from, to, points, words, open }) =>
          `${from === to ? from : `${from}–${to}`}${gained ? "" : ` (${points} SP)`} ${words}${open ? say(" (to be chosen)") : ""}`,
      )
      .join("; ");
  const bonuses = [say("Bonuses gained, by level: {list}.", { list: told(true) })];
  if (steps.some((one) => !one.gained)) bonuses.push(say("To come: {list}.", { list: told(false) }));
  const matches = sheet.matches.map(({ result, opponents, gained }) =>
    say("{result} against {opponents} {points} SP", {
      ...{ result: say(result), opponents, points: signed(gained) },
    }),
  );
  for (let shown = matches.length; shown >= 0; shown -= 1) {
    const last =
      shown > 0
        ? [say("Last matches, newest first: {list}.", { list: matches.slice(0, shown).join("; ") })]
        : [];
    const text = [...head, ...bonuses, ...last].join(" ");
    if (text.length <= LONGEST) return text;
  }
  return `${[...head, ...bonuses].join(" ").slice(0, LONGEST - 1)}…`;
}
