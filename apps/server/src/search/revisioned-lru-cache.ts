/** A bounded memory of answers that cost something to find; what was not asked for longest goes first. */
export class RevisionedLruCache<Value> {
  readonly #values = new Map<string, Value>();
  readonly #capacity: number;
  #revision = "";

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** The value remembered for a key in this revision of what it was made from; undefined where there is none. */
  get(revision: string, key: string): Value | undefined {
    this.#keepOnly(revision);
    const value = this.#values.get(key);
    if (value !== undefined) {
      this.#values.delete(key);
      this.#values.set(key, value);
    }
    return value;
  }

  /** Remembers a value that was made from this revision. */
  set(revision: string, key: string, value: Value): void {
    this.#keepOnly(revision);
    this.#values.set(key, value);
    if (this.#values.size > this.#capacity) {
      this.#values.delete(this.#values.keys().next().value ?? key);
    }
  }

  #keepOnly(revision: string): void {
    if (revision !== this.#revision) {
      this.#values.clear();
      this.#revision = revision;
    }
  }
}
