import { apiError } from "../errors.ts";
import { permission } from "../permissions.ts";
import type { Services } from "../services.ts";
import type { StoredMessage } from "../world.ts";
import { done, param, type Request, type Route } from "./route.ts";

const path = "/channels/:channel/messages";

/** Messages by the bot's own authority. Ephemeral ones do not exist for these routes. */
export const messageRoutes: Route[] = [
  {
    method: "POST",
    path,
    name: "message.create",
    major: "channel",
    handle: (request, { world, messages, wire }) => {
      const channel = world.channel(param(request, "channel"));
      const body = messages.read("message.create", request.incoming);
      const { files } = request.incoming;
      const message = messages.create({ channel, authorId: world.bot.id }, body, files);
      return { status: 200, as: "message", body: wire.message(message) };
    },
  },
  {
    method: "GET",
    path,
    name: "messages.list",
    major: "channel",
    handle: (request, { world, wire }) => {
      const limit = Math.min(100, Number(request.query.get("limit") ?? 50) || 50);
      const before = request.query.get("before");
      const after = request.query.get("after");
      const all = [...world.messagesOf(param(request, "channel")).values()].filter(
        (message) =>
          message.onlyFor === undefined &&
          (before === null || BigInt(message.id) < BigInt(before)) &&
          (after === null || BigInt(message.id) > BigInt(after)),
      );
      const part = after === null ? all.slice(-limit) : all.slice(0, limit);
      return { status: 200, as: "messages", body: part.reverse().map((message) => wire.message(message)) };
    },
  },
  {
    method: "GET",
    path: `${path}/:message`,
    name: "message.get",
    major: "channel",
    handle: (request, services) => ({
      status: 200,
      as: "message",
      body: services.wire.message(visible(request, services)),
    }),
  },
  {
    method: "PATCH",
    path: `${path}/:message`,
    name: "message.edit",
    major: "channel",
    handle: (request, services) => {
      const message = visible(request, services);
      if (message.authorId !== services.world.bot.id) throw apiError("notYours");
      const body = services.messages.read("message.edit", request.incoming, message);
      services.messages.edit(message, body, request.incoming.files);
      return { status: 200, as: "message", body: services.wire.message(message) };
    },
  },
  {
    method: "DELETE",
    path: `${path}/:message`,
    name: "message.remove",
    major: "channel",
    handle: (request, services) => {
      const message = visible(request, services);
      const channel = services.world.channel(message.channelId);
      const granted = services.botPermissions(channel.thread?.parentId ?? channel.id);
      if (message.authorId !== services.world.bot.id && (granted & permission.manageMessages) === 0n) {
        throw apiError("missingPermissions");
      }
      if (channel.thread?.archived) throw apiError("threadArchived");
      services.messages.remove(message);
      return done;
    },
  },
  {
    method: "POST",
    path: "/channels/:channel/typing",
    name: "typing",
    major: "channel",
    handle: (request, { world }) => {
      world.channel(param(request, "channel"));
      return done;
    },
  },
];

function visible(request: Request, { world }: Services): StoredMessage {
  const message = world.message(param(request, "channel"), param(request, "message"));
  if (message.onlyFor !== undefined) throw apiError("unknownMessage");
  return message;
}
