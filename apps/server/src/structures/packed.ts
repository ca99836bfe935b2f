/** Texts one after the other, and where each starts. In memory that threads share. */
export interface PackedTexts {
  readonly bytes: Uint8Array;
  readonly starts: Uint32Array;
}

/** Packs texts. */
export class TextsBuilder {
  #bytes = new Uint8Array(4096);
  readonly #starts: number[] = [0];
  #length = 0;

  add(text: string): void {
    const bytes = new TextEncoder().encode(text);
    this.#bytes = roomFor(this.#bytes, this.#length + bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
    this.#starts.push(this.#length);
  }

  /** The texts in an order of their places. */
  build(order: Uint32Array): PackedTexts {
    const bytes = shared(Uint8Array, this.#length);
    const starts = shared(Uint32Array, order.length + 1);
    let end = 0;
    for (const [at, from] of order.entries()) {
      const text = this.#bytes.subarray(this.#starts[from], this.#starts[from + 1]);
      bytes.set(text, end);
      end += text.length;
      starts[at + 1] = end;
    }
    return { bytes, starts };
  }
}

/** One of the texts. */
export function textAt({ bytes, starts }: PackedTexts, at: number): string {
  const [start = 0, end = 0] = [starts[at], starts[at + 1]];
  return Buffer.from(bytes.buffer, start, end - start).toString();
}

type Grown = Uint8Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;

/** The array, or one twice as long where this has no room. */
export function roomFor<Of extends Grown>(array: Of, length: number): Of {
  if (length <= array.length) return array;
  const grown = new (array.constructor as new (length: number) => Of)(
    Math.max(length, 2 * array.length),
  );
  grown.set(array);
  return grown;
}

/** Zeros in memory that threads share. */
export function shared<Of>(
  of: { new (buffer: SharedArrayBuffer): Of; readonly BYTES_PER_ELEMENT: number },
  length: number,
): Of {
  return new of(new SharedArrayBuffer(length * of.BYTES_PER_ELEMENT));
}
