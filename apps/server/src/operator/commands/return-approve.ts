import { approveReturn } from "../../areas/return/steps.ts";
import { RETURN } from "../arguments.ts";
import type { AddCommand } from "../operator-shop.ts";
import { changeReturn } from "../return.ts";

/** Adds `return-approve`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("return-approve")
    .description("approves a return, whose goods must be sent back")
    .argument("<RETURN>", RETURN)
    .option("--kept", "the customer keeps the goods")
    .action((code, { kept }) =>
      inShop(
        changeReturn(code, async (tx, returnId, context) => {
          await approveReturn(tx, { returnId, goods: kept ? "kept" : "sent-back" }, context);
          return "The return is approved.";
        }),
      ),
    );
