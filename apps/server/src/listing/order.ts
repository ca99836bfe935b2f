import type { SortOrder } from "@reagent/domain/facet";
import { type Columns, ON_REQUEST } from "./columns.ts";
import { sortPlaces } from "./sort-places.ts";

type Order = Exclude<SortOrder, "usual">;

const cache = new WeakMap<Columns, Map<Order, Int32Array>>();

/** All places in an order, cached by columns; equal items keep the catalogue's order. */
export function orderBy(columns: Columns, order: Order): Int32Array {
  const known = cache.get(columns) ?? new Map<Order, Int32Array>();
  cache.set(columns, known);
  const places =
    known.get(order) ?? sortPlaces(new Uint32Array(columns.ids).map(keyIn[order](columns)));
  known.set(order, places);
  return places;
}

/** The key of a place in an order; the smallest comes first. */
const keyIn: Record<Order, (columns: Columns) => (id: number, place: number) => number> = {
  "price-up":
    ({ prices }) =>
    (_, place) =>
      prices[place] ?? 0,
  // Items without a price come last in both directions.
  "price-down":
    ({ prices }) =>
    (_, place) =>
      prices[place] === ON_REQUEST ? ON_REQUEST : ON_REQUEST - 1 - (prices[place] ?? 0),
  // Positive floating-point numbers are ordered like their bits.
  purity: ({ purities }) => {
    const bits = new Uint32Array(purities.buffer, purities.byteOffset, purities.length);
    return (_, place) => ~(bits[place] ?? 0) >>> 0;
  },
};
