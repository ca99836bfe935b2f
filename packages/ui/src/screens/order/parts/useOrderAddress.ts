import type { OrderFilter, OrderListKind } from "@reagent/domain/order";
import { type ListAddress, useListAddress } from "../../../blocks/ListPage/useListAddress.ts";
import { orderFilters, ordersPage } from "./order-address.ts";

export interface OrderAddress extends ListAddress<OrderFilter> {
  readonly params: ReturnType<typeof ordersPage>;
}

/** The filters and the page of a list of orders, and the parameters of its call. */
export function useOrderAddress(kind: OrderListKind = "all"): OrderAddress {
  const address = useListAddress(orderFilters(kind), ["relation_code"]);
  return { ...address, params: ordersPage(address.filter, address.page) };
}
