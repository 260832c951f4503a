import type { GuildSet } from "../decks/guild-sets.ts";
import { faultText, type TextFault } from "../engine/kernel/json-text.ts";
import type { Msg } from "../engine/kernel/text.ts";
import { capText, container, file, type Part, text } from "./components.ts";
import { clip, escapeMarkdown, firstLines } from "./escape.ts";
import type { Outgoing } from "./message.ts";
import type { Speaker } from "./say.ts";

const ACCENT = 0x7a8b99;
const WRONG = 0xb5423c;
/** Faults that are shown at once; people mend a few at a time. */
const SHOWN = 10;
const LINE = 220;
const LISTED = 3_000;
const NAMES = 600;

/** What is wrong with a set file: the first faults, and when there are more all of them as a file. */
export function buildFaults(faults: readonly TextFault[], speaker: Speaker): Outgoing {
  const lines = faults.map(faultText);
  // Not as one block of code: a phone does not break its lines.
  const shown = faults.slice(0, SHOWN).map(({ line, path, message }) => {
    const where = path === "" ? "" : ` \`${clip(path.replaceAll("`", "'"), LINE)}\``;
    return `• **${speaker.tell("ui.set.line", { line })}**${where}: ${escapeMarkdown(clip(message, LINE))}`;
  });
  const parts: Part[] = [
    text(`### ${speaker.tell("ui.set.faults", { count: faults.length })}`),
    text(shown.join("\n")),
  ];
  if (lines.length <= SHOWN) return { components: [container(parts, WRONG)], files: [] };
  const name = "faults.txt";
  parts.push(
    text(`-# ${speaker.tell("ui.set.faults-more", { shown: SHOWN, count: lines.length })}`),
    file(name),
  );
  return {
    components: [container(parts, WRONG)],
    files: [{ name, data: Buffer.from(`${lines.join("\n")}\n`) }],
  };
}

/** A set that was read without a fault: kept, the same as before, or only looked at. */
export function buildImported(
  kind: "done" | "unchanged" | "checked",
  set: GuildSet,
  speaker: Speaker,
): Outgoing {
  const parts: Part[] = [
    text(`### ${speaker.tell(`ui.set.${kind}`, nameAnd(set))}`),
    text(sizeOf(set, speaker)),
  ];
  if (set.replaces.length > 0)
    parts.push(text(speaker.tell("ui.set.replaces", { list: clip(names(set.replaces), NAMES) })));
  if (kind === "done") parts.push(text(`-# ${speaker.tell("ui.set.from-now-on")}`));
  return { components: [container(parts, ACCENT)], files: [] };
}

function nameAnd({ name, version }: GuildSet): { name: string; version: number } {
  return { name: escapeMarkdown(name), version };
}

function names(list: readonly string[]): string {
  return list.map(escapeMarkdown).join(", ");
}

function sizeOf({ cards, decks }: GuildSet, speaker: Speaker): string {
  const size = speaker.tell("ui.set.size", { cards: cards.length, decks: decks.length });
  return decks.length === 0 ? size : `${size} ${names(decks.map((deck) => deck.list.name))}.`;
}

/** The sets of a server. */
export function buildSetList(sets: readonly GuildSet[], speaker: Speaker): Outgoing {
  const lines = sets.map(
    (set) =>
      `• ${speaker.tell("ui.set.version", nameAnd(set))}: ${speaker.tell("ui.set.imported", {
        cards: set.cards.length,
        decks: set.decks.length,
        when: `<t:${Math.floor(set.importedAt / 1000)}:R>`,
        who: `<@${set.importedBy}>`,
      })}`,
  );
  const said = lines.length > 0 ? lines.join("\n") : speaker.tell("ui.set.none");
  return {
    components: [container([text(`### ${speaker.tell("ui.set.list")}`), text(said)], ACCENT)],
    files: [],
  };
}

/** Every card and deck of a set in words; what does not fit comes as a file. */
export function buildSet(set: GuildSet, cards: readonly Msg[], speaker: Speaker): Outgoing {
  const lines = cards.map((card) => clip(`• ${speaker.say(card)}`, 400));
  const decks = set.decks.map((deck) => {
    const count = deck.list.cards.reduce((sum, line) => sum + line.count, 0);
    return speaker.tell("ui.set.deck", { deck: `**${escapeMarkdown(deck.list.name)}**`, count });
  });
  const { kept, left } = firstLines([...decks.map((one) => clip(`• ${one}`, 200)), ...lines], LISTED);
  const parts: Part[] = [
    text(`### ${speaker.tell("ui.set.version", nameAnd(set))}`),
    text(sizeOf(set, speaker)),
  ];
  if (kept.length > 0) parts.push(text(kept.join("\n")));
  if (left === 0) return { components: [container(capText(parts), ACCENT)], files: [] };
  const name = `${set.name}.txt`;
  const whole = cards.map((card) => speaker.say(card, "plain")).join("\n");
  return {
    components: [container([...capText(parts), file(name)], ACCENT)],
    files: [{ name, data: Buffer.from(`${whole}\n`) }],
  };
}
