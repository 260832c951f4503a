import { afterEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { GAMES } from "../../src/engine/index.ts";
import type { Snapshot } from "../../src/match/contract.ts";
import { House } from "./bot.ts";
import { expectPeace, seat } from "./seats.ts";

let house: House | null = null;
afterEach(async () => {
  const open = house;
  house = null;
  await open?.close();
});

interface Zones {
  readonly hands: readonly (readonly string[])[];
  /** Names that a seat has looked at elsewhere. */
  readonly seen: readonly (readonly string[])[];
  /** Names of cards that lie open or lay open once. */
  readonly open: readonly string[];
}

const toyState = z.object({
  hands: z.array(z.array(z.string())),
  discard: z.array(z.string()),
  stack: z.object({ card: z.string() }).nullable(),
  held: z.array(z.string()),
  active: z.number(),
});
function toyZones({ record }: Snapshot): Zones {
  const { hands, discard, stack, held, active } = toyState.parse(record.saved.state);
  return {
    hands,
    seen: hands.map((_, at) => (at === active ? held : [])),
    // The question for a Ward is put to everybody, holding one or not.
    open: ["Ward", ...discard, ...(stack ? [stack.card] : [])],
  };
}

const realState = z.object({
  cards: z.record(z.string(), z.object({ def: z.string(), play: z.unknown().optional() })),
  players: z.array(
    z.object({
      hand: z.array(z.string()),
      boneyard: z.array(z.string()),
      removed: z.array(z.string()),
      known: z.array(z.string()),
    }),
  ),
});
function realZones({ record, live }: Snapshot): Zones {
  const state = realState.parse(record.saved.state);
  const names = live.setup.players.flatMap(({ deck }) => deck.cards.map((card) => card.name));
  const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, "");
  const name = (id: string): string => {
    const def = state.cards[id]?.def ?? "";
    return names.find((one) => plain(one) === plain(def)) ?? def;
  };
  const seen = Object.entries(state.cards).flatMap(([id, card]) => (card.play === undefined ? [] : [id]));
  const piles = state.players.flatMap((player) => [...player.boneyard, ...player.removed]);
  return {
    // Names of one word also stand inside other names and rules: seen there, they would tell nothing.
    hands: state.players.map((player) => player.hand.map(name).filter((one) => one.includes(" "))),
    seen: state.players.map((player) => player.known.map(name)),
    open: [...seen, ...piles].map(name),
  };
}

const [first, second] = [...GAMES.values()].flatMap((game) => game.decks.map((deck) => deck.id));
const realDecks: [string, string] = [first ?? "", second ?? ""];

describe("what is hidden", () => {
  it.each([
    ["toy", undefined, toyZones, ["hot", "calm"]],
    ["real", GAMES, realZones, realDecks],
  ] as const)(
    "is on no other screen, in no file name and in no report (%s game)",
    async (_, games, zones, decks) => {
      house = await House.open(games ? { games } : {}, { ackMs: 20_000 });
      const { sandbox } = house;
      const { ada, ben, thread } = await seat(house, 6, decks);
      await sandbox.until(() => ada.with("panel").length > 0, 15_000);
      const cleo = sandbox.user("Cleo");
      /** Names that a person may have seen rightly so far, by seat; the last set is the onlookers'. */
      const known = [new Set<string>(), new Set<string>(), new Set<string>()];
      const leaks: string[] = [];
      let ownSeen = 0;
      const begin = (await house.app.service.load(thread)) ?? expect.fail();
      const { seed } = begin.record.saved.setup;
      for (let step = 0; step < 40; step += 1) {
        for (const player of [ada, ben]) {
          if (!(await player.step().catch(() => false))) await player.open();
          const match = (await house.app.service.load(thread)) ?? expect.fail();
          if (match.live.outcome()) break;
          const { hands, open, seen } = zones(match);
          for (const [seatOf, names] of known.entries()) {
            for (const name of [...open, ...(hands[seatOf] ?? []), ...(seen[seatOf] ?? [])]) names.add(name);
          }
          const screens = [ada.screen(), ben.screen(), cleo.screen(thread)];
          for (const [viewer, screen] of screens.entries()) {
            const shown = JSON.stringify(screen);
            for (const [owner, hand] of hands.entries()) {
              if (owner === viewer) ownSeen += hand.filter((name) => shown.includes(name)).length;
              if (owner === viewer) continue;
              for (const name of hand)
                if (!known[viewer]?.has(name) && shown.includes(name)) leaks.push(`${viewer}: ${name}`);
            }
            if (shown.includes(seed)) leaks.push(`${viewer}: the seed`);
          }
        }
      }
      expect([...new Set(leaks)]).toEqual([]);
      expect(ownSeen).toBeGreaterThan(0);
      const { warnings, errors } = house.reports;
      const reported = JSON.stringify({ warnings, errors });
      expect(reported).not.toContain(seed);
      expectPeace(house);
    },
    60_000,
  );
});
