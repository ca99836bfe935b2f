import { OrderFilter } from "@reagent/domain/order";
import { safeParse } from "valibot";

/** What each filter is called in the query of an address. */
const names = {
  from: "from",
  to: "to",
  orderCode: "order",
  productCode: "product",
  casNumber: "cas",
  customerOrderNumber: "po",
  receiver: "receiver",
  payment: "payment",
  review: "review",
} as const satisfies Record<keyof OrderFilter, string>;

const filters = Object.keys(names) as (keyof OrderFilter)[];

/** How the query of an address searches a list; what it cannot mean is left out. Whether the orders are paid is the route's to say where it does. */
export function readSearch(query: URLSearchParams, initial: OrderFilter): OrderFilter {
  const asked = filters.map((name) => [name, query.get(names[name]) ?? initial[name]]);
  const read = safeParse(OrderFilter, Object.fromEntries(asked));
  if (!read.success) return initial;
  return initial.payment === "all" ? read.output : { ...read.output, payment: initial.payment };
}

/** The filters that differ from those that the route itself sets. */
export function activeFilters(filter: OrderFilter, initial: OrderFilter) {
  return filters.filter((name) => filter[name] !== initial[name]);
}

/** What stands in the query of an address: only what differs from the plain list. */
export function writtenSearch(
  filter: OrderFilter,
  initial: OrderFilter,
  page: number,
): Record<string, string> {
  const written = activeFilters(filter, initial).map((name): [string, string] => [
    names[name],
    filter[name],
  ]);
  if (page > 1) written.push(["page", String(page)]);
  return Object.fromEntries(written);
}
