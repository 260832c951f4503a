import type { Backend } from "../../src/store/port.ts";

/** What befalls one call: nothing, a failure before or after it takes effect, or no answer at all. */
export type Mishap = "none" | "before" | "after" | "silence";

/** A backend on which `mishap` may fall with each call of `calls`. */
export function flaky(
  inner: Backend,
  mishap: (call: "load" | "write" | "tryLock") => Mishap | Promise<Mishap>,
): Backend {
  async function call<T>(name: "load" | "write" | "tryLock", run: () => Promise<T>): Promise<T> {
    const what = await mishap(name);
    if (what === "silence") return new Promise(() => undefined);
    if (what === "before") throw new Error("lost on the way there");
    const result = await run();
    if (what === "after") throw new Error("lost on the way back");
    return result;
  }
  return {
    ...inner,
    load: (ns, key) => call("load", () => inner.load(ns, key)),
    write: (ns, key, write) => call("write", () => inner.write(ns, key, write)),
    tryLock: (ns, key, token, ttlMs) => call("tryLock", () => inner.tryLock(ns, key, token, ttlMs)),
  };
}
