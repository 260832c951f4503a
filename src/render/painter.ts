import { hashOf } from "../engine/kernel/json.ts";
import type { AnyView } from "../engine/kernel/live-match.ts";
import { type Look, PLAIN_LOOK } from "../engine/kernel/look.ts";
import { describerOf, rendererOf } from "./index.ts";
import type { Painter, Picture } from "./painter-types.ts";
import { type Job, RenderProcess } from "./process.ts";
import type { Drawn, PictureKind } from "./renderer.ts";

export interface PainterOptions {
  /** Render processes; 0 draws in this process, which only tests and tools should do. */
  readonly processes?: number;
  /** Longest time for one picture, ms. */
  readonly timeoutMs?: number;
  readonly log?: { warn(details: object, message: string): void };
}

/** A painter that also draws single cards and tells which processes it runs. */
export interface CardPainter extends Painter {
  /** null when the game has no picture of a single card. */
  card(view: AnyView, look?: Look): Promise<Picture | null>;
  processIds(): number[];
}

const MOST_KEPT = 64;
const MOST_TRIES = 2;
const MOST_BOOT_FAILURES = 3;

/** Draws in forked processes that may be killed at any moment: a lost picture is drawn once more, then refused. */
export function createPainter(options: PainterOptions = {}): CardPainter {
  const { processes = 1, timeoutMs = 5000, log } = options;
  const pool = processes > 0 ? createPool(processes, timeoutMs, log) : null;
  const kept = new Map<string, Promise<Picture | null>>();

  async function draw(kind: PictureKind, view: AnyView, look: Look): Promise<Picture | null> {
    const drawn = pool ? await pool.draw(kind, view, look) : (await rendererOf(view.game))[kind](view, look);
    if (!drawn) return null;
    return { ...drawn, filename: `${kind}.png`, description: describerOf(view.game)[kind](view, look) };
  }

  /** The same view gives the same picture, also while it is still being drawn. */
  function cached(kind: PictureKind, view: AnyView, look: Look = PLAIN_LOOK): Promise<Picture | null> {
    const key = `${kind}:${look.language}:${look.palette}:${hashOf(view)}`;
    const found = kept.get(key);
    if (found) {
      kept.delete(key);
      kept.set(key, found);
      return found;
    }
    const picture = draw(kind, view, look);
    kept.set(key, picture);
    picture.catch(() => kept.delete(key));
    if (kept.size > MOST_KEPT) {
      const [oldest] = kept.keys();
      if (oldest !== undefined) kept.delete(oldest);
    }
    return picture;
  }

  return {
    async playmat(view, look) {
      const picture = await cached("playmat", view, look);
      if (!picture) throw new Error(`No playmat for ${view.game}`);
      return picture;
    },
    hand: async (view, look) => cached("hand", view, look),
    card: async (view, look) => cached("card", view, look),
    sheet: async (view, look) => cached("sheet", view, look),
    ready: async () => pool?.ready(),
    processIds: () => pool?.ids() ?? [],
    async close() {
      await pool?.close();
      kept.clear();
    },
  };
}

interface Pool {
  draw(kind: PictureKind, view: AnyView, look: Look): Promise<Drawn | null>;
  ids(): number[];
  /** Settles when a process has prepared itself, or none can. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

function createPool(wanted: number, timeoutMs: number, log: PainterOptions["log"]): Pool {
  const running = new Set<RenderProcess>();
  const queue: Job[] = [];
  let bootFailures = 0;
  let closed = false;
  let nextId = 1;
  let prepared: () => void;
  const preparation = new Promise<void>((resolve) => {
    prepared = resolve;
  });

  function start(): void {
    const one = new RenderProcess(timeoutMs, pump, (lost) => {
      running.delete(one);
      if (closed) {
        lost?.reject(new Error("The painter is closed"));
        return;
      }
      log?.warn({ pid: one.child.pid, ready: one.ready }, "A render process has ended and is replaced");
      bootFailures = one.ready ? 0 : bootFailures + 1;
      if (lost) retry(lost);
      if (bootFailures < MOST_BOOT_FAILURES) start();
      else fail();
    });
    running.add(one);
  }

  function retry(job: Job): void {
    if (job.tries < MOST_TRIES) queue.unshift(job);
    else job.reject(new Error("The render process ended while drawing"));
  }

  /** Nothing can be drawn now; the next request tries again from the start. */
  function fail(): void {
    if (running.size > 0) return;
    prepared();
    bootFailures = 0;
    for (const job of queue.splice(0)) job.reject(new Error("No render process can be started"));
  }

  function pump(): void {
    if ([...running].some((one) => one.ready)) prepared();
    for (const one of running) {
      if (!one.free) continue;
      const job = queue.shift();
      if (!job) return;
      job.tries += 1;
      one.give(job);
    }
  }

  for (let i = 0; i < wanted; i += 1) start();

  return {
    draw: (kind, view, look) =>
      new Promise((resolve, reject) => {
        if (closed) {
          reject(new Error("The painter is closed"));
          return;
        }
        queue.push({ id: nextId, kind, view, look, tries: 0, resolve, reject });
        nextId += 1;
        while (running.size < wanted) start();
        pump();
      }),
    ready: () => preparation,
    ids: () => [...running].flatMap((one) => one.child.pid ?? []),
    async close() {
      closed = true;
      prepared();
      for (const job of queue.splice(0)) job.reject(new Error("The painter is closed"));
      await Promise.all([...running].map((one) => one.end()));
    },
  };
}
