import { printText } from "../../cards/dark-legacy/index.ts";
import type { CardDef } from "../../cards/dark-legacy/vocabulary.ts";
import { LANGUAGES } from "../kernel/look.ts";
import { type Msg, msg } from "../kernel/text.ts";
import type { CardView, StackView } from "./view-types.ts";

/** What is printed on a card, in every language there is. */

/** Of a card that somebody sees. */
export function cardText({ text, textIn }: Pick<CardView, "text" | "textIn">): Msg {
  return msg(
    "card.text",
    Object.fromEntries(LANGUAGES.map((language) => [language, textIn?.[language] ?? text])),
  );
}

/** Of a definition. */
export function printedText(def: CardDef): Msg {
  return msg(
    "card.text",
    Object.fromEntries(LANGUAGES.map((language) => [language, printText(def, language)])),
  );
}

/** The figures of a card as it is now: AP, what is left of its layers, its tokens and keywords. */
export function figuresOf(card: CardView): Msg[] {
  const parts: Msg[] = [];
  if (card.ap !== null) parts.push(msg("figure.ap", { ap: card.ap }));
  for (const name of ["armor", "aura", "life"] as const) {
    const figure = card[name];
    if (figure) parts.push(msg(`figure.${name}-left`, figure));
  }
  for (const [token, count] of Object.entries(card.tokens))
    if (count)
      parts.push(
        token === "cp"
          ? msg("figure.cp", { count })
          : msg("figure.tokens", { token: msg(`token.${token}`), count }),
      );
  for (const keyword of card.keywords) parts.push(msg(`keyword.${keyword}`));
  return parts;
}

/** What waits: a permanent by its kind and figures too, since they are what will lie on the table. */
export function waitingText({ kind, card }: StackView): Msg {
  const permanent = kind === "spell" && !["magic", "instant"].includes(card.type);
  const text = cardText(card);
  if (!permanent) return text;
  const figures = [msg(`type.${card.type}`), ...figuresOf(card)].reduce((before, part) =>
    msg("figure.next", { before, part }),
  );
  return card.text === "" ? figures : msg("note.card", { figures, text });
}
