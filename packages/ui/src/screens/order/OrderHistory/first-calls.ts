import { listOrders } from "@reagent/api/contract/order";
import { orderListKind } from "@reagent/domain/order";
import { firstCall } from "../../../data/first-calls.ts";
import { ordersPageAt } from "../parts/order-address.ts";

/** What a list of orders reads first, with the filters and the page of its address. */
export const orderHistoryCalls = (type: string | undefined, query: URLSearchParams) => [
  firstCall(listOrders, { ...ordersPageAt(orderListKind(type), query), isLegacy: false }),
];
