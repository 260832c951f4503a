import { type RawData, WebSocket } from "ws";
import { z } from "zod";
import type { OpenModal } from "./interactions.ts";
import { addPerson, Person } from "./people.ts";
import { mayUse } from "./permissions.ts";
import { screenOf } from "./screen.ts";
import type { Services } from "./services.ts";
import { givenOption } from "./shapes.ts";
import type { Change } from "./world.ts";

const place = { userId: z.string(), channelId: z.string() };
const onMessage = { userId: z.string(), messageId: z.string() };
const fromPage = z.discriminatedUnion("t", [
  z.object({ t: z.literal("subscribe"), ...place }),
  z.object({ t: z.literal("unsubscribe"), ...place }),
  z.object({ t: z.literal("slash"), ...place, name: z.string(), options: z.array(givenOption).default([]) }),
  z.object({
    t: z.literal("autocomplete"),
    ...place,
    reqId: z.union([z.string(), z.number()]),
    name: z.string(),
    options: z.array(givenOption).default([]),
  }),
  z.object({ t: z.literal("click"), ...onMessage, customId: z.string() }),
  z.object({ t: z.literal("select"), ...onMessage, customId: z.string(), values: z.array(z.string()) }),
  z.object({
    t: z.literal("modalSubmit"),
    userId: z.string(),
    modalId: z.string(),
    values: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  }),
  z.object({ t: z.literal("say"), ...place, text: z.string() }),
  z.object({ t: z.literal("addUser"), name: z.string().trim().min(1).max(32) }),
  z.object({
    t: z.literal("locale"),
    userId: z.string(),
    locale: z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/),
  }),
  z.object({ t: z.literal("dismiss"), ...onMessage }),
  z.object({
    t: z.literal("contextCommand"),
    ...place,
    name: z.string(),
    targetMessageId: z.string().optional(),
    targetUserId: z.string().optional(),
  }),
]);
type FromPage = z.infer<typeof fromPage>;

interface Client {
  socket: WebSocket;
  /** `user/channel` → the screen last sent, so that nothing is sent twice. */
  screens: Map<string, string>;
  /** The world as last sent. */
  world: string;
}

const coalesceMs = 30;

/** The web page's side of the sandbox: one WebSocket, JSON messages told apart by `t`. */
export class PageSockets {
  private readonly clients = new Set<Client>();
  private readonly dirty = new Set<string>();
  private worldDirty = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly services: Services) {
    services.world.onChange((change) => this.note(change));
    services.interactions.onFailed((userId, text) => this.toAll({ t: "toast", userId, text }));
  }

  accept(socket: WebSocket): void {
    const client: Client = { socket, screens: new Map(), world: "" };
    this.clients.add(client);
    socket.on("close", () => this.clients.delete(client));
    socket.on("error", () => socket.terminate());
    socket.on("message", (raw) => this.receive(client, raw));
    this.sendWorld(client);
  }

  openModal(open: OpenModal): void {
    const { userId, channelId, modal } = open;
    this.toAll({ t: "modal", userId, modalId: open.id, channelId, modal });
  }

  close(): void {
    clearTimeout(this.timer);
    for (const client of this.clients) client.socket.terminate();
    this.clients.clear();
  }

  private receive(client: Client, raw: RawData): void {
    const message = fromPage.safeParse(parse(raw));
    if (!message.success) return;
    const given = message.data;
    this.act(client, given).catch((error: unknown) => {
      const text = error instanceof Error ? error.message : "That did not work";
      if ("userId" in given) send(client.socket, { t: "toast", userId: given.userId, text });
    });
  }

  private async act(client: Client, message: FromPage): Promise<void> {
    const { world } = this.services;
    if (message.t === "addUser") {
      const taken = [...world.users.values()].some((user) => user.name === message.name);
      if (!taken) addPerson(this.services, message.name);
      return;
    }
    const user = world.users.get(message.userId);
    if (!user || user.bot) throw new Error("There is no such person here");
    const person = new Person(this.services, user);
    switch (message.t) {
      case "subscribe":
        client.screens.set(`${message.userId}/${message.channelId}`, "");
        this.sendScreen(client, message.userId, message.channelId);
        break;
      case "unsubscribe":
        client.screens.delete(`${message.userId}/${message.channelId}`);
        break;
      case "slash":
        await person.slash(message.channelId, message.name, message.options);
        break;
      case "autocomplete": {
        const choices = await person.autocomplete(message.channelId, message.name, message.options);
        send(client.socket, { t: "autocomplete", reqId: message.reqId, choices });
        break;
      }
      case "click":
        await person.click(message.messageId, message.customId);
        this.refresh(client, message.userId, message.messageId);
        break;
      case "select":
        await person.select(message.messageId, message.customId, message.values);
        this.refresh(client, message.userId, message.messageId);
        break;
      case "modalSubmit":
        await person.submitModal(message.modalId, message.values);
        break;
      case "say":
        person.say(message.channelId, message.text);
        break;
      case "locale":
        person.speaks(message.locale);
        break;
      case "dismiss":
        person.dismiss(message.messageId);
        break;
      case "contextCommand": {
        const { targetMessageId, targetUserId } = message;
        if (targetMessageId !== undefined) {
          await person.contextCommand(message.channelId, message.name, { messageId: targetMessageId });
        } else if (targetUserId !== undefined) {
          await person.contextCommand(message.channelId, message.name, { userId: targetUserId });
        }
        break;
      }
    }
  }

  /** After an answer that changed nothing the page still wants to know that its click is over. */
  private refresh(client: Client, userId: string, messageId: string): void {
    const channelId = this.services.world.findMessage(messageId)?.channelId;
    if (channelId === undefined || !client.screens.has(`${userId}/${channelId}`)) return;
    client.screens.set(`${userId}/${channelId}`, "");
    this.sendScreen(client, userId, channelId);
  }

  private note(change: Change): void {
    if (change.kind === "ping") {
      this.toAll({ t: "ping", ...change.ping });
      return;
    }
    if (change.kind === "channel") this.dirty.add(change.channelId);
    else this.worldDirty = true;
    this.timer ??= setTimeout(() => this.flush(), coalesceMs);
  }

  private flush(): void {
    this.timer = undefined;
    const { dirty, worldDirty } = this;
    const channels = new Set(dirty);
    dirty.clear();
    this.worldDirty = false;
    for (const client of this.clients) {
      if (worldDirty) this.sendWorld(client);
      for (const key of client.screens.keys()) {
        const [userId = "", channelId = ""] = key.split("/");
        if (worldDirty || channels.has(channelId)) this.sendScreen(client, userId, channelId);
      }
    }
  }

  private sendScreen(client: Client, userId: string, channelId: string): void {
    const { world, wire } = this.services;
    if (!world.channels.has(channelId)) return;
    const text = JSON.stringify({
      t: "screen",
      userId,
      channelId,
      messages: screenOf(world, wire, userId, channelId),
    });
    const key = `${userId}/${channelId}`;
    if (client.screens.get(key) === text) return;
    client.screens.set(key, text);
    sendText(client.socket, text);
  }

  private sendWorld(client: Client): void {
    const { world } = this.services;
    const text = JSON.stringify({
      t: "world",
      users: [...world.users.values()]
        .filter((user) => !user.bot)
        .map((user) => ({
          id: user.id,
          name: user.name,
          color: user.color,
          locale: user.locale,
          commands: [...world.commands.values()]
            .filter((command) => mayUse(world, user.id, command))
            .map((command) => command.id),
        })),
      guild: { id: world.guild.id, name: world.guild.name },
      channels: [...world.channels.values()].map((channel) => ({
        id: channel.id,
        name: channel.name,
        kind: channel.thread ? "thread" : "text",
        ...(channel.thread ? { parentId: channel.thread.parentId } : {}),
        archived: channel.thread?.archived ?? false,
      })),
      commands: [...world.commands.values()].map((command) => command.raw),
      bot: { id: world.bot.id, name: world.bot.name, online: world.botOnline },
    });
    if (client.world === text) return;
    client.world = text;
    sendText(client.socket, text);
  }

  private toAll(message: Record<string, unknown>): void {
    for (const client of this.clients) send(client.socket, message);
  }
}

function send(socket: WebSocket, message: Record<string, unknown>): void {
  sendText(socket, JSON.stringify(message));
}

function sendText(socket: WebSocket, text: string): void {
  if (socket.readyState === WebSocket.OPEN) socket.send(text);
}

function parse(raw: RawData): unknown {
  try {
    return JSON.parse(raw.toString());
  } catch {
    return undefined;
  }
}
