import { GIFT_ORDER } from "../arguments.ts";
import { giftOrderIdOf, showGiftOrder } from "../gift-order.ts";
import type { AddCommand } from "../operator-shop.ts";

/** Adds `gift-order`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("gift-order")
    .description("shows a gift order, its address and its gifts")
    .argument("<GIFT-ORDER>", GIFT_ORDER)
    .action((code) =>
      inShop(async ({ database: { read } }) =>
        showGiftOrder(read, await giftOrderIdOf(read, code)),
      ),
    );
