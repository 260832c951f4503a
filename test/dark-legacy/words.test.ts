import { expect, it } from "vitest";
import { byName } from "../../src/cards/dark-legacy/index.ts";
import { darkLegacy } from "../../src/engine/dark-legacy/index.ts";
import { buildPosition, type PositionInput, positionInput } from "../../src/engine/dark-legacy/position.ts";
import { darkLegacy as rules } from "../../src/engine/dark-legacy/rules.ts";
import type { State } from "../../src/engine/dark-legacy/state.ts";
import type { MenuItem, Option } from "../../src/engine/kernel/choice.ts";
import type { GameEvent } from "../../src/engine/kernel/event.ts";
import { speakerFor } from "../../src/present/match-words.ts";

const words = speakerFor(new Map([[darkLegacy.id, darkLegacy]]), darkLegacy.id, "en");
const FILLER = ["Counter Spell", "Counter Spell", "Counter Spell"];

function position(ada: object, ben: object = {}, more: object = {}): State {
  const input: PositionInput = positionInput.parse({
    players: [
      { name: "Ada", deck: FILLER, ...ada },
      { name: "Ben", deck: FILLER, ...ben },
    ],
    ...more,
  });
  return buildPosition(input, () => undefined);
}
function items(state: State): readonly MenuItem[] {
  const spec = rules.choices(state)[0]?.spec;
  return spec?.type === "menu" ? spec.items : [];
}
function said(one: MenuItem | Option): string {
  const note = one.note ? ` (${words.say(one.note, "plain")})` : "";
  return `${words.say(one.label, "plain")}${note}`;
}

it("copies in play are told apart by number and place, single cards are not numbered", () => {
  const state = position({ field: [["Music Box"], [], ["Music Box"]] });
  const uses = items(state).filter((item) => item.group === "ability");
  expect(uses.map(said)).toEqual([
    expect.stringMatching(/Music Box #1.*\(.*1.*\)/),
    expect.stringMatching(/Music Box #2.*\(.*3.*\)/),
  ]);
  const single = items(position({ field: [["Music Box"]] })).filter((item) => item.group === "ability");
  expect(single.map(said)).toEqual([expect.not.stringContaining("#")]);
});

it("copies in one hand have different labels", () => {
  const state = position({ hand: ["Counter Spell", "Music Box", "Counter Spell"] });
  const labels = items(state).map((item) => words.say(item.label, "plain"));
  expect(new Set(labels).size).toBe(labels.length);
});

it("a charging card and its copy in hand are told apart", () => {
  const charging = { card: "Assassin", charges: 1 };
  const state = position({ hand: ["Assassin"], charging, cp: 20 }, {}, { action: "cast" });
  const casts = items(state).filter((item) => item.id.startsWith("cast."));
  const labels = casts.map((item) => words.say(item.label, "plain"));
  expect(labels).toEqual(["Cast Assassin (1)", "Cast charging Assassin"]);
  expect(casts.map((item) => item.refused?.code)).toEqual(["level", undefined]);
});

it("an own spell on the stack is offered as your own", () => {
  const counter = byName("Counter Spell");
  expect(counter?.type).toBe("instant");
  const hand = ["Music Box", "Counter Spell"];
  const state = position({ hand, cp: 20 }, { hand: ["Counter Spell"], cp: 20 }, { action: "cast" });
  const answer = (pick: (item: MenuItem) => boolean): void => {
    const choice = rules.choices(state)[0];
    const item = items(state).find(pick);
    if (!choice || !item) throw new Error("Not on offer");
    const fields = Object.fromEntries(
      item.fields.map(({ name, spec }) => [name, spec.type === "one" ? (spec.options[0]?.id ?? null) : []]),
    );
    rules.resolve(state, choice, { item: item.id, fields }, () => undefined);
  };
  const targets = (): string[] => {
    const item = items(state).find((one) => one.id.startsWith("cast.") && !one.refused);
    const field = item?.fields.find((one) => one.name === "target");
    return field?.spec.type === "one" ? field.spec.options.map((one) => words.say(one.label, "plain")) : [];
  };
  answer((item) => item.id.startsWith("cast.") && item.label.params?.card === "Music Box");
  expect(targets()).toEqual(["Music Box"]);
  answer((item) => item.id.startsWith("cast."));
  expect(targets()).toEqual(["your own Music Box", "Counter Spell"]);
});

it("an ability that waits is told from the card itself", () => {
  const state = position({ field: [["Bomb"]] }, { hand: ["Counter Spell"], cp: 20, field: [["Goblin"]] });
  const use = items(state).find((item) => item.group === "ability");
  const choice = rules.choices(state)[0];
  if (!choice || !use) throw new Error("Not on offer");
  rules.resolve(state, choice, { item: use.id, fields: {} }, () => undefined);
  const asked = rules.choices(state)[0];
  expect(asked && words.say(asked.prompt, "plain")).toBe(
    "An ability of Ada's Bomb waits to resolve. Answer or yield.",
  );
});

it("a reason does not say once more what cannot be done", () => {
  const attack = items(position({ hand: ["Fire"] }, {}, { action: "cast" })).find(
    (one) => one.id === "attack",
  );
  expect(attack?.refused && words.refusal(attack.refused)).toBe("This turn's action has been taken (D‑6.7)");
});

it("CP stored on a card are written like all CP, and taking no tokens away is no minus", () => {
  const state = position({ field: [["Music Box"]] });
  const box = Object.values(state.cards).find((one) => one.play?.place.zone === "field")?.play;
  if (!box) throw new Error("Nothing in play");
  box.tokens.cp = 3;
  const lines = rules.describe(rules.view(state, "spectator")).lines.map((line) => words.say(line, "plain"));
  expect(lines.join("\n")).toContain("Music Box (CP 3)");
  const lost = { target: "Ben", token: "Poison", total: 0 };
  const off = (amount: number) =>
    words.say({ key: "event.tokens-off", params: { ...lost, amount } }, "plain");
  expect(off(0)).toBe("Ben has no Poison to lose.");
  expect(off(2)).toBe("Ben: −2 Poison, now 0.");
});

it("hand lines give the printed figures", () => {
  const hand = ["creature", "weapon", "armor"].map((type) => {
    const deck = rules.decks.flatMap((offer) => offer.list.cards);
    const name = deck.find((one) => byName(one.name)?.type === type)?.name;
    if (name === undefined) throw new Error(`No ${type}`);
    return name;
  });
  const own = rules.describe(rules.view(position({ hand }), 0)).own.map((line) => words.say(line, "plain"));
  expect(own[0]).toMatch(/, AP \d+.*, life \d+/);
  expect(own[1]).toMatch(/, AP \d+/);
  expect(own[2]).toMatch(/, armor \d+/);
});

it("nobody sees who goes first before the equipment is turned up, and the next turn does not open with a yield", () => {
  const deck = rules.decks[0]?.list;
  if (!deck) throw new Error("No deck");
  const { match } = darkLegacy.start({
    seed: "first",
    players: ["Ada", "Ben"].map((name) => ({ name, deck })),
  });
  expect(match.view("spectator")).toMatchObject({ active: null });
  let events: readonly GameEvent[] = [];
  for (const seat of [0, 1]) {
    const choice = match.choicesOf(seat)[0];
    expect(match.view(seat)).toMatchObject({ active: null });
    const applied = match.apply({ seat, choice: choice?.id ?? "", answer: null });
    events = applied.ok ? applied.events : [];
  }
  const first = events.find((event) => event.type === "first-player");
  expect(events.findIndex((event) => event.type === "starts-with")).toBeLessThan(
    events.findIndex((event) => event.type === "first-player"),
  );
  expect(match.view("spectator")).toMatchObject({ active: first?.seat });
  for (let moves = 0; moves < 40; moves += 1) {
    const choice = match.choices()[0];
    if (choice?.spec.type !== "menu") throw new Error("No menu");
    const item = choice.spec.items.find((one) => one.primary);
    const answer = { item: item?.id ?? "", fields: {} };
    const applied = match.apply({ seat: choice.seat, choice: choice.id, answer });
    const types = applied.ok ? applied.events.map((event) => event.type) : ["refused"];
    expect(types).not.toEqual(expect.arrayContaining(["yields", "turn"]));
    expect(types).not.toContain("refused");
    if (match.outcome()) break;
  }
});

it("an unarmed hero attacks unarmed, in the log and on the board", () => {
  const state = position({});
  const choice = rules.choices(state)[0];
  const events: GameEvent[] = [];
  if (!choice) throw new Error("Nobody is asked");
  rules.resolve(state, choice, { item: "attack", fields: { attackers: ["hero-0"] } }, (one) =>
    events.push(one),
  );
  expect(events.map((one) => one.type)).toContain("attacker-unarmed");
  const lines = rules.describe(rules.view(state, "spectator")).lines.map((line) => words.say(line, "plain"));
  if (state.attack) expect(lines.join("\n")).toContain("Ada attacks unarmed");
});
