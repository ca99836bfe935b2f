import { filterOf, OrderFilter, type OrderListKind } from "@reagent/domain/order";
import type { FilterNames } from "../../../blocks/ListPage/list-address.ts";

const names = {
  from: "from",
  to: "to",
  orderCode: "order",
  productCode: "product",
  casNumber: "cas",
  customerOrderNumber: "po",
  receiver: "receiver",
  review: "review",
} as const;

/** The filters of a list of orders in its address; where the route says whether they are paid, the query does not. */
export const orderFilters = (kind: OrderListKind): FilterNames<OrderFilter> => ({
  schema: OrderFilter,
  names: kind === "all" ? { ...names, payment: "payment" } : names,
  initial: filterOf(kind),
});
