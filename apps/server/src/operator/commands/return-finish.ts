import { finishReturn } from "../../areas/return/steps.ts";
import { RETURN } from "../arguments.ts";
import type { AddCommand } from "../operator-shop.ts";
import { refunded } from "../refunded.ts";
import { changeReturn } from "../return.ts";

/** Adds `return-finish`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("return-finish")
    .description("completes a return, and refunds its goods")
    .argument("<RETURN>", RETURN)
    .option("--restock", "adds the goods to the stock")
    .action((code, { restock }) =>
      inShop(
        changeReturn(code, async (tx, returnId, context) =>
          refunded(await finishReturn(tx, { returnId, isRestocked: restock === true }, context)),
        ),
      ),
    );
