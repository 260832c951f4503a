import { ChannelType, type Client, Events, type Guild, PermissionFlagsBits } from "discord.js";
import { buildWelcome } from "../present/help.ts";
import type { Stage } from "../present/ports.ts";
import { speaker } from "../present/say.ts";
import type { StateStore } from "../store/port.ts";
import { codeOf } from "./api-errors.ts";
import type { Messenger } from "./messenger.ts";

const GREETED = "greeted";

/** Says hello on each server that the bot comes to, once for good and from one process only. Never rejects. */
export function greetNewGuilds(
  client: Client,
  { stage, messenger, store }: { stage: Stage; messenger: Messenger; store: StateStore },
): void {
  client.on(Events.GuildCreate, (guild) => {
    greet(guild).catch((error: unknown) => {
      stage.log.warn({ guild: guild.id, code: codeOf(error) }, "A server could not be greeted");
    });
  });

  async function greet(guild: Guild): Promise<void> {
    const channel = placeFor(guild);
    if (channel === null) {
      stage.log.warn({ guild: guild.id }, "There is no channel on this server in which to say hello");
      return;
    }
    // Noted before it is said: saying nothing is better than saying it again with every start.
    if (!(await store.cas(GREETED, guild.id, { at: stage.now() }, null)).ok) return;
    const words = speaker(stage.publicLocale(guild.id));
    await messenger.send(channel, buildWelcome(words, stage.idOf), `welcome/${guild.id}`);
  }
}

/** The server's channel for messages of the system, else the first in which the bot may write. */
function placeFor(guild: Guild): string | null {
  const { me } = guild.members;
  const channels = [...guild.channels.cache.values()]
    .filter((one) => one.type === ChannelType.GuildText)
    .sort((a, b) => a.rawPosition - b.rawPosition);
  const first = channels.filter((one) => one.id === guild.systemChannelId);
  const open = [...first, ...channels].find(
    (one) =>
      me && one.permissionsFor(me).has([PermissionFlagsBits.ViewChannel, PermissionFlagsBits.SendMessages]),
  );
  return open?.id ?? null;
}
