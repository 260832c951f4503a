import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { useScope } from "./context.ts";
import { DownIcon, HashIcon, ThreadIcon } from "./icons.tsx";
import { MessageView } from "./message-view.tsx";
import type { Channel, Message } from "./protocol.ts";
import { placeOf, type State } from "./state.ts";

const GROUP_MS = 7 * 60_000;
/** Closer to the end than this counts as being at the end. */
const NEAR_END_PX = 80;

/** The messages of a channel as one person sees them, kept at the end unless they scrolled away. */
export function MessageList({ state, channel }: { state: State; channel: Channel }) {
  const { pane, world } = useScope();
  const messages = state.screens[placeOf(pane.userId, pane.channelId)];
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const following = useRef(true);
  const lastTop = useRef(0);
  const seen = useRef<string | undefined>(undefined);
  const last = useRef<string | undefined>(undefined);
  const [away, setAway] = useState(false);
  const newest = messages?.at(-1)?.id;
  // A private message answers something this person just did: it is shown wherever they are in the log.
  const isAnswer = messages?.at(-1)?.ephemeral === true && newest !== last.current;

  const follow = () => {
    const box = scroller.current;
    // A select that is open must not be pulled away from under the pointer.
    if (box === null || box.querySelector(".select.is-open") !== null) return;
    box.scrollTop = box.scrollHeight;
  };
  const toEnd = () => {
    following.current = true;
    setAway(false);
    follow();
  };
  useLayoutEffect(() => {
    last.current = newest;
    if (isAnswer) toEnd();
    if (following.current) {
      follow();
      seen.current = newest;
    }
  });
  // Pictures that load and messages that grow move the end; so does a smaller window.
  useEffect(() => {
    const box = scroller.current;
    if (box === null || content.current === null) return;
    const observer = new ResizeObserver(() => {
      if (following.current) follow();
    });
    observer.observe(content.current);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  const onScroll = () => {
    const box = scroller.current;
    if (box === null) return;
    const near = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END_PX;
    // Only going up leaves the end: content that grew below is not the person's doing.
    if (near) following.current = true;
    else if (box.scrollTop < lastTop.current - 1) following.current = false;
    lastTop.current = box.scrollTop;
    if (near) seen.current = newest;
    setAway(!near && !following.current);
  };
  const hasNew = away && newest !== undefined && newest !== seen.current;

  return (
    <div class="messages-area">
      <div
        ref={scroller}
        class="messages"
        onScroll={onScroll}
        role="log"
        aria-label={`Messages in ${channel.name}`}
        aria-live="polite"
      >
        <div ref={content} class="messages-content">
          <div class="channel-start">
            <span class="channel-start-icon">
              {channel.kind === "thread" ? <ThreadIcon size={26} /> : <HashIcon size={26} />}
            </span>
            <h2>{channel.name}</h2>
            <p>
              {channel.kind === "thread"
                ? "A match has a thread of its own. Everybody may watch; hands stay private."
                : `This is where ${world.guild.name} meets. Type / to see what ${world.bot.name} can do.`}
            </p>
          </div>
          {messages === undefined && <p class="loading">Loading…</p>}
          {messages?.map((message, index) => (
            <MessageView
              key={message.id}
              message={message}
              compact={isCompact(messages[index - 1], message)}
              answered={message.replyTo ? messages.find((one) => one.id === message.replyTo) : undefined}
              pending={state.pending[`${pane.userId}/${message.id}`]?.customId}
            />
          ))}
        </div>
      </div>
      {away && (
        <button type="button" class={`to-end${hasNew ? " has-new" : ""}`} onClick={toEnd}>
          {hasNew ? "New messages" : "Back to the newest"} <DownIcon size={15} />
        </button>
      )}
    </div>
  );
}

function isCompact(before: Message | undefined, message: Message): boolean {
  if (before === undefined || message.interaction || message.replyTo) return false;
  return (
    before.author.id === message.author.id &&
    before.ephemeral === message.ephemeral &&
    !before.thread &&
    new Date(message.timestamp).getTime() - new Date(before.timestamp).getTime() < GROUP_MS
  );
}
