import { afterEach, describe, expect, it } from "vitest";
import { GAMES } from "../../src/engine/index.ts";
import { sampleAnswer } from "../../src/engine/kernel/answers.ts";
import { House } from "./bot.ts";
import { Guest } from "./guest.ts";
import { expectPeace, seat } from "./seats.ts";

let house: House | null = null;
afterEach(async () => {
  const open = house;
  house = null;
  await open?.close();
});

const at = (one: House, name: string, thread: string): Guest => new Guest(one, name, thread);
const threads = (guest: Guest): string[] =>
  new Guest(guest.at, guest.name).screen().flatMap((one) => one.thread?.id ?? []);

/** Gives up in the thread and waits for the result with its button. */
async function concede(guest: Guest): Promise<void> {
  await guest.slash("concede");
  await guest.press("concede-yes");
  await guest.until(() => guest.find("rematch"));
}

/** Fifty times the same click at once. */
async function storm(guest: Guest): Promise<void> {
  const button = guest.find("rematch") ?? expect.fail();
  const clicks = Array.from({ length: 50 }, () => guest.person.click(button.message, button.id));
  for (const outcome of await Promise.allSettled(clicks)) expect(outcome.status).toBe("fulfilled");
}

describe("the button on a result", { timeout: 30_000 }, () => {
  it("asks the other, begins once on the yes and outlives a restart in between", async () => {
    house = await House.open();
    const { thread } = await seat(house);
    const [ada, ben, cleo] = [at(house, "Ada", thread), at(house, "Ben", thread), at(house, "Cleo", thread)];
    await house.sandbox.until(() => ada.find("panel"));
    await concede(ada);
    await cleo.press("rematch");
    await cleo.until(() => cleo.said().includes("Only those who played this match"));
    await storm(ada);
    await ben.until(() => ben.find("accept"));
    expect(ben.public().split("wants to play again").length).toBe(2);
    expect(ben.screen().some((one) => one.mentionsMe && JSON.stringify(one).includes("play again"))).toBe(
      true,
    );
    await house.stopBot();
    await house.startBot();
    await storm(ben);
    await house.sandbox.until(() => threads(ada).length === 2);
    await ben.until(() => !ben.find("accept"));
    const [, next = ""] = threads(ada);
    await house.sandbox.until(() => at(house ?? expect.fail(), "Ada", next).find("panel"));
    const again = (await house.app.service.load(next)) ?? expect.fail();
    expect(again.record.agreed?.decks).toEqual(["hot", "calm"]);
    expect(threads(ada)).toHaveLength(2);
    // The old button leads to the match that runs.
    await ada.press("rematch");
    await ada.until(() => ada.said().includes(`<#${next}>`));
    expectPeace(house);
  });

  it("plays against the AI at once, at the same pace", async () => {
    house = await House.open();
    const lobby = new Guest(house, "Ada");
    await lobby.slash("play", { vs: "bot", deck: "calm", pace: "slow" });
    const thread = await house.sandbox.until(() => threads(lobby)[0]);
    const ada = at(house, "Ada", thread);
    await house.sandbox.until(() => ada.find("panel"));
    await concede(ada);
    await storm(ada);
    await house.sandbox.until(() => threads(ada).length === 2);
    const next = at(house, "Ada", threads(ada)[1] ?? "");
    await house.sandbox.until(() => next.find("panel"));
    const again = (await house.app.service.load(next.channel)) ?? expect.fail();
    expect(again.record.pace).toBe("slow");
    expect(again.record.sitters.map((one) => one.kind)).toEqual(["user", "ai"]);
    expect(threads(ada)).toHaveLength(2);
    expectPeace(house);
  });

  it("makes an offer that is declined or withdrawn like any challenge", async () => {
    house = await House.open();
    const { thread } = await seat(house);
    const [ada, ben] = [at(house, "Ada", thread), at(house, "Ben", thread)];
    await house.sandbox.until(() => ben.find("panel"));
    await concede(ben);
    await ben.press("rematch");
    await ada.press("decline");
    await ben.until(() => ben.public().includes("declined the challenge"));
    await ben.press("rematch");
    await ben.until(() => ben.find("withdraw"));
    await ben.press("withdraw");
    await ben.until(() => !ben.find("withdraw"));
    expect(threads(ben)).toHaveLength(1);
    expectPeace(house);
  });

  it("lets the other one begin", async () => {
    house = await House.open({ games: GAMES }, { ackMs: 20_000 });
    const decks =
      GAMES.values()
        .next()
        .value?.decks.map((one) => one.id) ?? [];
    const { thread } = await seat(house, 1, [decks[0] ?? "", decks[1] ?? ""]);
    const { service } = house.app;
    const [ada, ben] = [at(house, "Ada", thread), at(house, "Ben", thread)];
    await house.sandbox.until(() => ada.find("panel"));
    for (;;) {
      const match = (await service.load(thread)) ?? expect.fail();
      const [choice] = match.live.choices();
      if (!choice || match.live.first() !== null) break;
      const who = [ada, ben][choice.seat] ?? expect.fail();
      await service.act(
        thread,
        who.person.id,
        choice.id,
        sampleAnswer(choice.spec, () => 0),
      );
    }
    const first = (await service.load(thread))?.live.first() ?? expect.fail();
    await concede(ben);
    await ben.press("rematch");
    await ada.until(() => ada.public().includes("This time"));
    expect(ada.public()).toContain(`This time **${["Ada", "Ben"][1 - first]}** has the first turn.`);
    await ada.press("accept");
    await house.sandbox.until(() => threads(ada)[1]);
    const next = at(house, "Ada", threads(ada)[1] ?? "");
    await house.sandbox.until(() => next.find("panel"), 8_000);
    const { record, live } = (await service.load(next.channel)) ?? expect.fail();
    const begins = record.sitters[live.setup.first ?? -1]?.name;
    expect(begins).toBe(["Ada", "Ben"][1 - first]);
    expectPeace(house);
  });

  it("plays a best of three to its end, a match after the other, and then a new one", async () => {
    house = await House.open();
    const [ada, ben] = [new Guest(house, "Ada"), new Guest(house, "Ben")];
    await ada.slash("play", { "best-of": 3 });
    expect(ada.public()).toContain("best of three");
    await ben.press("accept");
    await ben.press("deck", undefined, ["hot"]);
    for (const [game, said] of [
      [1, "**Ada** 0, **Ben** 1."],
      [2, "**Ben** takes the series."],
    ] as const) {
      const thread = await house.sandbox.until(() => threads(ada)[game - 1], 8_000);
      expect(house.sandbox.world.channel(thread).name).toContain(`(match ${game})`);
      const here = at(house, "Ada", thread);
      await house.sandbox.until(() => here.find("panel"));
      await concede(here);
      expect(here.public()).toContain(said);
      // Either may go on; nobody has to agree again before it is decided.
      if (game === 1) await storm(at(house, "Ben", thread));
    }
    const last = at(house, "Ben", threads(ada)[1] ?? "");
    await last.press("rematch");
    await last.until(() => last.find("accept"));
    expect(last.public()).toContain("best of three");
    expectPeace(house);
  });
});
