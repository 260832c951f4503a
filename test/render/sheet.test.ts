import { afterEach, describe, expect, it } from "vitest";
import { FACTIONS } from "../../src/cards/dark-legacy/vocabulary.ts";
import { darkLegacy } from "../../src/engine/dark-legacy/index.ts";
import type { HeroFacts } from "../../src/engine/kernel/campaign.ts";
import { describer } from "../../src/render/dark-legacy/describer.ts";
import { renderer } from "../../src/render/dark-legacy/renderer.ts";
import { cuts } from "../../src/render/paint/text.ts";
import { createPainter } from "../../src/render/painter.ts";

afterEach(() => void cuts.splice(0));

function viewOf(hero: Record<string, unknown>, facts: Partial<HeroFacts> = {}) {
  const { campaign } = darkLegacy;
  if (!campaign) throw new Error("There are no heroes");
  const all = { name: "Ada", player: "Ada", record: { won: 0, lost: 0, drawn: 0 }, matches: [], ...facts };
  const whole = { sp: 0, level: 1, factions: [], reroll: null, creatureBonus: null, locked: false, ...hero };
  return campaign.sheet(JSON.parse(JSON.stringify(whole)), all).view;
}
const match = (result: "won" | "lost" | "drawn", opponent: string, gained: number) => ({
  ...{ result, opponents: [opponent], award: { gained, from: 1, to: 1 } },
});
const longest = "W".repeat(32);

describe("the picture of a hero", () => {
  it("is an indexed PNG of at most 150 KB in which every word has room", () => {
    const heroes = [
      viewOf({}),
      ...FACTIONS.map((faction, index) =>
        viewOf({ level: index + 1, sp: index * 20 + 5, factions: [faction] }),
      ),
      viewOf(
        { level: 10, sp: 9_999, factions: ["Darkness"], locked: true, reroll: "cast", creatureBonus: "roll" },
        {
          ...{
            name: "Bartholomew the Magnificent",
            player: "Bartholomew",
            record: { won: 999, lost: 999, drawn: 999 },
          },
          matches: Array.from({ length: 9 }, () => match("lost", "Alexandria Ocasio", -10)),
        },
      ),
    ];
    for (const view of heroes) {
      const drawn = renderer.sheet(view);
      expect(drawn).toMatchObject({ width: 960, height: 880 });
      expect(drawn?.bytes.subarray(1, 4).toString()).toBe("PNG");
      expect(drawn?.bytes.length).toBeLessThan(150_000);
    }
    expect(cuts).toEqual([]);
  });

  it("is drawn by the painter, with all that it shows as its text", async () => {
    const painter = createPainter({ processes: 0 });
    const view = viewOf(
      { level: 5, sp: 85, factions: ["Chaos"], reroll: "attack" },
      {
        ...{ name: "Grimhild", player: "Ada", record: { won: 3, lost: 2, drawn: 1 } },
        matches: [match("won", "Ben", 20), match("drawn", "Cem", 10)],
      },
    );
    const picture = await painter.sheet(view);
    await painter.close();
    expect(picture?.filename).toBe("sheet.png");
    expect(picture?.description).toBe(
      "Character sheet of Grimhild, hero of Ada: level 5, Chaos, 85 SP, level 6 at 100. 3 won, 2 lost, 1 drawn. " +
        "Bonuses gained, by level: 1 Cards of any faction; 2 One look at your top card; 3 Swap up to 2 opening cards; " +
        "4 Re-roll the hero’s attack roll; 5 General and one faction only, +10 Life (to be chosen). " +
        "To come: 6 (100 SP) Creatures: +2 roll or +1 AP; 7–10 (120 SP) No new bonus. " +
        "Last matches, newest first: won against Ben +20 SP; drawn against Cem +10 SP.",
    );
  });

  it("keeps its text within what chat accepts, older matches left out first", () => {
    const view = viewOf(
      { level: 6, sp: 110, factions: ["Darkness"] },
      {
        name: longest,
        player: longest,
        matches: Array.from({ length: 9 }, () => match("won", longest.repeat(5), 20)),
      },
    );
    const text = describer.sheet(view);
    expect(text.length).toBeLessThanOrEqual(1024);
    expect(text).toContain("level 6, Darkness");
    expect(text).toContain("7–10");
  });
});
