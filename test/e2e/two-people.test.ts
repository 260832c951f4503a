import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type State, stateSchema } from "../../src/engine/dark-legacy/state.ts";
import { GAMES } from "../../src/engine/index.ts";
import { answerByClicks } from "./answer-by-clicks.ts";
import { House } from "./bot.ts";
import { type Player, wordsOf } from "./player.ts";
import { expectPeace, seat } from "./seats.ts";
import { BEATS, type Beat, findStory, type Scene } from "./story.ts";

const chance = vi.hoisted(() => ({ seed: "" }));
vi.mock(import("../../src/match/seed.ts"), async (original) => ({
  ...(await original()),
  newSeed: () => chance.seed,
}));

const DECKS = ["chaos", "tech"] as const;

/** All that the Log button shows, oldest first. */
async function logOf(at: House, player: Player): Promise<string> {
  const page = () => player.screen().findLast((one) => one.ephemeral && /^\s*### Log/.test(wordsOf(one)));
  const button = player.with("log").at(-1);
  if (!button) throw new Error("There is no Log button");
  await player.press(button);
  await at.sandbox.until(page);
  const withRules = player
    .with("log-page")
    .find((one) => one.message === page()?.id && one.label === "With rules");
  if (!withRules) throw new Error("The log has no rules");
  await player.press(withRules);
  const pages = [
    wordsOf(
      await at.sandbox.until(() => {
        const next = page();
        return next && wordsOf(next).includes("D\u2011") ? next : null;
      }),
    ),
  ];
  for (;;) {
    const now = page();
    const earlier = player.with("log-page").find((one) => one.message === now?.id && one.label === "Earlier");
    if (!earlier) return pages.reverse().join("\n");
    await player.press(earlier);
    pages.push(
      wordsOf(
        await at.sandbox.until(() => {
          const next = page();
          return next && !pages.includes(wordsOf(next)) ? next : null;
        }),
      ),
    );
  }
}

/** What was on the screens and in the store when a scene of the story had been answered. */
interface Witness {
  readonly scene: Scene;
  /** The panel came by itself, nobody had to press Hand. */
  readonly prompted: boolean;
  readonly words: string;
  readonly others: readonly string[];
  readonly state: State;
}

describe("two people play the real game in two panes", { timeout: 120_000 }, () => {
  let house: House;
  let thread = "";
  let log = "";
  const witnesses: Witness[] = [];

  async function stored(moves: number) {
    for (let waited = 0; waited < 1_000; waited += 1) {
      const match = await house.app.service.load(thread);
      if (match && match.live.moves.length >= moves) return match;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    throw new Error(`There are not ${moves} moves`);
  }

  function at(beat: Beat): Witness & { readonly index: number } {
    const index = witnesses.findIndex(({ scene }) => scene.beats.includes(beat));
    const witness = witnesses[index];
    if (!witness) throw new Error(`There is no ${beat}`);
    return { ...witness, index };
  }

  function eventOf({ scene }: Witness, type: string): Readonly<Record<string, unknown>> {
    return scene.events.find((event) => event.type === type)?.params ?? {};
  }

  beforeAll(async () => {
    house = await House.open({ games: GAMES });
    const story = findStory(GAMES, DECKS);
    chance.seed = story.seed;
    const table = await seat(house, 1, DECKS);
    thread = table.thread;
    const players = [table.ada, table.ben];
    for (const [index, scene] of story.scenes.entries()) {
      const player = players[scene.choice.seat];
      const other = players[1 - scene.choice.seat];
      if (!player || !other) throw new Error("Nobody sits there");
      const { prompted, words } = await answerByClicks(player, scene.choice, scene.answer);
      const { live } = await stored(index + 1);
      const others = other.screen().map(wordsOf);
      witnesses.push({ scene, prompted, words, others, state: stateSchema.parse(live.save().state) });
    }
    log = await logOf(house, table.ada);
  }, 110_000);
  afterAll(() => house?.close());

  it("plays the very match that was planned, every beat of it, and nothing is amiss", async () => {
    expect(witnesses.flatMap(({ scene }) => scene.beats).sort()).toEqual([...BEATS].sort());
    const { live, record } = await stored(witnesses.length);
    expect(record.sitters.map((one) => one.name)).toEqual(["Ada", "Ben"]);
    expect(GAMES.get(live.game)?.replay(live.setup, live.moves).match.hash()).toBe(live.hash());
    expectPeace(house);
  });

  it("asks for the Counter Spell in private, at once, and the spell does nothing", () => {
    const end = at("counterspell");
    const begin = witnesses.findLastIndex(
      ({ scene }, index) => index < end.index && scene.choice.kind === "action",
    );
    const [spell, counter] = [witnesses[begin], witnesses[begin + 1]];
    if (!spell || !counter) throw new Error("No spell was answered");
    const caster = spell.scene.choice.seat;
    expect(counter.scene.choice.seat).toBe(1 - caster);
    expect(spell.state.stack).toHaveLength(1);
    const [item] = spell.state.stack;

    // The prompt came by itself, to one person only, and offers the answer with its price.
    expect(counter.prompted).toBe(true);
    expect(counter.words).toMatch(/\w+ of (Ada|Ben)( on .+)? waits to resolve\. Answer or yield\./);
    expect(counter.others.some((words) => words.includes("Choose a target"))).toBe(false);

    const names = ["Ada", "Ben"];
    const name = String(eventOf(end, "countered").card);
    expect(log).toMatch(new RegExp(`${names[caster]} casts ${name}.* for \\d+ CP\\..*D.9\\.6`));
    expect(log).toMatch(
      new RegExp(`${names[1 - caster]} casts Counter Spell on ${name} for 4 CP\\..*D.9\\.6`),
    );
    expect(log).toMatch(new RegExp(`${name} is countered by Counter Spell\\..*D.9\\.10`));

    // Both lie in their owners' Boneyards; the stack is empty; nothing came into play.
    expect(end.state.stack).toEqual([]);
    expect(end.state.players[caster]?.boneyard).toContain(item?.card);
    const spent = end.state.players[1 - caster]?.boneyard.map((id) => end.state.cards[id]?.def);
    expect(spent).toContain("counter-spell");
    expect((counter.state.players[1 - caster]?.cp ?? 0) + 4).toBe(spell.state.players[1 - caster]?.cp);
  });

  it.each([
    ["instant in window 1", /Attackers are declared: .+\. Answer or yield\./],
    ["instant in window 2", /Defenders are declared: .+\. Answer or yield\./],
  ] as const)("an %s of an attack", (beat, prompt) => {
    const witness = at(beat);
    expect(witness.words).toMatch(prompt);
    expect(witness.prompted).toBe(true);
    expect(witness.state.attack).not.toBeNull();
    expect(witness.state.stack.map((item) => item.controller)).toEqual([witness.scene.choice.seat]);
    const cast = witness.scene.events.find((event) => event.type.startsWith("casts"));
    expect(log).toContain(`casts ${String(cast?.params?.card)}`);
    expect(cast?.rule).toBe("D-9.6");
  });

  it.each([
    ["casting roll bought up", "cast-roll"],
    ["attack roll bought up", "attack-roll"],
  ] as const)("a %s by cards removed from the game", (beat, type) => {
    const witness = at(beat);
    const { count } = eventOf(witness, "buys-modifier");
    const { natural, modifier } = eventOf(witness, type);
    expect(count).toBeGreaterThan(0);
    expect(modifier).toBeGreaterThanOrEqual(Number(count));
    const { seat: who } = witness.scene.choice;
    const before = witnesses[witness.index - 1]?.state.players[who]?.removed.length ?? 0;
    expect(witness.state.players[who]?.removed).toHaveLength(before + Number(count));
    expect(log).toMatch(new RegExp(`removes ${count} cards? from the game for \\+${count}\\..*D.10\\.4`));
    expect(log).toContain(`rolls ${natural}, modifier ${modifier}`);
  });

  it("a card put to charge, unseen by the other, and cast when it has its charges", () => {
    const [charge, cast] = [at("charge"), at("cast from charging")];
    const { seat: who } = charge.scene.choice;
    const card = charge.state.players[who]?.charging;
    const name = String(cast.scene.events.find((event) => event.type.startsWith("casts"))?.params?.card);
    expect(charge.state.cards[card ?? ""]?.play?.place.zone).toBe("charging");
    expect(charge.others.join("\n")).not.toContain(`Charge ${name}`);
    expect(cast.state.players[who]?.charging).toBeNull();
    // Where nobody may answer, it has resolved already.
    expect(["stack", "field", "equip", "attached", "armor", "boneyard"]).toContain(
      cast.state.cards[card ?? ""]?.play?.place.zone ?? "boneyard",
    );
    expect(log).toMatch(/puts a card face down to charge\..*D.9\.11/);
  });
});
