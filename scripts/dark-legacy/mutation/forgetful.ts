/**
 * A WeakMap that can forget. What the engine keeps in memory beside cards and states is filled by whichever test comes first;
 * a mutant in the code that fills it would go unseen in every later test.
 */
export interface Memory {
  readonly WeakMap: typeof WeakMap;
  /** Empties every map made so far. */
  forget(): void;
}

export function memory(): Memory {
  const maps: Forgetful<WeakKey, unknown>[] = [];
  class Forgetful<K extends WeakKey, V> extends WeakMap<K, V> {
    #inner = new WeakMap<K, V>();
    constructor() {
      super();
      if (!closed) maps.push(this);
    }
    clear(): void {
      this.#inner = new WeakMap<K, V>();
    }
    override get(key: K): V | undefined {
      return this.#inner.get(key);
    }
    override has(key: K): boolean {
      return this.#inner.has(key);
    }
    override set(key: K, value: V): this {
      this.#inner.set(key, value);
      return this;
    }
    override delete(key: K): boolean {
      return this.#inner.delete(key);
    }
  }
  let closed = false;
  return {
    WeakMap: Forgetful,
    // Maps made while tests run lie in maps that are emptied.
    forget() {
      closed = true;
      for (const map of maps) map.clear();
    },
  };
}
