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

const LIST = "// Storm\nAttacks (5)\n3x Spark\nVolley (2)\n\nThoughts:\n2 Insigt\n1 Elephant\nWard x3";

/** Types a list into the form of `/deck import`. */
async function importList(guest: Guest, text: string, name = ""): Promise<void> {
  const outcome = await guest.person.slash(guest.channel, "deck import", {});
  if (!outcome.ok || outcome.kind !== "modal") throw new Error("No form opened");
  await guest.person.submitModal(outcome.modalId, { t: text, n: name });
}

describe("a deck of one's own", { timeout: 30_000 }, () => {
  it("is imported from a list, asked about where a name is amiss, outlives a restart, and is played with", async () => {
    house = await House.open();
    const ada = new Guest(house, "Ada");
    const ben = new Guest(house, "Ben");
    await importList(ada, LIST, "Storm **@everyone**");
    await ada.until(() => ada.said().includes("Which card is meant?"));
    expect(ada.said()).toContain("3 lines are clear, 2 are not");
    expect(ada.said()).toContain("Line 7: 2 Insigt");
    const [insight, elephant] = ada.all(({ click }) => click?.route === "deckbox" && click.verb === "line");
    expect(insight?.values).toEqual(["Insight", "-"]);
    expect(elephant?.values).toEqual(["-"]);
    await house.stopBot();
    await house.startBot();
    // Fifty times the same click: one line is settled, once.
    await Promise.all(
      Array.from({ length: 50 }, () =>
        ada.person.select(insight?.message ?? "", insight?.id ?? "", ["Insight"]).catch(() => undefined),
      ),
    );
    await ada.until(() => ada.said().includes("one is not"));
    await ada.press("deckbox", "line", ["-"]);
    await ada.until(() => ada.said().includes("Saved"));
    expect(ada.said()).toContain("Storm \\*\\*@\u200beveryone\\*\\*: 10 cards");
    expect(ada.said()).toContain("1. 3× Spark\n2. 2× Volley\n3. 2× Insight\n4. 3× Ward");
    expect(ada.said()).toContain("Read as headings: Attacks, Thoughts.");
    expect(ada.said()).toContain("Left out: 1 Elephant.");
    expect(ada.said()).toContain("It can be played.");
    expect(await ada.slash("deck list")).toMatch(/Storm .*10 cards ✓/);
    // Nobody else has or sees it.
    expect(await ben.slash("deck list")).toContain("You have none yet");
    expect(await ben.slash("deck show", { deck: "Storm" })).toContain("You have no deck called Storm");
    const [own] = await ada.person.autocomplete(ada.channel, "play", { deck: "storm" }, "deck");
    const id = String(own?.value);
    expect(await ben.person.autocomplete(ben.channel, "play", { deck: "storm" }, "deck")).toEqual([]);
    expect(await ben.slash("play", { deck: id })).toContain("There is no deck called");

    expect(await ada.slash("play", { deck: id })).toContain("Your challenge stands");
    expect(ada.public()).toContain("Deck of **Ada**: Storm");
    expect(ada.public()).not.toContain("Volley");
    await ben.press("accept");
    await ben.press("deck", undefined, ["hot"]);
    const thread = await house.sandbox.until(() => ben.screen().find((one) => one.thread)?.thread?.id);
    await ada.until(() => ada.public().includes("play Sparks in"));
    const match = await house.app.service.load(thread);
    expect(match?.record.saved.setup.players[0]?.deck.cards).toEqual([
      { name: "Spark", count: 3 },
      { name: "Volley", count: 2 },
      { name: "Insight", count: 2 },
      { name: "Ward", count: 3 },
    ]);
    expectPeace(house);
  });

  it("is changed card by card, asks for what was meant, and is taken along as a code and away", async () => {
    house = await House.open();
    const ada = new Guest(house, "Ada");
    const ben = new Guest(house, "Ben");
    expect(await ada.slash("deck add", { deck: "hot", card: "Spark" })).toContain("/deck new from:");
    expect(await ada.slash("deck new", { name: "Mine", from: "hot" })).toContain("1. 7× Spark");
    const [deck] = await ada.person.autocomplete(ada.channel, "deck add", { deck: "min" }, "deck");
    const id = String(deck?.value);
    expect(await ada.person.autocomplete(ada.channel, "deck set", { deck: id, card: "ar" }, "card")).toEqual([
      { name: "Spark (7)", value: "Spark" },
      { name: "Ward (3)", value: "Ward" },
    ]);
    expect(await ada.slash("deck add", { deck: id, card: "spark", count: 2 })).toContain("Spark: 7 → 9");
    expect(await ada.slash("deck remove", { deck: id, card: "Ward" })).toContain("Ward: 3 → 2");
    expect(await ada.slash("deck set", { deck: id, card: "Insight", count: 0 })).toContain("Insight: 2 → 0");
    expect(await ada.slash("deck remove", { deck: id, card: "Insight" })).toContain("is not in **Mine**");
    expect(await ada.slash("deck add", { deck: id, card: "Voley", count: 2 })).toContain(
      "Which one is meant?",
    );
    const ask = ada.find("deckbox", "card");
    expect(ask?.values).toEqual(["Volley"]);
    await Promise.all(
      Array.from({ length: 50 }, () =>
        ada.person.select(ask?.message ?? "", ask?.id ?? "", ["Volley"]).catch(() => undefined),
      ),
    );
    await ada.until(() => ada.said().includes("Volley"));
    expect(await ada.slash("deck show", { deck: id })).toContain("1. 9× Spark\n2. 5× Volley\n3. 2× Ward");
    // Somebody else's click on it changes nothing.
    await ben.person.select(ask?.message ?? "", ask?.id ?? "", ["Volley"]).catch(() => undefined);
    expect(await ada.slash("deck rename", { deck: id, name: "Ours" })).toContain("called **Ours** now");

    const exported = await ada.slash("deck export", { deck: id });
    const code = /PM1\.[\w-]+/.exec(exported)?.[0] ?? "";
    expect(await ben.slash("deck import", { code })).toContain("Ours: 16 cards");
    expect(await ben.slash("deck import", { code: code.slice(0, -3) })).toContain("That code is not whole");
    const file = ben.person.upload(ben.channel, "list.txt", "7 Spark\n3 Ward");
    expect(await ben.slash("deck import", { file, name: "Filed" })).toContain("Filed: 10 cards");
    expect(await ben.slash("deck list")).toMatch(/Filed.*\n.*Ours/);

    await ada.person.slash(ada.channel, "deck show", { deck: id, public: true });
    await ben.until(() => ben.public().includes("Ada shows a deck"));
    expect(await ada.slash("deck delete", { deck: id })).toContain("Take **Ours** away for good?");
    await ada.press("deckbox", "delete");
    await ada.until(() => ada.said().includes("**Ours** is gone."));
    expect(await ada.slash("deck list")).toContain("You have none yet");
    expectPeace(house);
  });

  it("that breaks the rules is told why line by line, and is not played until it is put right (D-1.1, D-1.2)", async () => {
    house = await House.open({ games: GAMES }, { ackMs: 20_000 });
    const ada = new Guest(house, "Ada");
    const ben = new Guest(house, "Ben");
    const [game] = GAMES.values();
    const [first, ...rest] = game?.decks[0]?.list.cards ?? [];
    const lines = [`5 ${first?.name}`, ...rest.map((card) => `${card.count} ${card.name}`)];
    await importList(ada, ["Broken", ...lines].join("\n"));
    await ada.until(() => ada.said().includes("Saved"));
    expect(ada.said()).toMatch(
      /cannot be played yet:\n• Line 1: 5 copies of .+, at most 3 are allowed \(D.1\.2\)/,
    );
    const [deck] = await ada.person.autocomplete(ada.channel, "play", { deck: "broken" }, "deck");
    const id = String(deck?.value);
    for (const more of [{}, { stakes: "ranked" }, { vs: "bot" }, { mode: "2v2" }])
      expect(await ada.slash("play", { deck: id, ...more })).toMatch(
        /cannot be played.*\n• Line 1: 5 copies/,
      );
    expect(ada.public()).toBe("");
    // Put right, posted, and broken again behind the other's back: who accepts hears whose deck it is, not what is in it.
    await ada.slash("deck set", { deck: id, card: first?.name ?? "", count: 3 });
    expect(await ada.slash("play", { deck: id, stakes: "ranked" })).toContain("Your challenge stands");
    await ada.slash("deck set", { deck: id, card: first?.name ?? "", count: 4 });
    await ben.press("accept");
    await ben.press("deck", undefined, [game?.decks[1]?.id ?? ""]);
    await ben.until(() => ben.mine().some((one) => JSON.stringify(one).includes("only Ada can see")));
    expect(JSON.stringify(ben.screen())).not.toContain("copies of");
    await ada.slash("deck set", { deck: id, card: first?.name ?? "", count: 3 });
    await ben.press("deck", undefined, [game?.decks[1]?.id ?? ""]);
    await house.sandbox.until(() => ben.screen().find((one) => one.thread), 10_000);
    await ben.until(() => !ben.find("accept"));
    expectPeace(house);
  });
});
