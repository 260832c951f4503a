import { describe, expect, it } from "vitest";
import { Message, ServerMessage } from "../../sandbox/page/protocol.ts";
import {
  applyServer,
  INITIAL,
  isUnread,
  markRead,
  pingsOf,
  placeOf,
  type State,
  visit,
} from "../../sandbox/page/state.ts";

const ADA = "1";
const BO = "2";
const TABLE = "10";
const MATCH = "11";
const BOT = { id: "9", name: "Playmat", online: true };
const idle = () => true;

function world(channels: readonly string[]): ServerMessage {
  return ServerMessage.parse({
    t: "world",
    users: [
      { id: ADA, name: "Ada", color: "#fff" },
      { id: BO, name: "Bo", color: "#fff" },
    ],
    guild: { id: "5", name: "Here" },
    channels: channels.map((id) =>
      id === TABLE
        ? { id, name: "table", kind: "text" }
        : { id, name: "match", kind: "thread", parentId: TABLE },
    ),
    commands: [],
    bot: BOT,
  });
}

function screen(userId: string, channelId: string, ids: readonly string[], more: object = {}): ServerMessage {
  const messages = ids.map((id) => ({ id, channelId, author: { ...BOT, bot: true }, timestamp: 0, ...more }));
  return ServerMessage.parse({ t: "screen", userId, channelId, messages });
}

const ping = (userId: string, channelId = MATCH): ServerMessage => ({
  t: "ping",
  userId,
  channelId,
  messageId: "50",
});
const run = (state: State, ...messages: ServerMessage[]) =>
  messages.reduce((now, message) => applyServer(now, message, idle), state);
const channelOf = (state: State, userId: string) =>
  state.panes.find((pane) => pane.userId === userId)?.channelId;

describe("the page's state", () => {
  const start = run(INITIAL, world([TABLE]), screen(ADA, TABLE, []), screen(BO, TABLE, []));

  it("opens a pane for each of the first two people", () => {
    expect(start.panes.map((pane) => [pane.userId, pane.channelId])).toEqual([
      [ADA, TABLE],
      [BO, TABLE],
    ]);
  });

  it("opens a new thread for the person who is pinged in it, and for nobody else", () => {
    const state = run(start, world([TABLE, MATCH]), ping(ADA));
    expect(channelOf(state, ADA)).toBe(MATCH);
    expect(channelOf(state, BO)).toBe(TABLE);
    expect(pingsOf(state, ADA)).toBe(0);
  });

  it("does so too when the ping comes before the thread", () => {
    const early = run(start, ping(ADA));
    expect(channelOf(early, ADA)).toBe(TABLE);
    expect(channelOf(run(early, world([TABLE, MATCH])), ADA)).toBe(MATCH);
  });

  it("leaves a person who is typing where they are, with a badge and a notice", () => {
    const known = run(start, world([TABLE, MATCH]));
    const state = applyServer(known, ping(ADA), () => false);
    expect(channelOf(state, ADA)).toBe(TABLE);
    expect(pingsOf(state, ADA)).toBe(1);
    expect(state.notices[ADA]).toBe(MATCH);
  });

  it("does not pull a person back into a thread that they left", () => {
    const inMatch = run(start, world([TABLE, MATCH]), ping(ADA));
    const pane = inMatch.panes.find((one) => one.userId === ADA);
    const left = visit(inMatch, pane?.id ?? "", TABLE);
    const state = run(left, ping(ADA));
    expect(channelOf(state, ADA)).toBe(TABLE);
    expect(state.notices[ADA]).toBe(MATCH);
  });

  it("wants nobody in a channel that is on the screen by now", () => {
    const other = start.panes.find((pane) => pane.userId === BO);
    const narrow = { ...start, narrow: true, activePane: other?.id ?? "" };
    const wanted = applyServer(narrow, ping(ADA, TABLE), idle);
    expect(wanted.notices[ADA]).toBe(TABLE);
    const mine = wanted.panes.find((pane) => pane.userId === ADA);
    const seen = markRead({ ...wanted, activePane: mine?.id ?? "" });
    expect(seen.notices[ADA]).toBeUndefined();
    expect(pingsOf(seen, ADA)).toBe(0);
  });

  it("marks messages of other channels unread until they are looked at", () => {
    const state = run(start, world([TABLE, MATCH]), screen(BO, MATCH, ["60"]));
    expect(isUnread(state, BO, MATCH)).toBe(true);
    const pane = state.panes.find((one) => one.userId === BO);
    expect(isUnread(visit(state, pane?.id ?? "", MATCH), BO, MATCH)).toBe(false);
  });

  it("takes what was there before the page opened for read", () => {
    const state = run(INITIAL, world([TABLE, MATCH]), screen(ADA, MATCH, ["60", "61"]));
    expect(isUnread(state, ADA, MATCH)).toBe(false);
    expect(isUnread(run(state, screen(ADA, MATCH, ["60", "61", "62"])), ADA, MATCH)).toBe(true);
  });

  it("keeps the objects of unchanged messages", () => {
    const one = run(start, screen(ADA, TABLE, ["60", "61"]));
    const two = run(one, screen(ADA, TABLE, ["60", "61", "62"]));
    const place = placeOf(ADA, TABLE);
    expect(two.screens[place]?.[0]).toBe(one.screens[place]?.[0]);
    expect(run(two, screen(ADA, TABLE, ["60", "61", "62"])).screens).toBe(two.screens);
  });

  it("ends the waiting of a button on any screen of that place and on a toast", () => {
    const shown = run(start, screen(ADA, TABLE, ["60"]));
    const waiting = { ...shown, pending: { [`${ADA}/60`]: { place: placeOf(ADA, TABLE), customId: "go" } } };
    expect(Object.keys(run(waiting, screen(ADA, TABLE, ["60"])).pending)).toHaveLength(0);
    expect(Object.keys(run(waiting, screen(ADA, MATCH, ["60"])).pending)).toHaveLength(1);
    expect(Object.keys(run(waiting, screen(BO, TABLE, ["60"])).pending)).toHaveLength(1);
    expect(Object.keys(run(waiting, screen(ADA, TABLE, ["60", "61"])).pending)).toHaveLength(0);
    expect(Object.keys(run(waiting, { t: "toast", userId: ADA, text: "no" }).pending)).toHaveLength(0);
  });
});

describe("messages", () => {
  const base = { id: "1", channelId: "2", author: { ...BOT, bot: true }, timestamp: "2026-01-01T00:00:00Z" };
  it("survive a component that the page does not know, or that is broken", () => {
    const parsed = Message.parse({
      ...base,
      components: [
        { type: 77, x: 1 },
        { type: 10 },
        { type: 17, components: [{ type: 10, content: "kept" }, { type: 99 }] },
      ],
    });
    expect(parsed.components).toEqual([
      { type: "unknown", number: 77 },
      { type: "unknown", number: 10 },
      {
        type: 17,
        components: [
          { type: 10, content: "kept" },
          { type: "unknown", number: 99 },
        ],
      },
    ]);
  });
});
