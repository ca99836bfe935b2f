import { finishReturn } from "../../areas/return/steps.ts";
import { RETURN } from "../arguments.ts";
import type { AddCommand } from "../operator-shop.ts";
import { refunded, TO_PAYMENT } from "../refunded.ts";
import { changeReturn } from "../return.ts";

/** Adds `return-finish`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("return-finish")
    .description("completes a return, and refunds its goods")
    .argument("<RETURN>", RETURN)
    .option("--restock", "adds the goods to the stock")
    .option(...TO_PAYMENT)
    .action((code, { restock, toPayment: isToPayment }) =>
      inShop(
        changeReturn(code, async (tx, returnId, context) =>
          refunded(
            await finishReturn(
              tx,
              { returnId, isRestocked: restock === true, isToPayment },
              context,
            ),
          ),
        ),
      ),
    );
