import { afterEach, describe, expect, it } from "vitest";
import { GAMES } from "../../src/engine/index.ts";
import { brokenPainter, dotPainter, House } from "./bot.ts";
import { type Player, wordsOf } from "./player.ts";
import { expectPeace, seat } from "./seats.ts";

let house: House | undefined;
afterEach(async () => {
  await house?.close();
  house = undefined;
});

function newest(player: Player, words: RegExp) {
  return player.screen().findLast((one) => one.ephemeral && words.test(wordsOf(one)));
}

async function begin(at: House) {
  const table = await seat(at, 1, ["chaos", "tech"]);
  for (const player of [table.ada, table.ben]) {
    await at.sandbox.until(() => player.with("panel").length > 0);
    await player.open();
    const none = await at.sandbox.until(() => player.choices().find((one) => one.label === "None"));
    await player.press(none);
  }
  const { ada, ben, thread } = table;
  const actor = async (): Promise<number | null> => {
    const choice = (await at.app.service.load(thread))?.live.choices()[0];
    return choice?.kind === "action" ? choice.seat : null;
  };
  let acting = await actor();
  for (let waited = 0; acting === null && waited < 300; waited += 1) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    acting = await actor();
  }
  const [active, other] = acting === 0 ? [ada, ben] : [ben, ada];
  await active.open();
  await at.sandbox.until(() => active.choices().find((one) => /^End turn/.test(one.label)));
  return { active, other, thread };
}

describe("beside a match", { timeout: 60_000 }, () => {
  it("a turn in which nothing was done is ended only after a question, and the panel tells what happened", async () => {
    house = await House.open({ games: GAMES });
    const { active, thread } = await begin(house);
    const moves = async () => (await house?.app.service.load(thread))?.live.moves.length ?? 0;
    const before = await moves();
    const end = active.choices().find((one) => /^End turn/.test(one.label));
    if (!end) throw new Error("A turn can be ended");
    await active.press(end);
    await house.sandbox.until(() => newest(active, /End it all the same\?/));
    expect(await moves()).toBe(before);
    const yes = active.choices().find((one) => one.label === "End turn");
    if (!yes) throw new Error("It asks first");
    await active.press(yes);
    await house.sandbox.until(() => newest(active, /\*\*Just now\*\*/));
    expectPeace(house);
  });

  it("a board keeps its picture when the next one cannot be drawn, and gets the new one later", async () => {
    let broken = false;
    const painter = {
      ...dotPainter,
      playmat: (...args: Parameters<typeof dotPainter.playmat>) =>
        (broken ? brokenPainter : dotPainter).playmat(...args),
    };
    house = await House.open({ games: GAMES, painter });
    const { active } = await begin(house);
    const board = () =>
      active.screen().findLast((one) => !one.ephemeral && /What happened/.test(wordsOf(one)));
    const name = await house.sandbox.until(() => {
      const shown = board();
      return shown && JSON.stringify(shown.components).includes("playmat.png") ? shown.id : null;
    });
    broken = true;
    const roll = active.choices().find((one) => /^Roll for casting/.test(one.label));
    if (!roll) throw new Error("It can be rolled");
    await active.press(roll);
    const none = await house.sandbox.until(() => active.choices().find((one) => one.label === "No cards"));
    await active.press(none);
    const kept = await house.sandbox.until(() => {
      const shown = board();
      return shown && /a moment ago/.test(wordsOf(shown)) ? shown : null;
    });
    expect(kept.id).toBe(name);
    expect(JSON.stringify(kept.components)).toContain("playmat.png");
    expect(wordsOf(kept)).toContain("CP.");
    broken = false;
    await house.sandbox.until(() => {
      const shown = board();
      return shown && !/a moment ago/.test(wordsOf(shown)) ? shown : null;
    });
  });
});
