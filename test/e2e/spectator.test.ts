import { afterEach, expect, it } from "vitest";
import { z } from "zod";
import type { ScreenMessage } from "../../sandbox/screen.ts";
import { House } from "./bot.ts";
import { controls } from "./player.ts";
import { expectPeace, seat } from "./seats.ts";

let house: House | null = null;
afterEach(async () => {
  const open = house;
  house = null;
  await open?.close();
});

const state = z.object({
  hands: z.array(z.array(z.string())),
  decks: z.array(z.array(z.string())),
  discard: z.array(z.string()),
  stack: z.object({ card: z.string() }).nullable(),
});

it("whoever looks on sees the table live and nothing that is hidden, whatever they press", async () => {
  const made = await House.open();
  house = made;
  const { sandbox } = made;
  const { ada, ben, thread } = await seat(made, 4);
  await sandbox.until(() => ada.with("panel")[0], 8_000);
  const cleo = sandbox.user("Cleo");
  /** All that reaches an onlooker: words, alternative texts, names of files, custom ids, own private lines. */
  const seen = (): ScreenMessage[] => cleo.screen(thread);
  // "Ward" stands in the public question whether anybody has one.
  const known = new Set(["Ward"]);
  const leaks = new Set<string>();
  let moves = 0;
  let pressed = 0;
  for (let step = 0; step < 24; step += 1) {
    for (const player of [ada, ben]) if (!(await player.step().catch(() => false))) await player.open();
    const match = (await made.app.service.load(thread)) ?? expect.fail();
    if (match.live.outcome()) break;
    moves = match.live.moves.length;
    const { hands, discard, stack } = state.parse(match.record.saved.state);
    for (const card of [...discard, ...(stack ? [stack.card] : [])]) known.add(card);
    if (step % 6 === 0) {
      // Everything public that can be pressed, board and calls, by somebody without a seat.
      for (const control of seen()
        .filter((one) => !one.ephemeral)
        .flatMap(controls)) {
        if (control.kind !== "button" || control.click?.route === "words") continue;
        await cleo.click(control.message, control.id).catch(() => undefined);
        pressed += 1;
      }
      for (const command of [
        "hand",
        "match state",
        "match log",
        "match why",
        "replay watch",
        "replay export",
      ])
        await cleo.slash(thread, command, {});
    }
    const shown = JSON.stringify(seen());
    for (const card of hands.flat()) if (!known.has(card) && shown.includes(card)) leaks.add(card);
    if (shown.includes(match.record.saved.setup.seed)) leaks.add("the seed");
  }
  expect([...leaks]).toEqual([]);
  expect(moves).toBeGreaterThan(5);
  expect(pressed).toBeGreaterThan(3);
  // Live: the newest board is about the turn that is played now.
  const match = (await made.app.service.load(thread)) ?? expect.fail();
  const { boardAt } = { boardAt: match.record.board.messageId };
  expect(seen().some((one) => one.id === boardAt)).toBe(true);
  expectPeace(made);
}, 60_000);
