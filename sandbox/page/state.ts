import type { ModalData } from "./component-schema.ts";
import type { Message, ServerMessage, World } from "./protocol.ts";

/**
 * Everything the page shows, and how a message from the server changes it. Pure, so that unread marks, pings and the
 * opening of match threads can be tested without a browser.
 */

/** One person's side of the screen. */
export interface Pane {
  id: string;
  userId: string;
  channelId: string;
}

export interface Toast {
  id: number;
  userId: string;
  text: string;
}

export interface OpenModal {
  modalId: string;
  channelId: string;
  modal: ModalData;
}

/** A place: one channel through the eyes of one person. */
export type Place = string;
export const placeOf = (userId: string, channelId: string): Place => `${userId}/${channelId}`;

/** A control that was used and has not been answered yet. */
export interface Pending {
  place: Place;
  customId: string;
}

export interface State {
  status: "connecting" | "open" | "lost";
  world: World | undefined;
  panes: readonly Pane[];
  /** The pane that a narrow window shows. */
  activePane: string;
  narrow: boolean;
  screens: Readonly<Record<Place, readonly Message[]>>;
  /** Last message seen at a place. */
  read: Readonly<Record<Place, string>>;
  pings: Readonly<Record<Place, number>>;
  /** The newest ping of a person that did not open by itself: the channel to go to. */
  notices: Readonly<Record<string, string>>;
  /** Pings whose thread the page has not been told of yet. */
  earlyPings: readonly { userId: string; channelId: string }[];
  visited: ReadonlySet<Place>;
  /** Channels that existed when the page was opened: their old messages are not news. */
  oldChannels: ReadonlySet<string>;
  modals: Readonly<Record<string, OpenModal>>;
  toasts: readonly Toast[];
  /** By `userId/messageId`. */
  pending: Readonly<Record<string, Pending>>;
  /** Name of a person just added, whose pane opens as soon as the server knows them. */
  awaited: string | undefined;
  /** A command put into a pane's composer from elsewhere on the page. */
  offered: { paneId: string; text: string; key: number } | undefined;
}

export const INITIAL: State = {
  status: "connecting",
  world: undefined,
  panes: [],
  activePane: "",
  narrow: false,
  screens: {},
  read: {},
  pings: {},
  notices: {},
  earlyPings: [],
  visited: new Set(),
  oldChannels: new Set(),
  modals: {},
  toasts: [],
  pending: {},
  awaited: undefined,
  offered: undefined,
};

let lastId = 0;
/** A number that is new in this page. */
export function nextId(): number {
  lastId += 1;
  return lastId;
}

/** Snowflakes compare by length, then by digits. */
export function isNewer(id: string, than: string): boolean {
  return id.length === than.length ? id > than : id.length > than.length;
}

export function isShown(state: State, pane: Pane): boolean {
  return !state.narrow || pane.id === state.activePane;
}

export function isUnread(state: State, userId: string, channelId: string): boolean {
  const place = placeOf(userId, channelId);
  const read = state.read[place];
  if (read === undefined) return false;
  const myName = state.world?.users.find((user) => user.id === userId)?.name;
  const newest = state.screens[place]?.findLast(
    ({ author, thinking, interaction }) =>
      author.id !== userId && !thinking && (!interaction || interaction.userName !== myName),
  );
  return newest !== undefined && isNewer(newest.id, read);
}

/** How many pings wait for a person, in all channels. */
export function pingsOf(state: State, userId: string): number {
  let sum = 0;
  for (const channel of state.world?.channels ?? []) sum += state.pings[placeOf(userId, channel.id)] ?? 0;
  return sum;
}

export function firstChannel(world: World): string {
  return world.channels.find((channel) => channel.kind === "text")?.id ?? world.channels[0]?.id ?? "";
}

/** Moves a pane to a channel and marks it read. */
export function visit(state: State, paneId: string, channelId: string): State {
  const pane = state.panes.find((one) => one.id === paneId);
  if (pane === undefined) return state;
  const panes = state.panes.map((one) => (one.id === paneId ? { ...one, channelId } : one));
  const notices = { ...state.notices };
  if (notices[pane.userId] === channelId) delete notices[pane.userId];
  const visited = new Set(state.visited).add(placeOf(pane.userId, channelId));
  return markRead({ ...state, panes, notices, visited });
}

/** Whatever is on the screen counts as read. */
export function markRead(state: State): State {
  const read = { ...state.read };
  const pings = { ...state.pings };
  const notices = { ...state.notices };
  for (const pane of state.panes) {
    if (!isShown(state, pane)) continue;
    const place = placeOf(pane.userId, pane.channelId);
    const last = state.screens[place]?.at(-1);
    if (last !== undefined) read[place] = last.id;
    delete pings[place];
    if (notices[pane.userId] === pane.channelId) delete notices[pane.userId];
  }
  return { ...state, read, pings, notices };
}

/** Opens a pane for a person in the first channel, and brings it to the front on a narrow window. */
export function addPane(state: State, userId: string): State {
  const { world } = state;
  if (world === undefined) return state;
  const pane = { id: `pane${nextId()}`, userId, channelId: firstChannel(world) };
  const next = { ...state, panes: [...state.panes, pane], activePane: pane.id };
  return visit(next, pane.id, pane.channelId);
}

/**
 * The state after a message from the server.
 * @param isIdle whether the person of a pane is not in the middle of something; only then a thread opens by itself
 */
export function applyServer(state: State, message: ServerMessage, isIdle: (pane: Pane) => boolean): State {
  switch (message.t) {
    case "world":
      return applyWorld(state, message, isIdle);
    case "screen":
      return applyScreen(state, message.userId, message.channelId, message.messages);
    case "ping":
      return applyPing(state, message.userId, message.channelId, isIdle);
    case "modal": {
      const { userId, modalId, channelId, modal } = message;
      const modals = { ...state.modals, [userId]: { modalId, channelId, modal } };
      return { ...settle(state, userId), modals };
    }
    case "toast": {
      const toast = { id: nextId(), userId: message.userId, text: message.text };
      return { ...settle(state, message.userId), toasts: [...state.toasts, toast] };
    }
    case "autocomplete":
      return state;
  }
}

/** No control of this person waits any more (at one place, or anywhere). */
export function settle(state: State, userId: string, place?: Place): State {
  const kept = Object.entries(state.pending).filter(
    ([key, pending]) => !key.startsWith(`${userId}/`) || (place !== undefined && pending.place !== place),
  );
  if (kept.length === Object.keys(state.pending).length) return state;
  return { ...state, pending: Object.fromEntries(kept) };
}

function applyWorld(state: State, world: World, isIdle: (pane: Pane) => boolean): State {
  const first = state.world === undefined;
  const oldChannels = first ? new Set(world.channels.map((channel) => channel.id)) : state.oldChannels;
  const known = new Set(world.channels.map((channel) => channel.id));
  const panes = state.panes
    .filter((pane) => world.users.some((user) => user.id === pane.userId))
    .map((pane) => (known.has(pane.channelId) ? pane : { ...pane, channelId: firstChannel(world) }));
  let next: State = { ...state, world, oldChannels, panes };

  const awaited = world.users.find((user) => user.name === state.awaited);
  if (awaited !== undefined && !panes.some((pane) => pane.userId === awaited.id))
    next = { ...addPane(next, awaited.id), awaited: undefined };
  if (next.panes.length === 0) {
    for (const user of world.users.slice(0, 2)) next = addPane(next, user.id);
  }
  if (!next.panes.some((pane) => pane.id === next.activePane) || first)
    next = { ...next, activePane: next.panes[0]?.id ?? "" };

  const early = next.earlyPings;
  next = { ...next, earlyPings: [] };
  for (const ping of early) next = applyPing(next, ping.userId, ping.channelId, isIdle);
  return markRead(next);
}

function applyScreen(state: State, userId: string, channelId: string, messages: readonly Message[]): State {
  const place = placeOf(userId, channelId);
  const before = state.screens[place];
  const shared = before === undefined ? messages : shareUnchanged(before, messages);
  // The server sends an equal screen only to say that a click is over.
  if (before !== undefined && shared === before) return settle(state, userId, place);
  let read = state.read;
  if (read[place] === undefined) {
    const seen = state.oldChannels.has(channelId) ? (messages.at(-1)?.id ?? "0") : "0";
    read = { ...read, [place]: seen };
  }
  const screens = { ...state.screens, [place]: shared };
  return settle(markRead({ ...state, screens, read }), userId, place);
}

/** Keeps the old objects of messages that did not change, so that only what changed is drawn again. */
export function shareUnchanged(before: readonly Message[], after: readonly Message[]): readonly Message[] {
  const old = new Map(before.map((message) => [message.id, message]));
  const shared = after.map((message) => {
    const known = old.get(message.id);
    return known !== undefined && JSON.stringify(known) === JSON.stringify(message) ? known : message;
  });
  const same = shared.length === before.length && shared.every((message, index) => message === before[index]);
  return same ? before : shared;
}

function applyPing(state: State, userId: string, channelId: string, isIdle: (pane: Pane) => boolean): State {
  const channel = state.world?.channels.find((one) => one.id === channelId);
  if (channel === undefined)
    return { ...state, earlyPings: [...state.earlyPings, { userId, channelId }].slice(-20) };
  const place = placeOf(userId, channelId);
  const panes = state.panes.filter((pane) => pane.userId === userId);
  if (panes.some((pane) => pane.channelId === channelId && isShown(state, pane))) return state;

  const counted = { ...state, pings: { ...state.pings, [place]: (state.pings[place] ?? 0) + 1 } };
  // A new match thread opens by itself where its parent is on the screen; one that was left on purpose does not.
  const parent = panes.find((pane) => pane.channelId === channel.parentId);
  if (
    parent !== undefined &&
    !state.visited.has(place) &&
    state.modals[userId] === undefined &&
    isIdle(parent)
  )
    return visit(counted, parent.id, channelId);
  return { ...counted, notices: { ...counted.notices, [userId]: channelId } };
}
