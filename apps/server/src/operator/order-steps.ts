import { formatYuan } from "@reagent/domain/money";
import { closeOrder } from "../areas/order/transitions/close.ts";
import { invoiceOrder } from "../areas/order/transitions/issue-invoice.ts";
import { keepOrder } from "../areas/order/transitions/lapse.ts";
import { refundGoods } from "../areas/order/transitions/refund.ts";
import { reviewOrder } from "../areas/order/transitions/review.ts";
import { shipOrder } from "../areas/order/transitions/ship.ts";
import { terminateLine } from "../areas/order/transitions/terminate.ts";
import { receiveLateTransfer } from "../areas/payment/late-transfer.ts";
import { settleOrder } from "../areas/payment/settle.ts";
import { CommandError } from "../command-line.ts";
import { listOrders, orderIdOf, showOrder, type Wait, WAITS } from "./overview.ts";
import { parcelOf, quantityOf } from "./parcels.ts";
import { refunded } from "./refunded.ts";
import { changing, limitOf, requiredOption, type Steps } from "./step.ts";

const changesOrder = changing({ word: "ORDER", idOf: orderIdOf, show: showOrder });

const notAwaited = "This order does not wait to be paid.";

/** The steps of orders. */
export const orderSteps: Steps = {
  orders: {
    words: [],
    options: ["waiting", "customer", "limit"],
    run: (database, { options }) => {
      const { waiting, customer: email, limit } = options;
      return listOrders(database.read, {
        ...(waiting !== undefined && { waiting: waitOf(waiting) }),
        ...(email !== undefined && { email }),
        limit: limitOf(limit),
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
    if (amount > 0) {
      return `${formatYuan(amount)} RMB were received by bank transfer.`;
    }
    const late = await receiveLateTransfer(tx, orderId, now);
    if (late === 0) {
      throw new CommandError(notAwaited);
    }
    return `The order was cancelled before. ${formatYuan(late)} RMB were added to the customer's balance.`;
  }),
  keep: changesOrder([], async (tx, orderId) => {
    if (!(await keepOrder(tx, orderId))) {
      throw new CommandError(notAwaited);
    }
    return "The order is kept until it is paid or closed.";
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
};

function waitOf(text: string): Wait {
  const wait = WAITS.find((each) => each === text);
  if (!wait) {
    throw new CommandError(`Orders wait for ${WAITS.join(", ")}; not for ${text}.`);
  }
  return wait;
}
