import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { AnySelect, Button, Emoji } from "./component-schema.ts";
import { useScope } from "./context.ts";
import { ExternalIcon, HashIcon, Logo, ThreadIcon } from "./icons.tsx";
import type { World } from "./protocol.ts";
import { Dots, type MenuOption, SelectMenu } from "./select-menu.tsx";

/** What the controls of one message share. */
export interface MessageUse {
  /** The custom id that waits for an answer. */
  pending: string | undefined;
  use: (customId: string, values?: string[]) => void;
}

const Use = createContext<MessageUse>({ pending: undefined, use: () => undefined });
export const UseProvider = Use.Provider;

export function EmojiView({ emoji }: { emoji: Emoji | null | undefined }) {
  if (!emoji?.name) return null;
  return <span class="emoji">{emoji.id ? `:${emoji.name}:` : emoji.name}</span>;
}

export function ButtonView({ button }: { button: Button }) {
  const { pending, use } = useContext(Use);
  const content = (
    <>
      <EmojiView emoji={button.emoji} />
      {button.label && <span>{button.label}</span>}
    </>
  );
  if (button.style === 5 && button.url)
    return (
      <a class="button button-2" href={button.url} target="_blank" rel="noreferrer noopener">
        {content}
        <ExternalIcon size={15} />
      </a>
    );
  const customId = button.custom_id ?? "";
  const waiting = pending === customId && customId !== "";
  return (
    <button
      type="button"
      class={`button button-${button.style}${waiting ? " is-pending" : ""}`}
      disabled={button.disabled === true}
      aria-disabled={pending !== undefined}
      aria-busy={waiting}
      aria-label={button.label ? undefined : (button.emoji?.name ?? "Button")}
      data-custom-id={customId}
      data-testid="button"
      onClick={() => pending === undefined && use(customId)}
    >
      <span class="button-content">{content}</span>
      {waiting && <Dots />}
    </button>
  );
}

/** The options of any select: its own, or the people and channels of this place. */
export function optionsOf(select: AnySelect, world: World): MenuOption[] {
  if (select.type === 3)
    return select.options.map((option) => ({
      value: option.value,
      label: option.label,
      description: option.description ?? undefined,
      icon: option.emoji?.name ? <EmojiView emoji={option.emoji} /> : undefined,
    }));
  if (select.type === 8)
    return world.channels
      .filter((channel) => !channel.archived)
      .map((channel) => ({
        value: channel.id,
        label: channel.name,
        icon: channel.kind === "thread" ? <ThreadIcon size={16} /> : <HashIcon size={16} />,
      }));
  if (select.type === 6) return [];
  const people = [...world.users, { ...world.bot, color: "var(--accent)" }];
  return people.map((user) => ({
    value: user.id,
    label: user.name,
    description: user.id === world.bot.id ? "the bot" : undefined,
    icon: <Avatar name={user.name} color={user.color} size={22} bot={user.id === world.bot.id} />,
  }));
}

export function defaultsOf(select: AnySelect): string[] {
  if (select.type === 3)
    return select.options.filter((option) => option.default).map((option) => option.value);
  return select.default_values?.map((value) => value.id) ?? [];
}

export function SelectView({ select }: { select: AnySelect }) {
  const { world } = useScope();
  const { pending, use } = useContext(Use);
  const fallback = select.type === 5 ? "Choose a person" : "Make a selection";
  return (
    <SelectMenu
      label={select.placeholder || fallback}
      options={optionsOf(select, world)}
      selected={defaultsOf(select)}
      min={select.min_values ?? 1}
      max={select.max_values ?? 1}
      disabled={select.disabled === true}
      pending={pending === select.custom_id}
      customId={select.custom_id}
      onCommit={(values) => use(select.custom_id, values)}
    />
  );
}

/** Dark or light letters, whichever reads better on a colour given as `#rrggbb`. */
function inkOn(colour: string): string {
  const parts =
    /^#(..)(..)(..)$/
      .exec(colour)
      ?.slice(1)
      .map((hex) => Number.parseInt(hex, 16)) ?? [];
  const [red = 255, green = 255, blue = 255] = parts;
  return 0.299 * red + 0.587 * green + 0.114 * blue > 140 ? "#10151c" : "#fff";
}

interface AvatarProps {
  name: string;
  color: string;
  /** In CSS pixels. */
  size: number;
  bot?: boolean;
}

/** A person's mark: a coloured disc with their initial. */
export function Avatar({ name, color, size, bot = false }: AvatarProps) {
  if (bot)
    return (
      <span class="avatar" aria-hidden="true" style={{ "--natural": `${size}px` }}>
        <Logo />
      </span>
    );
  return (
    <span
      class="avatar"
      aria-hidden="true"
      style={{ background: color, color: inkOn(color), "--natural": `${size}px` }}
    >
      {[...name][0]?.toUpperCase() ?? "?"}
    </span>
  );
}
