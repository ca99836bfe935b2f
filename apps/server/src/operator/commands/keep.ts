import { keepOrder } from "../../ordering/orders/transitions/lapse.ts";
import { ORDER } from "../arguments.ts";
import type { AddCommand } from "../operator-shop.ts";
import { changeOrder, notAwaited } from "../order.ts";

/** Adds `keep`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("keep")
    .description("keeps an unpaid order and its related order beyond their deadline")
    .argument("<ORDER>", ORDER)
    .action((code) =>
      inShop(
        changeOrder(code, async (tx, orderId) => {
          if (!(await keepOrder(tx, orderId))) throw notAwaited();
          return "The order is kept until it is paid or closed.";
        }),
      ),
    );
