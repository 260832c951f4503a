/** A sentence that is not yet in any language: a catalogue key and what fills its holes. */
export interface Msg {
  readonly key: string;
  readonly params?: Readonly<Record<string, MsgParam>>;
}
export type MsgParam = string | number | Msg;

/** Key → ICU message pattern, e.g. `"{who} draws {count, plural, one {a card} other {# cards}}"`. */
export type Catalogue = Readonly<Record<string, string>>;

/** Builds a message; `params` may hold further messages, which are put into words first. */
export function msg(key: string, params?: Readonly<Record<string, MsgParam>>): Msg {
  return params === undefined ? { key } : { key, params };
}

/** A message that stands for itself: names of cards and people, which no catalogue translates. */
export function literal(text: string): Msg {
  return { key: "literal", params: { text } };
}
