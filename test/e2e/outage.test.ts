import { afterEach, describe, expect, it } from "vitest";
import { House } from "./bot.ts";
import { type Player, wordsOf } from "./player.ts";
import { faultsOf, seat } from "./seats.ts";

let house: House | null = null;
afterEach(async () => {
  const open = house;
  house = null;
  await open?.close();
});

/** The end of a match, by concession unless it is over already; every click must still be answered. */
async function giveUp(at: House, player: Player, thread: string): Promise<void> {
  const over = () => player.screen().some((message) => wordsOf(message).includes("shown at the start"));
  if ((await at.app.service.load(thread))?.live.outcome() === null) {
    expect(await player.person.slash(thread, "concede")).toMatchObject({ ok: true });
    const yes = await at.sandbox.until(() => over() || player.with("concede-yes")[0], 15_000);
    if (yes !== true) expect(await player.press(yes)).toMatchObject({ ok: true });
  }
  await at.sandbox.until(over, 15_000);
}

const REST = { timeout: 3_000, retries: 3 };

describe("a click whose acknowledgement went through while its answer was lost", () => {
  it.each([[500], ["hangup"]] as const)("still counts, once (%s)", async (answer) => {
    house = await House.open({ rest: REST }, { ackMs: 20_000 });
    const { ada, thread } = await seat(house);
    await house.sandbox.until(() => ada.with("panel").length > 0, 10_000);
    await ada.open();
    const stance = await house.sandbox.until(() => ada.choices()[0], 10_000);
    house.sandbox.inject({ route: "callback", answer, applied: true });
    await ada.press(stance);
    await house.sandbox.until(
      () => ada.screen().some((message) => wordsOf(message).includes("Nothing to decide")),
      10_000,
    );
    expect((await house.app.service.load(thread))?.live.moves).toHaveLength(1);
    expect(house.reports.errors).toEqual([]);
  });

  it("of a slash command starts one match", async () => {
    house = await House.open({ rest: REST }, { ackMs: 20_000 });
    const { sandbox } = house;
    const lobby = sandbox.channel("lobby");
    const ada = sandbox.user("Ada");
    sandbox.inject({ route: "callback", answer: 502, applied: true });
    sandbox.inject({ route: "message.create", answer: "hangup", applied: true });
    sandbox.inject({ route: "thread.fromMessage", answer: 500, applied: true });
    await ada.slash(lobby, "play", { vs: "bot" });
    await sandbox.until(() => ada.screen(lobby).some((message) => wordsOf(message).includes("<#")), 10_000);
    expect(ada.screen(lobby).filter((message) => message.thread)).toHaveLength(1);
    expect(await house.app.service.openMatches()).toHaveLength(1);
  });
});

describe("a match amid failures", () => {
  const routes = [
    "callback",
    "message.create",
    "message.edit",
    "message.remove",
    "webhook.create",
    "webhook.edit",
    "webhook.remove",
  ];
  it.each([
    ["too many requests", 429, false],
    ["failures before the effect", 503, false],
    ["failures after the effect", 500, true],
    ["cut connections", "hangup", false],
    ["cut connections after the effect", "hangup", true],
  ] as const)(
    "goes on to its end, announced once: %s",
    async (_, answer, applied) => {
      house = await House.open({ rest: REST }, { ackMs: 20_000 });
      const { sandbox } = house;
      const { ada, ben, thread } = await seat(house, 4);
      await sandbox.until(() => ada.with("panel").length > 0, 10_000);
      let round = 0;
      const trouble = setInterval(() => {
        const route = routes[round++ % routes.length];
        if (route) sandbox.inject({ route, answer, applied, retryAfter: 0.05 });
      }, 120);
      try {
        for (let step = 0; step < 12; step += 1)
          for (const player of [ada, ben]) if (!(await player.step().catch(() => false))) await player.open();
      } finally {
        clearInterval(trouble);
      }
      await giveUp(house, ada, thread);
      await sandbox.until(() => ada.screen().every((message) => !message.mentionsMe), 10_000);
      const results = ada.screen().filter((message) => wordsOf(message).includes("shown at the start"));
      expect(results).toHaveLength(1);
      expect(faultsOf(house)).toEqual([]);
      expect(house.reports.errors).toEqual([]);
    },
    60_000,
  );

  it("goes on after dropped sockets and a forgotten session", async () => {
    house = await House.open({ rest: REST }, { ackMs: 2_000 });
    const { sandbox } = house;
    const { ada, ben, thread } = await seat(house, 5);
    await sandbox.until(() => ada.with("panel").length > 0, 10_000);
    for (const trouble of ["drop", "invalidate"]) {
      for (const player of [ada, ben]) if (!(await player.step())) await player.open();
      if (trouble === "drop") sandbox.gateway.dropSockets();
      else if (trouble === "reconnect") sandbox.gateway.askReconnect();
      else sandbox.gateway.invalidate(false);
      // What is clicked while nobody listens is lost, as Discord says at once; so wait until the new connection answers.
      let heard = false;
      for (let tries = 0; tries < 10 && !heard; tries += 1)
        heard = (await ada.person.slash(thread, "help")).ok;
      expect(heard).toBe(true);
    }
    await giveUp(house, ada, thread);
    expect(faultsOf(house)).toEqual([]);
    expect(house.reports.errors).toEqual([]);
  }, 60_000);
});
