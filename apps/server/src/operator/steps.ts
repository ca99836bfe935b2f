import { formatYuan } from "@reagent/domain/money";
import { integralFor } from "@reagent/domain/points";
import { convertIntegral } from "../areas/balance/convert.ts";
import { closeOrder } from "../areas/order/transitions/close.ts";
import { invoiceOrder } from "../areas/order/transitions/issue-invoice.ts";
import type { TransitionContext } from "../areas/order/transitions/loaded-order.ts";
import { refundGoods } from "../areas/order/transitions/refund.ts";
import { reviewOrder } from "../areas/order/transitions/review.ts";
import { shipOrder } from "../areas/order/transitions/ship.ts";
import { terminateLine } from "../areas/order/transitions/terminate.ts";
import { settleOrder } from "../areas/payment/settle.ts";
import { CommandError } from "../command-line.ts";
import type { Database, Tx } from "../database/database.ts";
import { customerIdOf, listOrders, orderIdOf, showOrder, type Wait, WAITS } from "./overview.ts";
import { parcelOf, quantityOf } from "./parcels.ts";

/** The options of all steps. */
export interface Options {
  readonly waiting?: string | undefined;
  readonly customer?: string | undefined;
  readonly limit?: string | undefined;
  readonly company?: string | undefined;
  readonly number?: string | undefined;
  readonly line?: readonly string[] | undefined;
  readonly sent?: boolean | undefined;
}

interface StepInput {
  readonly words: readonly string[];
  readonly options: Options;
  readonly now: number;
}

/** A step of the operator and its output. */
export interface Step {
  /** The names of the required positional arguments. */
  readonly words: readonly string[];
  readonly options: readonly (keyof Options)[];
  run(database: Database, input: StepInput): Promise<readonly string[]>;
}

const USUAL_LIMIT = 20;

/** A step that changes one order in one transaction, and shows the order afterwards. */
function changesOrder(
  words: readonly string[],
  work: (tx: Tx, orderId: string, asked: StepInput & TransitionContext) => Promise<string>,
  options: readonly (keyof Options)[] = [],
): Step {
  return {
    words: ["ORDER", ...words],
    options,
    run: (database, input) =>
      database.transact(async (tx) => {
        const orderId = await orderIdOf(tx, input.words[0] ?? "");
        const done = await work(tx, orderId, { ...input, language: "en" });
        return [done, "", ...(await showOrder(tx, orderId))];
      }),
  };
}

const refunded = (amount: Parameters<typeof formatYuan>[0]) =>
  amount === 0 ? "Nothing was to be given back." : `${formatYuan(amount)} RMB were given back.`;

export const steps: Readonly<Record<string, Step>> = {
  orders: {
    words: [],
    options: ["waiting", "customer", "limit"],
    run: (database, { options }) => {
      const { waiting, customer: email, limit } = options;
      return listOrders(database.read, {
        ...(waiting !== undefined && { waiting: waitOf(waiting) }),
        ...(email !== undefined && { email }),
        limit: limit === undefined ? USUAL_LIMIT : quantityOf(limit),
      });
    },
  },
  show: {
    words: ["ORDER"],
    options: [],
    run: async (database, { words }) =>
      showOrder(database.read, await orderIdOf(database.read, words[0] ?? "")),
  },
  paid: changesOrder([], async (tx, orderId, { now }) => {
    const amount = await settleOrder(tx, orderId, { paidBy: "transfer", now });
    if (amount === 0) {
      throw new CommandError("This order does not wait to be paid.");
    }
    return `${formatYuan(amount)} RMB were received by bank transfer.`;
  }),
  review: changesOrder([], async (tx, orderId, context) => {
    await reviewOrder(tx, orderId, context);
    return "The order is reviewed.";
  }),
  ship: changesOrder(
    [],
    async (tx, orderId, { options, ...context }) => {
      const expressCompany = requiredOption(options, "company");
      const expressNumber = requiredOption(options, "number");
      const parcels = (options.line ?? []).map(parcelOf);
      const shipping = { orderId, expressCompany, expressNumber, parcels };
      return `Shipment ${await shipOrder(tx, shipping, context)} is on its way.`;
    },
    ["company", "number", "line"],
  ),
  terminate: changesOrder(["CODE"], async (tx, orderId, { words, ...context }) => {
    const productCode = words[1] ?? "";
    return refunded(await terminateLine(tx, { orderId, productCode }, context));
  }),
  refund: changesOrder(["CODE", "QUANTITY"], async (tx, orderId, { words, ...context }) => {
    const [, productCode = "", quantity = ""] = words;
    const goods = { orderId, productCode, quantity: quantityOf(quantity) };
    return refunded(await refundGoods(tx, goods, context));
  }),
  invoice: changesOrder(
    [],
    async (tx, orderId, { options, ...context }) => {
      const extent = options.sent ? "sent" : "all";
      return `Invoice ${await invoiceOrder(tx, { orderId, extent }, context)} is issued.`;
    },
    ["sent"],
  ),
  close: changesOrder([], async (tx, orderId, context) =>
    refunded(await closeOrder(tx, orderId, context)),
  ),
  convert: {
    words: ["EMAIL", "GRAINS"],
    options: [],
    run: (database, { words, now }) =>
      database.transact(async (tx) => {
        const [email = "", text = ""] = words;
        const customerId = await customerIdOf(tx, email);
        const grains = quantityOf(text);
        await convertIntegral(tx, { customerId, grains }, { now, language: "en" });
        return [`${integralFor(grains)} points were turned into ${grains} grains.`];
      }),
  },
};

function requiredOption(options: Options, name: "company" | "number"): string {
  const value = options[name]?.trim() ?? "";
  if (value === "") {
    throw new CommandError(`Pass --${name}: the carrier and its number are required.`);
  }
  return value;
}

function waitOf(text: string): Wait {
  const wait = WAITS.find((each) => each === text);
  if (!wait) {
    throw new CommandError(`Orders wait for ${WAITS.join(", ")}; not for ${text}.`);
  }
  return wait;
}
