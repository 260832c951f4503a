import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as immediate, setTimeout as sleep } from "node:timers/promises";
import { REST } from "discord.js";
import { Routes } from "discord-api-types/v10";
import { afterEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { type Sandbox, startSandbox } from "../../sandbox/server.ts";
import { AI_PLAYERS } from "../../src/ai/index.ts";
import { deployCommands } from "../../src/commands/deploy.ts";
import { GAMES } from "../../src/engine/index.ts";
import type { MatchService, Snapshot } from "../../src/match/contract.ts";
import { createMatchService } from "../../src/match/service.ts";
import { unpackDraft } from "../../src/present/draft.ts";
import { advance } from "../../src/present/steps.ts";
import { openStore } from "../../src/store/open.ts";
import { picker } from "../toy/setup.ts";
import { KilledBot } from "./killed-bot.ts";
import {
  type FindMoment,
  inAttack,
  inStack,
  inStartingPick,
  type Moment,
  momentOf,
  someMovesTo,
} from "./moments.ts";
import { type Control, Player, wordsOf } from "./player.ts";

const cleaners: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const clean of cleaners.splice(0).reverse()) await clean();
});

const made = z.object({ id: z.string() });
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

function folder(): string {
  const dir = mkdtempSync(join(tmpdir(), "playmat-moments-"));
  cleaners.push(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

async function discord(): Promise<{ sandbox: Sandbox; rest: REST }> {
  const sandbox = await startSandbox({ rateLimits: false });
  cleaners.push(() => sandbox.close());
  const rest = new REST({ api: sandbox.apiBase }).setToken(sandbox.botToken);
  await deployCommands(rest, GAMES, { applicationId: sandbox.applicationId, guildId: sandbox.guildId });
  return { sandbox, rest };
}

/** The bot's data seen, and its matches moved on, from outside. */
async function outside(dataDir: string): Promise<MatchService> {
  const store = await openStore({ dataDir, warn: () => undefined });
  cleaners.push(() => store.close());
  return createMatchService({ store, games: GAMES, players: AI_PLAYERS, log: silent });
}

/** A thread in which Ada and Ben begin a match while no bot is there. */
async function matchInThread(at: Sandbox, rest: REST, service: MatchService, seed: string): Promise<string> {
  const lobby = at.channel("lobby");
  const card = made.parse(await rest.post(Routes.channelMessages(lobby), { body: { content: "A match" } }));
  const thread = made.parse(await rest.post(Routes.threads(lobby, card.id), { body: { name: "Ada, Ben" } }));
  const people = ["Ada", "Ben"].map((name) => ({ name, userId: at.user(name).id }));
  for (const { userId } of people) await rest.put(Routes.threadMembers(thread.id, userId));
  const decks = [...GAMES.values()].flatMap((game) => game.decks.map((deck) => deck.id)).slice(0, 2);
  await service.start({
    id: thread.id,
    game: "dark-legacy",
    guildId: at.guildId,
    parentChannelId: lobby,
    sitters: people.map((one) => ({ kind: "user", ...one })),
    decks,
    seed,
  });
  return thread.id;
}

/** Everything around one match whose bot dies again and again. */
class Scene {
  readonly sandbox: Sandbox;
  readonly service: MatchService;
  readonly thread: string;
  readonly bot: KilledBot;
  readonly players: readonly Player[];

  private constructor(sandbox: Sandbox, service: MatchService, thread: string, bot: KilledBot) {
    this.sandbox = sandbox;
    this.service = service;
    this.thread = thread;
    this.bot = bot;
    this.players = ["Ada", "Ben"].map((name) => new Player(sandbox.user(name), thread, picker(3)));
  }

  static async open(seed: string): Promise<Scene> {
    const dataDir = folder();
    const { sandbox, rest } = await discord();
    const service = await outside(dataDir);
    const thread = await matchInThread(sandbox, rest, service, seed);
    const bot = new KilledBot(sandbox, dataDir);
    cleaners.push(() => bot.kill());
    return new Scene(sandbox, service, thread, bot);
  }

  async match(): Promise<Snapshot> {
    const match = await this.service.load(this.thread);
    if (!match) throw new Error("The match is lost");
    return match;
  }

  async moves(): Promise<number> {
    return (await this.match()).live.moves.length;
  }

  /** Plays on, while the bot is dead, to the next such moment. */
  async playTo(find: FindMoment): Promise<Moment> {
    const { live, record } = await this.match();
    for (const move of someMovesTo(live, find)) {
      const sitter = record.sitters[move.seat];
      if (!("choice" in move) || sitter?.kind !== "user") throw new Error("Only people answer here");
      const result = await this.service.act(this.thread, sitter.userId, move.choice, move.answer);
      expect(result.kind).toBe("done");
    }
    const moment = momentOf((await this.match()).live, find);
    if (!moment) throw new Error("The moment passed");
    return moment;
  }

  owner({ choice }: Moment): Player {
    const player = this.players[choice.seat];
    if (!player) throw new Error("Nobody sits there");
    return player;
  }

  /** Opens the panel of whoever is asked and clicks up to the last click of an answer, which is given back. */
  async lastClick(moment: Moment): Promise<() => Promise<unknown>> {
    const player = this.owner(moment);
    await this.sandbox.until(() => player.with("panel").length > 0, 30_000);
    for (let tries = 0; tries < 40; tries += 1) {
      const ways = player.choices().flatMap((control) => waysOf(control, moment));
      const last = ways.find((way) => way.ends);
      if (last) return () => player.press(last.control, last.values);
      const [next] = ways;
      if (next) await player.seen(() => player.press(next.control, next.values));
      else await player.open();
    }
    throw new Error(`No answer can be clicked together:\n${player.screen().map(wordsOf).join("\n---\n")}`);
  }

  /**
   * Sends the last click of an answer. A panel may be taken away for a newer one just before the click, which nobody can send then:
   * they click on the newer one.
   */
  async send(moment: Moment): Promise<{ outcome: Promise<unknown>; again: () => Promise<unknown> }> {
    for (let tries = 0; tries < 20; tries += 1) {
      const again = await this.lastClick(moment);
      let refused = false;
      const outcome = again().catch(() => {
        refused = true;
      });
      await immediate();
      if (!refused) return { outcome, again };
    }
    throw new Error("No panel stays long enough to be clicked on");
  }

  /** Waits, as seen from outside, until so many moves are stored. */
  async stored(moves: number): Promise<void> {
    const deadline = Date.now() + 30_000;
    while ((await this.moves()) < moves) {
      if (Date.now() > deadline)
        throw new Error(`There are not ${moves} moves:\n${this.bot.output.join("")}`);
      await sleep(1);
    }
  }

  /** Ada asks to give up; gives back the click that does it. */
  async concession(): Promise<() => Promise<unknown>> {
    const [ada] = this.players;
    if (!ada) throw new Error("Ada is not there");
    await ada.person.slash(this.thread, "concede");
    const yes = await this.sandbox.until(() => ada.with("concede-yes")[0], 30_000);
    return () => ada.press(yes);
  }

  results(): number {
    return this.players[1]?.screen().filter((one) => wordsOf(one).includes("shown at the start")).length ?? 0;
  }
}

interface Way {
  readonly control: Control;
  readonly values: readonly string[];
  /** It completes the answer. */
  readonly ends: boolean;
}

/** How a control can be used towards the answer that the moment wants. */
function waysOf(control: Control, { choice, item }: Moment): Way[] {
  const { click } = control;
  if (click?.route !== "choice" || click.choice !== choice.id || "bgm".includes(click.verb)) return [];
  const draft = unpackDraft(click.draft);
  if (!draft) return [];
  const offers =
    control.kind === "button"
      ? [[]]
      : control.values.map((_, at) => control.values.slice(at, at + control.min));
  return offers.flatMap((values) => {
    const next = advance(choice.spec, draft, click.verb, click.arg, values);
    if (next.kind === "problem") return [];
    const { answer } = next.kind === "answer" ? next : { answer: null };
    const of =
      next.kind === "draft"
        ? next.draft.item
        : answer !== null && typeof answer === "object" && "item" in answer
          ? answer.item
          : null;
    return item === null || of === item ? [{ control, values, ends: next.kind === "answer" }] : [];
  });
}

describe("the bot killed by kill -9 while two people play", () => {
  it.each([
    ["an attack", inAttack, 0],
    ["a stack that a Counter Spell answers", inStack, 4],
    ["a secret starting pick", inStartingPick, 12],
  ] as const)(
    "goes on in the middle of %s, nothing twice and nothing lost",
    {
      timeout: 180_000,
    },
    async (_, find, delay) => {
      const scene = await Scene.open("moments-18");
      const { bot, sandbox } = scene;

      let moment = await scene.playTo(find);
      let before = await scene.moves();
      await bot.start();
      // Killed as soon as the answer is stored, before it could be shown: clicking again answers nothing twice.
      const first = await scene.send(moment);
      await scene.stored(before + 1);
      await bot.kill();
      expect(await scene.moves()).toBe(before + 1);
      moment = await scene.playTo(find);
      before = await scene.moves();
      await bot.start();
      await first.outcome;
      await first.again().catch(() => undefined);
      expect(await scene.moves()).toBe(before);

      // Killed right after a click was sent: it counted once or not at all, and clicking the button that stood there makes it once.
      const sent = await scene.send(moment);
      if (delay > 0) await sleep(delay);
      await bot.kill();
      expect([before, before + 1]).toContain(await scene.moves());
      await bot.start();
      await sent.outcome;
      // Shown already, the button is gone from the screen; else it must work, or the newer panel that it was taken away for.
      if ((await scene.moves()) === before) {
        const again = await sent.again().catch(() => null);
        if (again === null) await scene.send(moment);
        else expect(again).toMatchObject({ ok: true });
      } else await sent.again().catch(() => undefined);
      await scene.stored(before + 1);

      // The other decisions go on too, by the buttons that a person finds.
      const { live } = await scene.match();
      const [choice] = live.choices();
      if (choice) {
        await scene.send({ choice, item: null });
        await scene.stored(before + 2);
      }
      const end = await scene.match();
      expect(end.live.moves).toHaveLength(before + 2);
      expect(GAMES.get(end.record.game)?.replay(end.live.setup, end.live.moves).match.hash()).toBe(
        end.live.hash(),
      );

      await (await scene.concession())();
      await sandbox.until(() => scene.results() > 0, 30_000);
      expect(scene.results()).toBe(1);
      expect(sandbox.faults.filter((fault) => fault.side === "request")).toEqual([]);
    },
  );

  it("announces an end after the restart, once, when it died as soon as that was stored", {
    timeout: 180_000,
  }, async () => {
    const scene = await Scene.open("moments-18");
    const { bot, sandbox } = scene;
    await scene.playTo(inAttack);
    const before = await scene.moves();
    await bot.start();
    const given = (await scene.concession())().catch(() => undefined);
    await scene.stored(before + 1);
    await bot.kill();
    await bot.start();
    await given;
    await sandbox.until(() => scene.results() > 0, 30_000);
    await sleep(300);
    expect(scene.results()).toBe(1);
    expect(await scene.moves()).toBe(before + 1);
  });
});

describe("a kept data folder under another Discord", () => {
  it("sets the old match aside with one line, and new matches are played", { timeout: 180_000 }, async () => {
    const dataDir = folder();
    const service = await outside(dataDir);
    const old = await discord();
    const lost = await matchInThread(old.sandbox, old.rest, service, "lost");
    const first = new KilledBot(old.sandbox, dataDir);
    cleaners.push(() => first.kill());
    await first.start();
    const ben = new Player(old.sandbox.user("Ben"), lost, picker(1));
    await old.sandbox.until(() => ben.with("panel").length > 0, 30_000);
    await first.kill();

    const { sandbox } = await discord();
    const bot = new KilledBot(sandbox, dataDir);
    cleaners.push(() => bot.kill());
    await bot.start();
    const lobby = sandbox.channel("lobby");
    const ada = sandbox.user("Ada");
    await ada.slash(lobby, "play", { vs: "bot" });
    await sandbox.until(() => ada.screen(lobby).some((message) => message.thread), 30_000);
    const said = (): string => bot.output.join("");
    for (let waited = 0; waited < 300 && !said().includes("set aside"); waited += 1) await sleep(100);
    // Long enough for another try, should there be one.
    await sleep(2_500);
    const lines = said().trim().split("\n");
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain("set aside");
    expect(await service.load(lost)).not.toBeNull();
  });
});
