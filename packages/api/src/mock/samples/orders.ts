import { fen } from "@reagent/domain/money";
import type { OrderList } from "../../contract/order.ts";

/** The list of a customer who has not ordered yet. */
export const noOrders: OrderList = {
  orders: [],
  total: 0,
  orderTotal: fen(0),
  refundTotal: fen(0),
};

/** How many orders such a customer has. */
export const noOrderCount = { total: 0, unpaid: 0, paid: 0 } as const;
