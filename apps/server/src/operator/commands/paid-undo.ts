import { formatYuan } from "@reagent/domain/money";
import { undoPayment } from "../../ordering/payments/undo-payment.ts";
import { ORDER } from "../arguments.ts";
import type { AddCommand } from "../operator-shop.ts";
import { changeOrder } from "../order.ts";

/** Adds `paid-undo`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("paid-undo")
    .description("takes back a bank transfer that was recorded by mistake, before the review")
    .argument("<ORDER>", ORDER)
    .action((code) =>
      inShop(
        changeOrder(code, async (tx, orderId, context) => {
          const amount = await undoPayment(tx, orderId, context);
          return `${formatYuan(amount)} RMB were not received after all. The order waits to be paid, without a deadline.`;
        }),
      ),
    );
