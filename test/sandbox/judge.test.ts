import { describe, expect, it } from "vitest";
import {
  callbackDataLimits,
  callbackTypeLimits,
  choiceLimits,
  modalLimits,
} from "../../sandbox/judge/callback-limits.ts";
import { commandLimits } from "../../sandbox/judge/command-limits.ts";
import { judgeDispatch } from "../../sandbox/judge/dispatches.ts";
import { isEmpty, type MessageSetting, messageLimits } from "../../sandbox/judge/message-limits.ts";
import type { Problem } from "../../sandbox/judge/problem.ts";
import { judgeRequest } from "../../sandbox/judge/spec.ts";
import { commandBody, component, messageBody } from "../../sandbox/shapes.ts";

const v2 = 1 << 15;
const button = (more: object = {}) => ({ type: 2, style: 1, label: "a", custom_id: "a", ...more });
const buttons = (count: number) =>
  Array.from({ length: count }, (_, index) => button({ custom_id: `b${index}` }));
const row = (...components: object[]) => ({ type: 1, components });
const text = (content = "x") => ({ type: 10, content });
const options = (...values: string[]) => values.map((value) => ({ label: "o", value }));
const select = (more: object = {}) => ({ type: 3, custom_id: "s", options: options("1", "2"), ...more });
const codes = (problems: readonly Problem[]) => problems.map((problem) => problem.code);
const mib = 1024 * 1024;

describe("limits on messages that the description leaves out", () => {
  const judge = (body: unknown, setting: Partial<MessageSetting> = {}) =>
    codes(messageLimits(messageBody.parse(body), { channelMessage: true, files: [], ...setting }));

  const before = {
    v2: true,
    hasContent: false,
    hasEmbeds: false,
    attachments: [{ id: "7", filename: "old.png" }],
  };
  const refused: [string, unknown, string, Partial<MessageSetting>?][] = [
    ["2001 characters", { content: "x".repeat(2001) }, "BASE_TYPE_MAX_LENGTH"],
    ["one custom id twice", { components: [row(button(), button())] }, "COMPONENT_CUSTOM_ID_DUPLICATED"],
    ["six rows", { components: buttons(6).map((item) => row(item)) }, "BASE_TYPE_BAD_LENGTH"],
    ["text display without the flag", { components: [text()] }, "NEEDS_V2_FLAG"],
    ["content beside the flag", { flags: v2, content: "x", components: [text()] }, "V2_WITH_CONTENT"],
    [
      "embeds beside the flag",
      { flags: v2, embeds: [{ title: "x" }], components: [text()] },
      "V2_WITH_EMBEDS",
    ],
    ["poll beside the flag", { flags: v2, poll: {}, components: [text()] }, "V2_WITH_POLL"],
    ["stickers beside the flag", { flags: v2, sticker_ids: ["1"], components: [text()] }, "V2_WITH_STICKERS"],
    [
      "41 components, nested counted",
      { flags: v2, components: [{ type: 17, components: Array.from({ length: 40 }, () => text()) }] },
      "TOO_MANY_COMPONENTS",
    ],
    [
      "4001 characters of text",
      { flags: v2, components: [text("x".repeat(2000)), text("y".repeat(2001))] },
      "TEXT_TOO_LONG",
    ],
    ["a button beside a select", { components: [row(button(), select())] }, "ROW_MIXED"],
    [
      "a button without custom id",
      { components: [row(button({ custom_id: undefined }))] },
      "BASE_TYPE_REQUIRED",
    ],
    ["a button without words", { components: [row(button({ label: undefined }))] }, "BUTTON_EMPTY"],
    [
      "a link with a custom id",
      { components: [row(button({ style: 5, url: "https://a.b" }))] },
      "BUTTON_CUSTOM_ID",
    ],
    [
      "a link without address",
      { components: [row(button({ style: 5, custom_id: undefined }))] },
      "BASE_TYPE_REQUIRED",
    ],
    [
      "one option value twice",
      { components: [row(select({ options: options("1", "1") }))] },
      "SELECT_OPTION_VALUE_DUPLICATED",
    ],
    ["min above max", { components: [row(select({ min_values: 2, max_values: 1 }))] }, "MIN_OVER_MAX"],
    ["max above options", { components: [row(select({ max_values: 3 }))] }, "MAX_OVER_OPTIONS"],
    [
      "a picture nobody sent",
      { flags: v2, components: [{ type: 12, items: [{ media: { url: "attachment://a.png" } }] }] },
      "ATTACHMENT_REFERENCE",
    ],
    [
      "a picture dropped by the same edit",
      { attachments: [], components: [{ type: 12, items: [{ media: { url: "attachment://old.png" } }] }] },
      "ATTACHMENT_REFERENCE",
      { before },
    ],
    [
      "embeds of 6001 characters",
      { embeds: [{ description: "x".repeat(4000) }, { description: "x".repeat(2001) }] },
      "MAX_EMBED_SIZE_EXCEEDED",
    ],
    [
      "parse users and a list of users",
      { content: "x", allowed_mentions: { parse: ["users"], users: ["1"] } },
      "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ],
    ["ephemeral in a channel", { content: "x", flags: 64 }, "EPHEMERAL_IN_CHANNEL"],
    ["the flag taken off", { flags: 0, components: [text()] }, "V2_FLAG_REMOVED", { before }],
    ["content on a V2 message", { content: "x" }, "V2_WITH_CONTENT", { before }],
    ["an attachment that is not there", { content: "x", attachments: [{ id: "0" }] }, "ATTACHMENT_NOT_FOUND"],
    [
      "an attachment listed twice",
      { content: "x", attachments: [{ id: "0" }, { id: "0" }] },
      "ATTACHMENT_DUPLICATED",
      { files: [{ index: "0", filename: "a", bytes: 1 }] },
    ],
    [
      "a file over 10 MiB",
      {},
      "FILE_TOO_LARGE",
      { files: [{ index: "0", filename: "a", bytes: 10 * mib + 1 }] },
    ],
    [
      "a request over 25 MiB",
      {},
      "REQUEST_TOO_LARGE",
      { files: ["0", "1", "2"].map((index) => ({ index, filename: index, bytes: 9 * mib })) },
    ],
  ];
  it.each(refused)("refuses %s", (_name, body, code, setting) => {
    expect(judge(body, setting)).toContain(code);
  });

  it("lets good messages pass", () => {
    expect(judge({ content: "x".repeat(2000), components: [row(...buttons(5)), row(select())] })).toEqual([]);
    const gallery = { type: 12, items: [{ media: { url: "attachment://a.png" } }] };
    const files = [{ index: "0", filename: "a.png", bytes: 9 }];
    expect(judge({ flags: v2, components: [gallery], attachments: [{ id: "0" }] }, { files })).toEqual([]);
    expect(judge({ components: [text()] }, { before })).toEqual([]);
  });

  it("knows an empty message", () => {
    expect(isEmpty({ content: " ", embeds: [], components: [] }, 0)).toBe(true);
    expect(isEmpty({}, 1)).toBe(false);
  });
});

describe("limits on first answers", () => {
  it.each([
    [8, 2, false],
    [4, 4, false],
    [6, 2, false],
    [7, 5, false],
    [9, 5, true],
    [99, 3, false],
  ])("refuses answer %i to interaction %i", (type, interaction, fromMessage) => {
    expect(callbackTypeLimits(type, interaction, fromMessage)).toHaveLength(1);
  });
  it.each([
    [4, 2, false],
    [9, 3, false],
    [7, 5, true],
    [8, 4, false],
  ])("takes answer %i to interaction %i", (type, interaction, fromMessage) => {
    expect(callbackTypeLimits(type, interaction, fromMessage)).toEqual([]);
  });
  it("judges data, choices and modals", () => {
    expect(codes(callbackDataLimits(4, undefined))).toEqual(["BASE_TYPE_REQUIRED"]);
    expect(codes(callbackDataLimits(5, { flags: v2 }))).toEqual(["DEFER_FLAGS"]);
    expect(callbackDataLimits(5, { flags: 64 })).toEqual([]);
    expect(choiceLimits([{ name: "a", value: "x".repeat(101) }])).toHaveLength(1);
    const field = (id: string, more: object = {}) =>
      row({ type: 4, custom_id: id, label: "a", style: 1, ...more });
    const modal = (components: object[]) =>
      codes(modalLimits({ custom_id: "m", title: "t", components: component.array().parse(components) }));
    expect(modal(["1", "2", "3", "4", "5", "6"].map((id) => field(id)))).toEqual(["BASE_TYPE_BAD_LENGTH"]);
    expect(modal([field("1"), field("1")])).toEqual(["COMPONENT_CUSTOM_ID_DUPLICATED"]);
    expect(modal([field("1", { min_length: 5, max_length: 4 })])).toEqual(["MIN_OVER_MAX"]);
  });
});

describe("limits on commands", () => {
  const option = (more: object = {}) => ({ type: 3, name: "a", description: "a", ...more });
  const command = (more: object = {}) => ({ name: "play", description: "a", ...more });
  const refused: [string, unknown[], string][] = [
    ["capital letters", [command({ name: "Play" })], "APPLICATION_COMMAND_INVALID_NAME"],
    ["a space in a name", [command({ name: "a b" })], "APPLICATION_COMMAND_INVALID_NAME"],
    [
      "101 commands",
      Array.from({ length: 101 }, (_, index) => command({ name: `c${index}` })),
      "APPLICATION_COMMANDS_TOO_MANY",
    ],
    ["one name twice", [command(), command()], "APPLICATION_COMMANDS_DUPLICATE_NAME"],
    ["no description", [{ name: "play" }], "BASE_TYPE_REQUIRED"],
    ["menu command with description", [command({ type: 3 })], "CONTEXT_MENU_DESCRIPTION"],
    [
      "required after optional",
      [command({ options: [option(), option({ name: "b", required: true })] })],
      "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ],
    [
      "autocomplete with choices",
      [command({ options: [option({ autocomplete: true, choices: [{ name: "a", value: "a" }] })] })],
      "AUTOCOMPLETE_WITH_CHOICES",
    ],
    [
      "subcommand beside option",
      [command({ options: [option(), option({ name: "b", type: 1 })] })],
      "SUBCOMMAND_MIXED",
    ],
    [
      "one option twice",
      [command({ options: [option(), option()] })],
      "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
    ],
    ["unknown locale", [command({ name_localizations: { xx: "a" } })], "UNKNOWN_LOCALE"],
    [
      "more than 8000 characters",
      [
        command({
          options: Array.from({ length: 4 }, (_, index) =>
            option({
              name: `o${index}`,
              choices: Array.from({ length: 25 }, (__, at) => ({
                name: `${at}`.padEnd(50, "x"),
                value: `${at}`.padEnd(50, "y"),
              })),
            }),
          ),
        }),
      ],
      "APPLICATION_COMMAND_TOO_LARGE",
    ],
  ];
  it.each(refused)("refuses %s", (_name, commands, code) => {
    expect(codes(commandLimits(commandBody.array().parse(commands)))).toContain(code);
  });
  it("lets good commands pass", () => {
    const good = [
      command({ options: [option({ required: true, autocomplete: true }), option({ name: "b" })] }),
      command({
        name: "spiel",
        name_localizations: { de: "spiel" },
        options: [option({ type: 1, options: [option()] })],
      }),
      { name: "Explain this", type: 3 },
    ];
    expect(commandLimits(commandBody.array().parse(good))).toEqual([]);
    expect(judgeRequest("commands.put", good)).toEqual([]);
    expect(judgeRequest("commands.put", [command({ default_member_permissions: "8" })])).toEqual([]);
  });
});

describe("the published description", () => {
  it.each([
    ["six buttons in a row", { components: [row(...buttons(6))] }],
    [
      "26 options",
      {
        components: [
          row(select({ options: Array.from({ length: 26 }, (_, at) => ({ label: "a", value: `${at}` })) })),
        ],
      },
    ],
    ["a custom id of 101", { components: [row(button({ custom_id: "x".repeat(101) }))] }],
    ["a label of 81", { components: [row(button({ label: "x".repeat(81) }))] }],
    ["11 embeds", { embeds: Array.from({ length: 11 }, () => ({ title: "x" })) }],
    ["a mistyped key", { content: "x", componets: [] }],
    ["a mistyped key of a button", { components: [row(button({ lable: "x" }))] }],
    ["a section without accessory", { flags: v2, components: [{ type: 9, components: [text()] }] }],
  ])("refuses %s", (_name, body) => {
    expect(judgeRequest("message.create", body)).not.toEqual([]);
  });
  it("points at the fault", () => {
    const [problem] = judgeRequest("message.create", {
      components: [row(button({ label: "x".repeat(81) }))],
    });
    expect(problem?.path).toEqual(["components", 0, "components", 0, "label"]);
  });
});

describe("the schema of dispatches", () => {
  it("finds missing, wrong and unknown fields", () => {
    const remove = { id: "1", channel_id: "2", guild_id: "3" };
    expect(judgeDispatch("MESSAGE_DELETE", remove)).toEqual([]);
    expect(judgeDispatch("MESSAGE_DELETE", { id: "1" })).toHaveLength(1);
    expect(judgeDispatch("MESSAGE_DELETE", { ...remove, id: 1 })).toHaveLength(1);
    expect(judgeDispatch("MESSAGE_DELETE", { ...remove, extra: true })).toHaveLength(1);
  });
});
