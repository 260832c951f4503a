import { apiError } from "../errors.ts";
import { param, type Route } from "./route.ts";

/** Routes about the bot itself, the gateway, users and the guild. */
export const selfRoutes: Route[] = [
  {
    method: "GET",
    path: "/gateway/bot",
    name: "gateway",
    handle: (_request, { gatewayUrl }) => ({
      status: 200,
      as: "gateway",
      body: {
        url: gatewayUrl(),
        shards: 1,
        session_start_limit: { total: 1000, remaining: 999, reset_after: 86_400_000, max_concurrency: 1 },
      },
    }),
  },
  {
    method: "GET",
    path: "/users/@me",
    name: "self",
    handle: (_request, { wire }) => ({ status: 200, as: "self", body: wire.self() }),
  },
  {
    method: "GET",
    path: "/users/:user",
    name: "user",
    handle: (request, { world, wire }) => ({
      status: 200,
      as: "user",
      body: wire.user(world.user(param(request, "user"))),
    }),
  },
  ...["/applications/@me", "/oauth2/applications/@me"].map(
    (path): Route => ({
      method: "GET",
      path,
      name: "application",
      handle: (_request, { wire }) => ({ status: 200, as: "application", body: wire.application() }),
    }),
  ),
  {
    method: "GET",
    path: "/guilds/:guild",
    name: "guild",
    handle: (request, { world, wire }) => {
      if (param(request, "guild") !== world.guild.id) throw apiError("unknownGuild");
      return { status: 200, as: "guild", body: wire.guild() };
    },
  },
  {
    method: "GET",
    path: "/guilds/:guild/channels",
    name: "guild.channels",
    handle: (_request, { world, wire }) => ({
      status: 200,
      as: "channels",
      body: [...world.channels.values()]
        .filter((channel) => !channel.thread)
        .map((channel) => wire.channel(channel)),
    }),
  },
  {
    method: "GET",
    path: "/guilds/:guild/members",
    name: "members",
    handle: (_request, { world, wire }) => ({
      status: 200,
      as: "members",
      body: [...world.users.values()].map((user) => wire.member(user, { withUser: true })),
    }),
  },
  {
    method: "GET",
    path: "/guilds/:guild/members/:user",
    name: "member",
    handle: (request, { world, wire }) => {
      const user = world.users.get(param(request, "user"));
      if (!user) throw apiError("unknownMember");
      return { status: 200, as: "member", body: wire.member(user, { withUser: true }) };
    },
  },
  {
    method: "GET",
    path: "/guilds/:guild/threads/active",
    name: "threads.active",
    handle: (_request, { world, wire }) => {
      const threads = [...world.channels.values()].filter(
        (channel) => channel.thread && !channel.thread.archived,
      );
      return {
        status: 200,
        as: "threads",
        body: {
          threads: threads.map((channel) => wire.channel(channel)),
          members: threads
            .filter((channel) => channel.thread?.members.has(world.bot.id))
            .map((channel) => wire.threadMember(channel, world.bot.id)),
          has_more: false,
        },
      };
    },
  },
];
