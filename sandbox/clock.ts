/**
 * The sandbox's clock: real time plus a skew that tests push forward, so that the 3 second and 15 minute
 * rules can be tried without waiting. Timers set here follow the skew.
 */
export class Clock {
  private skew = 0;
  private readonly waiting = new Set<{ due: number; run: () => void; handle: NodeJS.Timeout }>();

  /** Milliseconds since 1970, skew included. */
  now(): number {
    return Date.now() + this.skew;
  }

  iso(): string {
    return new Date(this.now()).toISOString();
  }

  /** Runs `run` after `ms` of this clock's time; the answer cancels it. */
  after(ms: number, run: () => void): () => void {
    const timer = { due: this.now() + ms, run, handle: setTimeout(() => this.fire(timer), ms) };
    timer.handle.unref();
    this.waiting.add(timer);
    return () => {
      clearTimeout(timer.handle);
      this.waiting.delete(timer);
    };
  }

  /** Moves time forward by `ms` and runs what became due, oldest first. */
  advance(ms: number): void {
    this.skew += ms;
    const now = this.now();
    const due = [...this.waiting].filter((timer) => timer.due <= now).sort((a, b) => a.due - b.due);
    for (const timer of due) this.fire(timer);
    for (const timer of this.waiting) {
      clearTimeout(timer.handle);
      timer.handle = setTimeout(() => this.fire(timer), Math.max(0, timer.due - now));
      timer.handle.unref();
    }
  }

  stop(): void {
    for (const timer of this.waiting) clearTimeout(timer.handle);
    this.waiting.clear();
  }

  private fire(timer: { due: number; run: () => void; handle: NodeJS.Timeout }): void {
    clearTimeout(timer.handle);
    if (this.waiting.delete(timer)) timer.run();
  }
}
