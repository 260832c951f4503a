import { memo } from "preact/compat";
import { useMemo, useRef, useState } from "preact/hooks";
import { Components, FileLink } from "./components.tsx";
import { nameOf, useScope } from "./context.ts";
import { Avatar, type MessageUse, UseProvider } from "./controls.tsx";
import { EmbedView } from "./embed-view.tsx";
import { ChevronIcon, DotsIcon, EyeIcon, ThreadIcon } from "./icons.tsx";
import { Markdown } from "./markdown-view.tsx";
import { PictureGrid } from "./pictures.tsx";
import type { Attachment, Message } from "./protocol.ts";
import { Dots, Popup } from "./select-menu.tsx";
import { useNow } from "./store.ts";
import { messageTime } from "./time.ts";

interface MessageProps {
  message: Message;
  /** Same author shortly before: drawn without avatar and name. */
  compact: boolean;
  /** The custom id of this message that waits for an answer. */
  pending: string | undefined;
  /** The message that this one answers, if it is on the screen. */
  answered: Message | undefined;
}

export const MessageView = memo(function MessageView(props: MessageProps) {
  const { message, compact, pending, answered } = props;
  const { store, pane, openChannel } = useScope();
  const { author } = message;
  const use: MessageUse = useMemo(
    () => ({ pending, use: (customId, values) => store.use(pane, message.id, customId, values) }),
    [pending, store, pane, message.id],
  );
  const classes = ["message"];
  if (compact) classes.push("is-compact");
  if (message.ephemeral) classes.push("is-ephemeral");
  if (message.mentionsMe) classes.push("mentions-me");
  return (
    <article
      class={classes.join(" ")}
      aria-label={`${author.name}: ${message.content.slice(0, 80)}`}
      data-testid="message"
      data-message-id={message.id}
      data-author={author.name}
      data-ephemeral={message.ephemeral}
    >
      {message.interaction && (
        <p class="message-origin">
          <strong>{message.interaction.userName}</strong> used{" "}
          <span class="command-name">/{message.interaction.commandName}</span>
        </p>
      )}
      {answered && (
        <p class="message-origin">
          <strong>@{answered.author.name}</strong> <span class="ellipsis">{answered.content}</span>
        </p>
      )}
      <div class="message-side">
        {compact ? <ShortTime at={message.timestamp} /> : <Avatar {...author} size={38} />}
      </div>
      <div class="message-body">
        {!compact && (
          <header class="message-head">
            <AuthorName message={message} />
            {author.bot && <span class="bot-tag">APP</span>}
            <ShortTime at={message.timestamp} />
          </header>
        )}
        {message.thinking ? (
          <p class="thinking" role="status">
            <Dots /> {author.name} is thinking…
          </p>
        ) : (
          <UseProvider value={use}>
            <Body message={message} />
          </UseProvider>
        )}
        {message.thread && <ThreadChip thread={message.thread} onOpen={openChannel} />}
        {message.ephemeral && (
          <p class="ephemeral-note">
            <EyeIcon size={15} /> Only you can see this ·{" "}
            <button
              type="button"
              class="link-button"
              data-testid="dismiss"
              onClick={() => store.send({ t: "dismiss", userId: pane.userId, messageId: message.id })}
            >
              Dismiss message
            </button>
          </p>
        )}
      </div>
      <MessageMenu message={message} />
    </article>
  );
});

function ShortTime({ at }: { at: string | number }) {
  const now = useNow(60_000);
  const date = new Date(at);
  return (
    <time class="message-time" dateTime={date.toISOString()} title={date.toLocaleString()}>
      {messageTime(at, now)}
    </time>
  );
}

function Body({ message }: { message: Message }) {
  const inGallery = new Set(message.components.map((part) => JSON.stringify(part)).flatMap(urlsIn));
  const loose = message.attachments.filter((file) => !inGallery.has(file.url));
  const pictures = loose.filter(isPicture);
  const files = loose.filter((file) => !isPicture(file));
  return (
    <>
      {message.content !== "" && (
        <div class="message-text">
          <Markdown text={message.content} />
          {message.editedTimestamp && <span class="edited">(edited)</span>}
        </div>
      )}
      {message.embeds.map((embed, index) => (
        <EmbedView key={index} embed={embed} />
      ))}
      {pictures.length > 0 && (
        <PictureGrid
          items={pictures.map((file) => ({
            url: file.url,
            alt: file.description ?? file.filename,
            width: file.width,
            height: file.height,
          }))}
        />
      )}
      {files.map((file) => (
        <FileLink key={file.id} url={file.url} name={file.filename} />
      ))}
      <Components components={message.components} attachments={message.attachments} />
    </>
  );
}

const isPicture = (file: Attachment) =>
  typeof file.width === "number" || /\.(png|jpe?g|gif|webp|svg)$/i.test(file.filename);

/** The http addresses inside a component: an attachment that a component shows is not shown a second time. */
function urlsIn(json: string): string[] {
  return [...json.matchAll(/"url":"((?:[^"\\]|\\.)*)"/g)].map((match) => match[1] ?? "");
}

function ThreadChip(props: { thread: { id: string; name: string }; onOpen: (channelId: string) => void }) {
  return (
    <button
      type="button"
      class="thread-chip"
      data-testid="thread-chip"
      onClick={() => props.onOpen(props.thread.id)}
    >
      <ThreadIcon size={18} />
      <span class="thread-chip-name">{props.thread.name}</span>
      <span class="thread-chip-go">
        Open thread <ChevronIcon size={14} />
      </span>
    </button>
  );
}

/** The author's name; with user commands of the bot it opens a menu of them. */
function AuthorName({ message }: { message: Message }) {
  const { store, pane, world } = useScope();
  const commands = world.commands.filter((command) => command.type === 2);
  const name = (
    <span style={{ color: message.author.bot ? undefined : message.author.color }}>
      {message.author.name}
    </span>
  );
  if (commands.length === 0) return <strong class="author">{name}</strong>;
  return (
    <AppMenu
      label={<strong class="author">{name}</strong>}
      title={`Apps for ${nameOf(world, message.author.id)}`}
      className="author-button"
      items={commands.map((command) => command.name)}
      onPick={(commandName) =>
        store.send({
          t: "contextCommand",
          userId: pane.userId,
          channelId: pane.channelId,
          name: commandName,
          targetUserId: message.author.id,
        })
      }
    />
  );
}

/** Message commands of the bot, in the corner of a message under the pointer or with the focus. */
function MessageMenu({ message }: { message: Message }) {
  const { store, pane, world } = useScope();
  const commands = world.commands.filter((command) => command.type === 3);
  if (commands.length === 0 || message.ephemeral) return null;
  return (
    <div class="message-tools">
      <AppMenu
        label={<DotsIcon size={18} />}
        title="Apps for this message"
        className="icon-button"
        items={commands.map((command) => command.name)}
        onPick={(name) =>
          store.send({
            t: "contextCommand",
            userId: pane.userId,
            channelId: pane.channelId,
            name,
            targetMessageId: message.id,
          })
        }
      />
    </div>
  );
}

interface AppMenuProps {
  label: preact.ComponentChildren;
  title: string;
  className: string;
  items: readonly string[];
  onPick: (name: string) => void;
}

function AppMenu({ label, title, className, items, onPick }: AppMenuProps) {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    trigger.current?.focus({ preventScroll: true });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only Escape is caught here, for the menu inside
    <span
      onKeyDown={(event) => {
        if (event.key === "Escape" && open) {
          event.stopPropagation();
          close();
        }
      }}
    >
      <button
        ref={trigger}
        type="button"
        class={className}
        title={title}
        aria-label={title}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {label}
      </button>
      {open && (
        <Popup anchor={trigger} onOutside={() => setOpen(false)}>
          <div role="menu" aria-label={title} class="menu">
            {items.map((item, index) => (
              <button
                key={item}
                type="button"
                role="menuitem"
                class="menu-item"
                ref={(node) => {
                  if (index === 0) node?.focus({ preventScroll: true });
                }}
                onClick={() => {
                  close();
                  onPick(item);
                }}
              >
                {item}
              </button>
            ))}
          </div>
        </Popup>
      )}
    </span>
  );
}
