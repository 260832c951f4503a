import { AsyncQueue } from "@sapphire/async-queue";

/** Runs tasks of one key one after another, in the order they came; keys do not wait for each other. */
export class KeyedQueue {
  readonly #queues = new Map<string, AsyncQueue>();

  async run<T>(key: string, task: () => Promise<T>): Promise<T> {
    const queue = this.#queues.get(key) ?? new AsyncQueue();
    this.#queues.set(key, queue);
    await queue.wait();
    try {
      return await task();
    } finally {
      queue.shift();
      if (queue.remaining === 0 && this.#queues.get(key) === queue) this.#queues.delete(key);
    }
  }
}
