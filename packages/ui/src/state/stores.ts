/** A store of texts that outlives the page. One that is full or forbidden forgets, it never throws. */
export interface KeyValueStore {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** Tells of every change, one made in another tab too, until the answer is called. */
  subscribe(tell: () => void): () => void;
}

export interface Stores {
  /** Kept on the device. */
  readonly local: KeyValueStore;
  /** Kept until the tab closes. */
  readonly session: KeyValueStore;
}

/** A store in memory: for stories and tests. */
export function memoryStore(initial: Readonly<Record<string, string>> = {}): KeyValueStore {
  const values = new Map(Object.entries(initial));
  return telling({
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  });
}

/** One of the browser's stores, quiet where it is full or forbidden. */
export function browserStore(open: () => Storage): KeyValueStore {
  const attempt = <Value>(work: (storage: Storage) => Value, otherwise: Value): Value => {
    try {
      return work(open());
    } catch {
      return otherwise;
    }
  };
  return telling(
    {
      get: (key) => attempt((storage) => storage.getItem(key), null),
      set: (key, value) => attempt((storage) => storage.setItem(key, value), undefined),
      remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
    },
    (tell) => {
      addEventListener("storage", tell);
      return () => removeEventListener("storage", tell);
    },
  );
}

/** A store that tells of its changes, and of those that come from elsewhere. */
function telling(
  store: Omit<KeyValueStore, "subscribe">,
  fromElsewhere: KeyValueStore["subscribe"] = () => () => {},
): KeyValueStore {
  const listeners = new Set<() => void>();
  const tellAll = () => {
    for (const tell of listeners) tell();
  };
  return {
    get: store.get,
    set: (key, value) => {
      store.set(key, value);
      tellAll();
    },
    remove: (key) => {
      store.remove(key);
      tellAll();
    },
    subscribe: (tell) => {
      listeners.add(tell);
      const stop = fromElsewhere(tell);
      return () => {
        listeners.delete(tell);
        stop();
      };
    },
  };
}
