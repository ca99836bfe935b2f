import { cancelOne, cancelOrder } from "@reagent/server/areas/order/transitions/cancel";
import { invoiceOrder } from "@reagent/server/areas/order/transitions/issue-invoice";
import {
  loadPair,
  type TransitionContext,
} from "@reagent/server/areas/order/transitions/loaded-order";
import { refundGoods } from "@reagent/server/areas/order/transitions/refund";
import { reviewOrder } from "@reagent/server/areas/order/transitions/review";
import { terminateLine } from "@reagent/server/areas/order/transitions/terminate";
import type { Tx } from "@reagent/server/database/database";
import type { PaidBy } from "@reagent/server/database/schema-order";
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

/** An order of a demo customer; goods of both kinds become two linked orders. */
export interface DemoOrder {
  /** A number of days ago, or a day. */
  readonly on: number | string;
  /** CAS numbers and quantities of reagents. */
  readonly reagents?: readonly (readonly [cas: string, quantity: number])[];
  /** Places in the catalogue and quantities of instruments. */
  readonly instruments?: readonly (readonly [place: number, quantity: number])[];
  /** Whether an unpaid order is kept beyond its deadline. */
  readonly isKept?: boolean;
  /** Undefined for an unpaid order. */
  readonly paidBy?: PaidBy;
  readonly customerOrderNumber?: string;
  readonly note?: string;
  readonly hasCoupon?: boolean;
  /** Whether the invoice goes to the invoice address. */
  readonly hasInvoicePlace?: boolean;
  readonly steps?: readonly Step[];
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

const done = [review, ship(), invoice("all")] as const;
const [salt, glucose, vitamin, sorbitol, aspirin] = [
  "7647-14-5",
  "50-99-7",
  "50-81-7",
  "50-70-4",
  "50-78-2",
] as const;

/** The orders of the ordinary demo customer: one for every state, and enough for a second page. */
const ofOrdinary: readonly DemoOrder[] = [
  { on: "2022-06-15", reagents: [[salt, 4]], paidBy: "balance", steps: done },
  {
    on: "2023-05-16",
    reagents: [
      [glucose, 1],
      [aspirin, 2],
    ],
    paidBy: "transfer",
    steps: done,
  },
  { on: "2023-12-08", reagents: [[vitamin, 1]], paidBy: "bank", steps: [...done, refund(0, 1)] },
  { on: 160, reagents: [[salt, 2]], paidBy: "bank", steps: [...done, completedReturn] },
  { on: 128, reagents: [[sorbitol, 3]], paidBy: "wechat", steps: [...done, refusedReturn] },
  {
    on: 96,
    reagents: [
      [glucose, 2],
      [salt, 1],
    ],
    paidBy: "balance",
    steps: [...done, closedReturn],
  },
  { on: 74, instruments: [[4, 1]], paidBy: "bank", hasInvoicePlace: true, steps: done },
  {
    on: 61,
    reagents: [[vitamin, 5]],
    paidBy: "transfer",
    customerOrderNumber: "YF-2026-0301",
    steps: [review, shipMixed, invoice("all")],
  },
  { on: 47, instruments: [[1, 1]], steps: [cancel] },
  {
    on: 44,
    reagents: [[aspirin, 3]],
    paidBy: "balance",
    steps: [...done, refund(0, 1), pendingReturn],
  },
  { on: 33, reagents: [[sorbitol, 1]], steps: [lapse] },
  { on: 27, reagents: [[salt, 6]], paidBy: "balance", steps: [cancel] },
  {
    on: 21,
    reagents: [
      [vitamin, 1],
      [salt, 2],
    ],
    paidBy: "credit",
    customerOrderNumber: "YF-2026-0417",
    steps: [review, ship(1, 1), ship(), invoice("all"), processedReturn],
  },
  {
    on: 16,
    instruments: [[0, 3]],
    paidBy: "balance",
    hasInvoicePlace: true,
    steps: [review, ship(1), ship(1)],
  },
  {
    on: 12,
    reagents: [["51-28-5", 1]],
    paidBy: "balance",
    note: "易制爆化学品，请随货附合法用途说明。",
    steps: [review],
  },
  {
    on: 8,
    reagents: [
      [glucose, 3],
      [aspirin, 4],
      [sorbitol, 1],
    ],
    paidBy: "balance",
    hasCoupon: true,
    customerOrderNumber: "YF-2026-0502",
    steps: [review, ship(3), invoice("sent"), ship(0, 2), invoice("sent"), terminate(2)],
  },
  {
    on: 5,
    reagents: [
      [salt, 1],
      [vitamin, 1],
    ],
    paidBy: "wechat",
    steps: [review],
  },
  {
    on: 3,
    reagents: [[glucose, 1]],
    instruments: [[3, 1]],
    paidBy: "wechat",
    customerOrderNumber: "YF-2026-0518",
  },
  { on: 1, reagents: [[salt, 3]], instruments: [[5, 2]], note: "请在工作日送达。", isKept: true },
  {
    on: 0,
    reagents: [
      [aspirin, 2],
      [sorbitol, 2],
    ],
    customerOrderNumber: "YF-2026-0533",
    isKept: true,
  },
];

/** By customer, oldest first. */
export const demoHistory: Readonly<Record<string, readonly DemoOrder[]>> = {
  "demo-ordinary": ofOrdinary,
  "demo-university": [
    { on: 30, reagents: [[glucose, 2]], paidBy: "transfer", steps: done },
    {
      on: 2,
      reagents: [
        [salt, 2],
        [vitamin, 1],
      ],
    },
  ],
};
