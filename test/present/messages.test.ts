import { describe, expect, it } from "vitest";
import { GAMES } from "../../src/engine/index.ts";
import { sampleAnswer } from "../../src/engine/kernel/answers.ts";
import { encodeClick } from "../../src/interactions/custom-id.ts";
import type { Snapshot } from "../../src/match/contract.ts";
import { buildBoard, buildPing } from "../../src/present/board.ts";
import { countComponents, LIMITS, type Part } from "../../src/present/components.ts";
import { logLines, speakerFor } from "../../src/present/match-words.ts";
import type { Outgoing } from "../../src/present/message.ts";
import { buildPanel } from "../../src/present/panel.ts";
import { buildResult } from "../../src/present/result.ts";
import { toyGame } from "../toy/game.ts";
import { picker } from "../toy/setup.ts";

const games = new Map([...GAMES, [toyGame.id, toyGame] as const]);
const picture = {
  bytes: Buffer.from("x"),
  filename: "p.png",
  description: "d".repeat(3_000),
  width: 1,
  height: 1,
};

function textsOf(parts: readonly Part[]): string[] {
  return parts.flatMap((part) => (part.type === 10 ? [part.content] : []));
}

/** Discord's limits for a whole message. */
function expectFits(message: Outgoing): void {
  expect(countComponents(message.components)).toBeLessThanOrEqual(LIMITS.components);
  const parts = message.components.flatMap((frame) => frame.components);
  const said = textsOf(parts);
  expect(said.join("").length).toBeLessThanOrEqual(4_000);
  expect(said.every((one) => one.length > 0)).toBe(true);
  const ids = [...JSON.stringify(parts).matchAll(/"custom_id":"([^"]+)"/g)].map((found) => found[1] ?? "");
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every((id) => id.length <= 100)).toBe(true);
  for (const part of parts)
    if (part.type === 12)
      expect(part.items.every((item) => (item.description ?? "").length <= LIMITS.altText)).toBe(true);
}

/** A match as the service would give it, at the start. */
function begin(gameId: string, seed: string): Snapshot {
  const game = games.get(gameId);
  const [one, two] = game?.decks ?? [];
  if (!game || !one) throw new Error("A game with a deck");
  const names = ["**Ada** @everyone", "B".repeat(32)];
  const { match, events } = game.start({
    seed,
    players: names.map((name, seat) => ({ name, deck: (seat === 0 ? one : (two ?? one)).list })),
  });
  return {
    revision: 1,
    live: match,
    record: {
      id: "1576861924635705344",
      game: gameId,
      guildId: "1",
      parentChannelId: "2",
      sitters: names.map((name, seat) => ({ kind: "user", userId: `157686192463570534${seat}`, name })),
      saved: match.save(),
      log: [{ move: 0, at: 0, events }],
      seedHash: "0".repeat(64),
      pace: "relaxed",
      createdAt: 0,
      endedAt: null,
      ranked: null,
      board: { messageId: null, turnKey: null },
    },
  };
}

describe("boards, panels and results", () => {
  it.each([...games.keys()])("keep Discord's limits all through matches of %s", (gameId) => {
    for (let round = 0; round < 4; round += 1) {
      const pick = picker(round + 1);
      const speaker = speakerFor(games, gameId, "en-US");
      let match = begin(gameId, `seed ${round}`);
      for (let move = 0; move < 400 && !match.live.outcome(); move += 1) {
        const choices = match.live.choices();
        const choice = choices[pick(choices.length)];
        if (!choice) break;
        const log = logLines(match.record.log, "spectator", speaker, false);
        const options = ["o".repeat(300), "p".repeat(300)];
        expectFits(
          buildBoard({ match, speaker, picture, log, options, first: true, live: true, idOf: encodeClick }),
        );
        for (const [seat, sitter] of match.record.sitters.entries()) {
          if (sitter.kind !== "user") continue;
          const { userId } = sitter;
          const built = buildPanel({
            match,
            seat,
            userId,
            speaker,
            hand: picture,
            idOf: encodeClick,
            notice: "n".repeat(900),
          });
          expectFits(built.message);
          expectFits(buildPing(match, userId, choice.deadline, speaker, encodeClick));
        }
        const answer = sampleAnswer(choice.spec, pick);
        if (answer === null) throw new Error("No answer fits");
        const applied = match.live.apply({ seat: choice.seat, choice: choice.id, answer });
        if (!applied.ok) throw new Error(`Refused: ${applied.refusal.code}`);
        const entry = { move: move + 1, at: 0, events: applied.events };
        match = { ...match, record: { ...match.record, log: [...match.record.log.slice(-20), entry] } };
      }
      expectFits(buildResult(match, "{}", speaker, { idOf: encodeClick }));
    }
  });

  it("say how much of what happened stands in the log alone", () => {
    const match = begin("toy", "cut");
    const said = (count: number): string => {
      const log = Array.from({ length: count }, (_, at) => `line ${at + 1}`);
      const speaker = speakerFor(games, "toy", "en-US");
      const { components } = buildBoard({
        match,
        speaker,
        picture: null,
        log,
        options: [],
        first: false,
        live: true,
        idOf: encodeClick,
      });
      return textsOf(components.flatMap((frame) => frame.components)).join("\n");
    };
    expect(said(10)).not.toContain("before these");
    expect(said(11)).toContain("1 line before these: see **Log**.\n• line 2");
  });

  it("never put a name's markdown or ping into words", () => {
    const match = begin("toy", "names");
    const speaker = speakerFor(games, "toy", "en-US");
    const board = buildBoard({
      match,
      speaker,
      picture: null,
      log: [],
      options: [],
      first: true,
      live: true,
      idOf: encodeClick,
    });
    const said = textsOf(board.components.flatMap((frame) => frame.components)).join("\n");
    expect(said).not.toContain("@everyone");
    expect(said).toContain("\\*\\*Ada\\*\\*");
  });
});
