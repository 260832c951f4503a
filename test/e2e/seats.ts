import { expect } from "vitest";
import { picker } from "../toy/setup.ts";
import type { House } from "./bot.ts";
import { controls, Player, wordsOf } from "./player.ts";

/** What the judge found in the bot's requests. */
export function faultsOf(at: House): string[] {
  return at.sandbox.faults
    .filter((fault) => fault.side === "request")
    .map((fault) => `${fault.operation}: ${JSON.stringify(fault.problems)}`);
}

/** Nothing may have failed, on either side. */
export function expectPeace(at: House): void {
  expect(faultsOf(at)).toEqual([]);
  expect(at.sandboxErrors).toEqual([]);
  expect(at.reports.errors).toEqual([]);
}

/** Ada challenges anybody, Ben accepts; both sit at the new thread. */
export async function seat(
  at: House,
  seed = 1,
  decks: readonly [string, string] = ["hot", "calm"],
  terms: Readonly<Record<string, string>> = {},
): Promise<{ ada: Player; ben: Player; thread: string }> {
  const { sandbox } = at;
  const lobby = sandbox.channel("lobby");
  const [ada, ben] = [sandbox.user("Ada"), sandbox.user("Ben")];
  expect(await ada.slash(lobby, "play", { deck: decks[0], ...terms })).toMatchObject({ ok: true });
  const accept = await sandbox.until(() =>
    ben
      .screen(lobby)
      .flatMap(controls)
      .find((control) => control.click?.route === "accept"),
  );
  await ben.click(accept.message, accept.id);
  const deck = await sandbox.until(() =>
    ben
      .screen(lobby)
      .flatMap(controls)
      .find((control) => control.click?.route === "deck"),
  );
  await ben.select(deck.message, deck.id, [decks[1]]);
  const thread = await sandbox.until(() => ben.screen(lobby).find((message) => message.thread)?.thread?.id);
  return {
    ada: new Player(ada, thread, picker(seed)),
    ben: new Player(ben, thread, picker(seed + 1)),
    thread,
  };
}

/** Lets the players click until the result stands in the thread. */
export async function playOn(players: readonly Player[], steps = 600): Promise<string> {
  const result = (): string | undefined =>
    players[0]
      ?.screen()
      .map(wordsOf)
      .find((said) => said.includes("Its SHA-256 was shown at the start"));
  for (let step = 0; step < steps; step += 1) {
    const said = result();
    if (said) return said;
    let moved = false;
    for (const player of players) moved = (await player.step()) || moved;
    if (moved) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      continue;
    }
    for (const player of players)
      if (player.screen().some((message) => message.mentionsMe) && !player.choices().length)
        await player.open();
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  throw new Error(`Not over after ${steps} steps:\n${players[0]?.screen().map(wordsOf).join("\n---\n")}`);
}
