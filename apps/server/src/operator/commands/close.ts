import { closeOrder } from "../../ordering/orders/transitions/close.ts";
import { ORDER } from "../arguments.ts";
import type { AddCommand } from "../operator-shop.ts";
import { changeOrder } from "../order.ts";
import { refunded } from "../refunded.ts";

/** Adds `close`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("close")
    .description("cancels an unreviewed order; terminates the unshipped part of any other")
    .argument("<ORDER>", ORDER)
    .action((code) =>
      inShop(
        changeOrder(code, async (tx, orderId, context) =>
          refunded(await closeOrder(tx, orderId, context)),
        ),
      ),
    );
