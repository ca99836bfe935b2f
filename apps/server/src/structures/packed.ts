/** Texts in bytes, and where each starts and ends. In memory that threads share. */
export interface PackedTexts {
  readonly bytes: Uint8Array;
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
}

/** The most bytes of a character, by its UTF-16 code units. */
const MOST_BYTES = 3;

/** Packs texts. */
export class TextsBuilder {
  #bytes = new Uint8Array(4096);
  readonly #encoder = new TextEncoder();
  readonly #ends: number[] = [];
  #length = 0;

  add(text: string): void {
    const needed = this.#length + MOST_BYTES * text.length;
    if (needed > this.#bytes.length) {
      const grown = new Uint8Array(Math.max(needed, 2 * this.#bytes.length));
      grown.set(this.#bytes);
      this.#bytes = grown;
    }
    this.#length += this.#encoder.encodeInto(text, this.#bytes.subarray(this.#length)).written;
    this.#ends.push(this.#length);
  }

  /** The texts in an order of their places. */
  build(order: Int32Array): PackedTexts {
    const bytes = shared(Uint8Array, this.#length);
    bytes.set(this.#bytes.subarray(0, this.#length));
    const starts = shared(Uint32Array, order.length);
    const ends = shared(Uint32Array, order.length);
    for (const [at, from] of order.entries()) {
      starts[at] = this.#ends[from - 1] ?? 0;
      ends[at] = this.#ends[from] ?? 0;
    }
    return { bytes, starts, ends };
  }
}

/** One of the texts. */
export function textAt({ bytes, starts, ends }: PackedTexts, at: number): string {
  const [start = 0, end = 0] = [starts[at], ends[at]];
  return Buffer.from(bytes.buffer, start, end - start).toString();
}

/** Zeros in memory that threads share. */
export function shared<Of>(
  of: { new (buffer: SharedArrayBuffer): Of; readonly BYTES_PER_ELEMENT: number },
  length: number,
): Of {
  return new of(new SharedArrayBuffer(length * of.BYTES_PER_ELEMENT));
}
