/**
 * Plays the rulebook's worked attack (scenario T-17) and writes it down: the transcript into README.md between its marks, the
 * table with both dice fallen into docs/pictures/worked-attack.png. With --check nothing is written, and the exit code is 1
 * when the README tells something else. The picture's bytes may differ with the version of cairo, so the check holds its full
 * description against the engine instead, which stands as its alternative text.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { darkLegacy } from "../../src/engine/dark-legacy/index.ts";
import { readScenarios } from "../../src/engine/dark-legacy/scenario/file.ts";
import type { Deed, Scenario } from "../../src/engine/dark-legacy/scenario/format.ts";
import { type Played, runScenario } from "../../src/engine/dark-legacy/scenario/run.ts";
import type { DarkLegacyView } from "../../src/engine/dark-legacy/view-types.ts";
import type { GameEvent } from "../../src/engine/kernel/event.ts";
import { msg } from "../../src/engine/kernel/text.ts";
import { speaker } from "../../src/present/say.ts";
import { describer } from "../../src/render/dark-legacy/describer.ts";
import { isDarkLegacy } from "../../src/render/dark-legacy/is.ts";
import { createPainter } from "../../src/render/painter.ts";

const SCENARIO = "test/scenarios/d-07-attack.json";
const ID = "T-17";
const PICTURE = "docs/pictures/worked-attack.png";
const BEGIN = "<!-- worked attack: written by npm run docs:example -->";
const END = "<!-- end of the worked attack -->";

const at = (path: string): URL => new URL(`../../${path}`, import.meta.url);
const words = speaker("en", darkLegacy.texts);

interface Row {
  readonly who: string;
  readonly said: string;
  readonly rule: string;
}

/** What an onlooker reads of each move, and the table as it lay when the last die had fallen. */
function play(scenario: Scenario, cards: Parameters<typeof runScenario>[1]) {
  const rows: Row[] = [];
  const refusedDeeds = scenario.script.flatMap((step) => ("do" in step && step.refused ? [step.do] : []));
  let table: DarkLegacyView | null = null;
  const names = scenario.position?.players.map(({ name }) => name) ?? [];
  const watch = ({ match, seat, events, refusal }: Played): void => {
    const who = names[seat] ?? "";
    for (const event of events)
      rows.push({ who, said: words.say(msg(`event.${event.type}`, event.params)), rule: event.rule });
    if (refusal) {
      const tried = refusedDeeds.shift();
      const reason = words.say(msg(`refused.${refusal.code}`, refusal.params));
      rows.push({ who, said: `_${tried ? inWords(tried) : ""}:_ ${reason}`, rule: refusal.rule });
    }
    const view = match.view("spectator");
    if (!isDarkLegacy(view)) throw new Error(`${ID} is not of this game`);
    if (view.attack) table = view;
    else if (table) table = withRolls(table, events);
  };
  const { difference } = runScenario(scenario, cards, watch);
  if (difference) throw new Error(`${ID} fails at step ${difference.step}: ${difference.what}`);
  if (!table) throw new Error(`There is no attack in ${ID}`);
  return { rows, table };
}

function inWords(deed: Deed): string {
  if (typeof deed !== "object" || !("defend" in deed)) return JSON.stringify(deed);
  return Object.entries(deed.defend)
    .map(([defender, attacker]) => `tries ${defender} against ${attacker}`)
    .join(", ");
}

/** The last roll and its damage are one move: what the die showed is taken from the move's events, before the damage. */
function withRolls(view: DarkLegacyView, events: readonly GameEvent[]): DarkLegacyView {
  if (!view.attack) return view;
  const lines = view.attack.lines.map((line) => {
    const roll = events.find(
      ({ type, params }) => type === "attack-roll" && params?.attacker === line.fromName,
    )?.params;
    const { natural, total, result } = roll ?? {};
    if (line.result !== null || typeof natural !== "number" || typeof total !== "number") return line;
    return {
      ...line,
      natural,
      total,
      result: typeof result === "object" ? result.key.replace("result.", "") : null,
    };
  });
  return { ...view, waiting: [], attack: { ...view.attack, lines } };
}

/** A name stands only where the one who decides changes. */
function chapter(rows: readonly Row[], alt: string): string {
  const lines = rows.map(({ who, said, rule }, index) => {
    const name = rows[index - 1]?.who === who ? "" : `**${who}**`;
    return `| ${name} | ${said.replaceAll("|", "\\|")} | ${rule} |`;
  });
  const picture = `![${alt.replace(/\s+/g, " ").replaceAll("[", "(").replaceAll("]", ")")}](${PICTURE})`;
  return [
    BEGIN,
    "",
    picture,
    "",
    "| Decides | What Playmat says | Rule |",
    "| --- | --- | --- |",
    ...lines,
    "",
    END,
  ].join("\n");
}

const file = at(SCENARIO);
const { cards, scenarios } = readScenarios(readFileSync(file, "utf8"), SCENARIO);
const scenario = scenarios.find(({ id }) => id === ID);
if (!scenario) throw new Error(`${SCENARIO} has no ${ID}`);
const { rows, table } = play(scenario, cards);

const readme = readFileSync(at("README.md"), "utf8");
const [before, rest] = readme.split(BEGIN);
const after = rest?.split(END)[1];
if (before === undefined || after === undefined)
  throw new Error("README.md has lost the marks of the worked attack");
const text = `${before}${chapter(rows, describer.playmat(table))}${after}`;

if (process.argv.includes("--check")) {
  if (readme !== text || !existsSync(at(PICTURE))) {
    console.error("The worked attack in README.md is out of date: run `npm run docs:example`");
    process.exitCode = 1;
  }
} else {
  const painter = createPainter({ processes: 0 });
  writeFileSync(at(PICTURE), (await painter.playmat(table)).bytes);
  await painter.close();
  writeFileSync(at("README.md"), text);
}
