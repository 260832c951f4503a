import { done, param, type Route } from "./route.ts";

const webhook = "/webhooks/:app/:token";

/** First answers, follow-ups, and edits by an interaction's token. */
export const interactionRoutes: Route[] = [
  {
    method: "POST",
    path: "/interactions/:interaction/:token/callback",
    name: "callback",
    open: true,
    handle: (request, { interactions, wire, world }) => {
      const id = param(request, "interaction");
      const { interaction, type, message } = interactions.answer(
        id,
        param(request, "token"),
        request.incoming,
      );
      if (request.query.get("with_response") !== "true") return done;
      const shown =
        message && (type === 4 || type === 7) ? { type, message: wire.message(message) } : undefined;
      return {
        status: 200,
        as: "callback",
        body: {
          interaction: {
            id,
            type: interaction.type,
            channel_id: interaction.channelId,
            guild_id: world.guild.id,
            ...(message
              ? {
                  response_message_id: message.id,
                  response_message_loading: type === 5,
                  response_message_ephemeral: message.onlyFor !== undefined,
                }
              : {}),
          },
          ...(shown
            ? { resource: shown }
            : type === 5 && message
              ? { resource: { type, message: wire.message(message) } }
              : {}),
        },
      };
    },
  },
  {
    method: "POST",
    path: webhook,
    name: "webhook.create",
    open: true,
    major: "token",
    handle: (request, { interactions, wire }) => {
      const interaction = interactions.byWebhook(param(request, "app"), param(request, "token"));
      const message = interactions.followUp(interaction, request.incoming);
      return { status: 200, as: "message", body: wire.message(message) };
    },
  },
  {
    method: "GET",
    path: `${webhook}/messages/:message`,
    name: "webhook.get",
    open: true,
    major: "token",
    handle: (request, { interactions, wire }) => {
      const interaction = interactions.byWebhook(param(request, "app"), param(request, "token"));
      const message = interactions.messageOf(interaction, param(request, "message"));
      return { status: 200, as: "message", body: wire.message(message) };
    },
  },
  {
    method: "PATCH",
    path: `${webhook}/messages/:message`,
    name: "webhook.edit",
    open: true,
    major: "token",
    handle: (request, { interactions, messages, wire }) => {
      const interaction = interactions.byWebhook(param(request, "app"), param(request, "token"));
      const message = interactions.messageOf(interaction, param(request, "message"));
      const body = messages.read("webhook.edit", request.incoming, message);
      messages.edit(message, body, request.incoming.files);
      return { status: 200, as: "message", body: wire.message(message) };
    },
  },
  {
    method: "DELETE",
    path: `${webhook}/messages/:message`,
    name: "webhook.remove",
    open: true,
    major: "token",
    handle: (request, { interactions, messages }) => {
      const interaction = interactions.byWebhook(param(request, "app"), param(request, "token"));
      messages.remove(interactions.messageOf(interaction, param(request, "message")));
      return done;
    },
  },
];
