import { describe, expect, it } from "vitest";
import { BUILT_IN } from "../../src/cards/dark-legacy/index.ts";
import { LANGUAGES } from "../../src/engine/kernel/look.ts";
import { describer } from "../../src/render/dark-legacy/describer.ts";
import { renderer } from "../../src/render/dark-legacy/renderer.ts";
import * as samples from "../render/samples/index.ts";
import { ENGLISH } from "./english.ts";

const names = [...BUILT_IN.values()].map((card) => card.name).sort((a, b) => b.length - a.length);
const tables = [samples.attackWithRolls(), samples.stackOfThree(), samples.teamAttack(2), samples.fullest(1)];

describe.each(LANGUAGES.filter((language) => language !== "en"))("pictures in %s", (language) => {
  const look = { language, palette: "default" } as const;

  it("are described without a word of English, and the next one in English again", () => {
    for (const view of tables) {
      const said = describer.playmat(view, look);
      const bare = names.reduce((text, name) => text.replaceAll(name, "…"), said);
      expect(bare).not.toMatch(ENGLISH);
      expect(said.length).toBeLessThanOrEqual(1024);
      expect(describer.playmat(view)).not.toBe(said);
    }
    expect(describer.hand(samples.handOf(9), look)).not.toMatch(/cost|level|Your hand/);
  });

  it("have words of their own, and leave those in English as they are", () => {
    const view = samples.attackWithRolls();
    const english = renderer.playmat(view).bytes;
    expect(renderer.playmat(view, look).bytes.equals(english)).toBe(false);
    expect(renderer.playmat(view).bytes.equals(english)).toBe(true);
  });
});
