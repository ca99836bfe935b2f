import { MOST_CART_LINES } from "@reagent/domain/cart";
import { LONGEST_REMARKS } from "@reagent/domain/checkout";
import { LONGEST_FUND } from "@reagent/domain/invoice-split";
import { Address, invoiceAddressFields } from "./address.ts";
import { lineFields } from "./cart.ts";
import {
  amount,
  code,
  count,
  entity,
  type EntityOf,
  id,
  list,
  maybe,
  nothing,
  number,
  optionalId,
  requiredAmount,
  text,
  line,
  lines,
} from "./codec.ts";
import { Coupon } from "./coupon.ts";
import { endpoint } from "./endpoint.ts";
import { codes } from "./envelope.ts";
import { RequiredFiling } from "./filing.ts";
import { cartGoodsFields, restrictionFields } from "./goods-fields.ts";
import { goodsKind } from "./goods-kind.ts";
import { InvoiceInfo, invoiceSplit } from "./invoice.ts";

/** A line at checkout (customer centre §3, checkout cart line); the rate is the share of a price that the customer's group pays. */
export const CheckoutLine = entity({ ...lineFields, discountRate: ["discount_rate", number] });
export type CheckoutLine = EntityOf<typeof CheckoutLine>;

/** The totals of an order (customer centre §3, money summaries): payable = goods − coupon + freight. */
export const OrderMoney = entity({
  goods: ["goodsMoney", amount],
  coupon: ["couponFee", amount],
  freight: ["expressFee", amount],
  payable: ["payMoney", requiredAmount],
});
export type OrderMoney = EntityOf<typeof OrderMoney>;

/** The totals of each kind of goods, and of both together. */
const totals = {
  reagentTotal: ["reagentTotalMoney", OrderMoney],
  instrumentTotal: ["instrumentTotalMoney", OrderMoney],
  total: ["totalMoney", OrderMoney],
} as const;

/** A product of a checkout notice. */
export const CheckoutProduct = entity({
  productId: ["product_id", id],
  kind: ["type", goodsKind],
  ...cartGoodsFields,
  ...restrictionFields,
});
export type CheckoutProduct = EntityOf<typeof CheckoutProduct>;

/**
 * limit.type (customer centre §4, price-response limit): 1 is the notice of deliveries to Beijing, 2 goods that may not be
 * ordered, 3 a message of the shop's.
 */
const limitKind = code({ 0: "none", 1: "beijing", 2: "restricted", 3: "custom" }, "none");

/** A notice that precedes an order or prevents it; its products must be unselected first. */
export const OrderLimit = entity({
  kind: ["type", limitKind],
  products: ["list", list(CheckoutProduct)],
  message: ["message", text],
  /** The filings that the restricted products require and that are not accepted. */
  filings: ["filings", list(RequiredFiling)],
});
export type OrderLimit = EntityOf<typeof OrderLimit>;

/** The invoice address with the names of its regions; without an id the customer has none. */
const InvoicePlace = entity({
  addressId: ["invaddr_id", optionalId],
  ...invoiceAddressFields,
  provinceName: ["invaddr_province_name", text],
  cityName: ["invaddr_city_name", text],
  districtName: ["invaddr_district_name", text],
});

/** The selected lines and the choices for their order; coupons are those that are valid now, whatever amount they require. */
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

/** The price with an address and a coupon (customer centre §3, price response). */
export const OrderPrice = entity({
  ...totals,
  limit: ["limit", OrderLimit],
  /** Why the lines cannot be ordered before other orders are paid or cancelled; empty where they can. */
  overLimit: ["unpaid_limit", text],
  /** The products that were ordered today already, to the same address. */
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

/** The selected lines of the cart and the choices; 1202 when nothing is selected. */
export const confirmOrder = endpoint(
  "confirmOrder",
  "GET /api/order/confirm",
  nothing,
  Confirmation,
  { auth: "required", failures: { [codes.emptyCart]: "orders" } },
);

/** Requested again when the address or the coupon changes. */
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

/** Makes an order of the selected lines, or two if they are of both kinds: then the reagent order is returned. */
export const createOrder = endpoint(
  "createOrder",
  "POST /api/order/create",
  entity({
    ...chosen,
    /** Empty if the invoice is sent with the goods. */
    invoiceAddressId: ["invoice_address_id", optionalId],
    customerOrderNumber: ["po", line()],
    note: ["note", lines(2 * LONGEST_REMARKS.note)],
    invoiceSplit: ["invoice_split", invoiceSplit],
    /** The funds that pay for the lines, where these are invoiced by fund; a line without one is left out. */
    funds: [
      "funds",
      maybe(
        list(
          entity({
            kind: ["type", goodsKind],
            productId: ["product_id", id],
            fund: ["fund", line(LONGEST_FUND)],
          }),
          MOST_CART_LINES,
        ),
      ),
    ],
    /** The payable total that the customer has seen: another one is refused with 1410. Without it the current total is accepted. */
    expectedTotal: ["pay_money", maybe(amount)],
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
      [codes.priceChanged]: "nothing",
    },
  },
);
