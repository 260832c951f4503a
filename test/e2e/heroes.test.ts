import { afterEach, describe, expect, it } from "vitest";
import { GAMES } from "../../src/engine/index.ts";
import { picker } from "../toy/setup.ts";
import { House } from "./bot.ts";
import { type Control, controls, Player, wordsOf } from "./player.ts";
import { expectPeace } from "./seats.ts";

let house: House | null = null;
afterEach(async () => {
  const open = house;
  house = null;
  await open?.close();
});

type Person = ReturnType<House["sandbox"]["user"]>;

/** Ada challenges Ben to a ranked match, who accepts; gives the thread. */
async function rankedMatch(at: House): Promise<string> {
  const { sandbox } = at;
  const lobby = sandbox.channel("lobby");
  const [ada, ben] = [sandbox.user("Ada"), sandbox.user("Ben")];
  const before = new Set(threads(ben, lobby));
  await ada.slash(lobby, "play", { stakes: "ranked" });
  const accept = await control(at, ben, lobby, "accept");
  await ben.click(accept.message, accept.id);
  const deck = await control(at, ben, lobby, "deck");
  await ben.select(deck.message, deck.id, [deck.values[1] ?? ""]);
  return sandbox.until(() => threads(ben, lobby).find((thread) => !before.has(thread)));
}

function threads(person: Person, lobby: string): string[] {
  return person.screen(lobby).flatMap((message) => message.thread?.id ?? []);
}

function control(at: House, person: Person, channel: string, route: string): Promise<Control> {
  return at.sandbox.until(() =>
    person
      .screen(channel)
      .flatMap(controls)
      .findLast((one) => one.click?.route === route),
  );
}

async function concede(at: House, person: Person, thread: string): Promise<string> {
  const player = new Player(person, thread, picker(1));
  // The thread is there a moment before its match.
  await at.sandbox.until(() => player.with("panel").length > 0);
  await person.slash(thread, "concede");
  const yes = await at.sandbox.until(() => player.with("concede-yes")[0]);
  await player.press(yes);
  return at.sandbox.until(() =>
    player
      .screen()
      .map(wordsOf)
      .find((words) => words.includes("SHA-256 was")),
  );
}

/** What `/hero` answers. */
async function sheet(at: House, person: Person, options: Record<string, string> = {}): Promise<string> {
  const lobby = at.sandbox.channel("lobby");
  const seen = new Set(person.screen(lobby).map((message) => message.id));
  await person.slash(lobby, "hero", options);
  return at.sandbox.until(() => {
    const message = person.screen(lobby).find((one) => !seen.has(one.id) && !one.thinking);
    return message && wordsOf(message);
  });
}

describe("heroes on the local Discord", { timeout: 60_000 }, () => {
  it("gain from a ranked match once, and the sheet shows it", async () => {
    house = await House.open({ games: GAMES });
    const [ada, ben] = [house.sandbox.user("Ada"), house.sandbox.user("Ben")];
    expect(await sheet(house, ada)).toContain("0 SP. Level 2 at 20: 20 to go.");
    const thread = await rankedMatch(house);
    const result = await concede(house, ben, thread);
    expect(result).toContain("**Ada**: +20 SP, now level 2: one look at the deck’s top card in each game");
    expect(result).toContain("**Ben**: +10 SP.");
    expect(await sheet(house, ada)).toMatch(/level 2.*20 SP.*1 match won.*Won against Ben: \+20 SP/s);
    expect(await sheet(house, ada, { user: ben.id })).toMatch(/Ben, level 1.*10 SP.*Lost to Ada: \+10 SP/s);
    await house.stopBot();
    await house.startBot({ games: GAMES });
    expect(await sheet(house, ben)).toContain("10 SP. Level 2 at 20: 10 to go.");
    expectPeace(house);
  });
});
