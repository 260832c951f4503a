import { expect, it } from "vitest";
import { GAMES } from "../../src/engine/index.ts";
import { type OptionValues, openOptions } from "../../src/engine/kernel/match-options.ts";
import { encodeClick } from "../../src/interactions/custom-id.ts";
import type { KeptChallenge } from "../../src/match/challenges.ts";
import type { Proposal } from "../../src/match/proposals.ts";
import { buildChallenge, buildDeckPick } from "../../src/present/challenge-card.ts";
import { countComponents, LIMITS } from "../../src/present/components.ts";
import { speakerFor } from "../../src/present/match-words.ts";
import type { Outgoing } from "../../src/present/message.ts";
import { optionLines } from "../../src/present/option-lines.ts";
import { buildSetupPanel } from "../../src/present/setup-panel.ts";
import { toyGame } from "../toy/game.ts";

const games = new Map([...GAMES, [toyGame.id, toyGame] as const]);

function expectFits(message: Outgoing): void {
  expect(countComponents(message.components)).toBeLessThanOrEqual(LIMITS.components);
  const text = JSON.stringify(message.components);
  const said = [...text.matchAll(/"content":"((?:[^"\\]|\\.)*)"/g)].map((found) => found[1] ?? "");
  expect(said.join("").length).toBeLessThanOrEqual(LIMITS.text);
  const ids = [...text.matchAll(/"custom_id":"([^"]+)"/g)].map((found) => found[1] ?? "");
  expect(new Set(ids).size).toBe(ids.length);
  expect(Math.max(...ids.map((id) => id.length))).toBeLessThanOrEqual(100);
}

it.each([...games.values()].map((game) => [game.id, game] as const))(
  "set-up panel and challenge of %s keep the limits with every option open and everything changed",
  (id, game) => {
    const speaker = speakerFor(games, id, "en");
    const all: OptionValues = Object.fromEntries(
      game.options.map((option) => [
        option.id,
        option.values.findLast((one) => one.value !== option.default)?.value ?? option.default,
      ]),
    );
    const proposal: Proposal = {
      id: "abcdefghijkl",
      game: id,
      mode: game.modes[0].id,
      guildId: "1",
      channelId: "2",
      owner: { userId: "1576861924635705344", name: "A".repeat(32) },
      deck: game.decks[0]?.id ?? "",
      opponent: { userId: "1576861924635705344", name: "**B**".repeat(6) },
      level: null,
      options: all,
      stakes: "casual",
      pace: "relaxed",
      bestOf: 3,
      levels: { min: 2, max: 98 },
      closed: false,
    };
    const base = {
      proposal,
      game,
      decks: { own: game.decks, ready: game.decks },
      speaker,
      idOf: encodeClick,
      notice: "n".repeat(900),
    };
    for (const open of [undefined, ...openOptions(game, game.modes[0]).map((option) => option.id)])
      expectFits(buildSetupPanel(open === undefined ? base : { ...base, open }));
    const ranked = { ...base, proposal: { ...proposal, stakes: "ranked" as const }, notes: "x".repeat(900) };
    // By the rules as written: nothing to change, whatever an old panel asks for.
    const fixed = buildSetupPanel({ ...ranked, open: game.options[0]?.id ?? "" });
    expectFits(fixed);
    expect(JSON.stringify(fixed)).toContain("Other rules are for casual matches");
    expect(JSON.stringify(fixed)).not.toContain(speaker.tell("ui.setup.change"));
    expect(optionLines(game, all, speaker)).toHaveLength(game.options.length);
    expect(optionLines(game, {}, speaker)).toEqual([]);
    const sets = Array.from({ length: 10 }, (_, n) => ({ name: "x".repeat(31) + n, version: n }));
    const offers = { decks: game.decks, sets };
    const challenge: KeptChallenge = {
      id: "abcdefghijkl",
      game: id,
      guildId: "1",
      channelId: "2",
      messageId: null,
      challenger: { ...proposal.owner, deck: proposal.deck },
      opponent: { userId: "1", name: "B" },
      options: all,
      stakes: "ranked",
      pace: "slow",
      levels: { min: 1, max: 99 },
      series: { bestOf: 3, games: [] },
      first: null,
      rematch: null,
      ais: [],
      teams: 2,
      createdAt: 0,
      expiresAt: 1,
      status: "open",
      acceptedBy: null,
      matchId: null,
    };
    expectFits(buildChallenge(challenge, game, offers, speaker, encodeClick));
    expectFits(
      buildDeckPick(challenge, game, offers, base.decks, "1576861924635705344", speaker, encodeClick),
    );
  },
);
