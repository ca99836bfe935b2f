import type { SortOrder } from "@reagent/domain/facet";
import { type Columns, ON_REQUEST } from "./columns.ts";
import { sortRows } from "./sort-rows.ts";

type Order = Exclude<SortOrder, "usual">;

const cache = new WeakMap<Columns, Map<Order, Int32Array>>();

/** All rows in an order, cached by columns; equal items keep the catalogue's order. */
export function orderBy(columns: Columns, order: Order): Int32Array {
  const known = cache.get(columns) ?? new Map<Order, Int32Array>();
  cache.set(columns, known);
  const rows =
    known.get(order) ?? sortRows(new Uint32Array(columns.ids).map(keyIn[order](columns)));
  known.set(order, rows);
  return rows;
}

/** The key of a row in an order; the smallest comes first. */
const keyIn: Record<Order, (columns: Columns) => (id: number, row: number) => number> = {
  "price-up":
    ({ prices }) =>
    (_, row) =>
      prices[row] ?? 0,
  // Items without a price come last in both directions.
  "price-down":
    ({ prices }) =>
    (_, row) =>
      prices[row] === ON_REQUEST ? ON_REQUEST : ON_REQUEST - 1 - (prices[row] ?? 0),
  // Positive floating-point numbers are ordered like their bits.
  purity: ({ purities }) => {
    const bits = new Uint32Array(purities.buffer, purities.byteOffset, purities.length);
    return (_, row) => ~(bits[row] ?? 0) >>> 0;
  },
};
