import { container, type Part, text } from "./components.ts";
import { firstLines } from "./escape.ts";
import type { Outgoing } from "./message.ts";
import type { Speaker } from "./say.ts";
import type { TextKey } from "./texts/en.ts";

/** A channel that was looked at, with what is missing there. */
export interface CheckedChannel {
  readonly id: string;
  /** Not even seen: nothing else is known of it. */
  readonly hidden: boolean;
  readonly missing: readonly { readonly name: TextKey; readonly why: TextKey }[];
}

export interface SetupCheck {
  readonly channels: readonly CheckedChannel[];
  /** Only channels that the server's settings name were looked at. */
  readonly limited: boolean;
  /** Named there and not found. */
  readonly gone: number;
}

const FINE = 0x3f8f5a;
const WRONG = 0xb5423c;
const ROOM = 2_400;
/** Channels named in one line. */
const NAMED = 12;

/** What the bot lacks where, those with the same lack together, and what each permission is needed for. */
export function buildSetupCheck({ channels, limited, gone }: SetupCheck, speaker: Speaker): Outgoing {
  const named = (list: readonly CheckedChannel[]): string =>
    [
      ...list.slice(0, NAMED).map((one) => `<#${one.id}>`),
      ...(list.length > NAMED ? [speaker.tell("ui.check.more", { count: list.length - NAMED })] : []),
    ].join(" ");
  const fine = channels.filter((one) => !one.hidden && one.missing.length === 0);
  const lacking = channels.filter((one) => one.missing.length > 0 && (limited || !one.hidden));
  const hidden = limited ? [] : channels.filter((one) => one.hidden);
  const groups = new Map<string, CheckedChannel[]>();
  for (const one of lacking) {
    const key = one.missing.map(({ name }) => name).join();
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const lines: string[] = [
    fine.length > 0
      ? `✓ ${speaker.tell("ui.check.fine", { count: fine.length, list: named(fine) })}`
      : `✗ ${speaker.tell("ui.check.none")}`,
  ];
  for (const group of groups.values()) {
    const [first] = group;
    if (!first) continue;
    lines.push(
      `✗ ${
        group.length === 1
          ? speaker.tell("ui.check.channel", { channel: `<#${first.id}>` })
          : speaker.tell("ui.check.everywhere", { count: group.length, list: named(group) })
      }`,
      ...first.missing.map(({ name, why }) =>
        speaker.tell("ui.check.missing", { permission: speaker.tell(name), why: speaker.tell(why) }),
      ),
    );
  }
  if (gone > 0) lines.push(`✗ ${speaker.tell("ui.check.gone", { count: gone })}`);
  const { kept, left } = firstLines(lines, ROOM);
  if (left > 0) kept.push(speaker.tell("ui.check.more", { count: left }));
  const notes = [
    ...(hidden.length > 0 ? [speaker.tell("ui.check.hidden", { list: named(hidden) })] : []),
    ...(limited ? [speaker.tell("ui.check.limited")] : []),
    ...(lacking.length > 0 ? [speaker.tell("ui.check.how")] : []),
  ];
  const parts: Part[] = [text(`### ${speaker.tell("ui.check.title")}`), text(kept.join("\n"))];
  if (notes.length > 0) parts.push(text(notes.map((one) => `-# ${one}`).join("\n")));
  return { components: [container(parts, lacking.length + gone > 0 ? WRONG : FINE)], files: [] };
}
