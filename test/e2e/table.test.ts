import { afterEach, describe, expect, it } from "vitest";
import { House } from "./bot.ts";
import { type Control, type Player, wordsOf } from "./player.ts";
import { expectPeace, seat } from "./seats.ts";

let house: House | null = null;
afterEach(async () => {
  const open = house;
  house = null;
  await open?.close();
});

const verbs = (player: Player, verb: string): Control[] =>
  player.with("table").filter(({ click }) => click?.route === "table" && click.verb === verb);
const says = (player: Player, part: string): boolean =>
  player
    .screen()
    .map(wordsOf)
    .some((said) => said.includes(part));

/** Opens the panel and clicks until an answer is in. */
async function answer(at: House, player: Player, thread: string): Promise<void> {
  const moves = async () => (await at.app.service.load(thread))?.live.moves.length ?? 0;
  const before = await moves();
  await at.sandbox.until(() => player.with("panel").length > 0 || undefined);
  await player.open();
  for (let step = 0; step < 50 && (await moves()) === before; step += 1)
    if (!(await player.step())) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await moves()).toBe(before + 1);
}

describe("words at the table", () => {
  it("take a move back, after a restart too and whatever is clicked how often", async () => {
    house = await House.open();
    const { sandbox } = house;
    const { ada, ben, thread } = await seat(house);
    const moves = async (): Promise<number> =>
      (await house?.app.service.load(thread))?.live.moves.length ?? -1;
    await answer(house, ada, thread);
    // Nothing was seen or rolled: nobody need be asked.
    await ada.press(await sandbox.until(() => verbs(ada, "more")[0]));
    const back = await sandbox.until(() => verbs(ada, "take-back")[0]);
    await ada.press(back);
    await sandbox.until(() => says(ada, "Your last move is taken back.") || undefined);
    expect(await moves()).toBe(2);
    await sandbox.until(() => says(ben, "takes back the last move") || undefined, 5_000);

    await answer(house, ada, thread);
    await answer(house, ben, thread);
    await ada.press(back);
    const yes = await sandbox.until(() => verbs(ben, "agree")[0], 5_000);
    expect(says(ben, "asks to take back a move")).toBe(true);
    expect(says(ada, "The other side is asked.")).toBe(true);
    await house.stopBot();
    await house.startBot();
    await Promise.all(Array.from({ length: 12 }, () => ben.press(yes)));
    await expect.poll(moves, { timeout: 5_000 }).toBe(5);
    await sandbox.until(() => verbs(ben, "agree").length === 0 || undefined, 5_000);
    expect((await house.app.service.load(thread))?.live.choicesOf(0)).toHaveLength(1);
    expectPeace(house);
  });

  it("let windows pass by a player's own word, which is shown and can be taken back", async () => {
    house = await House.open();
    const { sandbox } = house;
    const { ben, thread } = await seat(house);
    await ben.press(await sandbox.until(() => verbs(ben, "more")[0]));
    await ben.press(await sandbox.until(() => verbs(ben, "pass-on")[0]));
    await sandbox.until(() => says(ben, "You pass every window") || undefined);
    const record = async () => (await house?.app.service.load(thread))?.record;
    expect((await record())?.stances?.[1]).toMatchObject({ standing: true });
    await ben.press(await sandbox.until(() => verbs(ben, "stops")[0]), ["own-turn"]);
    await expect.poll(async () => (await record())?.stances?.[1]?.stops).toBe("own-turn");
    await ben.press(await sandbox.until(() => verbs(ben, "ask-again")[0]));
    await expect.poll(async () => (await record())?.stances?.[1]?.standing).toBe(false);
    expect(says(ben, "This match has no clock.")).toBe(true);
    expectPeace(house);
  });

  it("warn before time is up, let the other side claim the win, and lose nothing in a restart", async () => {
    let late = 0;
    const now = (): number => Date.now() + late;
    house = await House.open({ now });
    const { sandbox } = house;
    const { ada, ben, thread } = await seat(house, 1, ["hot", "calm"], { pace: "live" });
    await sandbox.until(() => /until <t:\d+:t>/.test(ada.screen().map(wordsOf).join()) || undefined);
    await answer(house, ben, thread);
    const restart = async (ms: number): Promise<void> => {
      await house?.stopBot();
      late += ms;
      await house?.startBot({ now });
    };
    await restart(9 * 60_000);
    await sandbox.until(() => says(ada, "your time runs out") || undefined);
    await restart(60_000);
    await sandbox.until(() => says(ben, "is out of time. Claim the win") || undefined);
    const claim = await sandbox.until(() => verbs(ben, "claim")[0]);
    await ada.press(claim);
    await sandbox.until(() => says(ada, "That is settled already") || undefined);
    await restart(1_000);
    await Promise.all(Array.from({ length: 6 }, () => ben.press(claim)));
    await sandbox.until(() => says(ben, "**Ben** wins") || undefined, 8_000);
    await sandbox.until(() => verbs(ben, "claim").length === 0 || undefined, 5_000);
    expectPeace(house);
  });

  it("pause the clock when both agree, and go on when one wants to", async () => {
    house = await House.open();
    const { sandbox } = house;
    const { ada, ben } = await seat(house, 1, ["hot", "calm"], { pace: "live" });
    await ada.press(await sandbox.until(() => verbs(ada, "more")[0]));
    await ada.press(await sandbox.until(() => verbs(ada, "pause")[0]));
    await ben.press(await sandbox.until(() => verbs(ben, "agree")[0]));
    await sandbox.until(() => says(ada, "The clock stands still") || undefined, 5_000);
    await ada.press(await sandbox.until(() => verbs(ada, "resume")[0]));
    await sandbox.until(
      () =>
        !ada
          .screen()
          .filter((one) => !one.ephemeral)
          .map(wordsOf)
          .join()
          .includes("stands still") || undefined,
      5_000,
    );
    expectPeace(house);
  });
});
