import { type ChildProcess, fork } from "node:child_process";
import { z } from "zod";
import type { AnyView } from "../engine/kernel/live-match.ts";
import type { Look } from "../engine/kernel/look.ts";
import { loaderFor, programBeside } from "../programs.ts";
import type { Drawn, PictureKind } from "./renderer.ts";

export interface Job {
  readonly id: number;
  readonly kind: PictureKind;
  readonly view: AnyView;
  readonly look: Look;
  tries: number;
  resolve(picture: Drawn | null): void;
  reject(error: Error): void;
}

const answer = z.union([
  z.object({ ready: z.literal(true) }),
  z.object({ id: z.number(), error: z.string() }),
  z.object({
    id: z.number(),
    picture: z.object({ bytes: z.instanceof(Uint8Array), width: z.number(), height: z.number() }).nullable(),
  }),
]);

/** Time a render process has to load and prepare itself, ms. */
const BOOT_MS = 20_000;

/** One forked render process with at most one job. It is told apart by what it calls back, never restarted here. */
export class RenderProcess {
  readonly child: ChildProcess;
  ready = false;
  job: Job | null = null;
  private timer: NodeJS.Timeout;

  constructor(
    private readonly timeoutMs: number,
    /** Free for the next job. */
    onFree: () => void,
    /** Gone, for whatever reason; its job has not been answered. */
    onGone: (lost: Job | null) => void,
  ) {
    this.child = fork(programBeside(import.meta.url, "child"), [], {
      execArgv: execArgv(),
      serialization: "advanced",
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    this.timer = setTimeout(() => this.kill(), BOOT_MS);
    this.timer.unref();
    let gone = false;
    const end = (): void => {
      if (gone) return;
      gone = true;
      clearTimeout(this.timer);
      const lost = this.job;
      this.job = null;
      onGone(lost);
    };
    this.child.on("error", end);
    this.child.on("exit", end);
    this.child.on("message", (message) => {
      const read = answer.safeParse(message);
      if (!read.success) return this.kill();
      clearTimeout(this.timer);
      if ("ready" in read.data) this.ready = true;
      else this.finish(read.data);
      if (!this.job) this.rest();
      onFree();
    });
  }

  get free(): boolean {
    return this.ready && this.job === null && this.child.connected;
  }

  /** Draws; when it takes too long, the job fails and the process is killed. */
  give(job: Job): void {
    this.job = job;
    this.child.ref();
    this.child.channel?.ref();
    this.timer = setTimeout(() => {
      this.job = null;
      job.reject(new Error(`The picture took longer than ${this.timeoutMs} ms`));
      this.kill();
    }, this.timeoutMs);
    this.child.send({ id: job.id, kind: job.kind, view: job.view, look: job.look }, (error) => {
      if (error) this.kill();
    });
  }

  kill(): void {
    this.child.kill("SIGKILL");
  }

  /** Settles when the process is gone. */
  async end(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    this.child.ref();
    const gone = new Promise((resolve) => this.child.once("exit", resolve));
    this.kill();
    await gone;
  }

  private finish(
    read:
      | { id: number; error: string }
      | { id: number; picture: { bytes: Uint8Array; width: number; height: number } | null },
  ): void {
    const job = this.job;
    if (!job || job.id !== read.id) return;
    this.job = null;
    if ("error" in read) {
      job.reject(new Error(`Drawing failed: ${read.error}`));
      return;
    }
    const { picture } = read;
    job.resolve(
      picture && {
        ...picture,
        bytes: Buffer.from(picture.bytes.buffer, picture.bytes.byteOffset, picture.bytes.length),
      },
    );
  }

  /** An idle render process does not keep the program alive. */
  private rest(): void {
    this.child.unref();
    this.child.channel?.unref();
  }
}

/** As the parent was started, without a debugger's port; a parent that reads TypeScript by other means gets tsx. */
function execArgv(): string[] {
  const given = process.execArgv.filter((arg) => !arg.startsWith("--inspect"));
  const loader = loaderFor(import.meta.url);
  return loader.length === 0 || given.some((arg) => arg.includes("tsx")) ? given : loader;
}
