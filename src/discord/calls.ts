import { z } from "zod";
import type { Snapshot } from "../match/contract.ts";
import { buildPing } from "../present/board.ts";
import { asked, speakerFor } from "../present/match-words.ts";
import type { Outgoing } from "../present/message.ts";
import type { Stage } from "../present/ports.ts";
import type { Speaker } from "../present/say.ts";
import { noticesOf } from "../present/table-words.ts";
import { CODES, codeOf, isOutOfReach } from "./api-errors.ts";
import type { Messenger } from "./messenger.ts";
import type { Panels } from "./panels.ts";

const NOTE_TTL_MS = 60 * 86_400_000;

/** Who was called to the table last, and the messages that called them. Kept in a note, so that a restart calls nobody twice. */
const outSchema = z.object({
  users: z.array(z.string()),
  turn: z.string(),
  messages: z.record(z.string(), z.string()),
  /** Messages that called for something else than a decision, by key. */
  notices: z.record(z.string(), z.string()).default({}),
});
type Out = z.infer<typeof outSchema>;
const NOBODY: Out = { users: [], turn: "", messages: {}, notices: {} };

/**
 * Calls people to the table: a private prompt where a young token allows it, and a public ping exactly when those who must decide
 * change. Both follow from public facts: the moment of a call tells nothing about hidden cards.
 */
export class Calls {
  readonly #stage: Stage;
  readonly #messenger: Messenger;
  readonly #panels: Panels;
  /** The choice that each user was last prompted for privately, by match. */
  readonly #prompted = new Map<string, Map<string, string>>();

  constructor(stage: Stage, messenger: Messenger, panels: Panels) {
    this.#stage = stage;
    this.#messenger = messenger;
    this.#panels = panels;
  }

  /** Prompts whoever is newly asked, brings the other panels up to date and pings. Rejects when the store fails. */
  async make(match: Snapshot, turn: string): Promise<void> {
    await this.#prompt(match);
    const out = await this.#read(match.record.id);
    await this.#notify(match, await this.#ping(match, turn, out));
  }

  /** Takes away what is still out when a match is over. */
  async end(match: Snapshot): Promise<void> {
    const { id } = match.record;
    this.#prompted.delete(id);
    for (const userId of players(match)) await this.#panels.refresh(id, userId);
    const out = await this.#read(id);
    for (const messageId of [...Object.values(out.messages), ...Object.values(out.notices)])
      await this.#remove(id, messageId);
    await this.#stage.notes.delete(note(id));
  }

  async #prompt(match: Snapshot): Promise<void> {
    const { id } = match.record;
    const known = this.#prompted.get(id) ?? new Map<string, string>();
    this.#prompted.set(id, known);
    const open = asked(match);
    for (const userId of players(match)) {
      // The click under way shows what there is by then, and has the table looked at again.
      if (this.#panels.isBusy(id, userId)) continue;
      const mine = open.find((one) => one.userId === userId);
      if (!mine || known.get(userId) === mine.choice.id) {
        await this.#panels.refresh(id, userId);
        continue;
      }
      known.set(userId, mine.choice.id);
      if (this.#panels.shows(id, userId, mine.choice.id)) continue;
      const atBottom = mine.choice.deadline !== "response" && !this.#panels.isBuried(id, userId);
      if (atBottom && (await this.#panels.refresh(id, userId))) continue;
      if (!(await this.#panels.push(id, userId))) await this.#panels.refresh(id, userId);
    }
  }

  /** Gives what is out afterwards. */
  async #ping(match: Snapshot, turn: string, out: Out): Promise<Out> {
    const { id } = match.record;
    const open = asked(match);
    // Nobody but an AI seat is asked: whoever is called next will be seen then.
    if (open.length === 0) return out;
    const users = open.map((one) => one.userId).sort();
    const again = (userId: string): boolean =>
      out.turn !== turn &&
      match.record.sitters.some((sitter) => sitter.kind === "ai") &&
      open.some((one) => one.userId === userId && one.choice.deadline === "decision");
    const newcomers = open.filter((one) => !out.users.includes(one.userId) || again(one.userId));
    const leavers = out.users.filter((userId) => !users.includes(userId));
    if (newcomers.length === 0 && leavers.length === 0) return out;
    const messages: Record<string, string> = { ...out.messages };
    const gone: string[] = [];
    for (const userId of [...leavers, ...newcomers.map((one) => one.userId)]) {
      const old = messages[userId];
      if (old !== undefined) gone.push(old);
      delete messages[userId];
    }
    const words = this.#words(match);
    for (const { userId, choice } of newcomers) {
      const ping = buildPing(match, userId, choice.deadline, words, this.#stage.idOf);
      messages[userId] = await this.#call(id, ping, `${id}/ping/${choice.id}`);
      this.#panels.bury(id);
    }
    const next: Out = { ...out, users, turn, messages };
    await this.#stage.notes.set(note(id), JSON.stringify(next), NOTE_TTL_MS);
    for (const messageId of gone) await this.#remove(id, messageId);
    return next;
  }

  #words(match: Snapshot): Speaker {
    return speakerFor(this.#stage.games, match.record.game, this.#stage.publicLocale(match.record.guildId));
  }

  /** Calls those whom time or somebody's question concerns, once each, and takes away what is settled. */
  async #notify(match: Snapshot, out: Out): Promise<void> {
    const { id } = match.record;
    const wanted = noticesOf(match, this.#words(match), this.#stage.idOf);
    const gone = Object.entries(out.notices).filter(([key]) => wanted.every((one) => one.key !== key));
    const fresh = wanted.filter(({ key }) => out.notices[key] === undefined);
    if (gone.length === 0 && fresh.length === 0) return;
    const notices = { ...out.notices };
    for (const { key, message } of fresh) {
      notices[key] = await this.#call(id, message, `${id}/notice/${key}`);
      this.#panels.bury(id);
    }
    for (const [key] of gone) delete notices[key];
    await this.#stage.notes.set(note(id), JSON.stringify({ ...out, notices }), NOTE_TTL_MS);
    for (const [, messageId] of gone) await this.#remove(id, messageId);
  }

  /** Sends a call; whoever does not want to be mentioned is named in it without being pinged. */
  async #call(id: string, message: Outgoing, once: string): Promise<string> {
    const mentions: string[] = [];
    for (const userId of message.mentions ?? [])
      if ((await this.#stage.settings.player(userId)).pings) mentions.push(userId);
    return this.#messenger.send(id, { ...message, mentions }, once);
  }

  async #read(id: string): Promise<Out> {
    const kept = await this.#stage.notes.get(note(id));
    return kept === null ? NOBODY : outSchema.parse(JSON.parse(kept));
  }

  async #remove(threadId: string, messageId: string): Promise<void> {
    await this.#messenger.delete(threadId, messageId).catch((error: unknown) => {
      if (isOutOfReach(error)) throw error;
      if (codeOf(error) !== CODES.unknownMessage)
        this.#stage.log.warn({ match: threadId, err: error }, "An answered call could not be removed");
    });
  }
}

function note(id: string): string {
  return `calls:${id}`;
}

function players(match: Snapshot): string[] {
  return [
    ...new Set(match.record.sitters.flatMap((sitter) => (sitter.kind === "user" ? [sitter.userId] : []))),
  ];
}
