import { filterOf, OrderFilter, type OrderListKind } from "@reagent/domain/order";
import { PAGE_SIZE } from "@reagent/domain/page-size";
import { type FilterNames, readListAddress } from "../../../blocks/ListPage/list-address.ts";

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

/** The parameters of a call for a page of a list of orders. */
export const ordersPage = (filter: OrderFilter, page: number) => ({
  ...filter,
  page,
  pageSize: PAGE_SIZE.orders,
});

/** The same for the address of the list. */
export function ordersPageAt(kind: OrderListKind, query: URLSearchParams) {
  const { filter, page } = readListAddress(query, orderFilters(kind));
  return ordersPage(filter, page);
}
