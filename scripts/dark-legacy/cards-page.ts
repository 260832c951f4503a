import { readFileSync, writeFileSync } from "node:fs";
import {
  BUILT_IN,
  printKeywords,
  printLine,
  printText,
  STARTER_DECKS,
} from "../../src/cards/dark-legacy/index.ts";
import type { CardDef, Faction } from "../../src/cards/dark-legacy/vocabulary.ts";

/** Writes docs/cards.md; with --check it only compares, and exits with 1 when the page is out of date. */
const page = new URL("../../docs/cards.md", import.meta.url);
const FACTS = [
  "id",
  "name",
  "faction",
  "type",
  "cost",
  "level",
  "keywords",
  "subtype",
  "ap",
  "armor",
  "aura",
  "life",
  "ammo",
  "printed",
];

/** How each faction plays. */
const INTRODUCTIONS: Readonly<Partial<Record<Faction, string>>> = {
  Chaos:
    "Chaos swarms and burns. Its creatures are cheap and soft, are worth more together, and do most harm when they attack or " +
    "blow up; its fire hits whatever is in the way, and Blitz attacks in the very turn of the casting. It holds nothing back " +
    "and has little to hold on with.",
  Tech:
    "Tech is built piece by piece. Soldiers want comrades, ammo and enhancements, bots repair, mark and dismantle, Hackers and " +
    "Smokescreen take away the CP and the aim of the other side, and at the end stands the Metal Colossus.",
  Darkness:
    "Darkness wears the other side down. Its worms and stings poison, which kills creatures of a low level at a touch and a " +
    "hero with the twentieth token; its dead come back, feed Vultures and Ghouls, or are sacrificed in time; fear keeps " +
    "defenders away and takes cards out of hands. What it drains keeps its own hero alive.",
  Divine:
    "Divine stands its ground. Its creatures carry Aura Armor that is whole again every turn, Guards defend even when they have " +
    "attacked, and whoever attacks is met by harder blows and Light Sparks. The Faithful, the Angel and Divine Water win back " +
    "Life, Wards keep the best creature out of reach, and in the end the better-kept side wins.",
  Earth:
    "Earth stands. Its creatures have the most life of all, take less damage, heal at once or are hard to get at, so that an attack on them is often lost. Wise Beast adds to casting rolls and halves the wait for what must be charged: Ogre, Polar Bear, and Kor-Ro, under whom the whole herd grows. It is slow and has little against what flies except Tree Dweller and Rope Knife.",
  Wind: "Wind is never where the blow falls. Nearly everything flies, Pegasus takes the hero along, and Spirit passes every creature. Creatures go back to hands, its own to save them and the opponent's to win a turn; Blizzard stops a whole side and Breeze Knight gives an attack after casting. Himmel Stein pays for Instants in the opponent's turn. Its creatures are frail, and on the ground it has few to defend with.",
};

function section(card: CardDef): string {
  const decks = STARTER_DECKS.flatMap((deck) =>
    deck.list.cards
      .filter((line) => line.name === card.name)
      .map((line) => `${deck.faction} \u00d7${line.count}`),
  );
  const definition = Object.fromEntries(
    Object.entries(card).filter(
      ([key, value]) => !FACTS.includes(key) && (!Array.isArray(value) || value.length > 0),
    ),
  );
  const parts = [
    `### ${card.name}`,
    `${printLine(card)}${decks.length > 0 ? ` \u2014 in ${decks.join(", ")}` : ""}`,
  ];
  const keywords = printKeywords(card);
  if (keywords) parts.push(`**${keywords}**`);
  const text = printText(card);
  if (text)
    parts.push(
      text
        .split("\n")
        .map((line) => `> ${line}`)
        .join("\n>\n"),
    );
  if (card.printed.length > 0) parts.push(`From the rulebook: ${card.printed.join("; ")}.`);
  if (Object.keys(definition).length > 0)
    parts.push(
      `<details><summary>Definition</summary>\n\n\`\`\`json\n${JSON.stringify(definition, null, 2)}\n\`\`\`\n\n</details>`,
    );
  return parts.join("\n\n");
}

function introduction(faction: Faction): string {
  const text = INTRODUCTIONS[faction];
  return text === undefined ? "" : `${text}\n\n`;
}

const byFaction = new Map<Faction, CardDef[]>();
for (const card of BUILT_IN.values())
  byFaction.set(card.faction, [...(byFaction.get(card.faction) ?? []), card]);
const text = `# Cards

The rulebook prints names and numbers of copies, and hardly any figures. Costs, levels, stats and texts of the cards below are
this project's own, except the facts marked "From the rulebook". The texts are printed from the definitions; this page is
written by \`npm run docs:cards\`.

${[...byFaction].map(([faction, cards]) => `## ${faction}\n\n${introduction(faction)}${cards.map(section).join("\n\n")}`).join("\n\n")}
`;

if (process.argv.includes("--check")) {
  if (readFileSync(page, "utf8") !== text) {
    console.error("docs/cards.md is out of date: run `npm run docs:cards`");
    process.exitCode = 1;
  }
} else writeFileSync(page, text);
