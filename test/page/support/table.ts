import type { PageMessage } from "../../../sandbox/page/protocol.ts";
import type { Outgoing } from "./page-host.ts";

/** A small scripted world: two people, one channel, a bot that answers a few commands. */

const ADA = { id: "20000000000000001", name: "Ada", color: "#f2a65a" };
const BO = { id: "20000000000000002", name: "Bo", color: "#7cc6a4" };
const BOT = { id: "20000000000000009", name: "Playmat", online: true };
const AUTHOR = { id: BOT.id, name: BOT.name, bot: true, color: "#56a3ff" };
export const TABLE = "30000000000000001";
const MATCH = "30000000000000002";

const option = (type: number, name: string, description: string, more: object = {}) => ({
  type,
  name,
  description,
  ...more,
});
const COMMANDS = [
  {
    name: "play",
    type: 1,
    description: "Challenge somebody, or the bot, to a match",
    options: [
      option(6, "vs", "Whom you challenge; leave it out for an open challenge"),
      option(3, "deck", "The deck you bring", {
        choices: [
          { name: "Chaos Starter", value: "chaos" },
          { name: "Tech Starter", value: "tech" },
        ],
      }),
      option(4, "life", "Life at the start", { min_value: 10, max_value: 60 }),
      option(5, "open", "Whether everybody may watch"),
    ],
  },
  { name: "hand", type: 1, description: "Show your hand, for your eyes only" },
  {
    name: "rule",
    type: 1,
    description: "Look a rule up",
    options: [option(3, "about", "Words of the rule", { required: true, autocomplete: true })],
  },
  {
    name: "cup",
    type: 1,
    description: "Tournaments",
    options: [
      option(1, "create", "Open a tournament", {
        options: [option(3, "name", "Its name", { required: true })],
      }),
      option(1, "join", "Enter a tournament"),
    ],
  },
  { name: "Report this message", type: 3, description: "" },
];

type Raw = Record<string, unknown>;

/** The state of the scripted world and its answers. */
export class Table {
  private next = 40_000_000_000_000_000n;
  private readonly users = [ADA, BO];
  private readonly channels: Raw[] = [
    { id: TABLE, name: "table", kind: "text", archived: false },
    { id: "30000000000000003", name: "rules-talk", kind: "text", archived: false },
    { id: "30000000000000009", name: "Ada vs Bo (Monday)", kind: "thread", parentId: TABLE, archived: true },
  ];
  private readonly messages = new Map<string, Raw[]>();
  private readonly watched: { userId: string; channelId: string }[] = [];

  readonly onOpen = (tell: (message: Outgoing) => void) => {
    this.watched.length = 0;
    tell(this.world());
  };

  readonly onMessage = (message: PageMessage, tell: (message: Outgoing) => void): void => {
    switch (message.t) {
      case "subscribe":
        this.watched.push({ userId: message.userId, channelId: message.channelId });
        tell(this.screen(message.userId, message.channelId));
        return;
      case "say":
        this.post(message.channelId, { author: this.person(message.userId), content: message.text });
        break;
      case "addUser":
        this.users.push({ id: String(++this.next), name: message.name, color: "#c79bf2" });
        tell(this.world());
        return;
      case "autocomplete":
        tell({
          t: "autocomplete",
          reqId: message.reqId,
          choices: ["Attack windows", "Attack order", "Charging"].map((name) => ({ name, value: name })),
        });
        return;
      case "slash":
        this.command(message, tell);
        break;
      case "click":
        this.click(message.userId, message.customId, tell);
        break;
      case "dismiss":
        for (const [id, list] of this.messages)
          this.messages.set(
            id,
            list.filter((one) => one.id !== message.messageId),
          );
        break;
      default:
        return;
    }
    this.refresh(tell);
  };

  post(channelId: string, message: Raw): string {
    const id = String(++this.next);
    const list = this.messages.get(channelId) ?? [];
    list.push({ id, channelId, timestamp: new Date().toISOString(), author: AUTHOR, ...message });
    this.messages.set(channelId, list);
    return id;
  }

  world(): Outgoing {
    const { users, channels } = this;
    return {
      t: "world",
      users,
      guild: { id: "10000000000000001", name: "Your Discord" },
      channels,
      commands: COMMANDS,
      bot: BOT,
    };
  }

  refresh(tell: (message: Outgoing) => void): void {
    for (const { userId, channelId } of this.watched) tell(this.screen(userId, channelId));
  }

  private screen(userId: string, channelId: string): Outgoing {
    const all = this.messages.get(channelId) ?? [];
    const messages = all.filter((one) => one.onlyFor === undefined || one.onlyFor === userId);
    return {
      t: "screen",
      userId,
      channelId,
      messages: messages.map((one) => ({ ...one, mentionsMe: String(one.content).includes(`<@${userId}>`) })),
    };
  }

  private person(userId: string) {
    const user = this.users.find((one) => one.id === userId) ?? ADA;
    return { ...user, bot: false };
  }

  private command(message: Extract<PageMessage, { t: "slash" }>, tell: (message: Outgoing) => void): void {
    const { userId, channelId, name } = message;
    const interaction = { userName: this.person(userId).name, commandName: name };
    if (name === "hand") {
      this.post(channelId, { interaction, ephemeral: true, onlyFor: userId, ...handPanel() });
      return;
    }
    if (name !== "play") {
      tell({ t: "toast", userId, text: "This interaction failed" });
      return;
    }
    this.post(channelId, {
      interaction,
      content: `The match begins: <@${userId}> against <@${BOT.id}>.`,
      thread: { id: MATCH, name: "Ada vs Playmat" },
    });
    this.channels.push({
      id: MATCH,
      name: "Ada vs Playmat",
      kind: "thread",
      parentId: TABLE,
      archived: false,
    });
    tell(this.world());
    const id = this.post(MATCH, { content: `<@${userId}>, your turn.` });
    this.post(MATCH, board(userId));
    tell({ t: "ping", userId, channelId: MATCH, messageId: id });
  }

  private click(userId: string, customId: string, tell: (message: Outgoing) => void): void {
    if (customId === "hand") this.post(MATCH, { ephemeral: true, onlyFor: userId, ...handPanel() });
    else if (customId === "name") tell({ t: "modal", userId, modalId: "m1", channelId: MATCH, modal: MODAL });
    else if (customId === "fail") tell({ t: "toast", userId, text: "This interaction failed" });
  }
}

export const button = (style: number, label: string, custom_id: string, more: object = {}) => ({
  type: 2,
  style,
  label,
  custom_id,
  ...more,
});

/** A board message in the manner of the bot's. */
export function board(userId: string): Raw {
  const until = Math.floor(Date.now() / 1000) + 95;
  return {
    flags: 1 << 15,
    components: [
      {
        type: 17,
        accent_color: 0xf2a65a,
        components: [
          {
            type: 10,
            content: `## Turn 3 · <@${userId}>\n**Attack**: choose who attacks. Time ends <t:${until}:R>.`,
          },
          {
            type: 12,
            items: [
              {
                media: { url: "/pictures/turn%203/1280x800", width: 1280, height: 800 },
                description:
                  "The playmat: Ada has 24 life and three characters, Playmat has 19 life and two.",
              },
            ],
          },
          {
            type: 10,
            content:
              "❤ 24 · CP 2 · hand 5 — ❤ 19 · CP 1 · hand 4\n-# Last: Ada played **Stone Golem** (D-5.2).",
          },
          { type: 14, divider: true, spacing: 1 },
          {
            type: 1,
            components: [
              button(1, "Hand", "hand", { emoji: { name: "✋" } }),
              button(2, "Respond", "respond", { disabled: true }),
              button(2, "Log", "log"),
              button(3, "Ready", "ready"),
              button(4, "Concede", "fail"),
            ],
          },
        ],
      },
    ],
  };
}

function handPanel(): Raw {
  return {
    flags: (1 << 15) | 64,
    components: [
      {
        type: 17,
        components: [
          {
            type: 9,
            components: [{ type: 10, content: "### Your hand\nYou have **5** cards and 2 CP." }],
            accessory: { type: 11, media: { url: "/pictures/hand/600x600" }, description: "Your hand" },
          },
          {
            type: 1,
            components: [
              {
                type: 3,
                custom_id: "card",
                placeholder: "Play a card",
                options: [
                  {
                    label: "Stone Golem",
                    value: "golem",
                    description: "3 CP · 4/5 · needs a Character slot",
                  },
                  {
                    label: "Zap",
                    value: "zap",
                    description: "1 CP · 3 damage at instant speed",
                    emoji: { name: "⚡" },
                  },
                  { label: "Library", value: "library", description: "2 CP · Place" },
                ],
              },
            ],
          },
          {
            type: 1,
            components: [
              {
                type: 3,
                custom_id: "attackers",
                placeholder: "Attack with…",
                min_values: 1,
                max_values: 3,
                options: ["Knight", "Imp", "Drone"].map((label) => ({ label, value: label })),
              },
            ],
          },
          {
            type: 1,
            components: [
              button(1, "Name a card…", "name"),
              button(2, "Pass", "pass"),
              { type: 2, style: 5, label: "Rules", url: "https://rules.example/" },
            ],
          },
        ],
      },
    ],
  };
}

const MODAL = {
  custom_id: "modal",
  title: "Name a card",
  components: [
    {
      type: 18,
      label: "Card",
      description: "Any card of the set",
      component: {
        type: 4,
        custom_id: "card",
        style: 1,
        min_length: 2,
        max_length: 40,
        placeholder: "Stone Golem",
      },
    },
    {
      type: 18,
      label: "Slot",
      component: {
        type: 3,
        custom_id: "slot",
        options: [
          { label: "Left", value: "left" },
          { label: "Right", value: "right" },
        ],
      },
    },
    {
      type: 1,
      components: [{ type: 4, custom_id: "note", label: "A note", style: 2, required: false }],
    },
  ],
};
