import { afterEach, expect, it } from "vitest";
import { House } from "./bot.ts";
import { controls, wordsOf } from "./player.ts";
import { Reader } from "./reader.ts";
import { expectPeace } from "./seats.ts";

let house: House | null = null;
afterEach(async () => {
  const open = house;
  house = null;
  await open?.close();
});

it("a card leads to its rule, that to its examples and back, and what may mean several things is asked about", async () => {
  house = await House.open();
  const ada = new Reader(house, "Ada");
  const card = await ada.ask("card", { name: "gobln bombr" });
  expect(card).toContain("Goblin Bomber");
  expect(card).toMatch(/In decks:.*Chaos.*×3/);
  expect(card).toContain("for heroes of Chaos only");
  const page = ada.panel()?.id;
  const rule = await ada.use(
    ({ click }) => click?.route === "lookup" && click.mark === "s",
    ["dark-legacy/r/D-5.5"],
  );
  expect(rule).toContain("A creature does not attack or activate in its first turn");
  expect(rule).toContain("Rulebook: Creatures");
  expect(ada.panel()?.id).toBe(page);
  const examples = await ada.use(({ click }) => click?.route === "lookup" && click.page === "examples");
  expect(examples).toContain("Examples of");
  expect(await ada.use(({ click }) => click?.route === "lookup" && click.page === "entry")).toContain(
    "does not attack or activate",
  );
  expect(await ada.use(({ click }) => click?.route === "lookup" && click.mark === "-")).toContain(
    "Cards enter ready",
  );

  expect(await ada.ask("rule", { rule: "7.18" })).toContain("The roll table");
  expect(await ada.ask("keyword", { word: "first strike" })).toContain("Instinct");
  expect(await ada.ask("ask", { question: "can a creature block twice" })).toContain(
    "One attacker for a creature",
  );
  expect(await ada.ask("ask", { question: "poison" })).toContain("What do you mean?");
  const meant = await ada.use(
    ({ click }) => click?.route === "lookup" && click.mark === "q",
    ["dark-legacy/k/poison"],
  );
  expect(meant).toContain("Poison token");
  expect(await ada.ask("ask", { question: "🐉🐉🐉" })).toContain("I found nothing");
  expect(await ada.ask("ask", { question: "can a warded card be hit by a strike action" })).toContain(
    "for reference",
  );

  for (const typed of ["", "gob", "x".repeat(6_000), "🐉".repeat(200)]) {
    const found = await ada.person.autocomplete(ada.lobby, "ask", { question: typed }, "question");
    expect(found.length).toBeLessThanOrEqual(25);
  }
  const [goblin] = await ada.person.autocomplete(ada.lobby, "card", { name: "gob" }, "name");
  expect(goblin).toEqual({ name: "Goblin", value: "dark-legacy/c/goblin" });
  expect(await ada.ask("card", { name: String(goblin?.value) })).toContain("Goblin has +1 AP");
  expectPeace(house);
});

it("an answer for everybody stays as it is when somebody reads on, also after a restart", async () => {
  house = await House.open({}, { guildLocale: "de" });
  const { sandbox } = house;
  const lobby = sandbox.channel("lobby");
  const ada = sandbox.user("Ada");
  await ada.slash(lobby, "rule", { rule: "D-12.4", public: true });
  const shown = await sandbox.until(() =>
    sandbox
      .user("Ben")
      .screen(lobby)
      .find((message) => !message.ephemeral && !message.thinking && wordsOf(message).includes("12.4")),
  );
  expect(wordsOf(shown)).toContain("nur auf Englisch");
  await house.stopBot();
  await house.startBot();
  const ben = new Reader(house, "Ben");
  const next = controls(shown).find(({ click }) => click?.route === "lookup" && click.mark === "+");
  await ben.person.click(next?.message ?? "", next?.id ?? "");
  await sandbox.until(() => ben.said().includes("12.5"));
  expect(
    ben.person.screen(lobby).some((message) => message.id === shown.id && wordsOf(message).includes("12.4")),
  ).toBe(true);
  expectPeace(house);
});
