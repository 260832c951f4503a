import { type ChildProcess, fork } from "node:child_process";
import { z } from "zod";
import { loaderFor, programBeside } from "../programs.ts";
import type { Film, Filmer, Shots } from "./film-types.ts";

export interface FilmerOptions {
  /** Largest film, bytes. Discord takes 10 MB; some room is left. */
  readonly mostBytes?: number;
  /** px */
  readonly width?: number;
  /** Longest wait for the next picture, and for the film made of them, ms. */
  readonly timeoutMs?: number;
}

const MOST_BYTES = 8_000_000;
const WIDTH = 640;
const TIMEOUT_MS = 60_000;
/** Films that wait or are being drawn. */
const MOST_WAITING = 8;
/** Bytes of films that are kept for whoever asks next. */
const KEPT_BYTES = 32_000_000;

const answer = z.union([
  z.object({ drawn: z.number() }),
  z.object({ error: z.string() }),
  z.object({
    film: z.object({
      bytes: z.instanceof(Uint8Array),
      frames: z.number(),
      width: z.number(),
      height: z.number(),
    }),
  }),
]);
type Answer = z.infer<typeof answer>;

/** Draws films in a process of their own each, one after the other. */
export function createFilmer(options: FilmerOptions = {}): Filmer {
  const { mostBytes = MOST_BYTES, width = WIDTH, timeoutMs = TIMEOUT_MS } = options;
  /** Films by key: ready, being drawn or waiting. */
  const films = new Map<string, Promise<Film>>();
  const ready = new Map<string, Film>();
  const listeners = new Map<string, Set<(count: number) => void>>();
  let last: Promise<unknown> = Promise.resolve();
  let running: ChildProcess | null = null;
  let closed = false;

  async function draw(shots: Shots, tell: (count: number) => void): Promise<Film> {
    if (closed) throw new Error("No films are drawn any more");
    const child = fork(programBeside(import.meta.url, "film-child"), [], {
      execArgv: loaderFor(import.meta.url),
      serialization: "advanced",
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    running = child;
    try {
      for (let at = 0; at < shots.count; at += 1) {
        const { view, ms } = shots.shot(at);
        await asked(child, { view, ms, width, look: shots.look }, timeoutMs);
        tell(at + 1);
      }
      const read = await asked(child, { most: mostBytes }, timeoutMs);
      if (!("film" in read)) throw new Error("The film process has answered something else");
      const { bytes, ...rest } = read.film;
      return { ...rest, bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) };
    } finally {
      running = null;
      child.kill("SIGKILL");
    }
  }

  function keep(key: string, film: Film): void {
    ready.set(key, film);
    let sum = [...ready.values()].reduce((total, one) => total + one.bytes.length, 0);
    for (const [oldest, one] of ready) {
      if (sum <= KEPT_BYTES || oldest === key) break;
      ready.delete(oldest);
      films.delete(oldest);
      sum -= one.bytes.length;
    }
  }

  return {
    async film(shots, drawn) {
      const key = `${shots.key}/${shots.look.language}/${shots.look.palette}`;
      const known = films.get(key);
      if (!known && films.size - ready.size >= MOST_WAITING) return null;
      const hearers = listeners.get(key) ?? new Set();
      if (drawn) hearers.add(drawn);
      listeners.set(key, hearers);
      if (known) return known;
      const film = last.then(() =>
        draw(shots, (count) => {
          for (const hear of hearers) hear(count);
        }),
      );
      last = film.catch(() => undefined);
      films.set(key, film);
      film
        .then((one) => keep(key, one))
        .catch(() => films.delete(key))
        .finally(() => listeners.delete(key));
      return film;
    },
    async close() {
      closed = true;
      running?.kill("SIGKILL");
      await last;
    },
  };
}

/** Sends and waits for the answer. Rejects when the process ends, fails or takes too long. */
function asked(child: ChildProcess, message: object, timeoutMs: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => end(new Error(`A film took longer than ${timeoutMs} ms`)), timeoutMs);
    const gone = (): void => end(new Error("The film process has ended"));
    const hear = (said: unknown): void => {
      const read = answer.safeParse(said);
      if (!read.success) end(new Error("The film process has answered something else"));
      else end(read.data);
    };
    function end(outcome: Answer | Error): void {
      clearTimeout(timer);
      child.off("message", hear);
      child.off("exit", gone);
      child.off("error", gone);
      if (outcome instanceof Error) reject(outcome);
      else if ("error" in outcome) reject(new Error(`Drawing failed: ${outcome.error}`));
      else resolve(outcome);
    }
    child.on("message", hear);
    child.on("exit", gone);
    child.on("error", gone);
    if (!child.connected) return gone();
    child.send(message, (error) => {
      if (error) end(error);
    });
  });
}
