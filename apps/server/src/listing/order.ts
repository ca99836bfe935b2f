import type { SortOrder } from "@reagent/domain/facet";
import { type Columns, ON_REQUEST } from "./columns.ts";

type Order = Exclude<SortOrder, "usual">;

const remembered = new WeakMap<Columns, Map<Order, Int32Array>>();

/** All places in an order, remembered with their columns; what is alike stays in the catalogue's order. */
export function orderBy(columns: Columns, order: Order): Int32Array {
  const known = remembered.get(columns) ?? new Map<Order, Int32Array>();
  remembered.set(columns, known);
  const places =
    known.get(order) ??
    Int32Array.from(columns.ids.keys()).sort((a, b) => before[order](columns, a, b) || a - b);
  known.set(order, places);
  return places;
}

const before: Record<Order, (of: Columns, a: number, b: number) => number> = {
  "price-up": ({ prices }, a, b) => (prices[a] ?? 0) - (prices[b] ?? 0),
  "price-down": ({ prices }, a, b) => priceOrNone(prices[b]) - priceOrNone(prices[a]),
  purity: ({ purities }, a, b) => (purities[b] ?? 0) - (purities[a] ?? 0),
};

/** What has no price comes last in both directions. */
function priceOrNone(price = ON_REQUEST): number {
  return price === ON_REQUEST ? -1 : price;
}
