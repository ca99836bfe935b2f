import {
  amount,
  attributes,
  code,
  count,
  entity,
  type EntityOf,
  flag,
  id,
  instant,
  list,
  maybe,
  nothing,
  number,
  optionalId,
  paymentPage,
  requiredAmount,
  text,
} from "./codec.ts";
import { endpoint } from "./endpoint.ts";
import { codes } from "./envelope.ts";
import { orderedPriceFields } from "./goods-fields.ts";
import { goodsKind } from "./goods-kind.ts";

/** Payment types (customer centre §9, payment types). */
const purpose = code({ 0: "order", 1: "repayment" }, "unknown");

/** A line of an order statement (customer centre §3, order statement); names may contain HTML. */
export const StatementLine = entity({
  itemCode: ["item_code", text],
  productCode: ["product_code", text],
  name: ["item_cn_name", text],
  englishName: ["item_en_name", text],
  specification: ["item_specification", text],
  pack: ["product_pack", text],
  /** Of an instrument only. */
  attributes: ["sku_attr", maybe(attributes)],
  stock: ["stock", count],
  expectedDelivery: ["sod_expect_delivery", text],
  ...orderedPriceFields,
  /** Whether the price is a promotion's. */
  isPromoted: ["if_sales", flag],
  quantity: ["sod_num", count],
  amount: ["sod_amount", amount],
});
export type StatementLine = EntityOf<typeof StatementLine>;

/** A payment method of a gateway; id 50 is WeChat, by a QR code. */
export const OnlineMethod = entity({
  methodId: ["id", id],
  code: ["code", text],
  name: ["name", text],
  /** URL of its logo; empty if it has none. */
  image: ["image", text],
});
export type OnlineMethod = EntityOf<typeof OnlineMethod>;

/** The balance or a credit line; `available` is the amount that can be paid with it. */
export const AccountMethod = entity({ methodId: ["id", id], available: ["total", amount] });
export type AccountMethod = EntityOf<typeof AccountMethod>;

/** Both are empty if online payment is not offered. */
const onlineMethods = {
  person: ["person", list(OnlineMethod)],
  enterprise: ["enterprise", list(OnlineMethod)],
  /** Only where the shop has Alipay. */
  alipay: ["alipay", maybe(OnlineMethod)],
} as const;

/** The payment methods of an order; null for what this customer is not offered. */
export const PaymentMethods = entity({
  ...onlineMethods,
  prepay: ["prepay", AccountMethod],
  credit: ["credit", maybe(AccountMethod)],
  secondCredit: ["balance", maybe(AccountMethod)],
  offline: ["offline", entity({ methodId: ["id", id] })],
});
export type PaymentMethods = EntityOf<typeof PaymentMethods>;

/** The amount to be paid; an order and its related one are paid together (decisions, mixed cart). */
export const OrderStatement = entity({
  order: [
    "order",
    entity({
      orderId: ["so_id", id],
      orderCode: ["so_code", text],
      /** Of this order alone. */
      amount: ["so_amount", requiredAmount],
      /** In one line, with receiver and mobile. */
      address: ["address", text],
      /** Code of the order that is paid with it; empty where there is none. */
      relatedOrderCode: ["relation_code", text],
      /** When the order is cancelled if it is not paid; null for an order that is kept. */
      payBy: ["pay_deadline", maybe(instant)],
      /** The same if it is paid by bank transfer, which has more time. */
      transferBy: ["transfer_deadline", maybe(instant)],
    }),
  ],
  lines: [
    "detail",
    entity({
      reagents: ["reagent", list(StatementLine)],
      instruments: ["instrument", list(StatementLine)],
    }),
  ],
  /** Of both orders. */
  total: [
    "total",
    entity({
      goodsAmount: ["goods_amount", amount],
      couponAmount: ["coupon_amount", amount],
      freight: ["so_express", amount],
      amount: ["so_amount", requiredAmount],
      /** The rate of value-added tax that it includes, in percent. */
      vatPercent: ["vat_percent", number],
    }),
  ],
  methods: ["payment", PaymentMethods],
});
export type OrderStatement = EntityOf<typeof OrderStatement>;

/** The debt of an order that was paid on credit. */
export const OwedOrder = entity({
  orderId: ["so_id", id],
  kind: ["type", goodsKind],
  orderCode: ["so_code", text],
  createdAt: ["so_createtime", instant],
  owed: ["so_amount", requiredAmount],
});
export type OwedOrder = EntityOf<typeof OwedOrder>;

/** The debts to be repaid, and the payment methods. */
export const Repayment = entity({
  orders: ["detail", list(OwedOrder)],
  /** Used credit that belongs to no order. */
  otherOwed: ["other_amount", amount],
  /** The sum of all debts. */
  amount: ["so_amount", requiredAmount],
  methods: ["payment", entity(onlineMethods)],
});
export type Repayment = EntityOf<typeof Repayment>;

/** Where the payment continues. */
const Started = entity({
  /** The URL of the bank's page, or the content of WeChat's QR code; empty if nothing is left to do. */
  url: ["url", text],
  /** WeChat's page for the browser of the phone that pays; null where there is none, so that only the code can be scanned. */
  mobileUrl: ["mobile_url", maybe(paymentPage)],
});

const order = { orderId: ["order_id", id], kind: ["order_type", goodsKind] } as const;
/** Without an order, all used credit. */
const repaid = { orderId: ["order_id", optionalId], kind: ["order_type", goodsKind] } as const;

/** The statement of an order; 3002 if it cannot be paid. */
export const readOrderStatement = endpoint(
  "readOrderStatement",
  "GET /api/payment/statement",
  entity({ orderId: ["order_id", id], kind: ["type", goodsKind] }),
  OrderStatement,
  { auth: "required", failures: { [codes.notPayable]: "orders" } },
);

/** Pays an order from the balance or on credit at once; with other methods starts a payment, which continues at the URL. */
export const payOrder = endpoint(
  "payOrder",
  "POST /api/payment/pay",
  entity({ purpose: ["type", purpose], methodId: ["payment_id", id], ...order }),
  Started,
  {
    auth: "required",
    isRepeatable: true,
    failures: {
      otherwise: "error-toast",
      [codes.badRequest]: "error-toast",
      [codes.notPayable]: "error-toast",
    },
  },
);

/**
 * Confirms that a payment of an order, or of a repayment with that type, has arrived, also if the order was cancelled before; 400
 * if it has not, 401 if this customer has nothing to pay.
 */
export const confirmPaid = endpoint(
  "confirmPaid",
  "POST /api/payment/payed",
  entity({ purpose: ["type", purpose], ...repaid }),
  nothing,
  {
    auth: "required",
    failures: {
      otherwise: "error-alert",
      [codes.badRequest]: "error-alert",
      [codes.nothingToConfirm]: "orders",
    },
  },
);

/** The repayment of one order, or without one of all; 3002 if nothing is owed. */
export const readRepayment = endpoint(
  "readRepayment",
  "GET /api/payment/repayment",
  entity({ orderId: ["so_id", optionalId], kind: ["type", goodsKind] }),
  Repayment,
  { auth: "required", failures: { [codes.notPayable]: "empty" } },
);

/** Starts a repayment at a gateway. */
export const repayOrder = endpoint(
  "repayOrder",
  "POST /api/payment/hpay",
  entity({ purpose: ["type", purpose], methodId: ["payment_id", id], ...repaid }),
  Started,
  {
    auth: "required",
    isRepeatable: true,
    failures: {
      otherwise: "error-toast",
      [codes.badRequest]: "error-toast",
      [codes.notPayable]: "error-toast",
    },
  },
);

/** Repays all used credit from the balance. */
export const repayFromBalance = endpoint(
  "repayFromBalance",
  "POST /api/payment/prepay",
  nothing,
  nothing,
  {
    auth: "required",
    isRepeatable: true,
    failures: {
      otherwise: "error-toast",
      [codes.badRequest]: "error-toast",
      [codes.notPayable]: "error-toast",
    },
  },
);

/** An order that is paid, or to be paid. */
const PayableOrder = entity({
  orderId: ["so_id", id],
  kind: ["type", goodsKind],
  orderCode: ["so_code", text],
  amount: ["so_amount", requiredAmount],
});

/** The state of paying an order with its related order, or of repaying credit. */
export const PaymentStatus = entity({
  /**
   * `open`: no payment is in progress; `unknown`: the gateway has not reported its outcome yet; `refused`: the last one was refused
   * and another may be started.
   */
  state: ["state", code({ 0: "open", 1: "paid", 2: "refused", 3: "unknown" }, "unknown")],
  /** The requested order, then the one that is paid with it; empty for a repayment. */
  orders: ["orders", list(PayableOrder)],
  isCancelled: ["is_cancelled", flag],
  /** Whether it is unpaid and the customer last chose to pay by bank transfer. */
  isTransferAwaited: ["is_transfer", flag],
  /** When the order is cancelled if it is not paid; null for one that is kept, paid or cancelled, and for a repayment. */
  payBy: ["pay_deadline", maybe(instant)],
});
export type PaymentStatus = EntityOf<typeof PaymentStatus>;

/** The state of a payment. The kind of an order may be left out. */
export const readPaymentState = endpoint(
  "readPaymentState",
  "GET /api/payment/state",
  entity({ purpose: ["type", purpose], ...repaid }),
  PaymentStatus,
  { auth: "required", failures: { [codes.notFound]: "empty" } },
);
