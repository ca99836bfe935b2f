import { cancelRefusal } from "@reagent/domain/cancellation";
import { type Fen, fen, subtract, sum } from "@reagent/domain/money";
import { isRefunded } from "@reagent/domain/order";
import type {
  Cancellation,
  InstrumentOrder,
  OrderInvoice,
  OrderRow,
  ReagentOrder,
} from "../../contract/order.ts";
import type { LocalizedText } from "../../messages/message.ts";
import type { Language } from "./language.ts";
import {
  filingOf,
  happened,
  instrumentLine,
  invoicePlace,
  noFiling,
  placeAndInvoice,
  reagentLine,
} from "./order-parts.ts";

const reviewNames: Record<OrderRow["reviewStatus"], LocalizedText> = {
  pending: { zh: "未审核", en: "Pending review" },
  reviewed: { zh: "已审核", en: "Reviewed" },
  cancelled: { zh: "已取消", en: "Cancelled" },
  other: { zh: "", en: "" },
};
const payNames: Record<OrderRow["payStatus"], LocalizedText> = {
  unpaid: { zh: "未付款", en: "Unpaid" },
  paid: { zh: "已付款", en: "Paid" },
  other: { zh: "", en: "" },
};
const transferAwaited: LocalizedText = { zh: "待转账", en: "Transfer awaited" };
const balance: LocalizedText = { zh: "余额抵扣", en: "Prepaid balance" };
const credit: LocalizedText = { zh: "信用支付", en: "Credit" };
const wechat: LocalizedText = { zh: "微信支付", en: "WeChat Pay" };
const express: LocalizedText = { zh: "示例速运", en: "Sample Express" };

const refunded: LocalizedText = { zh: "已退款", en: "Refunded" };

type Said = "orderId" | "orderCode" | "createdAt" | "reviewStatus" | "payStatus" | "lines";
type ReagentSeed = Pick<ReagentOrder, Said> & Partial<ReagentOrder>;
type InstrumentSeed = Pick<InstrumentOrder, Said> & Partial<InstrumentOrder>;

function payStatusName(seed: ReagentSeed | InstrumentSeed, amount: Fen): LocalizedText {
  const { reviewStatus: review, payStatus: payment, refundedAmount = fen(0) } = seed;
  if (isRefunded({ review, payment, amount, refundedAmount })) return refunded;
  return seed.isTransferAwaited ? transferAwaited : payNames[seed.payStatus];
}

function common(seed: ReagentSeed | InstrumentSeed, language: Language) {
  const goodsAmount = sum(seed.lines.map(({ total }) => total));
  const couponAmount = seed.couponAmount ?? fen(0);
  const freight = seed.freight ?? fen(0);
  const amount = fen(subtract(goodsAmount, couponAmount) + freight);
  return {
    ...placeAndInvoice(language),
    ...noFiling,
    reviewStatusName: reviewNames[seed.reviewStatus][language],
    payStatusName: payStatusName(seed, amount)[language],
    isTransferAwaited: false,
    payMethod: "",
    amount,
    goodsAmount,
    couponAmount,
    couponDescription: "",
    freight,
    refundedAmount: fen(0),
    cancellation: null,
    customerOrderNumber: "",
    couponId: "",
    isOnCredit: false,
    isHazardous: false,
    isReturnable: false,
    hasParcels: seed.lines.some(({ sentQuantity }) => sentQuantity > 0),
    invoices: [],
    relatedOrderId: "",
    relatedOrderCode: "",
    note: "",
    timeline: [happened("placed", new Date(seed.createdAt + 8 * 3_600_000).toJSON().slice(0, 19))],
  };
}

const withAddresses = <Order extends Omit<OrderRow, "invoiceUrls">>(order: Order) => ({
  ...order,
  invoiceUrls: order.invoices.map(
    ({ invoiceCode }) =>
      `/pdf/invoice/download?order_id=${order.orderId}&invoice_code=${invoiceCode}`,
  ),
});
/** What these orders, which are cancelled together, return; none of the samples was paid on credit. */
function cancellationOf(orders: readonly (ReagentOrder | InstrumentOrder)[]): Cancellation {
  const paid = sum(orders.map(({ payStatus, amount }) => (payStatus === "paid" ? amount : fen(0))));
  const coupon = orders.map(({ couponDescription }) => couponDescription).find(Boolean) ?? "";
  return { paid, toBalance: paid, toCredit: fen(0), coupon };
}

function reagentOrder(seed: ReagentSeed, language: Language): ReagentOrder {
  const order: ReagentOrder = withAddresses({ ...common(seed, language), ...seed });
  const isRefused = cancelRefusal({ ...order, kind: "reagent" }) !== undefined;
  return isRefused ? order : { ...order, cancellation: cancellationOf([order]) };
}

function instrumentOrder(seed: InstrumentSeed, language: Language): InstrumentOrder {
  const order: InstrumentOrder = withAddresses({
    ...common(seed, language),
    ...invoicePlace(language),
    isInvoiceWithGoods: true,
    ...seed,
  });
  if (cancelRefusal({ ...order, kind: "instrument" })) return order;
  const related = reagentOrders(language).filter(({ orderId }) => orderId === order.relatedOrderId);
  return { ...order, cancellation: cancellationOf([order, ...related]) };
}

const invoice = (
  invoiceCode: string,
  moment: string,
  amount: number,
  tax: Pick<OrderInvoice, "taxNumber" | "formats"> = { taxNumber: "", formats: [] },
): OrderInvoice => ({
  invoiceCode,
  issuedAt: at(moment),
  amount: fen(amount),
  reverses: "",
  ...tax,
});

const at = (moment: string) => Date.parse(`${moment}+08:00`);

/** Reagent orders in every state, newest first; the last two are from before 2024. */
export function reagentOrders(language: Language = "zh"): readonly ReagentOrder[] {
  const lines = (...each: readonly ReturnType<typeof reagentLine>[]) => each;
  const line = (...[code, quantity, change]: [string, number, object?]) =>
    reagentLine(code, quantity, language, change);
  const sent = { sentQuantity: 1, state: "shipped" } as const;
  const seeds: readonly ReagentSeed[] = [
    {
      orderId: "112",
      orderCode: "MK2026112100007",
      createdAt: at("2026-11-21T09:32:00"),
      reviewStatus: "pending",
      payStatus: "unpaid",
      customerOrderNumber: "YF-2026-0533",
      freight: fen(1500),
      note: { zh: "请在工作日 9 点以后送达。", en: "Please deliver on a working day after 9." }[
        language
      ],
      lines: lines(line("S812046-100g", 1), line("N811820-25g", 2)),
    },
    {
      orderId: "111",
      orderCode: "MK2026112000018",
      createdAt: at("2026-11-20T16:05:00"),
      reviewStatus: "pending",
      payStatus: "paid",
      payMethod: wechat[language],
      relatedOrderId: "211",
      relatedOrderCode: "MK2026112000019",
      lines: lines(line("A801119-4L", 2, { customerItemNumber: "YF-0519" })),
      timeline: [
        happened("placed", "2026-11-20T16:05:00"),
        happened("paid", "2026-11-20T16:07:12", { payMethod: wechat[language] }),
      ],
    },
    {
      orderId: "110",
      orderCode: "MK2026111800003",
      createdAt: at("2026-11-18T10:20:00"),
      reviewStatus: "reviewed",
      payStatus: "paid",
      payMethod: balance[language],
      customerOrderNumber: "YF-2026-0518",
      couponId: "31",
      couponAmount: fen(2000),
      couponDescription: { zh: "满 300 减 20", en: "20.00 off from 300.00" }[language],
      lines: lines(
        line("S812046-500g", 1, sent),
        line("M809115-5g", 3, { sentQuantity: 1 }),
        line("T818452-1kg", 1, { state: "terminated", refundedQuantity: 1 }),
      ),
      refundedAmount: fen(26_820),
      timeline: [
        happened("placed", "2026-11-18T10:20:00"),
        happened("paid", "2026-11-18T10:21:30", { payMethod: balance[language] }),
        happened("reviewed", "2026-11-18T14:00:00"),
        happened("shipped", "2026-11-19T17:40:00", {
          shipmentCode: "PK2026111900042",
          expressCompany: express[language],
          expressNumber: "SE7700012045",
        }),
        happened("terminated", "2026-11-20T11:15:00", { productCode: "T818452-1kg" }),
        happened("refunded", "2026-11-20T11:15:00", { amount: fen(26_820) }),
      ],
    },
    {
      orderId: "109",
      orderCode: "MK2026110900011",
      createdAt: at("2026-11-09T15:48:00"),
      reviewStatus: "reviewed",
      payStatus: "paid",
      payMethod: credit[language],
      isOnCredit: true,
      isReturnable: true,
      invoices: [
        invoice("FP2026111200009", "2026-11-12T10:30:00", 25_920),
        invoice("FP2026111400002", "2026-11-14T09:05:00", 25_920, {
          taxNumber: "26317000000011400002",
          formats: ["pdf", "ofd", "xml"],
        }),
      ],
      lines: lines(line("E809056-4×2.5L", 2, { sentQuantity: 2, state: "shipped" })),
      timeline: [
        happened("placed", "2026-11-09T15:48:00"),
        happened("paid", "2026-11-09T15:49:05", { payMethod: credit[language] }),
        happened("reviewed", "2026-11-10T09:10:00"),
        happened("shipped", "2026-11-11T18:00:00", {
          shipmentCode: "PK2026111100007",
          expressCompany: express[language],
          expressNumber: "SE7700011873",
        }),
        happened("invoiced", "2026-11-12T10:30:00", { amount: fen(25_920) }),
        happened("shipped", "2026-11-13T17:30:00", {
          shipmentCode: "PK2026111300015",
          expressCompany: express[language],
          expressNumber: "SE7700011902",
        }),
        happened("invoiced", "2026-11-14T09:05:00", { amount: fen(25_920) }),
      ],
    },
    {
      orderId: "108",
      orderCode: "MK2026110500021",
      createdAt: at("2026-11-05T11:02:00"),
      reviewStatus: "cancelled",
      payStatus: "paid",
      payMethod: balance[language],
      refundedAmount: fen(24_120),
      lines: lines(line("V806733-1kg", 1, { isCancelled: true })),
      timeline: [
        happened("placed", "2026-11-05T11:02:00"),
        happened("paid", "2026-11-05T11:03:00", { payMethod: balance[language] }),
        happened("cancelled", "2026-11-05T13:30:00"),
        happened("refunded", "2026-11-05T13:30:00", { amount: fen(24_120) }),
      ],
    },
    {
      orderId: "107",
      orderCode: "MK2026102800002",
      createdAt: at("2026-10-28T09:00:00"),
      reviewStatus: "reviewed",
      payStatus: "paid",
      payMethod: balance[language],
      ...filingOf(language),
      isHazardous: true,
      lines: lines(line("A801119-1L", 1)),
      timeline: [
        happened("placed", "2026-10-28T09:00:00"),
        happened("paid", "2026-10-28T09:00:40", { payMethod: balance[language] }),
        happened("reviewed", "2026-10-29T16:20:00"),
      ],
    },
    {
      orderId: "106",
      orderCode: "MK2026091500009",
      createdAt: at("2026-09-15T14:10:00"),
      reviewStatus: "cancelled",
      payStatus: "unpaid",
      lines: lines(line("D807731-500mL", 4, { isCancelled: true })),
      timeline: [
        happened("placed", "2026-09-15T14:10:00"),
        happened("cancelled", "2026-09-16T08:30:00"),
      ],
    },
    ...["05", "04", "03", "02", "01"].map((month, index): ReagentSeed => ({
      orderId: String(105 - index),
      orderCode: `MK2026${month}1200004`,
      createdAt: at(`2026-${month}-12T10:00:00`),
      reviewStatus: "reviewed",
      payStatus: "paid",
      payMethod: balance[language],
      isReturnable: true,
      invoices: [invoice(`FP2026${month}1300001`, `2026-${month}-13T10:00:00`, 7_040)],
      lines: lines(line("B810527-500mL", 1, sent)),
    })),
    {
      orderId: "13",
      orderCode: "MK2023120800014",
      createdAt: at("2023-12-08T10:12:00"),
      reviewStatus: "reviewed",
      payStatus: "paid",
      payMethod: balance[language],
      lines: lines(line("B810527-500mL", 1, sent), line("V806734-100mg", 1, sent)),
    },
    {
      orderId: "12",
      orderCode: "MK2022061500002",
      createdAt: at("2022-06-15T16:40:00"),
      reviewStatus: "reviewed",
      payStatus: "paid",
      payMethod: balance[language],
      lines: lines(line("P816410-500g", 1, { ...sent, refundedQuantity: 1 })),
    },
  ];
  return seeds.map((seed) => reagentOrder(seed, language));
}

/** Instrument orders: one placed with a reagent order, one part-shipped with filed goods, one unpaid. */
export function instrumentOrders(language: Language = "zh"): readonly InstrumentOrder[] {
  const line = (...[skuId, quantity, change]: [string, number, object?]) =>
    instrumentLine(skuId, quantity, language, change);
  const seeds: readonly InstrumentSeed[] = [
    {
      orderId: "212",
      orderCode: "MK2026112100009",
      createdAt: at("2026-11-21T10:15:00"),
      reviewStatus: "pending",
      payStatus: "unpaid",
      freight: fen(2000),
      lines: [line("70021", 3)],
    },
    {
      orderId: "211",
      orderCode: "MK2026112000019",
      createdAt: at("2026-11-20T16:05:00"),
      reviewStatus: "pending",
      payStatus: "paid",
      payMethod: wechat[language],
      relatedOrderId: "111",
      relatedOrderCode: "MK2026112000018",
      lines: [line("70013", 2)],
      timeline: [
        happened("placed", "2026-11-20T16:05:00"),
        happened("paid", "2026-11-20T16:07:12", { payMethod: wechat[language] }),
      ],
    },
    {
      orderId: "210",
      orderCode: "MK2026110300006",
      createdAt: at("2026-11-03T13:25:00"),
      reviewStatus: "reviewed",
      payStatus: "paid",
      payMethod: balance[language],
      ...filingOf(language),
      isHazardous: true,
      isReturnable: true,
      isInvoiceWithGoods: false,
      customerOrderNumber: "YQ-2026-017",
      lines: [
        line("70011", 2, { sentQuantity: 1, customerItemNumber: "EQ-0077" }),
        line("70022", 3, { sentQuantity: 2, refundedQuantity: 1, state: "terminated" }),
        line("70012", 1, { sentQuantity: 1, state: "shipped" }),
      ],
    },
  ];
  return seeds.map((seed) => instrumentOrder(seed, language));
}
