import { Address, invoiceAddressFields } from "./address.ts";
import { lineFields } from "./cart.ts";
import {
  amount,
  code,
  count,
  entity,
  type EntityOf,
  flag,
  id,
  list,
  nothing,
  number,
  optionalId,
  requiredAmount,
  text,
} from "./codec.ts";
import { Coupon } from "./coupon.ts";
import { endpoint } from "./endpoint.ts";
import { codes } from "./envelope.ts";
import { goodsKind } from "./goods-kind.ts";
import { InvoiceInfo } from "./invoice.ts";

/** A line that is about to be ordered (customer centre §3, checkout cart line); the rate is what the customer's group pays of a price. */
export const CheckoutLine = entity({ ...lineFields, discountRate: ["discount_rate", number] });
export type CheckoutLine = EntityOf<typeof CheckoutLine>;

/** What an order comes to (customer centre §3, money summaries): payable = goods − coupon + freight. */
export const OrderMoney = entity({
  goods: ["goodsMoney", amount],
  coupon: ["couponFee", amount],
  freight: ["expressFee", amount],
  payable: ["payMoney", requiredAmount],
});
export type OrderMoney = EntityOf<typeof OrderMoney>;

/** The money of both kinds of goods, apart and together. */
const totals = {
  reagentTotal: ["reagentTotalMoney", OrderMoney],
  instrumentTotal: ["instrumentTotalMoney", OrderMoney],
  total: ["totalMoney", OrderMoney],
} as const;

/** A product as the notices of the checkout name it. */
export const CheckoutProduct = entity({
  productId: ["product_id", id],
  kind: ["type", goodsKind],
  itemCode: ["item_code", text],
  productCode: ["product_code", text],
  name: ["item_name", text],
  englishName: ["item_en_name", text],
  specification: ["item_specification", text],
  pack: ["product_pack", text],
  hazardNumber: ["item_weihuaxuhao", text],
  isPrecursor: ["if_yj", flag],
});
export type CheckoutProduct = EntityOf<typeof CheckoutProduct>;

/**
 * limit.type (customer centre §4, price-response limit): 1 is the notice of deliveries to Beijing, 2 goods that may not be
 * ordered, 3 words of the shop's.
 */
const limitKind = code({ 0: "none", 1: "beijing", 2: "restricted", 3: "custom" }, "none");

/** What stands in the way of an order, or is to be known before it; the products that it is about must go first. */
export const OrderLimit = entity({
  kind: ["type", limitKind],
  products: ["list", list(CheckoutProduct)],
  message: ["message", text],
});
export type OrderLimit = EntityOf<typeof OrderLimit>;

/** Where invoices go, with the names of its regions; without an id the customer has no such address. */
const InvoicePlace = entity({
  addressId: ["invaddr_id", optionalId],
  ...invoiceAddressFields,
  provinceName: ["invaddr_province_name", text],
  cityName: ["invaddr_city_name", text],
  districtName: ["invaddr_district_name", text],
});

/** What the customer is about to order; the coupons are those that are good now, whatever goods they ask for. */
export const Confirmation = entity({
  invoice: ["userInfo", InvoiceInfo],
  reagents: ["cartList", list(CheckoutLine)],
  instruments: ["instrumentCartList", list(CheckoutLine)],
  coupons: ["couponList", list(Coupon)],
  /** The default one first. */
  addresses: ["addresses", list(Address)],
  invoiceAddress: ["invoiceAddress", InvoicePlace],
  ...totals,
});
export type Confirmation = EntityOf<typeof Confirmation>;

/** What it comes to with an address and a coupon (customer centre §3, price response). */
export const OrderPrice = entity({
  ...totals,
  limit: ["limit", OrderLimit],
  /** What was ordered today already, to the same address. */
  repeated: [
    "today_repeat_product",
    entity({ count: ["length", count], products: ["list", list(CheckoutProduct)] }),
  ],
});
export type OrderPrice = EntityOf<typeof OrderPrice>;

/** The chosen coupon: empty for none, -1 while nothing is chosen. */
const chosen = {
  addressId: ["address_id", optionalId],
  couponId: ["coupon_id", optionalId],
} as const;

/** The selected lines of the cart with all that is to be chosen; 1202 when nothing is selected. */
export const confirmOrder = endpoint(
  "confirmOrder",
  "GET /api/order/confirm",
  nothing,
  Confirmation,
  { auth: "required", failures: { [codes.emptyCart]: "orders" } },
);

/** Asked anew whenever address or coupon change. */
export const priceOrder = endpoint(
  "priceOrder",
  "GET /api/order/price",
  entity(chosen),
  OrderPrice,
  {
    auth: "required",
    failures: {
      otherwise: "quiet-message",
      [codes.emptyCart]: "orders",
      [codes.notFound]: "quiet-message",
      [codes.badRequest]: "quiet-message",
    },
  },
);

/** Turns the selected lines into an order, or into two where they are of both kinds: then the reagent order is answered. */
export const createOrder = endpoint(
  "createOrder",
  "POST /api/order/create",
  entity({
    ...chosen,
    /** Empty where the invoice goes with the goods. */
    invoiceAddressId: ["invoice_address_id", optionalId],
    customerOrderNumber: ["po", text],
    note: ["note", text],
  }),
  entity({ orderId: ["order_id", id], kind: ["type", goodsKind] }),
  {
    auth: "required",
    isRepeatable: true,
    failures: {
      otherwise: "alert-then-reload",
      [codes.emptyCart]: "alert-then-reload",
      [codes.badRequest]: "alert-then-reload",
      [codes.notFound]: "alert-then-reload",
    },
  },
);
