import { afterEach, describe, expect, it } from "vitest";
import { GAMES } from "../../src/engine/index.ts";
import { putHero } from "../heroes/hall.ts";
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
function sheet(at: House, person: Person, options: Record<string, string> = {}): Promise<string> {
  return ask(at, person, "hero", options);
}

/** What a command answers. */
async function ask(
  at: House,
  person: Person,
  command: string,
  options: Record<string, string>,
): Promise<string> {
  const lobby = at.sandbox.channel("lobby");
  const seen = new Set(person.screen(lobby).map((message) => message.id));
  await person.slash(lobby, command, options);
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

  it("count what was left over when the bot died between the two heroes, and the result says it once", async () => {
    house = await House.open({ games: GAMES });
    const [ada, ben] = [house.sandbox.user("Ada"), house.sandbox.user("Ben")];
    const thread = await rankedMatch(house);
    const { store } = house;
    const { cas } = store;
    let heroes = 0;
    store.cas = (ns, ...rest) => {
      if (ns === "hero") heroes += 1;
      return ns === "hero" && heroes > 1 ? Promise.reject(house?.storeError()) : cas(ns, ...rest);
    };
    const player = new Player(ada, thread, picker(1));
    await house.sandbox.until(() => player.with("panel").length > 0);
    await ada.slash(thread, "concede");
    await player.press(await house.sandbox.until(() => player.with("concede-yes")[0]));
    await house.sandbox.until(() => heroes > 1);
    await house.stopBot();
    await house.startBot({ games: GAMES });
    const results = (): string[] =>
      player
        .screen()
        .map(wordsOf)
        .filter((words) => words.includes("Its SHA-256 was shown"));
    const [said] = await house.sandbox.until(() => (results().length > 0 ? results() : null));
    expect(said).toContain("**Ada**: +10 SP.");
    expect(said).toContain("**Ben**: +20 SP, now level 2");
    expect(await sheet(house, ben)).toMatch(/level 2.*1 match won, 0 lost/s);
    expect(await sheet(house, ada)).toMatch(/level 1.*0 matches won, 1 lost/s);
    expect(results()).toHaveLength(1);
    expect(house.sandbox.faults).toEqual([]);
  });

  it("choose for good after a question, and play no ranked match before", async () => {
    house = await House.open({ games: GAMES });
    const at = house;
    const { sandbox } = at;
    const [ada, ben] = [sandbox.user("Ada"), sandbox.user("Ben")];
    const lobby = sandbox.channel("lobby");
    const hero = { sp: 85, level: 5, factions: ["Tech"] };
    const owner = { game: "dark-legacy", userId: ada.id, name: "Ada" };
    await putHero(at.store, `${sandbox.guildId}:dark-legacy:${ada.id}`, owner, hero);
    expect(await ask(house, ada, "play", { stakes: "ranked" })).toContain(
      "Your hero has something to choose first",
    );
    expect(await ask(house, ada, "play", { stakes: "ranked", vs: "bot" })).toContain(
      "do not count for heroes",
    );

    expect(await sheet(house, ada)).toContain("At level 5 it has to be chosen for good.");
    const selects = () =>
      ada
        .screen(lobby)
        .flatMap(controls)
        .filter((one) => one.click?.route === "hero-choose");
    const pick = async (choice: string, value: string): Promise<Control> => {
      const select = await sandbox.until(() =>
        selects().findLast((one) => one.click?.route === "hero-choose" && one.click.choice === choice),
      );
      await ada.select(select.message, select.id, [value]);
      return control(at, ada, lobby, "hero-fix");
    };
    const yes = await pick("reroll", "attack");
    expect(ada.screen(lobby).map(wordsOf).at(-1)).toMatch(
      /The hero’s attack roll\*\*\. This stays for good \(D.2\.8\)/,
    );
    // Back asks again; yes is for good, also when it is clicked twice.
    const back = await control(house, ada, lobby, "hero-sheet");
    await ada.click(back.message, back.id);
    await sandbox.until(() => selects().length === 2);
    await pick("reroll", "attack");
    await Promise.all([ada.click(yes.message, yes.id), ada.click(yes.message, yes.id)]);
    await sandbox.until(() => selects().length === 1);
    const sure = await pick("faction", "Chaos");
    await ada.click(sure.message, sure.id);
    await sandbox.until(() => ada.screen(lobby).map(wordsOf).at(-1)?.includes("Faction: Chaos, for good."));
    expect(selects()).toEqual([]);

    const thread = await rankedMatch(house);
    const match = await sandbox.until(() =>
      ben
        .screen(thread)
        .map(wordsOf)
        .find((words) => words.includes("joins")),
    );
    expect(match).toContain("Ada joins: level 5, Chaos, 60 Life.");
    const record = await house.app.service.load(thread);
    expect(record?.record.saved.setup.players.map((one) => one.profile)).toEqual([
      { level: 5, faction: "Chaos", reroll: "attack" },
      { level: 1 },
    ]);
    expectPeace(house);
  });

  it("are named by their players, who see each other's without the choices", async () => {
    house = await House.open({ games: GAMES });
    const [ada, ben] = [house.sandbox.user("Ada"), house.sandbox.user("Ben")];
    expect(await sheet(house, ada, { name: "**Grim** hild" })).toContain(
      "## \\*\\*Grim\\*\\* hild, level 1\nHero of Ada",
    );
    const seen = await sheet(house, ben, { user: ada.id });
    expect(seen).toContain("hild, level 1");
    expect(seen).not.toContain("Your faction");
    expect(ben.screen(house.sandbox.channel("lobby")).flatMap(controls)).toEqual([]);
    expectPeace(house);
  });
});
