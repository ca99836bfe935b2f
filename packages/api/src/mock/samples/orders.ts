import { attributeTexts } from "@reagent/domain/instrument-choice";
import { fen, sum, times } from "@reagent/domain/money";
import { awaitsPayment, countsInTotals, isFoundByPayment, isLegacy } from "@reagent/domain/order";
import type {
  InstrumentOrder,
  OrderList,
  OrderRow,
  ReagentOrder,
  UnshippedLine,
} from "../../contract/order.ts";
import type { Language } from "./language.ts";
import { instrumentOrders, reagentOrders } from "./order-pages.ts";

/** The list of a customer without orders. */
export const noOrders: OrderList = {
  orders: [],
  total: 0,
  orderTotal: fen(0),
  refundTotal: fen(0),
  credit: { isShown: false, used: fen(0) },
};

interface Filters {
  readonly pageSize: number;
  readonly page: number;
  readonly orderCode: string;
  readonly productCode: string;
  readonly casNumber: string;
  readonly customerOrderNumber: string;
  readonly receiver: string;
  readonly payment: "all" | "paid" | "unpaid";
  readonly review: "all" | "pending" | "reviewed" | "cancelled";
  readonly relatedOrderCode?: string;
}

type Order = ReagentOrder | InstrumentOrder;

const statusOf = ({ reviewStatus, payStatus }: Order) => ({
  review: reviewStatus,
  payment: payStatus,
});

/** Whether one of the values contains the text of a filter, in any case. */
const isAsked = (asked: string, ...values: readonly string[]) =>
  values.some((value) => value.toLowerCase().includes(asked.trim().toLowerCase()));

function isMatch(order: Order, filters: Filters): boolean {
  return (
    isFoundByPayment(filters.payment, statusOf(order), filters.review) &&
    (filters.review === "all" || filters.review === order.reviewStatus) &&
    isAsked(filters.orderCode, order.orderCode) &&
    isAsked(filters.customerOrderNumber, order.customerOrderNumber) &&
    isAsked(filters.receiver, order.receiver) &&
    ["", order.relatedOrderCode].includes(filters.relatedOrderCode?.trim() ?? "") &&
    order.lines.some(
      (line) =>
        isAsked(filters.productCode, line.productCode, line.chineseName, line.name) &&
        isAsked(filters.casNumber, line.casNumber),
    )
  );
}

function listOf(all: readonly Order[], filters: Filters): OrderList {
  const found = all.filter((order) => isMatch(order, filters));
  const first = (filters.page - 1) * filters.pageSize;
  return {
    orders: found.slice(first, first + filters.pageSize) satisfies readonly OrderRow[],
    total: found.length,
    orderTotal: sum(
      found.filter((order) => countsInTotals(statusOf(order))).map(({ amount }) => amount),
    ),
    refundTotal: sum(found.map(({ refundedAmount }) => refundedAmount)),
    credit: { isShown: true, used: fen(51_840) },
  };
}

/** How many reagent orders since 2024 there are; cancelled ones count as orders and not as unpaid. */
export function orderCount() {
  const orders = reagentOrders().filter(({ createdAt }) => !isLegacy(createdAt));
  return {
    total: orders.length,
    unpaid: orders.filter((order) => awaitsPayment(statusOf(order))).length,
    paid: orders.filter(({ payStatus }) => payStatus === "paid").length,
  };
}

/** A list of reagent orders; of the days only the year 2024 is considered. */
export function orderList(
  filters: Filters & { readonly isLegacy: boolean },
  language: Language = "zh",
): OrderList {
  const all = reagentOrders(language);
  return listOf(
    all.filter(({ createdAt }) => isLegacy(createdAt) === filters.isLegacy),
    filters,
  );
}

/** A list of instrument orders. */
export function instrumentOrderList(filters: Filters, language: Language = "zh"): OrderList {
  return listOf(instrumentOrders(language), filters);
}

/** The lines that wait to be shipped. */
export function unshippedLines(filters: Filters, language: Language = "zh") {
  const orders = [...reagentOrders(language), ...instrumentOrders(language)]
    .filter((order) => order.reviewStatus !== "cancelled" && isMatch(order, filters))
    .sort((one, other) => other.createdAt - one.createdAt);
  const lines = orders.flatMap((order) => waitingLines(order));
  const first = (filters.page - 1) * filters.pageSize;
  return {
    lines: lines.slice(first, first + filters.pageSize),
    total: lines.length,
    waitingTotal: sum(
      lines.map(({ price, quantity, sentQuantity }) => times(price, quantity - sentQuantity)),
    ),
  };
}

function waitingLines(order: Order): readonly UnshippedLine[] {
  const { orderId, orderCode, createdAt, customerOrderNumber } = order;
  return order.lines
    .filter(({ state, isCancelled }) => state === "open" && !isCancelled)
    .map((line) => ({
      specification: "attributes" in line ? attributeTexts(line.attributes).join(" · ") : "",
      pack: "",
      pinnedBatch: "",
      ...line,
      orderId,
      orderCode,
      createdAt,
      customerOrderNumber,
      kind: "attributes" in line ? ("instrument" as const) : ("reagent" as const),
    }));
}
