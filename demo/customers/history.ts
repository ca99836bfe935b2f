import { cancelInstrumentOrder, cancelOrder } from "@reagent/api/contract/order";
import type { PaidBy } from "@reagent/server/database/schema-order";
import { lapseOrder } from "@reagent/server/ordering/orders/transitions/lapse";
import { isSet, listIn, readRows } from "../rows.ts";
import type { DemoShop } from "./demo-shop.ts";
import type { Placed } from "./placed.ts";
import {
  closedReturn,
  completedReturn,
  pendingReturn,
  processedReturn,
  refusedReturn,
} from "./returns.ts";
import { sendDemoParcel } from "./sending.ts";

/** What happens to an order after it was placed and paid. */
type Step = (shop: DemoShop, placed: Placed, now: number) => Promise<unknown>;

type Wanted = readonly [name: string, quantity: number];

/** How the demo's orders are paid: by what the simulated gateway and the accounts offer. */
export type DemoPaidBy = Exclude<PaidBy, "alipay">;

/** An order of a demo customer; goods of both kinds become two linked orders. */
export interface DemoOrder {
  /** The e-mail address. */
  readonly customer: string;
  /** A number of days ago, or a day. */
  readonly on: number | string;
  /** CAS numbers and quantities of reagents. */
  readonly reagents: readonly Wanted[];
  /** Codes and quantities of instruments. */
  readonly instruments: readonly Wanted[];
  /** Whether an unpaid order is kept beyond its deadline. */
  readonly isKept: boolean;
  /** Whether it is cancelled by itself, unpaid, at its first step. */
  readonly lapses: boolean;
  /** Undefined for an unpaid order. */
  readonly paidBy: DemoPaidBy | undefined;
  readonly customerOrderNumber: string;
  readonly note: string;
  readonly hasCoupon: boolean;
  /** Whether the invoice goes to the invoice address. */
  readonly hasInvoicePlace: boolean;
  readonly steps: readonly Step[];
}

const operate =
  (command: string, ...options: readonly string[]): Step =>
  (shop, { code }, now) =>
    shop.operate(now, command, code, ...options);
const cancel: Step = (shop, { by, orderId, kind }, now) =>
  shop.call(kind === "reagent" ? cancelOrder : cancelInstrumentOrder, { orderId }, { by, now });
const lapse: Step = (shop, { orderId }, now) => lapseOrder(shop.tx, orderId, now);

/** Ships a quantity of each line; without quantities everything. */
const ship =
  (...quantities: readonly number[]): Step =>
  (shop, { orderId }, now) =>
    sendDemoParcel(shop, { orderId, quantities }, now);
const shipMixed: Step = (shop, { orderId }, now) =>
  sendDemoParcel(shop, { orderId, quantities: [], isMixed: true }, now);

/** Runs a command about a line, by its number from 1. */
const operateLine =
  (command: string, line: string | undefined, ...options: readonly string[]): Step =>
  (shop, { code, products }, now) =>
    shop.operate(now, command, code, products[Number(line) - 1] ?? "", ...options);

const RETURNS: Readonly<Record<string, Step>> = {
  pending: pendingReturn,
  processed: processedReturn,
  completed: completedReturn,
  refused: refusedReturn,
  closed: closedReturn,
};

/** Steps by their verbs, with the words after these: quantities, or the number of a line from 1. */
const STEPS: Readonly<Record<string, (...words: readonly string[]) => Step | undefined>> = {
  review: () => operate("review"),
  cancel: () => cancel,
  lapse: () => lapse,
  invoice: (extent) => operate("invoice", ...(extent === "sent" ? ["--sent"] : [])),
  ship: (...words) => (words[0] === "mixed" ? shipMixed : ship(...words.map(Number))),
  terminate: (line) => operateLine("terminate", line),
  refund: (line, quantity = "") => operateLine("refund", line, quantity),
  return: (status = "") => RETURNS[status],
};

function stepIn(written: string): Step {
  const [verb = "", ...words] = written.split(" ");
  const step = STEPS[verb]?.(...words);
  if (!step) throw new Error(`orders.csv: ${written} is no step of an order.`);
  return step;
}

const PAID_BY: readonly DemoPaidBy[] = [
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
    customer: row.customer,
    on: /^\d+$/u.test(row.on) ? Number(row.on) : row.on,
    reagents: listIn(row.reagents).map(wantedIn),
    instruments: listIn(row.instruments).map(wantedIn),
    isKept: isSet(row.kept),
    lapses: listIn(row.steps)[0] === "lapse",
    paidBy: PAID_BY.find((way) => way === row.paid_by),
    customerOrderNumber: row.order_number,
    note: row.note,
    hasCoupon: isSet(row.coupon),
    hasInvoicePlace: isSet(row.invoice_place),
    steps: listIn(row.steps).map(stepIn),
  }));
}
