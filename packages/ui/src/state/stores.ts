/**
 * A store of texts that outlives the page. A write to a full or forbidden store has no effect; it
 * never throws.
 */
export interface KeyValueStore {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /**
   * Calls the listener after every change, also one in another tab; returns a function that
   * unsubscribes it.
   */
  subscribe(listener: () => void): () => void;
}

export interface Stores {
  /** Lasts on the device. */
  readonly local: KeyValueStore;
  /** Lasts until the tab closes. */
  readonly session: KeyValueStore;
}

/** A store in memory, for stories and tests. */
export function memoryStore(initial: Readonly<Record<string, string>> = {}): KeyValueStore {
  const values = new Map(Object.entries(initial));
  return observable({
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  });
}

/** One of the browser's stores; errors of a full or forbidden one are ignored. */
export function browserStore(open: () => Storage): KeyValueStore {
  const attempt = <Value>(work: (storage: Storage) => Value, otherwise: Value): Value => {
    try {
      return work(open());
    } catch {
      return otherwise;
    }
  };
  return observable(
    {
      get: (key) => attempt((storage) => storage.getItem(key), null),
      set: (key, value) => attempt((storage) => storage.setItem(key, value), undefined),
      remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
    },
    (listener) => {
      addEventListener("storage", listener);
      return () => removeEventListener("storage", listener);
    },
  );
}

/** Adds subscriptions to a store; `fromElsewhere` reports changes made outside of it. */
function observable(
  store: Omit<KeyValueStore, "subscribe">,
  fromElsewhere: KeyValueStore["subscribe"] = () => () => {},
): KeyValueStore {
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    get: store.get,
    set: (key, value) => {
      store.set(key, value);
      notify();
    },
    remove: (key) => {
      store.remove(key);
      notify();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      const stop = fromElsewhere(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
  };
}
