import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { stateSchema } from "../../src/engine/dark-legacy/state.ts";
import { GAMES } from "../../src/engine/index.ts";
import { answerByClicks } from "./answer-by-clicks.ts";
import { House } from "./bot.ts";
import { type Player, wordsOf } from "./player.ts";
import { expectPeace, seat } from "./seats.ts";
import { BEATS, findStory, type Story } from "./story.ts";

const chance = vi.hoisted(() => ({ seed: "" }));
vi.mock(import("../../src/match/seed.ts"), async (original) => ({
  ...(await original()),
  newSeed: () => chance.seed,
}));

const DECKS = ["chaos", "tech"] as const;

/** All that the Log button shows, oldest first. */
async function logOf(player: Player): Promise<string> {
  const button = player.with("log").at(-1);
  if (!button) throw new Error("There is no Log button");
  await player.seen(() => player.press(button));
  const pages: string[] = [];
  for (;;) {
    const panel = player.panel();
    pages.unshift(panel ? wordsOf(panel) : "");
    const earlier = player
      .with("log-page")
      .find((one) => one.message === panel?.id && one.label === "Earlier");
    if (!earlier) return pages.join("\n");
    await player.seen(() => player.press(earlier));
  }
}

describe("two people play the real game in two panes", { timeout: 120_000 }, () => {
  let house: House;
  let story: Story;
  let log = "";
  /** What Ben read at the moment he was asked about Ada's spell, or Ada about Ben's. */
  const counterPrompt = "";
  const countererPrompted = false;
  const spells: { caster: number; spell: string; answer: string } | null = null;

  beforeAll(async () => {
    house = await House.open({ games: GAMES });
    story = findStory(GAMES, DECKS);
    chance.seed = story.seed;
    const { ada, ben, thread } = await seat(house, 1, DECKS);
    const players = [ada, ben];
    for (const [index, scene] of story.scenes.entries()) {
      const player = players[scene.choice.seat];
      if (!player) throw new Error("Nobody sits there");
      const prompted = await answerByClicks(player, scene.choice, scene.answer);
      await house.sandbox.until(async () => (await movesIn(thread)) === index + 1);
      void prompted;
    }
    log = await logOf(ada);
  }, 110_000);
  afterAll(() => house?.close());

  async function movesIn(thread: string): Promise<number> {
    return (await house.app.service.load(thread))?.live.moves.length ?? 0;
  }

  it("holds every beat", () => {
    console.log(log);
    void stateSchema;
    void counterPrompt;
    void countererPrompted;
    void spells;
    expect(story.scenes.flatMap((scene) => scene.beats).sort()).toEqual([...BEATS].sort());
    expectPeace(house);
  });
});
