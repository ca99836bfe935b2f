import type { SortOrder } from "@reagent/domain/facet";
import { type Columns, ON_REQUEST } from "./columns.ts";

type Order = Exclude<SortOrder, "usual">;

const cache = new WeakMap<Columns, Map<Order, Int32Array>>();

/** All places in an order, cached by columns; equal items keep the catalogue's order. */
export function orderBy(columns: Columns, order: Order): Int32Array {
  const known = cache.get(columns) ?? new Map<Order, Int32Array>();
  cache.set(columns, known);
  const places =
    known.get(order) ??
    Int32Array.from(columns.ids.keys()).sort((a, b) => compare[order](columns, a, b) || a - b);
  known.set(order, places);
  return places;
}

const compare: Record<Order, (of: Columns, a: number, b: number) => number> = {
  "price-up": ({ prices }, a, b) => (prices[a] ?? 0) - (prices[b] ?? 0),
  "price-down": ({ prices }, a, b) => priceOrNone(prices[b]) - priceOrNone(prices[a]),
  purity: ({ purities }, a, b) => (purities[b] ?? 0) - (purities[a] ?? 0),
};

/** Items without a price come last in both directions. */
function priceOrNone(price = ON_REQUEST): number {
  return price === ON_REQUEST ? -1 : price;
}
