import { afterEach, describe, expect, it } from "vitest";
import { picker } from "../toy/setup.ts";
import { House } from "./bot.ts";
import { guessGame } from "./guess.ts";
import { type Control, controls, Player, wordsOf } from "./player.ts";
import { expectPeace, seat } from "./seats.ts";

let house: House | null = null;
afterEach(async () => {
  const open = house;
  house = null;
  await open?.close();
});

/** The private messages a person sees in a thread, as words. */
function privateWords(player: Player): string[] {
  return player
    .screen()
    .filter((message) => message.ephemeral)
    .map(wordsOf);
}

async function openPanel(at: House, player: Player): Promise<Control[]> {
  await at.sandbox.until(() => player.with("panel").length > 0);
  await player.open();
  return at.sandbox.until(() => (player.choices().length > 0 ? player.choices() : null));
}

/** Both choose their stance, so that somebody's first turn begins; whose it is comes first. */
async function toFirstTurn(at: House, ada: Player, ben: Player): Promise<[Player, Player]> {
  for (const player of [ada, ben]) {
    const [stance] = await openPanel(at, player);
    if (stance) await player.press(stance);
  }
  const says = (player: Player, words: string): boolean =>
    privateWords(player).some((said) => said.includes(words));
  const first = await at.sandbox.until(() =>
    [ada, ben].find((player) => says(player, "Your turn: play a card")),
  );
  return first === ada ? [ada, ben] : [ben, ada];
}

describe("clicks", () => {
  it("count once when pressed twice, and the second is answered kindly", async () => {
    house = await House.open();
    const { ada, thread } = await seat(house);
    const [first, second] = await openPanel(house, ada);
    if (!first || !second) throw new Error("A stance is asked by buttons");
    await Promise.all([ada.press(first), ada.press(first)]);
    await house.sandbox.until(() => privateWords(ada).some((said) => said.includes("already decided")));
    const match = await house.app.service.load(thread);
    expect(match?.live.moves).toHaveLength(1);
    expectPeace(house);
  });

  it("come in storms, and the panel is right when it is over", async () => {
    house = await House.open();
    const { ada, ben, thread } = await seat(house);
    const [active] = await toFirstTurn(house, ada, ben);
    for (let wave = 0; wave < 6; wave += 1) {
      const open = active.choices();
      const storm = Array.from({ length: 12 }, (_, n) => open[n % Math.max(1, open.length)]);
      await Promise.all(
        storm.map(
          (control) =>
            control && active.press(control, control.values.slice(0, control.max)).catch(() => null),
        ),
      );
    }
    const match = await house.app.service.load(thread);
    const seat0 = match?.record.sitters.findIndex(
      (sitter) => sitter.kind === "user" && sitter.userId === active.person.id,
    );
    const owed = match?.live.choicesOf(seat0 ?? 0)[0]?.id;
    const shown = (): string | undefined => {
      const click = active.choices()[0]?.click;
      return click?.route === "choice" ? click.choice : undefined;
    };
    await house.sandbox.until(() => shown() === owed);
    expect(
      active.screen().filter((message) => message.ephemeral && controls(message).length > 0),
    ).toHaveLength(1);
    expectPeace(house);
  });

  it("of old buttons say so and bring the panel up to date", async () => {
    // Without a usable token no panel is ever taken away, so old ones stay to be clicked.
    house = await House.open({ tokenLifeMs: 0 });
    const { ada, ben, thread } = await seat(house);
    const [old] = await openPanel(house, ada);
    await ada.open();
    const [stance] = await house.sandbox.until(() => {
      const open = ada.choices();
      return open[0] && open[0].message !== old?.message ? open : null;
    });
    if (!old || !stance) throw new Error("A stance is asked in both panels");
    await ada.press(stance);
    const [theirs] = await openPanel(house, ben);
    if (theirs) await ben.press(theirs);
    await ada.press(old);
    const panel = await house.sandbox.until(() =>
      ada
        .screen()
        .find((message) => message.id === old.message && wordsOf(message).includes("already decided")),
    );
    expect(wordsOf(panel)).toContain("turn 1");
    expect((await house.app.service.load(thread))?.live.moves).toHaveLength(2);
    expectPeace(house);
  });

  it("of strangers and of no known kind are answered privately", async () => {
    house = await House.open();
    const { ada, thread } = await seat(house);
    const cleo = new Player(house.sandbox.user("Cleo"), thread, picker(9));
    await house.sandbox.until(() => cleo.with("panel").length > 0);
    await cleo.open();
    await house.sandbox.until(() => privateWords(cleo).includes("\nYou have no seat in this match."));
    const [more = expect.fail()] = cleo.with("table");
    await cleo.press(more);
    await house.sandbox.until(() => privateWords(cleo).length === 2);
    expect(ada.screen().filter((message) => message.ephemeral)).toEqual([]);
    expectPeace(house);
  });

  it("give a number in a modal, and a wrong one is explained", async () => {
    house = await House.open({ games: new Map([[guessGame.id, guessGame]]) });
    const { sandbox } = house;
    const lobby = sandbox.channel("lobby");
    const person = sandbox.user("Ada");
    await person.slash(lobby, "play", { vs: "bot" });
    const thread = await sandbox.until(
      () => person.screen(lobby).find((message) => message.thread)?.thread?.id,
    );
    const ada = new Player(person, thread, picker(1));
    const type = async (number: string): Promise<void> => {
      const open = ada.choices().find((one) => one.click?.route === "choice" && one.click.verb === "m");
      if (!open) throw new Error("There is a button to enter a number");
      const outcome = await ada.press(open);
      if (!outcome.ok || outcome.kind !== "modal") throw new Error("A modal opens");
      await ada.person.submitModal(outcome.modalId, { n: number });
    };
    await openPanel(house, ada);
    await type("many");
    await sandbox.until(() => privateWords(ada).some((said) => said.includes("must be from 1 to 300")));
    await type("123");
    await sandbox.until(() =>
      ada
        .screen()
        .map(wordsOf)
        .some((said) => said.includes("Ada said 123")),
    );
    expectPeace(house);
  });

  it("concede after a question, and the winner is told", async () => {
    house = await House.open();
    const { ada, ben } = await seat(house);
    await ben.press(await house.sandbox.until(() => ben.with("table")[0]));
    await ben.press(await house.sandbox.until(() => ben.with("concede")[0]));
    const [yes] = await house.sandbox.until(() =>
      ben.with("concede-yes").length > 0 ? ben.with("concede-yes") : null,
    );
    if (!yes) throw new Error("It asks first");
    await ben.press(yes);
    await house.sandbox.until(() =>
      ada
        .screen()
        .map(wordsOf)
        .some((said) => said.includes("**Ada** wins: given up (Y‑6)")),
    );
    await ben.open();
    expect(ben.with("panel")).toEqual([]);
    expectPeace(house);
  });

  it("show the log with its rules, to each what they may know", async () => {
    house = await House.open();
    const { ada, ben } = await seat(house);
    const [active, other] = await toFirstTurn(house, ada, ben);
    for (const player of [active, other]) {
      const [log] = player.with("log");
      if (log) await player.press(log);
      const rules = await house.sandbox.until(() =>
        player.with("log-page").find((one) => one.label === "With rules"),
      );
      await player.press(rules);
    }
    await house.sandbox.until(() => privateWords(active).some((said) => /You drew \w+ \(Y.2\)/.test(said)));
    await house.sandbox.until(() => privateWords(other).some((said) => said.includes("draws a card (Y‑2)")));
    expect(privateWords(other).some((said) => said.includes("You drew"))).toBe(false);
    expectPeace(house);
  });

  it("fail aloud and harmlessly when the store fails", async () => {
    house = await House.open();
    const { ada, thread } = await seat(house);
    const [stance] = await openPanel(house, ada);
    if (!stance) throw new Error("A stance is asked");
    const { store } = house;
    const { cas } = store;
    store.cas = async () => {
      throw house?.storeError();
    };
    await ada.press(stance);
    await house.sandbox.until(() => privateWords(ada).some((said) => said.includes("nothing was changed")));
    store.cas = cas;
    expect((await house.app.service.load(thread))?.live.moves).toHaveLength(0);
    await ada.press(stance);
    await house.sandbox.until(() => privateWords(ada).some((said) => said.includes("Nothing to decide")));
    expect((await house.app.service.load(thread))?.live.moves).toHaveLength(1);
  });
});

describe("challenges", () => {
  it("are for the one they name, and are declined or withdrawn", async () => {
    house = await House.open();
    const { sandbox } = house;
    const lobby = sandbox.channel("lobby");
    const [ada, ben, cleo] = ["Ada", "Ben", "Cleo"].map(
      (name) => new Player(sandbox.user(name), lobby, picker(1)),
    );
    if (!ada || !ben || !cleo) throw new Error("Three people");
    await ada.person.slash(lobby, "play", { vs: `<@${ben.person.id}>` });
    const card = await sandbox.until(() => ben.screen().find((message) => message.mentionsMe));
    expect(wordsOf(card)).toContain("**Ada** challenges");
    const find = (route: string): Control => {
      const control = ben
        .screen()
        .flatMap(controls)
        .findLast((one) => one.click?.route === route);
      if (!control) throw new Error(`No button ${route}`);
      return control;
    };
    await cleo.press(find("accept"));
    await sandbox.until(() => privateWords(cleo).some((said) => said.includes("This challenge is for Ben")));
    await cleo.press(find("decline"));
    await sandbox.until(() => privateWords(cleo).some((said) => said.includes("Only Ben can decline")));
    await ada.press(find("accept"));
    await sandbox.until(() => privateWords(ada).some((said) => said.includes("your own challenge")));
    await ben.press(find("decline"));
    await sandbox.until(() =>
      ben
        .screen()
        .map(wordsOf)
        .some((said) => said.includes("declined the challenge")),
    );
    await ada.person.slash(lobby, "play", {});
    await sandbox.until(() =>
      cleo
        .screen()
        .flatMap(controls)
        .some((one) => one.click?.route === "withdraw"),
    );
    await ada.press(find("withdraw"));
    await sandbox.until(() =>
      cleo
        .screen()
        .map(wordsOf)
        .some((said) => said.includes("withdrew the challenge")),
    );
    expectPeace(house);
  });

  it("say what is wrong with them", async () => {
    house = await House.open();
    const { sandbox } = house;
    const lobby = sandbox.channel("lobby");
    const ada = new Player(sandbox.user("Ada"), lobby, picker(1));
    const said = async (options: Record<string, string>, words: string): Promise<void> => {
      await ada.person.slash(lobby, "play", options);
      await sandbox.until(() => privateWords(ada).some((line) => line.includes(words)));
    };
    await said({ opponent: ada.person.id }, "against yourself");
    await said({ vs: "nobody at all" }, "write `bot` or mention somebody");
    await said(
      { opponent: sandbox.user("Ben").id, level: "search" },
      "`level` is for matches against the AI",
    );
    await said({ deck: "*none*" }, "There is no deck called \\*none\\*. To choose from: hot, calm.");
    await ada.person.slash(lobby, "concede");
    await sandbox.until(() => privateWords(ada).some((line) => line.includes("no match here")));
    await ada.person.slash(lobby, "help");
    await sandbox.until(() => privateWords(ada).some((line) => line.includes("Games: Sparks.")));
    expect(await ada.person.autocomplete(lobby, "play", { vs: "b" }, "vs")).toContainEqual({
      name: "bot: play against the AI",
      value: "bot",
    });
    await ada.person.slash(lobby, "play", { level: "search" });
    await sandbox.until(() =>
      ada
        .screen()
        .map(wordsOf)
        .some((said) => said.includes("Playmat (strong)")),
    );
    expect(await ada.person.autocomplete(lobby, "play", { deck: "ca" }, "deck")).toEqual([
      { name: "calm", value: "calm" },
    ]);
    expectPeace(house);
  });

  it("name the permissions that are missing", async () => {
    house = await House.open();
    const { sandbox } = house;
    const lobby = sandbox.channel("lobby");
    sandbox.permit(0n);
    const ada = new Player(sandbox.user("Ada"), lobby, picker(1));
    await ada.person.slash(lobby, "play", { vs: "bot" });
    await sandbox.until(() => privateWords(ada).some((line) => line.includes("Create Public Threads")));
    expectPeace(house);
  });
});
