import { confirmGifts } from "../../areas/orchard/steps.ts";
import { GIFT_ORDER } from "../arguments.ts";
import { changeGiftOrder } from "../gift-order.ts";
import type { AddCommand } from "../operator-shop.ts";

/** Adds `gift-confirm`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("gift-confirm")
    .description("confirms a paid gift order")
    .argument("<GIFT-ORDER>", GIFT_ORDER)
    .action((code) =>
      inShop(
        changeGiftOrder(code, async (tx, orderId, context) => {
          await confirmGifts(tx, orderId, context);
          return "The gift order is confirmed.";
        }),
      ),
    );
