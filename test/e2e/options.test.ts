import { afterEach, describe, expect, it } from "vitest";
import type { ScreenMessage } from "../../sandbox/screen.ts";
import { parseReplay } from "../../src/match/replay.ts";
import { verifyReplay } from "../../src/match/verify.ts";
import { toyGame } from "../toy/game.ts";
import { picker } from "../toy/setup.ts";
import { House } from "./bot.ts";
import { type Control, controls, Player, wordsOf } from "./player.ts";
import { Reader } from "./reader.ts";
import { expectPeace, playOn } from "./seats.ts";

let house: House | null = null;
afterEach(async () => {
  const open = house;
  house = null;
  await open?.close();
});

/** Is it the control of the set-up panel with this verb and, if given, this argument? */
function sets(verb: string, arg?: string): (control: Control) => boolean {
  return ({ click }) =>
    click?.route === "setup" && click.verb === verb && (arg === undefined || click.arg === arg);
}

/** Somebody in the lobby who sets a match up. */
class Host extends Reader {
  screen(): ScreenMessage[] {
    return this.person.screen(this.lobby);
  }
  control(verb: string): Control | undefined {
    const panel = this.panel();
    return panel && controls(panel).find(sets(verb));
  }
  setUp(verb: string, arg?: string, values?: readonly string[]): Promise<string> {
    return this.use(sets(verb, arg), values);
  }
  find(route: string): Control | undefined {
    return this.screen()
      .flatMap(controls)
      .findLast((one) => one.click?.route === route);
  }
  thread(): string | undefined {
    return this.screen().find((message) => message.thread)?.thread?.id;
  }
}

describe("options settled before a match", { timeout: 120_000 }, () => {
  it("are changed one at a time, outlive a restart, stand on challenge and board and in the replay", async () => {
    house = await House.open();
    const ada = new Host(house, "Ada");
    const ben = new Host(house, "Ben");
    expect(await ada.person.slash(ada.lobby, "play", { options: true, deck: "calm" })).toMatchObject({
      ok: true,
    });
    await ada.setUp("option", "", ["life"]);
    expect(ada.said()).toContain("Less makes a short match.");
    await ada.setUp("value", "life,4");
    expect(ada.said()).toContain("Life at the start: **4** (Y‑7)");
    await ada.setUp("option", "", ["blitz"]);
    await ada.setUp("value", "blitz,true");
    await ada.setUp("reset");
    expect(ada.said()).toContain("Rules as written.");
    await house.stopBot();
    await house.startBot();
    await ada.setUp("option", "", ["life"]);
    await ada.setUp("value", "life,4");
    await ada.setUp("option", "", ["order"]);
    await ada.setUp("back");
    await ada.setUp("deck", "", ["hot"]);
    await ada.setUp("post");
    // Nobody else has seen any of it, and what stands in the channel says what differs and nothing more.
    const accept = await house.sandbox.until(() => ben.find("accept"));
    const card = ben.screen().filter((message) => controls(message).some((one) => one.id === accept.id));
    expect(ben.screen()).toHaveLength(1);
    const said = card.map(wordsOf).join("\n");
    expect(said).toContain("Life at the start: **4** (Y‑7)");
    expect(said).toContain("hot");
    expect(said).not.toContain("Blitz");
    await house.stopBot();
    await house.startBot();
    await ben.person.click(accept.message, accept.id);
    const deck = await house.sandbox.until(() => ben.find("deck"));
    expect(ben.said()).toContain("Life at the start: **4**");
    await ben.person.select(deck.message, deck.id, ["calm"]);
    const thread = await house.sandbox.until(() => ben.thread());
    const players = [ada, ben].map((one, seat) => new Player(one.person, thread, picker(seat + 3)));
    const first = await house.sandbox.until(() =>
      players[0]
        ?.screen()
        .map(wordsOf)
        .find((words) => words.includes("Options:")),
    );
    expect(first).toContain("Options: Life at the start: **4** (Y‑7)");
    expect((await house.app.service.load(thread))?.record.saved.setup.options).toEqual({ life: 4 });
    await playOn(players);
    const file = house.sandbox.files().find((one) => one.filename === `replay-${thread}.json`);
    const replay = parseReplay(new TextDecoder().decode(file?.bytes));
    expect(replay.setup.options).toEqual({ life: 4 });
    expect(verifyReplay(toyGame, replay)).toMatchObject({ ok: true });
    expectPeace(house);
  });

  it("hold against the AI too, and two clicks on Start begin one match", async () => {
    house = await House.open();
    const ada = new Host(house, "Ada");
    await ada.person.slash(ada.lobby, "play", { vs: "bot", options: true });
    await ada.setUp("option", "", ["order"]);
    await ada.setUp("value", "order,sorted");
    const start = await house.sandbox.until(() => ada.control("post"));
    await Promise.all([1, 2].map(() => ada.person.click(start.message, start.id)));
    const thread = await house.sandbox.until(() => ada.thread());
    await house.sandbox.until(() => ada.said().includes("The match begins in"));
    expect(ada.screen().filter((message) => message.thread)).toHaveLength(1);
    expect((await house.app.service.load(thread))?.record.saved.setup.options).toEqual({ order: "sorted" });
    expectPeace(house);
  });

  it("of a set-up that was thrown away lead nowhere, nor do somebody else's clicks", async () => {
    house = await House.open();
    const ada = new Host(house, "Ada");
    await ada.person.slash(ada.lobby, "play", { vs: "@Ben", options: true });
    expect(ada.said() || "…").not.toBe("");
    await ada.person.slash(ada.lobby, "play", { opponent: house.sandbox.user("Ben").id, options: true });
    const option = await house.sandbox.until(() => ada.control("option"));
    expect(ada.said()).toContain("Against **Ben**");
    await ada.setUp("cancel");
    expect(ada.said()).toBe("\nNothing was posted.");
    expect(ada.control("post")).toBeUndefined();
    expect(option.click).toMatchObject({ route: "setup" });
    expect(new Host(house, "Ben").screen()).toEqual([]);
    expectPeace(house);
  });
});
