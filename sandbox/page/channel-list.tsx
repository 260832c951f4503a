import { useState } from "preact/hooks";
import { useScope } from "./context.ts";
import { Avatar } from "./controls.tsx";
import { ChevronIcon, HashIcon, ThreadIcon } from "./icons.tsx";
import type { Channel } from "./protocol.ts";
import { isUnread, placeOf, type State } from "./state.ts";

/** The channels of the server with their threads below, and who is here. */
export function ChannelList({ state }: { state: State }) {
  const { world, pane } = useScope();
  const me = world.users.find((user) => user.id === pane.userId);
  return (
    <nav class="sidebar" aria-label="Channels">
      <p class="guild-name">{world.guild.name}</p>
      <div class="sidebar-scroll">
        {world.channels
          .filter((channel) => channel.kind === "text")
          .map((channel) => (
            <Branch key={channel.id} state={state} channel={channel} />
          ))}
        <p class="sidebar-heading">People</p>
        <ul class="people">
          <li>
            <Avatar name={world.bot.name} color="" size={24} bot />
            <span class="ellipsis">{world.bot.name}</span>
            <span class="bot-tag">APP</span>
            <span
              class={`presence${world.bot.online ? " is-on" : ""}`}
              title={world.bot.online ? "online" : "offline"}
            />
          </li>
          {world.users.map((user) => (
            <li key={user.id} class={user.id === pane.userId ? "is-me" : ""}>
              <Avatar name={user.name} color={user.color} size={24} />
              <span class="ellipsis">
                {user.name}
                {user === me ? " (this pane)" : ""}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

function Branch({ state, channel }: { state: State; channel: Channel }) {
  const { world, pane } = useScope();
  const [showOld, setShowOld] = useState(false);
  const threads = world.channels.filter((one) => one.kind === "thread" && one.parentId === channel.id);
  const live = threads.filter((thread) => !thread.archived || thread.id === pane.channelId);
  const old = threads.filter((thread) => !live.includes(thread));
  return (
    <>
      <ChannelLink state={state} channel={channel} />
      {threads.length > 0 && (
        <div class="threads">
          {live.map((thread) => (
            <ChannelLink key={thread.id} state={state} channel={thread} />
          ))}
          {old.length > 0 && (
            <button
              type="button"
              class={`archive-toggle${showOld ? " is-open" : ""}`}
              aria-expanded={showOld}
              onClick={() => setShowOld(!showOld)}
            >
              <ChevronIcon size={14} /> Archived ({old.length})
            </button>
          )}
          {showOld && old.map((thread) => <ChannelLink key={thread.id} state={state} channel={thread} />)}
        </div>
      )}
    </>
  );
}

function ChannelLink({ state, channel }: { state: State; channel: Channel }) {
  const { pane, openChannel } = useScope();
  const current = pane.channelId === channel.id;
  const unread = !current && isUnread(state, pane.userId, channel.id);
  const pings = state.pings[placeOf(pane.userId, channel.id)] ?? 0;
  return (
    <button
      type="button"
      class={`channel${current ? " is-current" : ""}${unread ? " is-unread" : ""}`}
      aria-current={current ? "page" : undefined}
      title={channel.name}
      data-testid={`channel-${channel.name}`}
      data-channel-id={channel.id}
      onClick={() => openChannel(channel.id)}
    >
      {channel.kind === "thread" ? <ThreadIcon size={16} /> : <HashIcon size={17} />}
      <span class="ellipsis">{channel.name}</span>
      {unread && <span class="sr-only">unread</span>}
      {pings > 0 && (
        <span class="badge" data-testid="ping-badge">
          {pings}
          <span class="sr-only"> mentions</span>
        </span>
      )}
    </button>
  );
}
