import { afterEach, describe, expect, it } from "vitest";
import { GAMES } from "../../src/engine/index.ts";
import { House } from "./bot.ts";
import { Guest } from "./guest.ts";
import { expectPeace } from "./seats.ts";

let house: House | null = null;
afterEach(async () => {
  const open = house;
  house = null;
  await open?.close();
});

describe("several matches at once", { timeout: 30_000 }, () => {
  it("are listed with those that wait for the reader first, and open challenges with their buttons", async () => {
    house = await House.open();
    const [ada, ben] = [new Guest(house, "Ada"), new Guest(house, "Ben")];
    expect(await ada.slash("matches")).toContain("You have no match going");
    for (let n = 0; n < 2; n += 1) {
      await ada.slash("play", {});
      await ben.press("accept");
      await ben.press("deck", undefined, ["hot"]);
      await house.sandbox.until(() => ada.screen().filter((one) => one.thread).length === n + 1);
      await ben.until(() => !ben.find("deck") && !ben.find("accept"));
    }
    const [first = "", second = ""] = ada.screen().flatMap((one) => one.thread?.id ?? []);
    await ada.slash("play", { opponent: ben.person.id });
    await ada.slash("play", {});
    const one = (await house.app.service.load(first)) ?? expect.fail();
    const choice = one.live.choicesOf(0)[0] ?? expect.fail();
    await house.app.service.act(first, ada.person.id, choice.id, "stone");
    await house.stopBot();
    await house.startBot();
    const list = await ada.slash("matches");
    expect(list.indexOf(`▶ <#${second}>`)).toBeGreaterThan(0);
    expect(list.indexOf(`▶ <#${second}>`)).toBeLessThan(list.indexOf(`• <#${first}>`));
    expect(list).toContain("You challenged **Ben**");
    expect(list).toContain("Your open challenge");
    expect(await ben.slash("matches")).toContain("**Ada** challenges you");
    await ben.press("decline");
    await ben.until(() => ben.said().includes("You declined the challenge"));
    await ada.press("withdraw");
    await ada.until(() => !ada.public().includes("Closes"));
    // What is over is gone from the list.
    await house.app.service.concede(first, ada.person.id);
    expect(await ada.slash("matches")).not.toContain(first);
    expectPeace(house);
  });

  it("never begin with somebody who is on the other's list, nor with a hero of another level", async () => {
    house = await House.open({ games: GAMES }, { ackMs: 20_000 });
    const name = "Ben **x** @everyone";
    house.sandbox.addUser(name);
    const [ada, ben] = [new Guest(house, "Ada"), new Guest(house, name)];
    expect(await ada.slash("block add", { user: ada.person.id })).toContain("cannot put yourself");
    expect(await ada.slash("block add", { user: ben.person.id })).toContain("can no longer challenge you");
    expect(await ada.slash("block list")).toContain("Ben \\*\\*x\\*\\* @\u200beveryone");
    expect(await ben.slash("play", { opponent: ada.person.id })).toContain(
      "does not play with you at present",
    );
    await ada.slash("play", {});
    await ben.press("accept");
    await ben.until(() => ben.said().includes("does not play with you at present"));
    await ada.slash("play", { mode: "2v2" });
    await ben.press("lobby", "join");
    await ben.until(
      () => ben.screen().filter((one) => JSON.stringify(one).includes("at present")).length === 3,
    );
    expect(await ada.slash("block remove", { user: ben.person.id })).toContain("can challenge you again");
    expect(await ada.slash("block list")).toContain("Nobody.");

    const bars = { "min-level": 2, "max-level": 4, pace: "live", stakes: "ranked" };
    await ada.slash("play", bars);
    expect(ada.public()).toMatch(/Ranked.* · live pace · for heroes of level 2–4/);
    await ben.press("accept");
    await ben.until(() => ben.said().includes("for heroes of level 2–4. Yours has level 1"));
    expect(await ada.slash("play", { ...bars, opponent: ben.person.id })).toContain(
      "are for open challenges",
    );
    expect(await ada.slash("play", { "min-level": 5, "max-level": 4 })).toContain("No hero is of a level");
    expect(await ada.slash("play", { "best-of": 3, mode: "2v2" })).toContain("for two players");
    expectPeace(house);
  });
});
