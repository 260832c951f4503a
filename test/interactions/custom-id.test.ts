import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Click, CUSTOM_ID_LIMIT } from "../../src/interactions/clicks.ts";
import { decodeClick, encodeClick } from "../../src/interactions/custom-id.ts";

const snowflake = fc.bigInt({ min: 10n ** 16n, max: 2n ** 63n }).map(String);
const match = snowflake;
const owner = snowflake;
const challenge = fc.stringMatching(/^[A-Za-z0-9.-]{12}$/);
const id = fc.stringMatching(/^[A-Za-z0-9.-]{1,12}$/);

/** Ids that a game gives: of itself, of a choice about a hero, of an option. */
const word = fc.stringMatching(/^[A-Za-z][A-Za-z-]{0,20}$/);
const click: fc.Arbitrary<Click> = fc.oneof(
  fc.record({ route: fc.constantFrom("panel" as const, "respond" as const), match }),
  fc.record({
    route: fc.constantFrom("log" as const, "log-page" as const),
    match,
    page: fc.nat(999),
    rules: fc.boolean(),
  }),
  fc.record({
    route: fc.constant("info" as const),
    match,
    what: fc.constantFrom(...(["why", "why-not", "read", "state"] as const)),
    page: fc.nat(999),
    upto: fc.nat(99_999),
    turn: fc.constantFrom("", "+", "-", "="),
  }),
  fc.record({ route: fc.constant("concede" as const), match }),
  fc
    .record({ route: fc.constantFrom("concede-yes" as const, "refresh" as const), match, owner })
    .map((one) => one),
  fc.record({ route: fc.constant("rematch" as const), match }),
  fc.record({
    route: fc.constant("deckbox" as const),
    deck: challenge,
    verb: fc.constantFrom(...(["import", "line", "cancel", "card", "delete"] as const)),
    arg: fc.constantFrom("", "12", "add,99,lxyz1234"),
  }),
  fc.record({ route: fc.constant("accept" as const), challenge }),
  fc.record({ route: fc.constantFrom("decline" as const, "withdraw" as const), challenge }),
  fc.record({ route: fc.constant("deck" as const), challenge, owner }),
  fc.record({
    route: fc.constant("table" as const),
    match,
    verb: fc.constantFrom("more" as const, "take-back" as const, "agree" as const, "stops" as const),
  }),
  fc.record({
    route: fc.constant("lesson" as const),
    match,
    owner,
    verb: fc.constantFrom("next" as const, "end" as const, "anyway" as const),
    arg: fc.constantFrom("", "welcome", "0123456789abcdef"),
  }),
  fc.record({
    route: fc.constant("settings" as const),
    owner,
    field: fc.constantFrom(...(["language", "stops", "palette", "pictures", "pings"] as const)),
    value: fc.constantFrom("", "on", "high-contrast"),
  }),
  fc.record({
    route: fc.constant("lookup" as const),
    page: fc.constantFrom("entry" as const, "examples" as const),
    mark: fc.constantFrom("", "1", "24"),
    key: fc.constantFrom("", "tiny/r/D-7.18", "tiny/c/four-arm-mutation"),
  }),
  fc.record({ route: fc.constant("help" as const), topic: fc.constantFrom("", "start", "dice") }),
  fc.record({
    route: fc.constant("config" as const),
    verb: fc.constantFrom("open" as const, "set" as const),
    arg: fc.constantFrom("", "-", "options", "options.word", "pictures,off"),
  }),
  fc.record({
    route: fc.constant("replay" as const),
    source: fc.oneof(match, fc.stringMatching(/^f\.[0-9a-f]{24}$/)),
    verb: fc.constantFrom(...(["watch", "film", "export"] as const)),
  }),
  fc.record({
    route: fc.constant("replay-page" as const),
    source: fc.oneof(match, fc.stringMatching(/^f\.[0-9a-f]{24}$/)),
    owner,
    turn: fc.constantFrom(...(["first", "previous", "next", "last", "jump", "unit", "hands"] as const)),
    unit: fc.constantFrom("action" as const, "turn" as const),
    hands: fc.boolean(),
    step: fc.nat(9999),
  }),
  fc.record({ route: fc.constant("hero-sheet" as const), owner, game: word }),
  fc.record({ route: fc.constant("hero-choose" as const), owner, game: word, choice: word }),
  fc.record({ route: fc.constant("hero-fix" as const), owner, game: word, choice: word, value: word }),
  fc.record({
    route: fc.constant("setup" as const),
    proposal: challenge,
    verb: fc.constantFrom(
      ...(["deck", "option", "value", "back", "page", "reset", "post", "cancel"] as const),
    ),
    arg: fc.stringMatching(/^[A-Za-z0-9.,-]{0,24}$/),
  }),
  fc.record({
    route: fc.constant("lobby" as const),
    lobby: challenge,
    verb: fc.constantFrom(...(["join", "deck", "leave", "fill", "start", "cancel"] as const)),
    arg: fc.stringMatching(/^[0-9]{0,2}$/),
  }),
  fc.record({
    route: fc.constant("choice" as const),
    match,
    choice: fc.tuple(fc.nat(9999), fc.nat(9)).map(([ask, seat]) => `${ask}.${seat}`),
    owner,
    verb: fc.constantFrom(...(["p", "n", "s", "v", "t", "k", "b", "g", "m"] as const)),
    arg: id,
    draft: id,
  }),
);

describe("custom ids", () => {
  it("say what was written, within Discord's limit", () => {
    fc.assert(
      fc.property(click, (one) => {
        const text = encodeClick(one);
        expect(text.length).toBeLessThanOrEqual(CUSTOM_ID_LIMIT);
        expect(decodeClick(text)).toEqual(one);
      }),
    );
  });

  it("of anything else mean nothing", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = decodeClick(text);
        if (read !== null) expect(encodeClick(read)).toBe(text);
      }),
    );
    for (const text of [
      "",
      "0:h:abc",
      "1:h",
      "1:h:",
      "1:zz:abc",
      "1:c:abc:1.0:abc:q::",
      "1:c:abc:1.0:abc:p:",
      "1:l:abc:-1",
      "1:u:abc:game",
      "1:uf:abc:game:choice:",
      "1:us:abc:game:more",
      "1:s:_abc:z:",
      "1:t:_abc:z:",
      "1:t:_abc:j",
      "1:s:_abc:p",
      "1:s:_abc:p:a:b",
      "1:s:_a/b:p:",
      "1:y:abc:z",
      "1:y:abc:w:more",
      "1:y:_a/b:w",
      "1:yp:abc:abc:n:a:01",
      "1:yp:abc:abc:n:q:1",
      "1:yp:abc:abc:z:a:1",
      "1:yp:abc:abc:n:a",
    ])
      expect(decodeClick(text), text).toBeNull();
  });

  it("leave room for a draft in a real match", () => {
    const text = encodeClick({
      route: "choice",
      match: "1576861924635705344",
      choice: "1234.1",
      owner: "1576861924635705344",
      verb: "p",
      arg: "",
      draft: "",
    });
    expect(text.length).toBeLessThanOrEqual(50);
  });
});
