import type { SortOrder } from "@reagent/domain/facet";
import { type Columns, ON_REQUEST } from "./columns.ts";

/** All places, in the catalogue's order. */
export function allPlaces(count: number): Int32Array {
  return new Int32Array(count).map((_, place) => place);
}

type Order = Exclude<SortOrder, "usual">;

const cache = new WeakMap<Columns, Map<Order, Int32Array>>();

/** All places in an order, cached by columns; equal items keep the catalogue's order. */
export function orderBy(columns: Columns, order: Order): Int32Array {
  const known = cache.get(columns) ?? new Map<Order, Int32Array>();
  cache.set(columns, known);
  const places =
    known.get(order) ?? sorted(new Uint32Array(columns.ids).map(keyIn[order](columns)));
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

const DIGIT_BITS = 16;
const DIGITS = 2 ** DIGIT_BITS;

/** The places in the order of their keys; equal ones stay in order. Two passes over the digits are many times faster than comparing. */
function sorted(keys: Uint32Array): Int32Array {
  let places = allPlaces(keys.length);
  for (const shift of [0, DIGIT_BITS]) {
    const digitOf = (place: number) => ((keys[place] ?? 0) >>> shift) & (DIGITS - 1);
    const starts = new Int32Array(DIGITS + 1);
    for (let place = 0; place < keys.length; place += 1)
      starts[digitOf(place) + 1] = (starts[digitOf(place) + 1] ?? 0) + 1;
    for (let digit = 0; digit < DIGITS; digit += 1)
      starts[digit + 1] = (starts[digit + 1] ?? 0) + (starts[digit] ?? 0);
    const next = new Int32Array(keys.length);
    for (let at = 0; at < places.length; at += 1) {
      const place = places[at] ?? 0;
      const digit = digitOf(place);
      const target = starts[digit] ?? 0;
      next[target] = place;
      starts[digit] = target + 1;
    }
    places = next;
  }
  return places;
}
