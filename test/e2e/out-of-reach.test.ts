import { afterEach, describe, expect, it } from "vitest";
import { House } from "./bot.ts";
import { type Player, wordsOf } from "./player.ts";
import { faultsOf, seat } from "./seats.ts";

let house: House | null = null;
afterEach(async () => {
  const open = house;
  house = null;
  await open?.close();
});

const SET_ASIDE = "The thread of a match is out of reach; it is set aside until somebody clicks";

/** What the README asks for when the bot is invited; it may not manage threads. */
const GRANTED = 309_237_763_072n;

/** Somebody decides while the bot cannot write in the thread. */
async function decide(at: House, player: Player): Promise<void> {
  await player.open();
  const choice = await at.sandbox.until(() => player.choices()[0], 10_000);
  await player.seen(() => player.press(choice));
  await at.sandbox.until(() => player.choices().length === 0, 10_000);
}

describe("a thread in which the bot may not write in mid match", () => {
  it.each(["locked", "forbidden"] as const)(
    "is set aside (%s), and goes on when it may again",
    async (how) => {
      house = await House.open({}, { ackMs: 20_000 });
      const { sandbox, reports } = house;
      const { ada, ben, thread } = await seat(house);
      await sandbox.until(() => ada.with("panel").length > 0, 10_000);
      await ada.open();
      await sandbox.until(() => ada.choices()[0], 10_000);
      const held = sandbox.world.channel(thread).thread ?? expect.fail();
      await decide(house, ben);
      const close = (closed: boolean): void => {
        sandbox.permit(closed && how === "forbidden" ? 0n : GRANTED);
        held.locked = how === "locked" && closed;
        held.archived = held.locked;
      };
      close(true);
      await house.app.service.concede(thread, ada.person.id);
      await sandbox.until(() => reports.warnings.some(({ message }) => message === SET_ASIDE), 10_000);
      expect(reports.errors).toEqual([]);
      close(false);
      await ada.person.slash(thread, "hand");
      await sandbox.until(
        () => ada.screen().some((one) => wordsOf(one).includes("shown at the start")),
        10_000,
      );
      expect(faultsOf(house)).toEqual([]);
      expect(reports.errors).toEqual([]);
    },
  );
});
