import { RowSet } from "../listing/row-set.ts";
import { sortRows } from "../listing/sort-rows.ts";
import { countBits, type StructureColumns, WORDS } from "./columns.ts";
import { FINGERPRINT_BYTES } from "./fingerprint.ts";
import { shared, TextsBuilder } from "./packed.ts";

/** A structure as it is stored, with its items. */
export interface StoredStructure {
  readonly smiles: string;
  readonly canonical: string;
  readonly atoms: number;
  readonly bits: Uint8Array;
  readonly items: readonly number[];
  /** The position of its first item in the catalogue. */
  readonly position: number;
}

/**
 * Packs structures. The fingerprints, which are most of them, are written into the memory that they stay in, so that packing takes little
 * more of it.
 */
export class ColumnsBuilder {
  readonly #pattern: Uint32Array;
  readonly #morgan: Uint32Array;
  readonly #smiles = new TextsBuilder();
  readonly #canonical = new TextsBuilder();
  readonly #morganBits: number[] = [];
  readonly #atoms: number[] = [];
  readonly #positions: number[] = [];
  readonly #items: number[] = [];
  readonly #itemsAt: number[] = [0];
  readonly #capacity: number;
  /** The fingerprints of a structure, as bytes and as words. */
  readonly #bits = new Uint8Array(2 * FINGERPRINT_BYTES);
  readonly #patternWords = new Uint32Array(this.#bits.buffer, 0, WORDS);
  readonly #morganWords = new Uint32Array(this.#bits.buffer, FINGERPRINT_BYTES, WORDS);

  /** @param capacity How many structures there are at most. */
  constructor(capacity: number) {
    this.#capacity = capacity;
    this.#pattern = shared(Uint32Array, capacity * WORDS);
    this.#morgan = shared(Uint32Array, capacity * WORDS);
  }

  /** Whether no other one fits. */
  get isFull(): boolean {
    return this.#atoms.length === this.#capacity;
  }

  add({ smiles, canonical, atoms, bits, items, position }: StoredStructure): void {
    const at = this.#atoms.length;
    this.#bits.set(bits);
    this.#pattern.set(this.#patternWords, at * WORDS);
    this.#morgan.set(this.#morganWords, at * WORDS);
    this.#morganBits.push(countBits(this.#morganWords));
    this.#smiles.add(smiles);
    this.#canonical.add(canonical);
    this.#atoms.push(atoms);
    this.#positions.push(position);
    for (const item of items) this.#items.push(item);
    this.#itemsAt.push(this.#items.length);
  }

  build(): StructureColumns {
    const count = this.#atoms.length;
    const byPosition = sortRows(Uint32Array.from(this.#positions));
    const order = sortRows(Uint32Array.from(this.#atoms), byPosition);
    const columns = {
      count,
      pattern: this.#pattern.subarray(0, count * WORDS),
      morgan: this.#morgan.subarray(0, count * WORDS),
      morganBits: shared(Uint16Array, count),
      smiles: this.#smiles.build(order),
      canonical: this.#canonical.build(order),
      items: shared(Int32Array, this.#items.length),
      itemsAt: shared(Uint32Array, count + 1),
      itemIds: shared(Int32Array, this.#items.length),
      structureOf: shared(Uint32Array, this.#items.length),
    };
    arrange(columns.pattern, order);
    arrange(columns.morgan, order);
    const { morganBits, items, itemsAt } = columns;
    const structures = new Uint32Array(this.#items.length);
    let itemsEnd = 0;
    for (const [at, from] of order.entries()) {
      morganBits[at] = this.#morganBits[from] ?? 0;
      const [start = 0, end = 0] = [this.#itemsAt[from], this.#itemsAt[from + 1]];
      for (let each = start; each < end; each += 1) {
        items[itemsEnd] = this.#items[each] ?? 0;
        structures[itemsEnd] = at;
        itemsEnd += 1;
      }
      itemsAt[at + 1] = itemsEnd;
    }
    for (const [at, from] of sortRows(Uint32Array.from(items)).entries()) {
      columns.itemIds[at] = items[from] ?? 0;
      columns.structureOf[at] = structures[from] ?? 0;
    }
    return columns;
  }
}

/** Puts fingerprints in an order without a copy of them: position `at` gets the one that was at `order[at]`. */
function arrange(fingerprints: Uint32Array, order: Int32Array): void {
  const isDone = new RowSet(order.length);
  const first = new Uint32Array(WORDS);
  for (const start of order.keys()) {
    if (!isDone.add(start)) continue;
    first.set(fingerprints.subarray(start * WORDS, (start + 1) * WORDS));
    let at = start;
    for (let from = order[at] ?? start; from !== start; from = order[at] ?? start) {
      fingerprints.copyWithin(at * WORDS, from * WORDS, (from + 1) * WORDS);
      isDone.add(from);
      at = from;
    }
    fingerprints.set(first, at * WORDS);
  }
}
