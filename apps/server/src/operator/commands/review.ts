import { reviewOrder } from "../../ordering/orders/transitions/review.ts";
import { ORDER } from "../arguments.ts";
import type { AddCommand } from "../operator-shop.ts";
import { changeOrder } from "../order.ts";

/** Adds `review`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("review")
    .description("reviews a paid order and its related order, which earns points")
    .argument("<ORDER>", ORDER)
    .action((code) =>
      inShop(
        changeOrder(code, async (tx, orderId, context) => {
          await reviewOrder(tx, orderId, context);
          return "The order is reviewed.";
        }),
      ),
    );
