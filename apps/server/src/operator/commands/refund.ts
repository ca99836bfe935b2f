import { refundGoods } from "../../ordering/orders/transitions/refund.ts";
import { CODE, ORDER, quantityOf } from "../arguments.ts";
import type { AddCommand } from "../operator-shop.ts";
import { changeOrder } from "../order.ts";
import { refunded, TO_PAYMENT } from "../refunded.ts";

/** Adds `refund`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("refund")
    .description("refunds returned pieces of a line")
    .argument("<ORDER>", ORDER)
    .argument("<CODE>", CODE)
    .argument("<QUANTITY>", "how many pieces", quantityOf)
    .option(...TO_PAYMENT)
    .action((code, productCode, quantity, { toPayment: isToPayment }) =>
      inShop(
        changeOrder(code, async (tx, orderId, context) =>
          refunded(await refundGoods(tx, { orderId, productCode, quantity, isToPayment }, context)),
        ),
      ),
    );
