import { afterEach, expect, it } from "vitest";
import { GAMES } from "../../src/engine/index.ts";
import { picker } from "../toy/setup.ts";
import { House } from "./bot.ts";
import { type Control, Player, wordsOf } from "./player.ts";
import { expectPeace } from "./seats.ts";

let house: House | null = null;
afterEach(async () => {
  const open = house;
  house = null;
  await open?.close();
});

it("words are added before the first card is seen, and the replay is verified on Discord", async () => {
  const made = await House.open({ games: GAMES }, { ackMs: 20_000 });
  house = made;
  const { sandbox } = made;
  const lobby = sandbox.channel("lobby");
  const person = sandbox.user("Ada");
  await person.slash(lobby, "play", { vs: "bot" });
  const thread = await sandbox.until(
    () => person.screen(lobby).find((message) => message.thread)?.thread?.id,
    15_000,
  );
  const ada = new Player(person, thread, picker(3));
  const board = (): string => ada.screen().map(wordsOf).join("\n");
  const told = (part: string): Promise<string> =>
    sandbox.until(
      () =>
        ada
          .screen()
          .map(wordsOf)
          .find((said) => said.includes(part)),
      15_000,
    );

  const say = async (button: Control, words: string): Promise<void> => {
    const outcome = await ada.press(button);
    if (!outcome.ok || outcome.kind !== "modal") throw new Error("A form opens");
    await person.submitModal(outcome.modalId, { w: words });
  };
  const button = await sandbox.until(() => ada.with("words")[0], 15_000);
  await say(button, "  the *quick* fox ");
  expect(await told("Your words are in")).toContain("the \\*quick\\* fox");
  await sandbox.until(() => board().includes("Words for the dice came from **Ada**") || undefined, 15_000);
  await sandbox.until(() => ada.with("words").length === 0 || undefined, 15_000);
  expect((await made.app.service.load(thread))?.record.chance?.words).toEqual(["the *quick* fox", null]);

  await person.slash(thread, "replay verify", {});
  await told("This match is not over yet");
  await made.app.service.concede(thread, person.id);
  const result = await told("Its SHA-256 was shown at the start");
  expect(result).toContain("Words of **Ada**: the \\*quick\\* fox");
  await person.slash(thread, "replay verify", {});
  await told("It holds.");

  const file = sandbox.files().find((one) => one.filename === `replay-${thread}.json`);
  if (!file) throw new Error("The result carries the replay");
  const text = new TextDecoder().decode(file.bytes);
  const answer = async (bytes: string): Promise<string> => {
    const before = person.screen(lobby).length;
    await person.slash(lobby, "replay verify", { file: person.upload(lobby, "r.json", bytes) });
    const message = await sandbox.until(() => {
      const last = person.screen(lobby).at(-1);
      return person.screen(lobby).length > before && last && !last.thinking ? last : undefined;
    }, 30_000);
    return wordsOf(message);
  };
  expect(await answer(text)).toContain("It holds.");
  expect(await answer(text.replace("the *quick* fox", "the *slow* fox"))).toContain(
    "the seed is not made of the secret and the words",
  );
  // One file each at a time: nobody's many files keep the others waiting.
  const file2 = person.upload(lobby, "r.json", text);
  await Promise.all([1, 2].map(() => person.slash(lobby, "replay verify", { file: file2 })));
  const said = (): string[] => person.screen(lobby).slice(-2).map(wordsOf);
  await sandbox.until(
    () =>
      person
        .screen(lobby)
        .slice(-2)
        .every((message) => !message.thinking) || undefined,
    30_000,
  );
  expect(said().filter((one) => one.includes("It holds."))).toHaveLength(1);
  expect(said().filter((one) => one.includes("still being checked"))).toHaveLength(1);
  expectPeace(made);
}, 90_000);
