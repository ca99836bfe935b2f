/** A cache for one revision of its source, which drops the least recently used values. */
export class RevisionedLruCache<Value> {
  readonly #values = new Map<string, Value>();
  readonly #capacity: number;
  #revision = "";

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** The cached value of a key in this revision; undefined where there is none. */
  get(revision: string, key: string): Value | undefined {
    this.#clearOthers(revision);
    const value = this.#values.get(key);
    if (value !== undefined) {
      this.#values.delete(key);
      this.#values.set(key, value);
    }
    return value;
  }

  /** Caches a value of this revision. */
  set(revision: string, key: string, value: Value): void {
    this.#clearOthers(revision);
    this.#values.set(key, value);
    if (this.#values.size > this.#capacity) {
      this.#values.delete(this.#values.keys().next().value ?? key);
    }
  }

  #clearOthers(revision: string): void {
    if (revision !== this.#revision) {
      this.#values.clear();
      this.#revision = revision;
    }
  }
}
