/** A set of rows, one bit each. */
export class RowSet {
  readonly #bits: Uint8Array;

  /** @param count The number of rows that can be in it. */
  constructor(count: number) {
    this.#bits = new Uint8Array(Math.ceil(count / 8));
  }

  /** Adds a row. Returns whether it is new. */
  add(row: number): boolean {
    const known = this.#bits[row >>> 3] ?? 0;
    this.#bits[row >>> 3] = known | (1 << (row & 7));
    return (known & (1 << (row & 7))) === 0;
  }

  has(row: number): boolean {
    return ((this.#bits[row >>> 3] ?? 0) & (1 << (row & 7))) !== 0;
  }

  /** All rows, in order. */
  toRows(): Int32Array {
    const rows: number[] = [];
    for (let row = 0; row < this.#bits.length * 8; row += 1) if (this.has(row)) rows.push(row);
    return Int32Array.from(rows);
  }
}
