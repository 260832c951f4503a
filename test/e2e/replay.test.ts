import { afterEach, expect, it } from "vitest";
import type { ScreenMessage } from "../../sandbox/screen.ts";
import { passiveAnswer } from "../../src/ai/passive.ts";
import { GAMES } from "../../src/engine/index.ts";
import { playCourse, replayOf } from "../../src/match/course.ts";
import { commitment } from "../../src/match/seed.ts";
import { MATCHES } from "../../src/match/service.ts";
import type { Filmer } from "../../src/render/film-types.ts";
import { House } from "./bot.ts";
import { type Control, controls, wordsOf } from "./player.ts";
import { expectPeace, seat } from "./seats.ts";

let house: House | null = null;
afterEach(async () => {
  const open = house;
  house = null;
  await open?.close();
});

const GIF = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

/** Takes every picture and gives one dot, once it may. */
function dotFilmer(may: Promise<void> = Promise.resolve()): Filmer {
  return {
    async film({ count, shot }, drawn) {
      for (let at = 0; at < count; at += 1) {
        shot(at);
        drawn?.(at + 1);
      }
      await may;
      return { bytes: GIF, width: 1, height: 1, frames: count };
    },
    close: async () => undefined,
  };
}

/** Plays the match to its end from the inside, which is quicker than clicking. */
async function finish(at: House, thread: string): Promise<void> {
  const { service } = at.app;
  for (;;) {
    const match = await service.load(thread);
    const choice = match?.live.choices()[0];
    if (!match || !choice) return;
    const sitter = match.record.sitters[choice.seat];
    if (sitter?.kind !== "user") throw new Error("A person sits there");
    await service.act(thread, sitter.userId, choice.id, passiveAnswer(choice.spec));
  }
}

it("a finished match is looked at again, filmed and exported; buttons outlive the process and say when the record is gone", async () => {
  let release = (): void => undefined;
  const may = new Promise<void>((resolve) => {
    release = resolve;
  });
  const made = await House.open({ filmer: dotFilmer(may) });
  house = made;
  const { sandbox } = made;
  const { ada, thread } = await seat(made, 3);
  const cleo = sandbox.user("Cleo");
  const mine = (): ScreenMessage[] => cleo.screen(thread).filter((one) => one.ephemeral && !one.thinking);
  const told = (part: string): Promise<ScreenMessage> =>
    sandbox.until(() => mine().findLast((message) => wordsOf(message).includes(part)), 8_000);
  const control = (verb: string, list: () => ScreenMessage[] = mine): Promise<Control> =>
    sandbox.until(
      () =>
        list()
          .flatMap(controls)
          .findLast(
            ({ click }) =>
              (click?.route === "replay" && click.verb === verb) ||
              (click?.route === "replay-page" && click.turn === verb),
          ),
      8_000,
    );
  const press = async (verb: string, values: readonly string[] = []): Promise<void> => {
    const { message, id, kind } = await control(verb);
    const look = (): string => JSON.stringify(mine().find((one) => one.id === message)?.components);
    const before = look();
    if (kind === "select") await cleo.select(message, id, values);
    else await cleo.click(message, id);
    await sandbox.until(() => look() !== before || undefined, 8_000);
  };

  // Nobody gets a replay of a match that goes on.
  await sandbox.until(() => ada.with("panel")[0], 8_000);
  for (const sub of ["watch", "film", "export"]) {
    const before = mine().length;
    await cleo.slash(thread, `replay ${sub}`, {});
    const answer = await sandbox.until(() => mine()[before], 8_000);
    expect(wordsOf(answer)).toContain("This match is not over yet");
  }
  await finish(made, thread);
  const publicOnes = (): ScreenMessage[] => cleo.screen(thread).filter((one) => !one.ephemeral);
  const watchButton = await control("watch", publicOnes);
  await made.stopBot();
  await made.startBot({ filmer: dotFilmer(may) });
  await cleo.click(watchButton.message, watchButton.id);
  expect(wordsOf(await told("looked at again"))).toContain("turn 1 of");
  await press("unit");
  await press("first");
  await told("Set-up");
  await press("next");
  await told("Action 1 of");
  await press("last");
  const match = (await made.app.service.load(thread)) ?? expect.fail();
  const actions = match.live.moves.length;
  expect(wordsOf(await told(`Action ${actions} of ${actions}`))).not.toContain("holds");
  await press("hands");
  const open = wordsOf(await told("holds"));
  expect(open).toContain("**Ada** holds");
  expect(open).toContain("**Ben** holds");
  await press("jump", ["1"]);
  await told("turn 2 of");

  // Whoever turns somebody else's public page gets their own.
  await cleo.slash(thread, "replay watch", { public: true });
  const shown = await sandbox.until(
    () => publicOnes().findLast((message) => wordsOf(message).includes("looked at again")),
    8_000,
  );
  const next = controls(shown).find(({ click }) => click?.route === "replay-page" && click.turn === "next");
  const before = wordsOf(shown);
  await ada.person.click(shown.id, next?.id ?? "");
  await sandbox.until(
    () => ada.panel() && wordsOf(ada.panel() ?? expect.fail()).includes("looked at again"),
    8_000,
  );
  expect(wordsOf(publicOnes().find((one) => one.id === shown.id) ?? expect.fail())).toBe(before);
  await cleo.click(shown.id, next?.id ?? "");
  await sandbox.until(
    () => wordsOf(publicOnes().find((one) => one.id === shown.id) ?? expect.fail()) !== before || undefined,
    8_000,
  );

  await cleo.slash(thread, "replay film", {});
  await told("The film is being drawn");
  await cleo.slash(thread, "replay film", {});
  await told("A film of yours is still being drawn");
  release();
  await told("the match in");
  expect(sandbox.files().some((file) => file.filename === `film-${thread}.gif`)).toBe(true);

  await cleo.slash(thread, "replay export", {});
  await told("The whole match, for programs and for people");
  const text = sandbox.files().findLast((file) => file.filename === `replay-${thread}.txt`);
  expect(new TextDecoder().decode(text?.bytes)).toMatch(/\[Y-\d\]/);
  expect(sandbox.files().some((file) => file.filename === `replay-${thread}.json`)).toBe(true);

  const { store } = made;
  await store.del(MATCHES, thread);
  await cleo.click(watchButton.message, watchButton.id);
  await told("a match is kept for 30 days");
  expectPeace(made);
}, 60_000);

it("an attached match is shown only when it holds, also where nobody has played it", async () => {
  const made = await House.open({ games: GAMES, filmer: dotFilmer() }, { ackMs: 20_000 });
  house = made;
  const { sandbox } = made;
  const [game] = GAMES.values();
  const deck = game?.decks[0]?.list;
  if (!game || !deck) throw new Error("There is a game with a deck");
  const secret = "attached";
  const { match } = game.start({
    seed: secret,
    players: ["**Eve**", "Finn"].map((name) => ({ name, deck })),
  });
  match.apply({ seat: 1, concede: true });
  const { setup, moves } = match;
  const seedHash = commitment(secret);
  const words = [null, null];
  const course = await playCourse(game, { game: game.id, setup, moves, seedHash, secret, words });
  const text = JSON.stringify(await replayOf(course));
  const cleo = sandbox.user("Cleo");
  const lobby = sandbox.channel("lobby");
  const answer = async (bytes: string): Promise<ScreenMessage> => {
    const before = cleo.screen(lobby).length;
    await cleo.slash(lobby, "replay watch", { file: cleo.upload(lobby, "r.json", bytes) });
    return sandbox.until(() => {
      const last = cleo.screen(lobby)[before];
      return last && !last.thinking ? last : undefined;
    }, 30_000);
  };
  const first = await answer(text);
  expect(wordsOf(first)).toContain("\\*\\*Eve\\*\\*");
  // Its pages turn in another process too.
  await made.stopBot();
  await made.startBot({ games: GAMES, filmer: dotFilmer() });
  const hands = controls(first).find(({ click }) => click?.route === "replay-page" && click.turn === "hands");
  await cleo.click(first.id, hands?.id ?? "");
  await sandbox.until(
    () =>
      wordsOf(cleo.screen(lobby).find((one) => one.id === first.id) ?? first).includes("holds") || undefined,
    8_000,
  );
  const forged = await answer(text.replaceAll("Finn", "Gwen").replace(/"finalHash":"./, '"finalHash":"x'));
  expect(wordsOf(forged)).toContain("It does not hold");
  expect(controls(forged)).toEqual([]);
  expectPeace(made);
}, 90_000);
