import { z } from "zod";
import { apiError } from "../errors.ts";
import { permission } from "../permissions.ts";
import type { Services } from "../services.ts";
import type { Channel } from "../world.ts";
import { done, param, type Request, type Route } from "./route.ts";

const newThread = z.object({
  name: z.string(),
  type: z.number().nullish(),
  auto_archive_duration: z.number().nullish(),
  invitable: z.boolean().nullish(),
  rate_limit_per_user: z.number().nullish(),
});
const threadChanges = z.object({
  name: z.string().nullish(),
  archived: z.boolean().nullish(),
  locked: z.boolean().nullish(),
  invitable: z.boolean().nullish(),
  auto_archive_duration: z.number().nullish(),
  rate_limit_per_user: z.number().nullish(),
});
const channelChanges = z.object({ name: z.string().nullish(), topic: z.string().nullish() });

/** Channels, threads and who is in them. */
export const channelRoutes: Route[] = [
  {
    method: "GET",
    path: "/channels/:channel",
    name: "channel.get",
    handle: (request, { world, wire }) => ({
      status: 200,
      as: "channel",
      body: wire.channel(world.channel(param(request, "channel"))),
    }),
  },
  {
    method: "PATCH",
    path: "/channels/:channel",
    name: "channel.edit",
    major: "channel",
    handle: editChannel,
  },
  {
    method: "POST",
    path: "/channels/:channel/threads",
    name: "thread.alone",
    major: "channel",
    handle: threadAlone,
  },
  {
    method: "POST",
    path: "/channels/:channel/messages/:message/threads",
    name: "thread.fromMessage",
    major: "channel",
    handle: threadFromMessage,
  },
  {
    method: "GET",
    path: "/channels/:channel/thread-members",
    name: "thread.members",
    handle: (request, services) => {
      const { channel, thread } = threadOf(request, services);
      return {
        status: 200,
        as: "threadMembers",
        body: [...thread.members.keys()].map((userId) => services.wire.threadMember(channel, userId)),
      };
    },
  },
  {
    method: "GET",
    path: "/channels/:channel/thread-members/:user",
    name: "thread.member",
    handle: (request, services) => {
      const { channel, thread } = threadOf(request, services);
      const userId = memberId(request, services);
      if (!thread.members.has(userId)) throw apiError("unknownMember");
      return { status: 200, as: "threadMember", body: services.wire.threadMember(channel, userId) };
    },
  },
  {
    method: "PUT",
    path: "/channels/:channel/thread-members/:user",
    name: "thread.join",
    handle: (request, services) => {
      const { channel, thread } = threadOf(request, services);
      if (thread.archived) throw apiError("threadArchived");
      const userId = memberId(request, services);
      services.world.user(userId);
      if (!thread.members.has(userId)) {
        thread.members.set(userId, services.clock.iso());
        services.messages.threadJoined(channel, [userId]);
      }
      return done;
    },
  },
  {
    method: "DELETE",
    path: "/channels/:channel/thread-members/:user",
    name: "thread.leave",
    handle: (request, services) => {
      const { channel, thread } = threadOf(request, services);
      if (thread.archived) throw apiError("threadArchived");
      const userId = memberId(request, services);
      if (thread.members.delete(userId)) {
        services.gateway.dispatch("THREAD_MEMBERS_UPDATE", {
          id: channel.id,
          guild_id: services.world.guild.id,
          member_count: thread.members.size,
          removed_member_ids: [userId],
        });
        services.world.changed({ kind: "world" });
        services.world.changed({ kind: "channel", channelId: channel.id });
      }
      return done;
    },
  },
];

function threadOf(request: Request, { world }: Services) {
  const channel = world.channel(param(request, "channel"));
  if (!channel.thread) throw apiError("unknownChannel");
  return { channel, thread: channel.thread };
}

function memberId(request: Request, { world }: Services): string {
  const id = param(request, "user");
  return id === "@me" ? world.bot.id : id;
}

function editChannel(request: Request, services: Services) {
  const { world, wire, gateway, judge } = services;
  const channel = world.channel(param(request, "channel"));
  const { body } = request.incoming;
  if (!channel.thread) {
    judge.request("channel.edit", body);
    const changes = channelChanges.parse(body);
    if (typeof changes.name === "string") channel.name = changes.name;
    if (changes.topic !== undefined) channel.topic = changes.topic;
    gateway.dispatch("CHANNEL_UPDATE", wire.channel(channel));
    world.changed({ kind: "world" });
    return { status: 200, as: "channel" as const, body: wire.channel(channel) };
  }
  judge.request("thread.edit", body);
  const changes = threadChanges.parse(body);
  const { thread } = channel;
  const others = Object.entries(changes).some(
    ([key, value]) => key !== "archived" && key !== "locked" && value !== undefined,
  );
  if (thread.archived && changes.archived !== false && others) throw apiError("threadArchived");
  const granted = services.botPermissions(thread.parentId);
  const manages = (granted & permission.manageThreads) !== 0n;
  if (!manages && (thread.ownerId !== world.bot.id || typeof changes.locked === "boolean")) {
    throw apiError("missingPermissions");
  }
  if (typeof changes.name === "string" && changes.name !== "") channel.name = changes.name;
  if (typeof changes.locked === "boolean") thread.locked = changes.locked;
  if (typeof changes.invitable === "boolean") thread.invitable = changes.invitable;
  if (typeof changes.rate_limit_per_user === "number") channel.rateLimitPerUser = changes.rate_limit_per_user;
  if (typeof changes.auto_archive_duration === "number") {
    thread.autoArchiveMinutes = changes.auto_archive_duration;
    thread.lastActive = services.clock.now();
  }
  if (typeof changes.archived === "boolean") world.setArchived(channel, changes.archived);
  gateway.dispatch("THREAD_UPDATE", wire.channel(channel));
  world.changed({ kind: "world" });
  return { status: 200, as: "channel" as const, body: wire.channel(channel) };
}

function threadAlone(request: Request, services: Services) {
  const { body } = request.incoming;
  services.judge.request("thread.alone", body);
  const given = newThread.parse(body);
  const parent = parentOf(request, services);
  const type = given.type === 11 ? 11 : 12;
  const channel = makeThread(services, parent, { ...given, kind: type });
  if (type === 11) {
    // A public thread announces itself in its channel; a private one does not.
    services.messages.create(
      { channel: parent, authorId: services.world.bot.id, type: 18, threadId: channel.id },
      { content: channel.name },
      [],
    );
  }
  return { status: 201, as: "newThread" as const, body: services.wire.threadWithMember(channel) };
}

function threadFromMessage(request: Request, services: Services) {
  const { body } = request.incoming;
  services.judge.request("thread.fromMessage", body);
  const given = newThread.parse(body);
  const parent = parentOf(request, services);
  const message = services.world.message(parent.id, param(request, "message"));
  if (message.onlyFor !== undefined) throw apiError("unknownMessage");
  if (message.threadId !== undefined) throw apiError("threadExists");
  const channel = makeThread(services, parent, { ...given, kind: 11, id: message.id });
  message.threadId = channel.id;
  services.gateway.dispatch("MESSAGE_UPDATE", services.wire.messageDispatch(message));
  services.world.changed({ kind: "channel", channelId: parent.id });
  return { status: 201, as: "newThread" as const, body: services.wire.threadWithMember(channel) };
}

function parentOf(request: Request, { world }: Services): Channel {
  const parent = world.channel(param(request, "channel"));
  if (parent.thread) throw apiError("invalidForm");
  return parent;
}

function makeThread(
  services: Services,
  parent: Channel,
  given: z.infer<typeof newThread> & { kind: 11 | 12; id?: string },
): Channel {
  const { world, wire, gateway } = services;
  const granted = services.botPermissions(parent.id);
  const need = given.kind === 11 ? permission.createPublicThreads : permission.createPrivateThreads;
  if ((granted & permission.viewChannel) === 0n) throw apiError("missingAccess");
  if ((granted & need) === 0n) throw apiError("missingPermissions");
  const channel = world.addThread({
    name: given.name,
    type: given.kind,
    ownerId: world.bot.id,
    parentId: parent.id,
    invitable: given.invitable ?? true,
    minutes: given.auto_archive_duration ?? 4320,
    rateLimitPerUser: given.rate_limit_per_user ?? 0,
    ...(given.id === undefined ? {} : { id: given.id }),
  });
  gateway.dispatch("THREAD_CREATE", { ...wire.threadWithMember(channel), newly_created: true });
  return channel;
}
