import { listOrders } from "@reagent/api/contract/order";
import { firstCall } from "../../../data/first-calls.ts";
import { ordersPageAt } from "../parts/order-address.ts";

export const oldOrderCalls = (query: URLSearchParams) => [
  firstCall(listOrders, { ...ordersPageAt("all", query), isLegacy: true }),
];
