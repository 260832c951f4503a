import { useEffect, useState } from "preact/hooks";
import { z } from "zod";
import { Connection } from "./connection.ts";
import type { Choice, OptionValue, PageMessage, ServerMessage } from "./protocol.ts";
import {
  addPane,
  applyServer,
  INITIAL,
  markRead,
  nextId,
  type Pane,
  placeOf,
  type State,
  settle,
  visit,
} from "./state.ts";

const AUTOCOMPLETE_TIMEOUT_MS = 4_000;
const TOAST_MS = 6_000;
/** A control stops waiting after this long even if nothing came back. */
const PENDING_MS = 4_500;
const SAVED = "playmat-panes";
const SavedPanes = z.array(z.object({ id: z.string(), userId: z.string(), channelId: z.string() })).max(12);

/** Holds the page's state, talks to the server and tells the views when to draw again. */
export class Store {
  state: State = INITIAL;
  private readonly connection: Connection;
  private readonly listeners = new Set<() => void>();
  private readonly subscribed = new Set<string>();
  private readonly asked = new Map<string, (choices: Choice[]) => void>();
  /** Panes whose person is typing; a thread does not open over what they write. */
  private readonly busy = new Set<string>();
  /** The pane whose composer has the focus: it keeps it when the channel changes under it. */
  composerFocus: string | undefined;

  constructor(url: string) {
    this.state = { ...INITIAL, panes: loadPanes() };
    this.connection = new Connection(url, {
      open: () => {
        this.subscribed.clear();
        this.change({ ...this.state, status: "open" });
      },
      lost: () => this.change({ ...this.state, status: "lost", pending: {} }),
      message: (message) => this.receive(message),
    });
  }

  start(): void {
    this.connection.connect();
  }

  listen(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  change(state: State): void {
    if (state === this.state) return;
    const panesMoved = state.panes !== this.state.panes;
    this.state = state;
    if (panesMoved) savePanes(state.panes);
    this.syncSubscriptions();
    for (const listener of this.listeners) listener();
  }

  setBusy(paneId: string, busy: boolean): void {
    if (busy) this.busy.add(paneId);
    else this.busy.delete(paneId);
  }

  setNarrow(narrow: boolean): void {
    this.change(markRead({ ...this.state, narrow }));
  }

  open(paneId: string, channelId: string): void {
    this.change(visit(this.state, paneId, channelId));
  }

  bringForward(paneId: string): void {
    this.change(markRead({ ...this.state, activePane: paneId }));
  }

  addPane(userId: string): void {
    this.change(addPane(this.state, userId));
  }

  closePane(paneId: string): void {
    const panes = this.state.panes.filter((pane) => pane.id !== paneId);
    const activePane = this.state.activePane === paneId ? (panes[0]?.id ?? "") : this.state.activePane;
    this.change(markRead({ ...this.state, panes, activePane }));
  }

  switchPerson(paneId: string, userId: string): void {
    const panes = this.state.panes.map((pane) => (pane.id === paneId ? { ...pane, userId } : pane));
    this.change(markRead({ ...this.state, panes }));
  }

  addPerson(name: string): void {
    const known = this.state.world?.users.find((user) => user.name.toLowerCase() === name.toLowerCase());
    if (known !== undefined) {
      if (!this.state.panes.some((pane) => pane.userId === known.id)) this.addPane(known.id);
      return;
    }
    this.state = { ...this.state, awaited: name };
    this.connection.send({ t: "addUser", name });
  }

  /** Sets the language of a person's client. */
  speak(userId: string, locale: string): void {
    this.connection.send({ t: "locale", userId, locale });
  }

  /** Puts a command into the composer of a pane, ready to be sent. */
  offer(paneId: string, text: string): void {
    this.change({ ...this.state, offered: { paneId, text, key: nextId() } });
  }

  takeOffer(): void {
    this.change({ ...this.state, offered: undefined });
  }

  dropNotice(userId: string): void {
    const notices = { ...this.state.notices };
    delete notices[userId];
    this.change({ ...this.state, notices });
  }

  dropToast(id: number): void {
    this.change({ ...this.state, toasts: this.state.toasts.filter((toast) => toast.id !== id) });
  }

  closeModal(userId: string): void {
    const modals = { ...this.state.modals };
    delete modals[userId];
    this.change({ ...this.state, modals });
  }

  /** Sends what a person does; says so in their pane if the server cannot be reached. */
  send(message: PageMessage & { userId: string }): boolean {
    const sent = this.connection.send(message);
    if (!sent) this.toast(message.userId, "Not connected. Try again in a moment.");
    return sent;
  }

  /** Presses a button or answers a select: shown as waiting until something comes back. */
  use(pane: Pane, messageId: string, customId: string, values?: string[]): void {
    const { userId, channelId } = pane;
    const sent =
      values === undefined
        ? this.send({ t: "click", userId, messageId, customId })
        : this.send({ t: "select", userId, messageId, customId, values });
    if (!sent) return;
    const place = placeOf(userId, channelId);
    const key = `${userId}/${messageId}`;
    const pending = { place, customId };
    this.change({ ...this.state, pending: { ...this.state.pending, [key]: pending } });
    setTimeout(() => {
      if (this.state.pending[key] === pending) this.change(settle(this.state, userId, place));
    }, PENDING_MS);
  }

  /** Asks the bot for suggestions; an empty list if it does not answer in time. */
  autocomplete(pane: Pane, name: string, options: OptionValue[]): Promise<Choice[]> {
    const reqId = String(nextId());
    const { userId, channelId } = pane;
    if (!this.connection.send({ t: "autocomplete", reqId, userId, channelId, name, options }))
      return Promise.resolve([]);
    return new Promise((resolve) => {
      const finish = (choices: Choice[]) => {
        this.asked.delete(reqId);
        clearTimeout(timer);
        resolve(choices);
      };
      const timer = setTimeout(() => finish([]), AUTOCOMPLETE_TIMEOUT_MS);
      this.asked.set(reqId, finish);
    });
  }

  private toast(userId: string, text: string): void {
    this.receive({ t: "toast", userId, text });
  }

  private receive(message: ServerMessage): void {
    if (message.t === "autocomplete") {
      this.asked.get(String(message.reqId))?.(message.choices);
      return;
    }
    const before = this.state.toasts;
    this.change(applyServer(this.state, message, (pane) => !this.busy.has(pane.id)));
    for (const toast of this.state.toasts) {
      if (!before.includes(toast)) setTimeout(() => this.dropToast(toast.id), TOAST_MS);
    }
  }

  /** Watches every open channel for every person on the screen: that is where unread marks come from. */
  private syncSubscriptions(): void {
    const { world, status, panes } = this.state;
    if (world === undefined || status !== "open") return;
    const wanted = new Set<string>();
    for (const pane of panes) {
      for (const channel of world.channels) {
        if (!channel.archived || channel.id === pane.channelId) wanted.add(placeOf(pane.userId, channel.id));
      }
    }
    for (const place of wanted) {
      if (!this.subscribed.has(place) && this.subscribe("subscribe", place)) this.subscribed.add(place);
    }
    for (const place of this.subscribed) {
      if (!wanted.has(place) && this.subscribe("unsubscribe", place)) this.subscribed.delete(place);
    }
  }

  private subscribe(t: "subscribe" | "unsubscribe", place: string): boolean {
    const [userId = "", channelId = ""] = place.split("/");
    return this.connection.send({ t, userId, channelId });
  }
}

function loadPanes(): Pane[] {
  try {
    const parsed = SavedPanes.safeParse(JSON.parse(sessionStorage.getItem(SAVED) ?? "[]"));
    // Fresh ids: ids of this visit must not meet those of the last.
    return parsed.success ? parsed.data.map((pane) => ({ ...pane, id: `pane${nextId()}` })) : [];
  } catch {
    return [];
  }
}

function savePanes(panes: readonly Pane[]): void {
  try {
    sessionStorage.setItem(SAVED, JSON.stringify(panes));
  } catch {
    // A browser may forbid storage; the page then starts with the default panes.
  }
}

/** The store's state, drawn again at each change. */
export function useStore(store: Store): State {
  const [state, setState] = useState(store.state);
  useEffect(() => {
    setState(store.state);
    return store.listen(() => setState(store.state));
  }, [store]);
  return state;
}

/** The time in milliseconds, renewed each `every` milliseconds. */
export function useNow(every: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
