import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { literal, msg } from "../../src/engine/kernel/text.ts";
import { clip, escapeMarkdown, lastLines } from "../../src/present/escape.ts";
import { say, speaker } from "../../src/present/say.ts";
import { en } from "../../src/present/texts/en.ts";

const texts = {
  en: {
    greet: "{who} draws {count, plural, one {a card} other {# cards}}",
    rich: "It is {card}'s <b>turn</b>",
  },
  de: { greet: "{who} zieht {count, plural, one {eine Karte} other {# Karten}}" },
};

describe("say", () => {
  it("fills ICU patterns in the reader's language and falls back to English", () => {
    const message = msg("greet", { who: "Ada", count: 2 });
    expect(say(message, "de", [texts])).toBe("Ada zieht 2 Karten");
    expect(say(message, "fr", [texts])).toBe("Ada draws 2 cards");
    expect(say(message, "en-GB", [texts])).toBe("Ada draws 2 cards");
    expect(say(msg("rich", { card: literal("Zap") }), "en", [texts, { en }])).toBe("It is Zap's <b>turn</b>");
  });

  it("never fails: unknown keys and missing holes come out readable", () => {
    expect(say(msg("nobody.knows", { a: "x", b: 2 }), "en", [])).toBe("nobody.knows (x, 2)");
    expect(say(msg("greet", { who: "Ada" }), "en", [texts])).toContain("Ada draws");
  });

  it("escapes names for markdown and leaves labels alone", () => {
    const words = speaker("en-US", texts);
    const message = msg("greet", { who: "**Ada** @everyone", count: 1 });
    expect(words.say(message)).toBe("\\*\\*Ada\\*\\* @\u200beveryone draws a card");
    expect(words.say(message, "plain")).toBe("**Ada** @everyone draws a card");
    expect(words.refusal({ code: "over", rule: "K-1" })).toBe("The match is over (K‑1)");
  });
});

describe("every sentence of ours", () => {
  it("is a pattern that can be filled", () => {
    const words = speaker("en");
    for (const [key, pattern] of Object.entries(en)) {
      const holes = [...pattern.matchAll(/\{(\w+)/g)].map((found) => found[1] ?? "");
      const said = words.say(
        msg(key, Object.fromEntries(holes.map((hole) => [hole, hole === "same" ? "no" : 3]))),
      );
      expect(said, key).not.toMatch(/\{|\}|plural/);
    }
  });
});

describe("escaping", () => {
  it("lets no name ping or format", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (name) => {
        const safe = escapeMarkdown(name);
        expect(safe).not.toMatch(/@(everyone|here)|(?<!\\)<[@#:]|(?<!\\)[*_`~|[\]]|[\r\n]/);
      }),
    );
    expect(escapeMarkdown("<@123> [x](http://y) # no")).toBe("\\<@\u200b123\\> \\[x\\](http\\://y) # no");
    expect(escapeMarkdown("Plain Name-3")).toBe("Plain Name-3");
  });

  it("cuts without splitting characters", () => {
    expect(clip("abc", 3)).toBe("abc");
    expect(clip("abcd", 3)).toBe("ab…");
    expect(clip("a😀😀", 4)).toBe("a😀…");
    expect(lastLines(["one", "two", "three"], 10)).toEqual(["two", "three"].slice(0, 2));
  });
});
