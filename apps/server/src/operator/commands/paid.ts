import { formatYuan } from "@reagent/domain/money";
import { receiveLateTransfer } from "../../ordering/payments/late-transfer.ts";
import { settleOrder } from "../../ordering/payments/settle.ts";
import { ORDER } from "../arguments.ts";
import type { AddCommand } from "../operator-shop.ts";
import { changeOrder, notAwaited } from "../order.ts";

/** Adds `paid`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("paid")
    .description(
      "records the bank transfer for an order and its related order; money for a cancelled one goes to the balance",
    )
    .argument("<ORDER>", ORDER)
    .action((code) =>
      inShop(
        changeOrder(code, async (tx, orderId, { now }) => {
          const amount = await settleOrder(tx, orderId, { paidBy: "transfer", now });
          if (amount > 0) return `${formatYuan(amount)} RMB were received by bank transfer.`;
          const late = await receiveLateTransfer(tx, orderId, now);
          if (late === 0) throw notAwaited();
          return `The order was cancelled before. ${formatYuan(late)} RMB were added to the customer's balance.`;
        }),
      ),
    );
