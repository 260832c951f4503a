import { describe, expect, it } from "vitest";
import { type Block, type Inline, parseInline, parseMarkdown } from "../../sandbox/page/markdown.ts";
import { formatTime, relativeTime } from "../../sandbox/page/time.ts";

/** A tree in a compact notation, so that the tests read as text. */
function show(nodes: readonly Inline[]): string {
  return nodes
    .map((node) => {
      switch (node.k) {
        case "text":
          return node.text;
        case "code":
          return `{code ${node.text}}`;
        case "link":
          return `{link ${node.href} ${show(node.children)}}`;
        case "user":
        case "channel":
        case "role":
          return `{${node.k} ${node.id}}`;
        case "time":
          return `{time ${node.unix} ${node.style}}`;
        case "emoji":
        case "command":
          return `{${node.k} ${node.name}}`;
        case "everyone":
          return `{everyone ${node.text}}`;
        case "break":
          return "{br}";
        default:
          return `{${node.k} ${show(node.children)}}`;
      }
    })
    .join("");
}

function showBlocks(blocks: readonly Block[]): string {
  return blocks
    .map((block) => {
      switch (block.k) {
        case "heading":
          return `h${block.level}(${show(block.children)})`;
        case "quote":
          return `quote(${showBlocks(block.blocks)})`;
        case "pre":
          return `pre(${block.language}|${block.text})`;
        case "list":
          return `${block.ordered ? `ol${block.start}` : "ul"}(${block.items
            .map(
              (item) => show(item.children) + (item.nested.length > 0 ? `>${showBlocks(item.nested)}` : ""),
            )
            .join(";")})`;
        default:
          return `${block.k === "subtext" ? "sub" : "p"}(${show(block.children)})`;
      }
    })
    .join(" ");
}

describe("inline markdown", () => {
  it.each([
    ["plain words", "plain words"],
    ["**bold** and *italic* and _too_", "{bold bold} and {italic italic} and {italic too}"],
    ["***both***", "{bold {italic both}}"],
    ["__under__ ~~gone~~ ||secret||", "{underline under} {strike gone} {spoiler secret}"],
    ["**a *b* c**", "{bold a {italic b} c}"],
    ["snake_case_name stays", "snake_case_name stays"],
    ["2 * 3 * 4", "2 * 3 * 4"],
    ["\\*not italic\\*", "*not italic*"],
    ["`**raw**` and ``a`b``", "{code **raw**} and {code a`b}"],
    ["<@123> <@!124> <@&9> <#77>", "{user 123} {user 124} {role 9} {channel 77}"],
    ["<t:1700000000:R> <t:1700000000>", "{time 1700000000 R} {time 1700000000 f}"],
    ["<:sword:42> </play:1>", "{emoji sword} {command play}"],
    ["[**rules**](https://a.example/x)", "{link https://a.example/x {bold rules}}"],
    ["[no](javascript:alert(1))", "[no](javascript:alert(1))"],
    ["see https://a.example/x.", "see {link https://a.example/x https://a.example/x}."],
    ["a\nb", "a{br}b"],
    ["@everyone here", "{everyone @everyone} here"],
    ["**open", "**open"],
    ["<not a tag> & <b>", "<not a tag> & <b>"],
  ])("%s", (source, tree) => {
    expect(show(parseInline(source))).toBe(tree);
  });

  it("stays quick on long runs of delimiters", () => {
    const start = performance.now();
    parseInline("*_~|`[<".repeat(600));
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});

describe("block markdown", () => {
  it.each([
    ["# Title\n## Second\n### Third\ntext", "h1(Title) h2(Second) h3(Third) p(text)"],
    ["-# small\nnormal", "sub(small) p(normal)"],
    ["> one\n> two\nafter", "quote(p(one{br}two)) p(after)"],
    [">>> one\ntwo", "quote(p(one{br}two))"],
    ["- a\n- b\n  - c\n- d", "ul(a;b>ul(c);d)"],
    ["1. a\n2. b", "ol1(a;b)"],
    ["3. a\n4. b", "ol3(a;b)"],
    ["- a\n  more of a", "ul(a{br}more of a)"],
    ["before\n```ts\nconst a = 1;\n```\nafter", "p(before) pre(ts|const a = 1;) p(after)"],
    ["```one```", "pre(|one)"],
    ["#hashtag", "p(#hashtag)"],
    ["a\n\nb", "p(a{br}{br}b)"],
    ["", ""],
  ])("%j", (source, tree) => {
    expect(showBlocks(parseMarkdown(source))).toBe(tree);
  });
});

describe("timestamps", () => {
  it("counts up and down in the largest fitting unit", () => {
    expect(relativeTime(130, 10_000)).toBe("in 2 minutes");
    expect(relativeTime(10, 42_000)).toBe("32 seconds ago");
    expect(relativeTime(90_000, 0)).toBe("in 1 day");
  });
  it("knows Discord's styles", () => {
    expect(formatTime(0, "D", 0, "en-GB")).toMatch(/1970|1969/);
    expect(formatTime(60, "R", 0)).toBe("in 1 minute");
  });
});
