import {
  amount,
  code,
  count,
  day,
  entity,
  type EntityOf,
  flag,
  id,
  instant,
  list,
  nothing,
  text,
} from "./codec.ts";
import { endpoint } from "./endpoint.ts";

/** so_review_status (customer centre §3). */
export const reviewStatus = code({ 0: "pending", 2: "reviewed", 3: "cancelled" }, "other");
/** so_pay_status: 1 and 9 mean paid. */
export const payStatus = code({ 0: "unpaid", 1: "paid", 9: "paid" }, "other");

/** A row of the list of orders. */
export const OrderRow = entity({
  orderId: ["so_id", id],
  orderCode: ["so_code", text],
  reviewStatus: ["so_review_status", reviewStatus],
  reviewStatusName: ["so_review_status_name", text],
  payStatus: ["so_pay_status", payStatus],
  payStatusName: ["so_pay_status_name", text],
  payMethod: ["pay_method", text],
  amount: ["so_amount", amount],
  createdAt: ["so_createtime", instant],
  receiver: ["so_receiver", text],
  customerOrderNumber: ["so_cus_po", text],
});
export type OrderRow = EntityOf<typeof OrderRow>;

export const OrderList = entity({
  orders: ["data", list(OrderRow)],
  /** How many orders the filters match. */
  total: ["total", count],
  orderTotal: ["order_total", amount],
  refundTotal: ["refund_total", amount],
});
export type OrderList = EntityOf<typeof OrderList>;

/** How many orders the customer has, for the panel. */
export const readOrderCount = endpoint(
  "readOrderCount",
  "GET /api/order/count",
  nothing,
  entity({ total: ["total", count], unpaid: ["noPay", count], paid: ["payed", count] }),
  { asks: "customer" },
);

/** Reagent orders, newest first; `pageSize` orders a page (called offset on the wire). */
export const listOrders = endpoint(
  "listOrders",
  "GET /api/order/list",
  entity({
    isLegacy: ["type", flag],
    pageSize: ["offset", count],
    page: ["page", count],
    from: ["from", day],
    to: ["to", day],
    orderCode: ["so_code", text],
    productCode: ["product_code", text],
    casNumber: ["cas", text],
    customerOrderNumber: ["so_cus_po", text],
    receiver: ["so_receiver", text],
    payment: ["so_pay_status", code({ 1: "paid", 2: "unpaid" }, "all")],
    review: ["so_review_status", code({ 0: "pending", 2: "reviewed", 3: "cancelled" }, "all")],
  }),
  OrderList,
  { asks: "customer", keepsSessionEnd: true },
);
