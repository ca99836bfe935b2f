import { refuseReturn } from "../../areas/return/steps.ts";
import { REASON, reasonOf, RETURN } from "../arguments.ts";
import type { AddCommand } from "../operator-shop.ts";
import { changeReturn } from "../return.ts";

/** Adds `return-refuse`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("return-refuse")
    .description("refuses a return that is not completed")
    .argument("<RETURN>", RETURN)
    .argument("<REASON>", REASON, reasonOf)
    .action((code, reason) =>
      inShop(
        changeReturn(code, async (tx, returnId, context) => {
          await refuseReturn(tx, { returnId, reason }, context);
          return "The return is refused.";
        }),
      ),
    );
