import { readOrder } from "@reagent/api/contract/order";
import { firstCall } from "../../../data/first-calls.ts";

/** What the page of an order reads first; nothing where its address names none. */
export const orderCalls = (orderId: string, isLegacy: boolean) =>
  orderId === "" ? [] : [firstCall(readOrder, { orderId, isLegacy })];
