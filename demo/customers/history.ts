import type { Tx } from "@reagent/server/database/database";
import type { PaidBy } from "@reagent/server/database/schema-order";
import { cancelOne, cancelOrder } from "@reagent/server/ordering/orders/transitions/cancel";
import { invoiceOrder } from "@reagent/server/ordering/orders/transitions/issue-invoice";
import {
  loadPair,
  type TransitionContext,
} from "@reagent/server/ordering/orders/transitions/loaded-order";
import { refundGoods } from "@reagent/server/ordering/orders/transitions/refund";
import { reviewOrder } from "@reagent/server/ordering/orders/transitions/review";
import { terminateLine } from "@reagent/server/ordering/orders/transitions/terminate";
import { isSet, listIn, readRows } from "../rows.ts";
import {
  closedReturn,
  completedReturn,
  pendingReturn,
  processedReturn,
  refusedReturn,
} from "./returns.ts";
import { sendDemoParcel } from "./sending.ts";

/** A placed order, for the steps after it. */
export interface Placed {
  readonly orderId: string;
  /** The codes of its goods, in the order of its lines. */
  readonly codes: readonly string[];
  /** Whether it has invoice information. */
  readonly hasInvoice: boolean;
}

/** A transition of an order after it was placed and paid. */
type Step = (tx: Tx, placed: Placed, context: TransitionContext) => Promise<unknown>;

type Wanted = readonly [name: string, quantity: number];

/** An order of a demo customer; goods of both kinds become two linked orders. */
export interface DemoOrder {
  readonly customerId: string;
  /** A number of days ago, or a day. */
  readonly on: number | string;
  /** CAS numbers and quantities of reagents. */
  readonly reagents: readonly Wanted[];
  /** Codes and quantities of instruments. */
  readonly instruments: readonly Wanted[];
  /** Whether an unpaid order is kept beyond its deadline. */
  readonly isKept: boolean;
  /** Undefined for an unpaid order. */
  readonly paidBy: PaidBy | undefined;
  readonly customerOrderNumber: string;
  readonly note: string;
  readonly hasCoupon: boolean;
  /** Whether the invoice goes to the invoice address. */
  readonly hasInvoicePlace: boolean;
  readonly steps: readonly Step[];
}

const review: Step = (tx, { orderId }, context) => reviewOrder(tx, orderId, context);
const invoice =
  (extent: "all" | "sent"): Step =>
  async (tx, { orderId, hasInvoice }, context) =>
    hasInvoice && invoiceOrder(tx, { orderId, extent }, context);
const cancel: Step = (tx, { orderId }, context) =>
  cancelOrder(tx, orderId, { ...context, takesEither: true });

const lapse: Step = async (tx, { orderId }, { now }) => {
  for (const order of await loadPair(tx, orderId, { language: "zh" })) {
    await cancelOne(tx, order, { now, event: "lapsed" });
  }
};

/** Ships a quantity of each line; without quantities everything. */
const ship =
  (...quantities: readonly number[]): Step =>
  (tx, { orderId }, context) =>
    sendDemoParcel(tx, { orderId, quantities }, context);
const shipMixed: Step = (tx, { orderId }, context) =>
  sendDemoParcel(tx, { orderId, quantities: [], isMixed: true }, context);
const terminate =
  (line: number): Step =>
  (tx, { orderId, codes }, context) =>
    terminateLine(tx, { orderId, productCode: codes[line] ?? "" }, context);
const refund =
  (line: number, quantity: number): Step =>
  (tx, { orderId, codes }, context) =>
    refundGoods(tx, { orderId, productCode: codes[line] ?? "", quantity }, context);

const RETURNS: Readonly<Record<string, Step>> = {
  pending: pendingReturn,
  processed: processedReturn,
  completed: completedReturn,
  refused: refusedReturn,
  closed: closedReturn,
};

/** Steps by their verbs, with the words after these: quantities, or the number of a line from 1. */
const STEPS: Readonly<Record<string, (...words: readonly string[]) => Step | undefined>> = {
  review: () => review,
  cancel: () => cancel,
  lapse: () => lapse,
  invoice: (extent) => invoice(extent === "sent" ? "sent" : "all"),
  ship: (...words) => (words[0] === "mixed" ? shipMixed : ship(...words.map(Number))),
  terminate: (line) => terminate(Number(line) - 1),
  refund: (line, quantity) => refund(Number(line) - 1, Number(quantity)),
  return: (status = "") => RETURNS[status],
};

function stepIn(written: string): Step {
  const [verb = "", ...words] = written.split(" ");
  const step = STEPS[verb]?.(...words);
  if (!step) throw new Error(`orders.csv: ${written} is no step of an order.`);
  return step;
}

const PAID_BY: readonly PaidBy[] = [
  "wechat",
  "bank",
  "balance",
  "credit",
  "second-credit",
  "transfer",
];

function wantedIn(written: string): Wanted {
  const [name = "", quantity] = written.split(" ");
  return [name, Number(quantity)];
}

/** The orders of the demo customers, oldest first, from `orders.csv`. */
export function readDemoOrders(): DemoOrder[] {
  return readRows(new URL("orders.csv", import.meta.url), [
    "customer",
    "on",
    "reagents",
    "instruments",
    "paid_by",
    "kept",
    "order_number",
    "note",
    "coupon",
    "invoice_place",
    "steps",
  ]).map((row) => ({
    customerId: row.customer,
    on: /^\d+$/u.test(row.on) ? Number(row.on) : row.on,
    reagents: listIn(row.reagents).map(wantedIn),
    instruments: listIn(row.instruments).map(wantedIn),
    isKept: isSet(row.kept),
    paidBy: PAID_BY.find((way) => way === row.paid_by),
    customerOrderNumber: row.order_number,
    note: row.note,
    hasCoupon: isSet(row.coupon),
    hasInvoicePlace: isSet(row.invoice_place),
    steps: listIn(row.steps).map(stepIn),
  }));
}
