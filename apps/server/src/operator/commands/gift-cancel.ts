import { cancelGifts } from "../../areas/orchard/steps.ts";
import { GIFT_ORDER } from "../arguments.ts";
import { changeGiftOrder } from "../gift-order.ts";
import type { AddCommand } from "../operator-shop.ts";

/** Adds `gift-cancel`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("gift-cancel")
    .description("cancels a gift order that is not shipped, and returns its grains")
    .argument("<GIFT-ORDER>", GIFT_ORDER)
    .action((code) =>
      inShop(
        changeGiftOrder(code, async (tx, orderId, context) => {
          const grains = await cancelGifts(tx, orderId, context);
          return grains === 0
            ? "No grains were to be returned."
            : `${grains} grains were returned.`;
        }),
      ),
    );
