import { afterEach, describe, expect, it } from "vitest";
import { House } from "./bot.ts";
import { controls, wordsOf } from "./player.ts";
import { expectPeace } from "./seats.ts";

let house: House | null = null;
afterEach(async () => {
  const open = house;
  house = null;
  await open?.close();
});

const MINUTE = 60_000;

/** Ada's challenge and her table stand in the lobby; what anybody sees of them there. */
async function posted(at: House) {
  const { sandbox } = at;
  const lobby = sandbox.channel("lobby");
  const [ada, ben] = [sandbox.user("Ada"), sandbox.user("Ben")];
  await ada.slash(lobby, "play", {});
  await ada.slash(lobby, "play", { mode: "2v2" });
  const shown = () => ben.screen(lobby).filter((one) => !one.ephemeral);
  const routes = () =>
    shown()
      .flatMap(controls)
      .flatMap(({ click }) => click?.route ?? []);
  await sandbox.until(() => routes().includes("accept") && routes().includes("lobby"));
  const left = await sandbox.until(() => shown().flatMap(controls)[0]);
  return { ben, lobby, left, routes, said: () => shown().map(wordsOf).join("\n") };
}

describe("what ran out while the bot was away", { timeout: 60_000 }, () => {
  it("loses its buttons when the bot comes back, and says why", async () => {
    house = await House.open();
    const { ben, lobby, left, routes, said } = await posted(house);
    await house.stopBot();
    // Just before the end everything stays.
    await house.startBot({ now: () => Date.now() + 14 * MINUTE });
    expect(routes()).toContain("accept");
    expect(routes()).toContain("lobby");
    await house.stopBot();
    await house.startBot({ now: () => Date.now() + 16 * MINUTE });
    expect(routes()).toEqual([]);
    expect(said()).toContain("Nobody took up the challenge of **Ada** in time.");
    expect(said()).toContain("The table closed, because nobody else came.");
    // A message that somebody still had on the screen.
    await ben.click(left.message, left.id).catch(() => undefined);
    expect(routes()).toEqual([]);
    expect(ben.screen(lobby).filter((one) => one.thread)).toEqual([]);
    expectPeace(house);
  });

  it("loses them also when it runs out later, though the timers went with the old process", async () => {
    house = await House.open({ openMs: 3_000 });
    const { routes } = await posted(house);
    await house.stopBot();
    await house.startBot({ openMs: 3_000 });
    expect(routes()).toContain("accept");
    expect(routes()).toContain("lobby");
    await house.sandbox.until(() => routes().length === 0, 6_000);
    expectPeace(house);
  });
});
