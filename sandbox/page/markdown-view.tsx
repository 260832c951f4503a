import { useMemo, useState } from "preact/hooks";
import { nameOf, useScope } from "./context.ts";
import { HashIcon, ThreadIcon } from "./icons.tsx";
import { type Block, type Inline, parseMarkdown } from "./markdown.ts";
import { useNow } from "./store.ts";
import { formatTime } from "./time.ts";

/** Text in Discord's markdown. */
export function Markdown({ text }: { text: string }) {
  const blocks = useMemo(() => parseMarkdown(text), [text]);
  return (
    <div class="md">
      <Blocks blocks={blocks} />
    </div>
  );
}

function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <>
      {blocks.map((block, index) => (
        <BlockView key={index} block={block} />
      ))}
    </>
  );
}

function BlockView({ block }: { block: Block }) {
  switch (block.k) {
    case "paragraph":
      return (
        <p>
          <Run nodes={block.children} />
        </p>
      );
    case "heading": {
      const Tag = block.level === 1 ? "h3" : block.level === 2 ? "h4" : "h5";
      return (
        <Tag class={`md-h${block.level}`}>
          <Run nodes={block.children} />
        </Tag>
      );
    }
    case "subtext":
      return (
        <p class="md-sub">
          <Run nodes={block.children} />
        </p>
      );
    case "quote":
      return (
        <blockquote>
          <Blocks blocks={block.blocks} />
        </blockquote>
      );
    case "pre":
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      );
    case "list": {
      const items = block.items.map((item, index) => (
        <li key={index}>
          <Run nodes={item.children} />
          <Blocks blocks={item.nested} />
        </li>
      ));
      return block.ordered ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>;
    }
  }
}

function Run({ nodes }: { nodes: readonly Inline[] }) {
  return (
    <>
      {nodes.map((node, index) => (
        <InlineView key={index} node={node} />
      ))}
    </>
  );
}

function InlineView({ node }: { node: Inline }) {
  switch (node.k) {
    case "text":
      return <>{node.text}</>;
    case "break":
      return <br />;
    case "bold":
      return (
        <strong>
          <Run nodes={node.children} />
        </strong>
      );
    case "italic":
      return (
        <em>
          <Run nodes={node.children} />
        </em>
      );
    case "underline":
      return (
        <u>
          <Run nodes={node.children} />
        </u>
      );
    case "strike":
      return (
        <s>
          <Run nodes={node.children} />
        </s>
      );
    case "spoiler":
      return <Spoiler nodes={node.children} />;
    case "code":
      return <code>{node.text}</code>;
    case "link":
      return (
        <a href={node.href} target="_blank" rel="noreferrer noopener">
          <Run nodes={node.children} />
        </a>
      );
    case "user":
      return <UserMention id={node.id} />;
    case "role":
      return <span class="mention">@role</span>;
    case "channel":
      return <ChannelMention id={node.id} />;
    case "time":
      return <LiveTime unix={node.unix} style={node.style} />;
    case "emoji":
      return <span class="md-emoji">:{node.name}:</span>;
    case "command":
      return <span class="mention">/{node.name}</span>;
    case "everyone":
      return <span class="mention">{node.text}</span>;
  }
}

function UserMention({ id }: { id: string }) {
  const { world, pane } = useScope();
  return <span class={`mention${pane.userId === id ? " mention-me" : ""}`}>@{nameOf(world, id)}</span>;
}

function ChannelMention({ id }: { id: string }) {
  const { world, openChannel } = useScope();
  const channel = world.channels.find((one) => one.id === id);
  if (channel === undefined) return <span class="mention">#unknown</span>;
  return (
    <button type="button" class="mention mention-channel" onClick={() => openChannel(id)}>
      {channel.kind === "thread" ? <ThreadIcon size={14} /> : <HashIcon size={14} />}
      {channel.name}
    </button>
  );
}

function LiveTime({ unix, style }: { unix: number; style: string }) {
  const now = useNow(style === "R" ? 1_000 : 60_000);
  return (
    <time class="md-time" dateTime={new Date(unix * 1000).toISOString()} title={formatTime(unix, "F", now)}>
      {formatTime(unix, style, now)}
    </time>
  );
}

function Spoiler({ nodes }: { nodes: readonly Inline[] }) {
  const [shown, setShown] = useState(false);
  if (shown)
    return (
      <span class="spoiler spoiler-open">
        <Run nodes={nodes} />
      </span>
    );
  return (
    <button type="button" class="spoiler" aria-label="Show the hidden text" onClick={() => setShown(true)}>
      <span aria-hidden="true">
        <Run nodes={nodes} />
      </span>
    </button>
  );
}
