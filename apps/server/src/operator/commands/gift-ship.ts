import { shipGifts } from "../../areas/orchard/steps.ts";
import { filledText, GIFT_ORDER } from "../arguments.ts";
import { changeGiftOrder } from "../gift-order.ts";
import type { AddCommand } from "../operator-shop.ts";

/** Adds `gift-ship`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("gift-ship")
    .description("ships a confirmed gift order")
    .argument("<GIFT-ORDER>", GIFT_ORDER)
    .requiredOption("--company <NAME>", "the carrier", filledText)
    .requiredOption("--number <NUMBER>", "the tracking number", filledText)
    .action((code, { company: expressCompany, number: expressNumber }) =>
      inShop(
        changeGiftOrder(code, async (tx, orderId, context) => {
          await shipGifts(tx, { orderId, expressCompany, expressNumber }, context);
          return "The gifts are on their way.";
        }),
      ),
    );
