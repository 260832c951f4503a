import { afterEach, describe, expect, it } from "vitest";
import { parseReplay } from "../../src/match/replay.ts";
import { verifyReplay } from "../../src/match/verify.ts";
import { toyGame } from "../toy/game.ts";
import { picker } from "../toy/setup.ts";
import { tinyGame } from "../toy/tiny.ts";
import { brokenPainter, House } from "./bot.ts";
import { Player, wordsOf } from "./player.ts";
import { expectPeace, faultsOf, playOn, seat } from "./seats.ts";

let house: House | null = null;
afterEach(async () => {
  const open = house;
  house = null;
  await open?.close();
});

describe("a match on the local Discord", { timeout: 120_000 }, () => {
  it("goes from challenge to result by clicks of two people", async () => {
    house = await House.open();
    const { ada, ben, thread } = await seat(house);
    const said = await playOn([ada, ben]);
    expect(said).toMatch(/wins?:|A draw:/);
    expectPeace(house);
    const file = house.sandbox.files().find((one) => one.filename === `replay-${thread}.json`);
    expect(file).toBeDefined();
    const match = await house.app.service.load(thread);
    const seed = match?.record.saved.setup.seed ?? "none";
    expect(said).toContain(seed);
    // The seed was never to be seen before the end: it stands in one message only.
    expect(
      ada
        .screen()
        .map(wordsOf)
        .filter((words) => words.includes(seed)),
    ).toHaveLength(1);
    if (file)
      expect(verifyReplay(toyGame, parseReplay(new TextDecoder().decode(file.bytes)))).toMatchObject({
        ok: true,
      });
    // The thread is clean: no call is left, and one board at most has buttons.
    expect(ada.screen().filter((message) => message.mentionsMe)).toEqual([]);
    expect(ada.with("panel")).toEqual([]);
  });

  it("is played against the AI", async () => {
    house = await House.open();
    const lobby = house.sandbox.channel("lobby");
    const ada = house.sandbox.user("Ada");
    await ada.slash(lobby, "play", { vs: "bot" });
    const thread = await house.sandbox.until(
      () => ada.screen(lobby).find((message) => message.thread)?.thread?.id,
    );
    await playOn([new Player(ada, thread, picker(5))]);
    expectPeace(house);
  });

  it("needs nothing but one file for another game", async () => {
    house = await House.open({ games: new Map([[tinyGame.id, tinyGame]]) });
    const { ada, ben } = await seat(house, 1, ["fists", "fists"]);
    expect(await playOn([ada, ben])).toContain("the bout is over");
    expectPeace(house);
  });

  it("goes on in words when no picture can be drawn", async () => {
    house = await House.open({ painter: brokenPainter });
    const { ada, ben } = await seat(house);
    await playOn([ada, ben]);
    expect(faultsOf(house)).toEqual([]);
    expect(house.reports.errors).toEqual([]);
  });

  it("goes on after the bot was stopped at any moment", async () => {
    house = await House.open();
    const { ada, ben } = await seat(house, 3);
    for (let round = 0; round < 4; round += 1) {
      for (let step = 0; step < 5; step += 1) {
        for (const player of [ada, ben]) if (!(await player.step())) await player.open();
      }
      await house.stopBot();
      await house.startBot();
    }
    await playOn([ada, ben]);
    expectPeace(house);
  });
});
