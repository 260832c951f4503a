import {
  ActionRowBuilder,
  ButtonBuilder,
  LabelBuilder,
  ModalBuilder,
  StringSelectMenuBuilder,
  TextInputBuilder,
} from "@discordjs/builders";
import { ButtonStyle, ComponentType, MessageFlags, TextInputStyle } from "discord.js";
import { describe, expect, it } from "vitest";
import { Message } from "../../sandbox/page/protocol.ts";
import { picture, start } from "./harness.ts";

const button = (id: string) => new ButtonBuilder().setCustomId(id).setLabel(id).setStyle(ButtonStyle.Primary);
const row = (...ids: string[]) => new ActionRowBuilder<ButtonBuilder>().addComponents(ids.map(button));

describe("interactions", () => {
  it("brings a slash command to the bot and its answer to the screen", async () => {
    const { sandbox, lobby } = await start(async (interaction) => {
      if (interaction.isChatInputCommand()) {
        const response = await interaction.reply({ content: "Hello", withResponse: true });
        expect(response.resource?.message?.content).toBe("Hello");
      }
    });
    const ada = sandbox.user("Ada");
    const outcome = await ada.slash(lobby, "hello");
    expect(outcome).toMatchObject({ ok: true, kind: "message", ephemeral: false });
    for (const name of ["Ada", "Ben"]) {
      const [message] = sandbox.user(name).screen(lobby);
      expect(message).toMatchObject({
        content: "Hello",
        author: { bot: true, name: "Playmat" },
        interaction: { userName: "Ada", commandName: "hello" },
      });
    }
    expect(sandbox.faultLines()).toEqual([]);
  });

  it("shows an ephemeral answer to one person only, and never to channel routes", async () => {
    const { sandbox, lobby, client } = await start(async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      await interaction.reply({ content: "secret", flags: MessageFlags.Ephemeral });
      await interaction.followUp({ content: "more", flags: MessageFlags.Ephemeral });
      await interaction.followUp({ content: "public" });
    });
    const outcome = await sandbox.user("Ada").slash(lobby, "hello");
    await sandbox.until(() => sandbox.user("Ada").screen(lobby).length === 3);
    const texts = (name: string) =>
      sandbox
        .user(name)
        .screen(lobby)
        .map((message) => message.content);
    expect(texts("Ada")).toEqual(["secret", "more", "public"]);
    expect(texts("Ben")).toEqual(["public"]);
    if (!outcome.ok || outcome.kind !== "message") throw new Error("no answer");
    const channel = await client.channels.fetch(lobby);
    if (!channel?.isTextBased()) throw new Error("no channel");
    await expect(channel.messages.fetch(outcome.messageId)).rejects.toMatchObject({ code: 10008 });
    expect(() => sandbox.user("Ben").dismiss(outcome.messageId)).toThrow();
    sandbox.user("Ada").dismiss(outcome.messageId);
    expect(texts("Ada")).toEqual(["more", "public"]);
    expect(sandbox.faultLines()).toEqual([]);
  });

  it("fills a deferred answer with a picture in Components V2", async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { sandbox, lobby } = await start(async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      await interaction.deferReply();
      await gate;
      await interaction.editReply({
        flags: MessageFlags.IsComponentsV2,
        files: [{ attachment: picture, name: "board.png", description: "A board" }],
        components: [
          {
            type: ComponentType.Container,
            components: [
              { type: ComponentType.TextDisplay, content: "Turn 1" },
              {
                type: ComponentType.MediaGallery,
                items: [{ media: { url: "attachment://board.png" }, description: "A board" }],
              },
            ],
          },
        ],
      });
    });
    const outcome = await sandbox.user("Ada").slash(lobby, "hello");
    expect(outcome).toMatchObject({ ok: true, kind: "deferred" });
    expect(sandbox.user("Ben").screen(lobby)[0]?.thinking).toBe(true);
    release();
    const shown = await sandbox.until(() => {
      const [message] = sandbox.user("Ben").screen(lobby);
      return message && !message.thinking && message;
    });
    const [file] = sandbox.files();
    expect(file).toMatchObject({ filename: "board.png", width: 3, height: 2, contentType: "image/png" });
    expect(JSON.stringify(shown.components)).toContain(file?.url);
    expect(shown.attachments).toEqual([]);
    expect(Message.parse(shown).components).toHaveLength(1);
    const answer = await fetch(file?.url ?? "");
    expect(Buffer.from(await answer.arrayBuffer()).equals(picture)).toBe(true);
    expect(sandbox.faultLines()).toEqual([]);
  });

  it("replaces the picture on an edit with a new one and keeps it otherwise", async () => {
    const { sandbox, client, lobby } = await start();
    const channel = await client.channels.fetch(lobby);
    if (!channel?.isSendable()) throw new Error("no channel");
    const message = await channel.send({ content: "a", files: [{ attachment: picture, name: "a.png" }] });
    await message.edit({ content: "b" });
    expect(sandbox.user("Ada").screen(lobby)[0]).toMatchObject({
      content: "b",
      attachments: [{ filename: "a.png" }],
    });
    await message.edit({ files: [{ attachment: picture, name: "c.png" }] });
    const [shown] = sandbox.user("Ada").screen(lobby);
    expect(shown?.attachments.map((file) => file.filename)).toEqual(["c.png"]);
    expect(shown?.editedTimestamp).not.toBeNull();
    await message.delete();
    expect(sandbox.user("Ada").screen(lobby)).toEqual([]);
    expect(sandbox.faultLines()).toEqual([]);
  });

  it("updates the message of a clicked button and of a select", async () => {
    const seen: unknown[] = [];
    const { sandbox, client, lobby } = await start(async (interaction) => {
      if (interaction.isButton()) {
        if (interaction.customId === "quiet") return interaction.deferUpdate();
        await interaction.update({
          content: "choose",
          components: [
            new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(
              new StringSelectMenuBuilder()
                .setCustomId("pick")
                .setMaxValues(2)
                .addOptions(["x", "y", "z"].map((value) => ({ label: value, value }))),
            ),
          ],
        });
      }
      if (interaction.isStringSelectMenu()) {
        seen.push(interaction.values);
        await interaction.update({ content: interaction.values.join("+"), components: [row("a", "b")] });
      }
      return undefined;
    });
    const channel = await client.channels.fetch(lobby);
    if (!channel?.isSendable()) throw new Error("no channel");
    const message = await channel.send({ content: "start", components: [row("go", "quiet")] });
    const ben = sandbox.user("Ben");
    expect(await ben.click(message.id, "quiet")).toMatchObject({ ok: true, kind: "deferredUpdate" });
    expect(await ben.click(message.id, "go")).toMatchObject({
      ok: true,
      kind: "update",
      messageId: message.id,
    });
    await expect(ben.click(message.id, "go")).rejects.toThrow("no control");
    await expect(ben.select(message.id, "pick", ["x", "y", "z"])).rejects.toThrow("Choose 1 to 2");
    await expect(ben.select(message.id, "pick", ["q"])).rejects.toThrow("not one of the options");
    await ben.select(message.id, "pick", ["x", "z"]);
    expect(seen).toEqual([["x", "z"]]);
    expect(ben.screen(lobby)[0]?.content).toBe("x+z");
    expect(sandbox.faultLines()).toEqual([]);
  });

  it("opens a modal and takes it back", async () => {
    const seen: unknown[] = [];
    const { sandbox, lobby } = await start(async (interaction) => {
      if (interaction.isChatInputCommand()) {
        const modal = new ModalBuilder()
          .setCustomId("ask")
          .setTitle("Ask")
          .addLabelComponents(
            new LabelBuilder()
              .setLabel("Number")
              .setTextInputComponent(
                new TextInputBuilder().setCustomId("n").setStyle(TextInputStyle.Short).setMaxLength(3),
              ),
            new LabelBuilder()
              .setLabel("Colour")
              .setStringSelectMenuComponent(
                new StringSelectMenuBuilder().setCustomId("c").addOptions({ label: "Red", value: "r" }),
              ),
          );
        await interaction.showModal(modal);
      }
      if (interaction.isModalSubmit()) {
        seen.push(interaction.fields.getTextInputValue("n"), interaction.fields.getStringSelectValues("c"));
        await interaction.reply({ content: "thanks", flags: MessageFlags.Ephemeral });
      }
    });
    const ada = sandbox.user("Ada");
    const opened = await ada.slash(lobby, "hello");
    if (!opened.ok || opened.kind !== "modal") throw new Error("no modal");
    expect(opened.modal.title).toBe("Ask");
    await expect(ada.submitModal(opened.modalId, { n: "1234" })).rejects.toThrow("too long");
    await expect(sandbox.user("Ben").submitModal(opened.modalId, {})).rejects.toThrow("not open");
    expect(await ada.submitModal(opened.modalId, { n: "42", c: ["r"] })).toMatchObject({
      ok: true,
      ephemeral: true,
    });
    expect(seen).toEqual(["42", ["r"]]);
    expect(sandbox.faultLines()).toEqual([]);
  });

  it("suggests values, resolves users, and checks options like a client", async () => {
    const seen: unknown[] = [];
    const { sandbox, lobby } = await start(async (interaction) => {
      if (interaction.isAutocomplete()) {
        const typed = interaction.options.getFocused();
        await interaction.respond([{ name: `${typed}!`, value: typed }]);
      }
      if (interaction.isChatInputCommand()) {
        const { options } = interaction;
        seen.push(
          options.getSubcommand(),
          options.getString("deck"),
          options.getUser("vs")?.id,
          options.getInteger("life"),
        );
        await interaction.reply("ok");
      }
    });
    const ada = sandbox.user("Ada");
    const ben = sandbox.user("Ben").id;
    expect(await ada.autocomplete(lobby, "match start", { deck: "cha" }, "deck")).toEqual([
      { name: "cha!", value: "cha" },
    ]);
    await ada.slash(lobby, "match start", { deck: "chaos", vs: ben, life: 20 });
    expect(seen).toEqual(["start", "chaos", ben, 20]);
    await expect(ada.slash(lobby, "match start", {})).rejects.toThrow("required");
    await expect(ada.slash(lobby, "match start", { deck: "a", life: 100 })).rejects.toThrow("too large");
    await expect(ada.slash(lobby, "match stop", {})).rejects.toThrow("no subcommand");
    expect(sandbox.faultLines()).toEqual([]);
  });

  it("runs a message menu command", async () => {
    const { sandbox, lobby } = await start(async (interaction) => {
      if (interaction.isMessageContextMenuCommand()) {
        await interaction.reply({
          content: `About: ${interaction.targetMessage.content}`,
          flags: MessageFlags.Ephemeral,
        });
      }
    });
    const ada = sandbox.user("Ada");
    const messageId = sandbox.user("Ben").say(lobby, "what now");
    await ada.contextCommand(lobby, "Explain", { messageId });
    expect(ada.screen(lobby).at(-1)?.content).toBe("About: what now");
    expect(sandbox.faultLines()).toEqual([]);
  });

  it("pings only whom the request allows", async () => {
    const { sandbox, client, lobby } = await start();
    const channel = await client.channels.fetch(lobby);
    if (!channel?.isSendable()) throw new Error("no channel");
    const [ada, ben] = [sandbox.user("Ada").id, sandbox.user("Ben").id];
    const content = `<@${ada}> and <@${ben}>`;
    await channel.send({ content, allowedMentions: { users: [ben] } });
    await channel.send({ content, allowedMentions: { parse: [] } });
    expect(sandbox.world.pings.map((ping) => ping.userId)).toEqual([ben]);
    expect(
      sandbox
        .user("Ben")
        .screen(lobby)
        .map((message) => message.mentionsMe),
    ).toEqual([true, false]);
  });
});
