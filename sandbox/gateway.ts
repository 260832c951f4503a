import { randomBytes } from "node:crypto";
import { type RawData, WebSocket } from "ws";
import { z } from "zod";
import type { Clock } from "./clock.ts";
import type { DispatchName } from "./judge/dispatch-types.ts";
import type { Judge } from "./judge/judge.ts";
import type { Json } from "./shapes.ts";
import { shardOf } from "./snowflake.ts";
import type { Wire } from "./wire.ts";
import type { World } from "./world.ts";

const op = {
  dispatch: 0,
  heartbeat: 1,
  identify: 2,
  presence: 3,
  resume: 6,
  reconnect: 7,
  members: 8,
  invalid: 9,
  hello: 10,
  heartbeatAck: 11,
} as const;

/** Intents that events need; an event not named here goes to every session. */
export const intent = {
  guilds: 1,
  guildMembers: 1 << 1,
  guildMessages: 1 << 9,
  messageContent: 1 << 15,
} as const;
const needs: Partial<Record<DispatchName, number>> = {
  GUILD_CREATE: intent.guilds,
  GUILD_MEMBER_ADD: intent.guildMembers,
  CHANNEL_CREATE: intent.guilds,
  CHANNEL_UPDATE: intent.guilds,
  THREAD_CREATE: intent.guilds,
  THREAD_UPDATE: intent.guilds,
  THREAD_DELETE: intent.guilds,
  THREAD_MEMBERS_UPDATE: intent.guilds,
  MESSAGE_CREATE: intent.guildMessages,
  MESSAGE_UPDATE: intent.guildMessages,
  MESSAGE_DELETE: intent.guildMessages,
};

interface Frame {
  op: number;
  d: unknown;
  s: number | null;
  t: string | null;
}

interface Session {
  id: string;
  intents: number;
  shard: [number, number];
  sequence: number;
  /** Dispatches for a replay, oldest first. */
  buffer: Frame[];
  socket: WebSocket | undefined;
  /** False after the session was declared lost. */
  alive: boolean;
}

const frame = z.object({ op: z.number(), d: z.unknown() });
const identify = z.object({
  token: z.string(),
  intents: z.number(),
  shard: z.tuple([z.number(), z.number()]).default([0, 1]),
});
const resume = z.object({ token: z.string(), session_id: z.string(), seq: z.number() });
const memberRequest = z.object({ guild_id: z.string(), nonce: z.string().optional() });

const bufferLimit = 2000;

/** The gateway: HELLO, IDENTIFY, heartbeats, dispatches by intent and shard, RESUME with replay, op 7 and op 9. */
export class Gateway {
  private readonly sessions = new Map<string, Session>();
  private readonly sockets = new Set<WebSocket>();

  constructor(
    private readonly setting: {
      clock: Clock;
      world: World;
      wire: Wire;
      judge: Judge;
      token: string;
      heartbeatMs: number;
      url: () => string;
    },
  ) {}

  /** Sessions with an open socket. */
  get online(): number {
    return [...this.sessions.values()].filter((session) => session.socket).length;
  }

  accept(socket: WebSocket): void {
    this.sockets.add(socket);
    let session: Session | undefined;
    let quiet = setTimeout(() => {}, 0);
    const beat = (): void => {
      clearTimeout(quiet);
      // A client that misses two beats is gone, whatever its socket says.
      quiet = setTimeout(() => socket.close(4009, "Session timed out"), this.setting.heartbeatMs * 3);
      quiet.unref();
    };
    beat();
    socket.on("close", () => {
      clearTimeout(quiet);
      this.sockets.delete(socket);
      if (session && session.socket === socket) {
        session.socket = undefined;
        this.reportOnline();
      }
    });
    socket.on("error", () => socket.terminate());
    socket.on("message", (raw) => {
      const message = frame.safeParse(parse(raw));
      if (!message.success) return socket.close(4002, "Decode error");
      const { op: code, d } = message.data;
      if (code === op.heartbeat) {
        beat();
        send(socket, { op: op.heartbeatAck, d: null, s: null, t: null });
      } else if (code === op.identify) session = this.identify(socket, d) ?? session;
      else if (code === op.resume) session = this.resume(socket, d) ?? session;
      else if (code === op.members) {
        if (session) this.members(session, d);
      } else if (code !== op.presence) socket.close(4001, "Unknown opcode");
      return undefined;
    });
    send(socket, { op: op.hello, d: { heartbeat_interval: this.setting.heartbeatMs }, s: null, t: null });
  }

  /** Sends an event to every session that asked for it; sessions without a socket get it on their RESUME. */
  dispatch(name: DispatchName, data: Json): void {
    this.setting.judge.dispatch(name, data);
    const need = needs[name];
    for (const session of this.sessions.values()) {
      if (!session.alive) continue;
      if (need !== undefined && (session.intents & need) === 0) continue;
      if (session.shard[0] !== shardOf(this.setting.world.guild.id, session.shard[1])) continue;
      this.push(session, name, this.forSession(session, name, data));
    }
  }

  /** Cuts every socket without a closing word, like a lost network. */
  dropSockets(): void {
    for (const socket of this.sockets) socket.terminate();
  }

  /** Asks every client to reconnect and resume (op 7). */
  askReconnect(): void {
    for (const socket of this.sockets) send(socket, { op: op.reconnect, d: null, s: null, t: null });
  }

  /** Declares every session lost (op 9); when not `resumable` the client has to identify anew. */
  invalidate(resumable: boolean): void {
    for (const session of this.sessions.values()) {
      if (!resumable) session.alive = false;
      if (session.socket) send(session.socket, { op: op.invalid, d: resumable, s: null, t: null });
    }
  }

  close(): void {
    for (const socket of this.sockets) socket.terminate();
    this.sessions.clear();
  }

  private identify(socket: WebSocket, data: unknown): Session | undefined {
    const { setting } = this;
    const given = identify.safeParse(data);
    if (!given.success) {
      socket.close(4002, "Decode error");
      return undefined;
    }
    if (given.data.token !== setting.token) {
      socket.close(4004, "Authentication failed.");
      return undefined;
    }
    const { intents, shard } = given.data;
    for (const old of this.sessions.values()) {
      if (!old.socket && (!old.alive || old.shard[0] === shard[0])) this.sessions.delete(old.id);
    }
    const session: Session = {
      id: randomBytes(16).toString("hex"),
      intents,
      shard,
      sequence: 0,
      buffer: [],
      socket,
      alive: true,
    };
    this.sessions.set(session.id, session);
    const mine = shard[0] === shardOf(setting.world.guild.id, shard[1]);
    const ready: Json = {
      v: 10,
      user: setting.wire.self(),
      guilds: mine ? [{ id: setting.world.guild.id, unavailable: true }] : [],
      session_id: session.id,
      resume_gateway_url: setting.url(),
      application: { id: setting.wire.applicationId, flags: 0, flags_new: "0" },
      shard,
    };
    setting.judge.dispatch("READY", ready);
    this.push(session, "READY", ready);
    if (mine && (intents & intent.guilds) !== 0) {
      const guild = setting.wire.guildCreate();
      setting.judge.dispatch("GUILD_CREATE", guild);
      this.push(session, "GUILD_CREATE", guild);
    }
    this.reportOnline();
    return session;
  }

  private resume(socket: WebSocket, data: unknown): Session | undefined {
    const given = resume.safeParse(data);
    if (!given.success || given.data.token !== this.setting.token) {
      socket.close(4004, "Authentication failed.");
      return undefined;
    }
    const session = this.sessions.get(given.data.session_id);
    const first = session?.buffer[0]?.s ?? 1;
    if (!session?.alive || given.data.seq < first - 1 || given.data.seq > session.sequence) {
      send(socket, { op: op.invalid, d: false, s: null, t: null });
      return undefined;
    }
    session.socket = socket;
    for (const missed of session.buffer) if ((missed.s ?? 0) > given.data.seq) send(socket, missed);
    session.sequence += 1;
    send(socket, { op: op.dispatch, d: { _trace: [] }, s: session.sequence, t: "RESUMED" });
    this.reportOnline();
    return session;
  }

  private members(session: Session, data: unknown): void {
    const { world, wire, judge } = this.setting;
    const given = memberRequest.safeParse(data);
    if (!given.success || given.data.guild_id !== world.guild.id) return;
    const chunk: Json = {
      guild_id: world.guild.id,
      members: [...world.users.values()].map((user) => wire.member(user, { withUser: true })),
      chunk_index: 0,
      chunk_count: 1,
      ...(given.data.nonce === undefined ? {} : { nonce: given.data.nonce }),
    };
    judge.dispatch("GUILD_MEMBERS_CHUNK", chunk);
    this.push(session, "GUILD_MEMBERS_CHUNK", chunk);
  }

  private push(session: Session, name: string, data: Json): void {
    session.sequence += 1;
    const message: Frame = { op: op.dispatch, d: data, s: session.sequence, t: name };
    session.buffer.push(message);
    if (session.buffer.length > bufferLimit) session.buffer.shift();
    if (session.socket) send(session.socket, message);
  }

  /** Without the message content intent a bot does not read other people's words. */
  private forSession(session: Session, name: DispatchName, data: Json): Json {
    if (name !== "MESSAGE_CREATE" && name !== "MESSAGE_UPDATE") return data;
    if ((session.intents & intent.messageContent) !== 0) return data;
    const author = z.object({ id: z.string() }).safeParse(data.author);
    if (author.success && author.data.id === this.setting.world.bot.id) return data;
    const mentions = z.array(z.object({ id: z.string() })).safeParse(data.mentions);
    if (mentions.success && mentions.data.some((user) => user.id === this.setting.world.bot.id)) return data;
    return { ...data, content: "", embeds: [], attachments: [], components: [] };
  }

  private reportOnline(): void {
    const online = this.online > 0;
    if (this.setting.world.botOnline === online) return;
    this.setting.world.botOnline = online;
    this.setting.world.changed({ kind: "world" });
  }
}

function send(socket: WebSocket, message: Frame): void {
  if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

function parse(raw: RawData): unknown {
  try {
    return JSON.parse(raw.toString());
  } catch {
    return undefined;
  }
}
