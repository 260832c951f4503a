import { describe, expect, it } from "vitest";
import type { DarkLegacyView } from "../../src/engine/dark-legacy/view-types.ts";
import { dangers } from "../../src/render/dark-legacy/danger.ts";
import * as samples from "./samples/index.ts";

type Lines = NonNullable<DarkLegacyView["attack"]>["lines"];

function withLines(
  view: DarkLegacyView,
  change: (line: Lines[number], index: number) => object,
): DarkLegacyView {
  const { attack } = view;
  if (!attack) throw new Error("an attack");
  return {
    ...view,
    attack: { ...attack, lines: attack.lines.map((line, index) => ({ ...line, ...change(line, index) })) },
  };
}

describe("what an attack does by the figures on the table", () => {
  it("D-7.18 counts hits, not misses, and what a defender deals back", () => {
    const view = samples.attackWithRolls();
    const found = dangers(view);
    const [hammer, bats] = view.attack?.lines ?? [];
    // The rulebook's example: 2 to Harlan, 5 to the Bats, nothing between Frank and The Faithful.
    expect(found.get("hero-1")).toEqual({ damage: 2, rolled: true, deadly: false });
    expect(found.get(bats?.from ?? "")).toEqual({ damage: 5, rolled: true, deadly: true });
    expect(found.has("hero-0")).toBe(false);
    expect(found.has(hammer?.defendedBy ?? "")).toBe(false);
    expect(found.size).toBe(2);
  });

  it("D-7.18 a Direct Hit takes no answer, a Critical Miss only the answer, a Critical Hit has 5 more", () => {
    const view = samples.attackWithRolls();
    const bats = view.attack?.lines[1]?.from ?? "";
    const whenRolled = (result: string) =>
      dangers(withLines(view, (_, index) => (index === 1 ? { result } : {})));
    expect(whenRolled("direct-hit").has(bats)).toBe(false);
    expect(whenRolled("direct-hit").get("hero-1")?.damage).toBe(2);
    expect(whenRolled("critical-miss").get(bats)?.damage).toBe(5);
    expect(whenRolled("critical-miss").has("hero-1")).toBe(false);
    expect(whenRolled("critical-hit").get("hero-1")?.damage).toBe(7);
  });

  it("reckons plain hits before the dice fall, and says so", () => {
    const view = withLines(samples.attackWithRolls(), () => ({ natural: null, total: null, result: null }));
    const faithful = view.attack?.lines[0]?.defendedBy ?? "";
    expect(dangers(view).get(faithful)).toEqual({ damage: 4, rolled: false, deadly: true });
  });

  it("D-8.9 is deadly exactly when nothing that protects is left", () => {
    const view = samples.bigAttack();
    const at = (life: number): DarkLegacyView => ({
      ...view,
      players: view.players.map((one) => (one.seat === 0 ? { ...one, life } : one)),
    });
    // 9 by the axe, 3 and 3 by imps, 7 by the dragon that is yet to roll.
    expect(dangers(at(22)).get("hero-0")).toEqual({ damage: 22, rolled: false, deadly: true });
    expect(dangers(at(23)).get("hero-0")?.deadly).toBe(false);
  });

  it("D-6.2 shows nothing in the first turns, and D-7.17 nothing back to a hero that shoots", () => {
    const view = samples.attackWithRolls();
    expect(dangers({ ...view, turn: 2 }).size).toBe(0);
    const shot: DarkLegacyView = {
      ...view,
      players: view.players.map((one) => {
        const { primary } = one.weapons;
        return one.seat === 0 && primary
          ? { ...one, weapons: { ...one.weapons, primary: { ...primary, keywords: ["distance"] } } }
          : one;
      }),
    };
    const hit = (of: DarkLegacyView) => withLines(of, (_, index) => (index === 0 ? { result: "hit" } : {}));
    expect(dangers(hit(view)).get("hero-0")?.damage).toBe(2);
    expect(dangers(hit(shot)).has("hero-0")).toBe(false);
  });

  it("D-13.2 guesses at no shares of a creature that attacks several times", () => {
    expect(dangers(samples.specials()).has("hero-1")).toBe(false);
  });
});
