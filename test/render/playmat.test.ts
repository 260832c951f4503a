import { describe, expect, it } from "vitest";
import type { CardView, DarkLegacyView } from "../../src/engine/dark-legacy/view-types.ts";
import { attackArrows } from "../../src/render/dark-legacy/attack.ts";
import { layOut } from "../../src/render/dark-legacy/layout.ts";
import { planOf, slotsOf, TABLE } from "../../src/render/dark-legacy/places.ts";
import { renderer } from "../../src/render/dark-legacy/renderer.ts";
import { stackPicture } from "../../src/render/dark-legacy/stack.ts";
import type { Rect } from "../../src/render/paint/shapes.ts";
import * as samples from "./samples/index.ts";

function apart(a: Rect, b: Rect): boolean {
  return a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;
}

function inPlay(view: DarkLegacyView): CardView[] {
  return view.players.flatMap((player) => {
    const { weapons, armor } = player;
    const hero = [...Object.values(weapons), armor.primary, armor.secondary, ...player.equip];
    const cards = [...hero, ...player.field.flat()].filter((card) => card !== null);
    return cards.flatMap((card) => [card, ...card.attached]);
  });
}

describe("the table", () => {
  it("has every slot of D-4.1 with its name, the Battle Field right of the hero's slots, none over another", () => {
    const plan = planOf(1, 1, 4);
    for (const places of [...plan.above, ...plan.below]) {
      const slots = slotsOf(places);
      expect(slots.map((slot) => slot.label)).toEqual([
        "Primary Weapon",
        "Secondary Weapon",
        "Primary Armor",
        "2nd Armor / Relic",
        "Hero Equip",
        "Charging",
        "Battle Field 1",
        "Battle Field 2",
        "Battle Field 3",
        "Instant / Spell",
      ]);
      for (const [index, slot] of slots.entries()) {
        expect(slot.box.x).toBeGreaterThanOrEqual(0);
        expect(slot.box.y + slot.box.h).toBeLessThanOrEqual(TABLE.h);
        expect(slot.box.x + slot.box.w).toBeLessThanOrEqual(TABLE.w);
        for (const other of slots.slice(index + 1)) expect(apart(slot.box, other.box)).toBe(true);
      }
      const heroEdge = Math.max(...slots.slice(0, 6).map((slot) => slot.box.x + slot.box.w));
      for (const slot of places.field) expect(slot.box.x).toBeGreaterThan(heroEdge);
    }
  });

  it("finds room for five slots too", () => {
    const field = planOf(1, 1, 5).below[0]?.field ?? [];
    expect(field).toHaveLength(5);
    expect((field[4]?.box.x ?? 0) + (field[4]?.box.w ?? 0)).toBeLessThanOrEqual(TABLE.w);
  });

  it("shows the viewer below, and seat 0 to spectators", () => {
    const view = samples.fullBoard();
    expect(layOut({ ...view, viewer: 1 }).bottom.player.seat).toBe(1);
    expect(layOut({ ...view, viewer: 0 }).bottom.player.seat).toBe(0);
    expect(layOut({ ...view, viewer: "spectator" }).bottom.player.seat).toBe(0);
  });

  it("gives every card in play a place on its side, spent cards at an angle", () => {
    for (const view of [samples.fullBoard(), samples.crowded(), samples.bigAttack(), samples.specials()]) {
      const layout = layOut(view);
      for (const card of inPlay(view)) expect(layout.at.has(card.id), card.name).toBe(true);
      for (const side of [layout.top, layout.bottom])
        for (const piece of side?.pieces ?? []) {
          const { mat } = side?.places ?? { mat: piece.rect };
          expect(piece.rect.y).toBeGreaterThanOrEqual(mat.y);
          expect(piece.rect.y + piece.rect.h).toBeLessThanOrEqual(mat.y + mat.h);
          const angle =
            piece.kind === "tile" ? piece.look.angle : piece.kind === "plate" ? piece.angle : null;
          if (angle !== null && "card" in piece) expect(angle !== 0).toBe(piece.card.spent);
        }
    }
  });
});

describe("an attack", () => {
  it("has an arrow for each line, with badges that do not cover each other", () => {
    const view = samples.bigAttack();
    const arrows = attackArrows(view, layOut(view));
    expect(arrows).toHaveLength(6);
    for (const [index, arrow] of arrows.entries())
      for (const other of arrows.slice(index + 1)) expect(apart(arrow.badge, other.badge)).toBe(true);
    expect(arrows.map((arrow) => arrow.atHero)).toEqual([true, false, true, true, true, false]);
  });

  it("has an arrow for each of the several attacks of one creature", () => {
    const view = samples.specials();
    const arrows = attackArrows(view, layOut(view));
    expect(arrows.map((arrow) => arrow.atHero)).toEqual([false, true, true]);
    for (const [index, arrow] of arrows.entries())
      for (const other of arrows.slice(index + 1)) expect(apart(arrow.badge, other.badge)).toBe(true);
  });

  it("runs from the attacker's side to the defender's", () => {
    for (const view of [samples.attackWithRolls(), samples.bigAttack()])
      for (const arrow of attackArrows(view, layOut(view))) {
        const up = view.attack?.attacker === 0;
        expect(arrow.start.from.y > arrow.end.to.y).toBe(up);
      }
  });
});

describe("the stack", () => {
  it("shows the last spell first and an arrow to every target", () => {
    const view = samples.stackOfThree();
    const picture = stackPicture(view, layOut(view));
    expect(picture.plates.map((plate) => plate.item.id)).toEqual(["s3", "s2", "s1"]);
    expect(picture.arrows.map((arrow) => arrow.order)).toEqual([1, 2, 3]);
    expect(picture.hidden).toBe(0);
  });

  it("says how many lie further down", () => {
    const view = samples.stackOfThree();
    const many = [...view.stack, ...view.stack, ...view.stack];
    const picture = stackPicture({ ...view, stack: many }, layOut(view));
    expect(picture.plates.length + picture.hidden).toBe(9);
  });
});

describe("the picture", () => {
  it("is an indexed PNG of the right size and at most 150 KB", () => {
    for (const view of [samples.opening(), samples.fullBoard(), samples.stackOfThree(), samples.crowded()]) {
      const { bytes, width, height } = renderer.playmat(view);
      expect([width, height]).toEqual([TABLE.w, TABLE.h]);
      expect(bytes.subarray(1, 4).toString("latin1")).toBe("PNG");
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([TABLE.w, TABLE.h]);
      expect(bytes[25], "colour type").toBe(3);
      expect(bytes.length).toBeLessThanOrEqual(150_000);
    }
  });

  it("of the same view has the same bytes, whatever was drawn between", () => {
    const view = samples.fullBoard();
    const first = renderer.playmat(view).bytes;
    renderer.playmat(samples.bigAttack());
    renderer.hand(samples.handOf(9));
    expect(renderer.playmat(view).bytes.equals(first)).toBe(true);
  });

  it("never shows a hand or the charging card, even from its owner's view", () => {
    const view = samples.handOf(5);
    const bare: DarkLegacyView = {
      ...view,
      players: view.players.map((one) => ({
        ...one,
        hand: null,
        charging: one.charging && { ...one.charging, card: null },
      })),
    };
    expect(renderer.playmat(view).bytes.equals(renderer.playmat(bare).bytes)).toBe(true);
  });

  it("changes with each public fact", () => {
    const view = samples.fullBoard();
    const first = renderer.playmat(view).bytes;
    const [one, ...rest] = view.players;
    if (!one) throw new Error("a player");
    for (const change of [
      { life: 36 },
      { cp: 8 },
      { poison: 4 },
      { deck: 37 },
      { handCount: 3 },
      { boneyardCount: 8 },
      { removed: one.field.flat().slice(0, 1) },
      { level: 4 },
    ]) {
      const changed: DarkLegacyView = { ...view, players: [{ ...one, ...change }, ...rest] };
      expect(renderer.playmat(changed).bytes.equals(first), JSON.stringify(change)).toBe(false);
    }
    for (const change of [{ turn: 12 }, { active: 1 }, { waiting: [1] }, { castRoll: null }]) {
      const changed: DarkLegacyView = { ...view, ...change };
      expect(renderer.playmat(changed).bytes.equals(first), JSON.stringify(change)).toBe(false);
    }
  });
});

describe("the hand", () => {
  it("draws up to fifteen cards and the charging one; none without cards or for spectators", () => {
    for (const count of [1, 5, 12, 15]) {
      const picture = renderer.hand(samples.handOf(count));
      expect(picture?.width).toBeLessThanOrEqual(1300);
    }
    expect(renderer.hand(samples.opening())).toBeNull();
    const watched: DarkLegacyView = { ...samples.handOf(3), viewer: "spectator" };
    expect(renderer.hand(watched)).toBeNull();
  });
});
