import { describe, expect, it } from "vitest";
import { describeCard, describeHand, describePlaymat } from "../../src/render/dark-legacy/describe.ts";
import * as samples from "./samples/index.ts";
import { creature } from "./samples/parts.ts";

describe("the text of a picture", () => {
  it("never has more than 1024 characters", () => {
    const { opening, fullBoard, attackWithRolls, bigAttack, stackOfThree, stackInAttack, crowded } = samples;
    for (const view of [opening, fullBoard, attackWithRolls, bigAttack, stackOfThree, stackInAttack, crowded])
      expect(describePlaymat(view()).length).toBeLessThanOrEqual(1024);
    for (const count of [1, 15, 40])
      expect(describeHand(samples.handOf(count)).length).toBeLessThanOrEqual(1024);
    const [card] = samples.handOf(5).players[0]?.hand ?? [];
    if (!card) throw new Error("a card");
    expect(describeCard({ ...card, text: "long ".repeat(400) }).length).toBe(1024);
  });

  it("says life, CP, counts, cards with figures, the attack and its rolls", () => {
    const text = describePlaymat(samples.attackWithRolls());
    expect(text).toContain("Turn 5 of Frank, action phase, attacking. Frank to decide.");
    expect(text).toContain("Harlan (level 1 Divine): life 48 of 50, 0 CP, deck 54, hand 5, boneyard 0.");
    expect(text).toContain("Giant Bats against Handgun rolled 13 (hit)");
    expect(text).toContain(
      "slot 1 Giant Bats (Darkness creature, level 1, cost 3, AP 2, aura 1/1, life 3/3, flying, spent, attacking)",
    );
  });

  it("counts the removed-from-game pile when there is one", () => {
    const view = samples.fullBoard();
    const players = view.players.map((one) => ({ ...one, removed: one.field.flat().slice(0, 2) }));
    expect(describePlaymat({ ...view, players })).toMatch(/boneyard 7, removed 2\./);
    expect(describePlaymat(view)).not.toContain("removed");
  });

  it("says the stack from its top", () => {
    expect(describePlaymat(samples.stackOfThree())).toContain(
      "Stack, next first: Counter Spell by Alexandria at Counter Spell, Counter Spell by Bartholomew at Dragon Breath, Dragon Breath X=6 by Alexandria at Stone Golem.",
    );
  });

  it("says what the picture marks: dangers, whose card lies at a teammate's, that there is more to read", () => {
    expect(describePlaymat(samples.attackWithRolls())).toContain(
      "By the figures: Harlan takes 2, Giant Bats takes 5 (deadly).",
    );
    const team = describePlaymat(samples.teamAttack(2));
    expect(team).toContain("Bob (level 2 Tech, team 2): life 24 of 50");
    expect(team).toContain("Christopher may take 5");
    for (const heroes of [1, 2, 3] as const) {
      const text = describePlaymat(samples.fullest(heroes));
      expect(text.length).toBeLessThanOrEqual(1024);
      for (const player of samples.fullest(heroes).players)
        expect(text).toContain(`life ${player.life} of ${player.startingLife}`);
    }
    expect(describePlaymat(samples.fullest(1))).toMatch(/More in the text below\.$/);
    const [one, ...rest] = samples.opening().players;
    if (!one) throw new Error("a player");
    const guest = creature("Flame Imp", "Chaos", [3, 1, 3], { controller: 1 });
    const hosted = { ...samples.opening(), players: [{ ...one, field: [[guest], [], [], []] }, ...rest] };
    expect(describePlaymat(hosted)).toMatch(/slot 1 Flame Imp \([^)]*\) of Harlan/);
  });

  it("has nothing hidden in it: another hand and another charging card leave it as it is", () => {
    const view = samples.handOf(5);
    const other = samples.handOf(9).players[0]?.hand ?? [];
    const players = view.players.map((one) =>
      one.hand === null
        ? one
        : { ...one, hand: other.slice(4), charging: one.charging && { ...one.charging, card: null } },
    );
    expect(describePlaymat({ ...view, players })).toBe(describePlaymat(view));
  });

  it("numbers the hand, and the playmat does not name what is hidden", () => {
    const view = samples.handOf(5);
    expect(describeHand(view)).toContain("2. Music Box (relic, cost 2, level 2)");
    const text = describePlaymat(view);
    expect(text).not.toContain("Music Box");
    expect(text).not.toContain("Hellfire");
    expect(text).toContain("a card charging (1)");
  });
});
