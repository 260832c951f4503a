import { describe, expect, it } from "vitest";
import type { Command, PlainOption } from "../../sandbox/page/protocol.ts";
import {
  autocompleteOptions,
  commandPaths,
  type Directory,
  filterCommands,
  matchCommand,
  nestOptions,
  resolveField,
  splitOptions,
  suggestions,
  withMentions,
} from "../../sandbox/page/slash.ts";

const option = (name: string, type: number, more: Partial<PlainOption> = {}): PlainOption => ({
  name,
  type,
  description: "",
  ...more,
});
const vs = option("vs", 6);
const deck = option("deck", 3, {
  choices: [
    { name: "Chaos Starter", value: "chaos" },
    { name: "Tech", value: "tech" },
  ],
});
const note = option("note", 3, { max_length: 10 });
const play: Command = { name: "play", description: "Challenge somebody", options: [vs, deck, note] };
const cup: Command = {
  name: "cup",
  description: "Tournaments",
  options: [
    {
      ...option("join", 1),
      description: "Enter",
      options: [option("name", 3, { autocomplete: true, required: true })],
    },
    { ...option("admin", 2), options: [{ ...option("close", 1), options: [] }] },
  ],
};
const contextMenu: Command = { name: "Report", type: 3, description: "" };
const directory: Directory = {
  users: [
    { id: "11", name: "Ada", color: "#fff" },
    { id: "12", name: "Bo", color: "#fff" },
  ],
  bot: { id: "99", name: "Playmat" },
  channels: [{ id: "5", name: "table", kind: "text", archived: false }],
};
const paths = commandPaths([play, cup, contextMenu]);

describe("the command list", () => {
  it("holds each subcommand once and no context-menu command", () => {
    expect(paths.map((path) => path.label)).toEqual(["play", "cup join", "cup admin close"]);
  });
  it("prefers names that begin with the text", () => {
    expect(filterCommands(paths, "c").map((path) => path.label)).toEqual([
      "cup join",
      "cup admin close",
      "play",
    ]);
    expect(filterCommands(paths, "join").map((path) => path.label)).toEqual(["cup join"]);
  });
  it("recognises a command only when its whole name and a space are typed", () => {
    expect(matchCommand(paths, "/play")).toBeUndefined();
    expect(matchCommand(paths, "/cup ")).toBeUndefined();
    expect(matchCommand(paths, "/cup join name:x")?.rest).toBe("name:x");
  });
});

describe("option text", () => {
  it("splits at the names of options and nowhere else", () => {
    const { fields, rest } = splitOptions("vs:bot note:at: noon deck:Chaos Starter", [vs, deck, note]);
    expect(rest).toBe("");
    expect(fields.map((field) => [field.option.name, field.text])).toEqual([
      ["vs", "bot"],
      ["note", "at: noon"],
      ["deck", "Chaos Starter"],
    ]);
  });
  it("keeps what belongs to no option", () => {
    expect(splitOptions("hello vs:Bo", [vs]).rest).toBe("hello");
  });
});

describe("values", () => {
  it.each([
    [vs, "bot", "99"],
    [vs, "@Bo", "12"],
    [vs, "ada", "11"],
    [deck, "chaos", "chaos"],
    [deck, "Tech", "tech"],
    [note, " hi ", "hi"],
    [option("n", 4, { min_value: 1, max_value: 5 }), "3", 3],
    [option("n", 10), "1,5", 1.5],
    [option("b", 5), "True", true],
    [option("c", 7), "#table", "5"],
  ])("%o takes %j", (asked, text, value) => {
    expect(resolveField({ option: asked, text }, directory)).toEqual({
      ok: true,
      value: { name: asked.name, type: asked.type, value },
    });
  });
  it.each([
    [vs, "nobody", "Pick a person"],
    [deck, "x", "Pick one of the choices"],
    [note, "much too long a note", "At most 10 characters"],
    [option("n", 4, { min_value: 1 }), "0", "At least 1"],
    [option("n", 4), "1.5", "Enter a whole number"],
    [option("n", 4), "abc", "Enter a number"],
    [option("b", 5), "maybe", "Choose True or False"],
    [note, "  ", "This option is empty"],
  ])("%o refuses %j", (asked, text, error) => {
    expect(resolveField({ option: asked, text }, directory)).toEqual({ ok: false, error });
  });
  it("sends a picked suggestion's value, not its text", () => {
    const picked = { name: "Friday cup", value: "cup-7" };
    const field = { option: option("name", 3, { autocomplete: true }), text: "Friday cup", picked };
    expect(resolveField(field, directory)).toMatchObject({ ok: true, value: { value: "cup-7" } });
  });
});

describe("mentions", () => {
  const people = [...directory.users, { id: "13", name: "Bo Peep", color: "#fff" }];
  it.each([
    ["hi @Bo, see #table", "hi <@12>, see <#5>"],
    ["@bo peep and @Bo", "<@13> and <@12>"],
    ["@Bob @ #", "@Bob @ #"],
    ["@Playmat", "<@99>"],
  ])("%j is sent as %j", (text, sent) => {
    expect(withMentions(text, { ...directory, users: people })).toBe(sent);
  });
});

describe("suggestions", () => {
  it("offer people, and the bot also by the word bot", () => {
    expect(suggestions(vs, "", directory).map((one) => one.name)).toEqual(["Ada", "Bo", "Playmat"]);
    expect(suggestions(vs, "bot", directory).map((one) => one.name)).toEqual(["Playmat"]);
  });
});

describe("what is sent", () => {
  it("wraps values into subcommand and group", () => {
    const join = paths[1];
    const close = paths[2];
    if (join === undefined || close === undefined) throw new Error("paths missing");
    const value = { name: "name", type: 3, value: "x" };
    expect(nestOptions(join, [value])).toEqual([{ name: "join", type: 1, options: [value] }]);
    expect(nestOptions(close, [])).toEqual([
      { name: "admin", type: 2, options: [{ name: "close", type: 1, options: [] }] },
    ]);
  });
  it("marks the focused option of an autocomplete request and leaves invalid ones out", () => {
    const path = paths[0];
    if (path === undefined) throw new Error("path missing");
    const fields = [
      { option: vs, text: "nobody" },
      { option: note, text: "fr" },
    ];
    expect(autocompleteOptions(path, fields, "note", directory)).toEqual([
      { name: "note", type: 3, value: "fr", focused: true },
    ]);
  });
});
