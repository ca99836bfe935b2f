import { type Facet, FACET_NAMES, type Filters, type SortOrder } from "@reagent/domain/facet";
import { bitsOf, type Columns, FACET_BITS } from "./columns.ts";
import { orderBy } from "./order.ts";
import { RowSet } from "./row-set.ts";

/** The number of items that each value of each facet would leave. */
export type Counts = Readonly<
  Record<Facet, readonly { readonly value: string; readonly count: number }[]>
>;

export interface Page {
  /** From 1. */
  readonly page: number;
  readonly size: number;
}

/** A set of items that can be narrowed by facets, counted and ordered. */
export class Group {
  readonly rows: Int32Array;
  readonly #columns: Columns;
  /** Number of items by set of facets: a million items have a few hundred different sets. */
  readonly #sizes = new Map<number, number>();
  #members: RowSet | undefined;

  /** @param rows In the default order. */
  constructor(columns: Columns, rows: Int32Array) {
    this.#columns = columns;
    this.rows = rows;
    for (let at = 0; at < rows.length; at += 1) {
      const facets = columns.facets[rows[at] ?? 0] ?? 0;
      this.#sizes.set(facets, (this.#sizes.get(facets) ?? 0) + 1);
    }
  }

  /**
   * The number of items that match, and the number that each value would leave if it were the only one chosen of its facet. So the
   * counts of a facet do not fall when one of its values is chosen.
   */
  count(filters: Filters): { readonly total: number; readonly counts: Counts } {
    const facetsChosen = chosenOf(filters);
    const counts = new Uint32Array(FACET_BITS.length);
    let total = 0;
    for (const [facets, size] of this.#sizes) {
      const failed = facetsChosen.filter(({ chosen }) => (facets & chosen) === 0);
      if (failed.length === 0) total += size;
      if (failed.length > 1) continue;
      const counted = failed[0] ? facets & failed[0].all : facets;
      for (const [at, { bit }] of FACET_BITS.entries()) {
        if ((counted & bit) !== 0) counts[at] = (counts[at] ?? 0) + size;
      }
    }
    return { total, counts: countsByFacet(counts) };
  }

  /** A page of the rows of the items that match, in order. */
  page(filters: Filters, sort: SortOrder, { page, size }: Page): number[] {
    const facetsChosen = chosenOf(filters);
    const order = sort === "usual" ? this.rows : orderBy(this.#columns, sort);
    const found: number[] = [];
    let toSkip = (page - 1) * size;
    for (let at = 0; at < order.length; at += 1) {
      const row = order[at] ?? 0;
      if (sort !== "usual" && !this.has(row)) continue;
      if (!passes(this.#columns.facets[row] ?? 0, facetsChosen)) continue;
      if (toSkip > 0) toSkip -= 1;
      else if (found.push(row) === size) break;
    }
    return found;
  }

  /** The number of substances of the items that match. */
  countSubstances(filters: Filters): number {
    const { facets, substances, ids } = this.#columns;
    const facetsChosen = chosenOf(filters);
    const found = new RowSet(ids.length);
    let count = 0;
    for (let at = 0; at < this.rows.length; at += 1) {
      const row = this.rows[at] ?? 0;
      if (!passes(facets[row] ?? 0, facetsChosen)) continue;
      if (found.add(substances[row] ?? 0)) count += 1;
    }
    return count;
  }

  /** Whether an item is in this group. */
  has(row: number): boolean {
    this.#members ??= membersOf(this.#columns, this.rows);
    return this.#members.has(row);
  }

  /** The number of items that match and are also in another group. */
  countIn({ rows }: Group, filters: Filters): number {
    const { facets } = this.#columns;
    const facetsChosen = chosenOf(filters);
    let count = 0;
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at] ?? 0;
      if (this.has(row) && passes(facets[row] ?? 0, facetsChosen)) count += 1;
    }
    return count;
  }
}

interface ChosenFacet {
  readonly chosen: number;
  /** All bits of the facet. */
  readonly all: number;
}

function chosenOf(filters: Filters): readonly ChosenFacet[] {
  return FACET_NAMES.filter((facet) => filters[facet].length > 0).map((facet) => ({
    chosen: bitsOf(facet, filters[facet]),
    all: FACET_BITS.reduce((bits, each) => (each.facet === facet ? bits | each.bit : bits), 0),
  }));
}

function passes(facets: number, facetsChosen: readonly ChosenFacet[]): boolean {
  for (const { chosen } of facetsChosen) if ((facets & chosen) === 0) return false;
  return true;
}

function countsByFacet(counts: Uint32Array): Counts {
  const byFacet: Record<Facet, { value: string; count: number }[]> = {
    purity: [],
    size: [],
    price: [],
    stock: [],
    hazard: [],
  };
  for (const [at, { facet, value }] of FACET_BITS.entries())
    byFacet[facet].push({ value, count: counts[at] ?? 0 });
  return byFacet;
}

function membersOf({ ids }: Columns, rows: Int32Array): RowSet {
  const members = new RowSet(ids.length);
  for (let at = 0; at < rows.length; at += 1) members.add(rows[at] ?? 0);
  return members;
}
