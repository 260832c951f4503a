import type { GameEvent } from "./event.ts";
import type { Game, LiveMatch } from "./live-match.ts";
import type { Catalogue } from "./text.ts";

/** Every event, prompt, label and group that a player may read has an English text. */
export function faultInTexts(game: Game, match: LiveMatch, events: readonly GameEvent[]): string | null {
  const english = game.texts.en ?? {};
  for (const event of events) {
    if (!(`event.${event.type}` in english)) return `no text for event.${event.type}`;
    if (event.rule === "") return `event ${event.type} names no rule`;
  }
  for (const choice of match.choices()) {
    const missing = missingKey(choice, english) ?? missingGroup(choice.spec, english);
    if (missing) return `no text for ${missing}`;
    if (choice.rule === "") return `choice ${choice.kind} names no rule`;
  }
  const missing = missingKey(match.describe("spectator"), english);
  return missing ? `no text for ${missing}` : null;
}

function missingGroup(
  spec: ReturnType<LiveMatch["choices"]>[number]["spec"],
  texts: Catalogue,
): string | null {
  if (spec.type !== "menu") return null;
  for (const item of spec.items) {
    if (!(`group.${item.group}` in texts)) return `group.${item.group}`;
    if (item.refused && !(`refused.${item.refused.code}` in texts)) return `refused.${item.refused.code}`;
  }
  return null;
}

/** Looks for messages anywhere inside plain data. */
function missingKey(value: unknown, texts: Catalogue): string | null {
  if (value === null || typeof value !== "object") return null;
  if ("key" in value && typeof value.key === "string" && value.key !== "literal" && !(value.key in texts))
    return value.key;
  for (const part of Object.values(value)) {
    const missing = missingKey(part, texts);
    if (missing) return missing;
  }
  return null;
}
