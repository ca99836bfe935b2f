import { MOST_BASKET_LINES } from "@reagent/domain/basket";
import { LONGEST_GIFT_NOTE } from "@reagent/domain/gift-order";
import { Address } from "./address.ts";
import { BasketLine } from "./basket.ts";
import {
  code,
  count,
  day,
  entity,
  type EntityOf,
  id,
  instant,
  line,
  lines,
  list,
  maybe,
  nothing,
  optionalId,
  requiredCount,
  text,
} from "./codec.ts";
import { endpoint } from "./endpoint.ts";
import { codes } from "./envelope.ts";

/** The status of a gift order (customer centre §4, gift order). */
const statuses = { 1: "unconfirmed", 2: "confirmed", 3: "shipped", 4: "cancelled" } as const;

/** The fields of a gift order in lists and on its pages (storefront §3, orchard order); amounts are whole grains. */
const orderFields = {
  orderId: ["so_id", id],
  orderCode: ["so_code", text],
  status: ["so_review_status", code(statuses, "other")],
  /** In the language of the call. */
  statusName: ["so_review_status_name", text],
  payStatus: ["so_pay_status", code({ 0: "unpaid", 1: "paid" }, "other")],
  amount: ["so_amount", requiredCount],
  createdAt: ["so_createtime", instant],
  receiver: ["so_receiver", text],
  /** Empty until the order is shipped. */
  expressCompany: ["so_send_express", text],
  expressNumber: ["so_send_no", text],
} as const;

/** A row of the list of gift orders. */
export const GiftOrderRow = entity(orderFields);
export type GiftOrderRow = EntityOf<typeof GiftOrderRow>;

/** A line of a gift order; `price` is what was paid for one. */
export const GiftOrderLine = entity({
  giftCode: ["fruit_code", text],
  name: ["fruit_name", text],
  specification: ["fruit_specification", text],
  drawing: ["item_upimg", text],
  quantity: ["sod_num", requiredCount],
  price: ["sod_discount", requiredCount],
  amount: ["sod_amount", requiredCount],
});
export type GiftOrderLine = EntityOf<typeof GiftOrderLine>;

/** A gift order with its address and lines. */
const detailFields = {
  ...orderFields,
  mobile: ["so_mobile", text],
  provinceName: ["province_name", text],
  cityName: ["city_name", text],
  districtName: ["district_name", text],
  street: ["so_street", text],
  note: ["so_note", text],
  /** When it was paid, confirmed, shipped and cancelled; null where it was not. */
  paidAt: ["so_pay_time", maybe(instant)],
  confirmedAt: ["so_review_time", maybe(instant)],
  shippedAt: ["so_send_time", maybe(instant)],
  cancelledAt: ["so_cancel_time", maybe(instant)],
  /** By when it must be paid; null where it is not waited for. */
  payBy: ["pay_deadline", maybe(instant)],
  lines: ["goods_list", list(GiftOrderLine)],
} as const;

export const GiftOrder = entity(detailFields);
export type GiftOrder = EntityOf<typeof GiftOrder>;

/** A gift order before it is paid, and how many grains the customer has. */
export const GiftOrderToPay = entity({ ...detailFields, grains: ["exchange", requiredCount] });
export type GiftOrderToPay = EntityOf<typeof GiftOrderToPay>;

/** What the checkout shows (storefront §3, orchard checkout). */
export const GiftCheckout = entity({
  /** The default one first. */
  addresses: ["addresses", list(Address)],
  customer: ["userInfo", entity({ company: ["company", text] })],
  lines: ["cartList", list(BasketLine)],
  quantity: ["number", count],
  total: ["total", requiredCount],
  grains: ["exchange", requiredCount],
});
export type GiftCheckout = EntityOf<typeof GiftCheckout>;

/** 1201 when the basket is empty, as after the order was placed. */
export const readGiftCheckout = endpoint(
  "readGiftCheckout",
  "GET /api/orchard/checkout",
  nothing,
  GiftCheckout,
  {
    part: "orchard",
    auth: "required",
    screenHandlesExpiry: true,
    failures: { [codes.nothingToCheckOut]: "gift-orders" },
  },
);

/** A line of the basket as the customer has seen it; the price is of one gift, in grains. */
const ExpectedLine = entity({
  giftId: ["product_id", id],
  quantity: ["total", requiredCount],
  price: ["product_price", requiredCount],
});

/** Makes an order of the basket, and empties it. */
export const createGiftOrder = endpoint(
  "createGiftOrder",
  "POST /api/orchard/create",
  entity({
    province: ["province", optionalId],
    city: ["city", optionalId],
    district: ["district", optionalId],
    street: ["address", line()],
    receiver: ["receiver", line()],
    mobile: ["mobile", line()],
    note: ["note", lines(2 * LONGEST_GIFT_NOTE)],
    /** The basket that the customer has seen: another one is refused with 1410. Without it the current one is accepted. */
    expectedLines: ["products", maybe(list(ExpectedLine, MOST_BASKET_LINES))],
  }),
  entity({ orderId: ["order_id", id] }),
  {
    part: "orchard",
    auth: "required",
    isRepeatable: true,
    failures: {
      [codes.badRequest]: "warning-alert",
      [codes.nothingToCheckOut]: "warning-alert",
      [codes.giftDelisted]: "warning-alert",
      [codes.giftOutOfStock]: "warning-alert",
      [codes.tooFewGrains]: "warning-alert",
      [codes.priceChanged]: "warning-alert",
    },
  },
);

/** An order on the page where it is paid, also one that is paid already; 3002 for one that was cancelled. */
export const confirmGiftOrder = endpoint(
  "confirmGiftOrder",
  "GET /api/orchard/confirm",
  entity({ orderId: ["order_id", id] }),
  GiftOrderToPay,
  {
    part: "orchard",
    auth: "required",
    screenHandlesExpiry: true,
    failures: { [codes.notPayable]: "warning-block", [codes.notFound]: "empty" },
  },
);

/** Pays an order with grains, once; for one that is paid the answer is the same. */
export const payGiftOrder = endpoint(
  "payGiftOrder",
  "POST /api/orchard/payment",
  entity({ orderId: ["order_id", id] }),
  nothing,
  {
    part: "orchard",
    auth: "required",
    isRepeatable: true,
    failures: {
      [codes.notFound]: "warning-alert",
      [codes.notPayable]: "warning-alert",
      [codes.giftDelisted]: "warning-alert",
      [codes.giftOutOfStock]: "warning-alert",
      [codes.tooFewGrains]: "warning-alert",
    },
  },
);

/** Cancels an order of the customer that is not paid; for one that is cancelled the answer is the same. */
export const cancelGiftOrder = endpoint(
  "cancelGiftOrder",
  "POST /api/orchard/cancel",
  entity({ orderId: ["order_id", id] }),
  nothing,
  {
    part: "orchard",
    auth: "required",
    failures: { [codes.notFound]: "warning-alert", [codes.locked]: "warning-alert" },
  },
);

/**
 * The customer's gift orders, newest first. A part of a code or name matches. Gift orders have no order number of the customer's,
 * so that any text of it matches none. `status` is called so_pay_status on the wire (decisions, gift order filter).
 */
export const listGiftOrders = endpoint(
  "listGiftOrders",
  "GET /api/orchard/orders",
  entity({
    pageSize: ["offset", count],
    page: ["page", count],
    from: ["from", day],
    to: ["to", day],
    orderCode: ["so_code", line()],
    receiver: ["so_receiver", line()],
    customerOrderNumber: ["so_cus_po", line()],
    status: ["so_pay_status", code(statuses, "all")],
  }),
  entity({
    orders: ["data", list(GiftOrderRow)],
    /** How many orders the filters match. */
    total: ["total", count],
  }),
  { part: "orchard", auth: "required", screenHandlesExpiry: true },
);

export const readGiftOrder = endpoint(
  "readGiftOrder",
  "GET /api/orchard/detail",
  entity({ orderId: ["order_id", id] }),
  GiftOrder,
  {
    part: "orchard",
    auth: "required",
    screenHandlesExpiry: true,
    failures: { [codes.notFound]: "empty" },
  },
);
