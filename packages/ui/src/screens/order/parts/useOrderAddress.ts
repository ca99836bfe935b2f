import type { OrderFilter, OrderListKind } from "@reagent/domain/order";
import { PAGE_SIZE } from "@reagent/domain/page-size";
import { type ListAddress, useListAddress } from "../../../blocks/ListPage/useListAddress.ts";
import { orderFilters } from "./order-address.ts";

export interface OrderAddress extends ListAddress<OrderFilter> {
  readonly params: OrderFilter & { readonly page: number; readonly pageSize: number };
}

/** The filters and the page of a list of orders, and the parameters of its call. */
export function useOrderAddress(kind: OrderListKind = "all"): OrderAddress {
  const address = useListAddress(orderFilters(kind), ["relation_code"]);
  const { filter, page } = address;
  return { ...address, params: { ...filter, page, pageSize: PAGE_SIZE.orders } };
}
