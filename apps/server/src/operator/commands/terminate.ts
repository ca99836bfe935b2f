import { terminateLine } from "../../ordering/orders/transitions/terminate.ts";
import { CODE, ORDER } from "../arguments.ts";
import type { AddCommand } from "../operator-shop.ts";
import { changeOrder } from "../order.ts";
import { refunded, TO_PAYMENT } from "../refunded.ts";

/** Adds `terminate`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("terminate")
    .description("terminates the unshipped part of a line and refunds it")
    .argument("<ORDER>", ORDER)
    .argument("<CODE>", CODE)
    .option(...TO_PAYMENT)
    .action((code, productCode, { toPayment: isToPayment }) =>
      inShop(
        changeOrder(code, async (tx, orderId, context) =>
          refunded(await terminateLine(tx, { orderId, productCode, isToPayment }, context)),
        ),
      ),
    );
