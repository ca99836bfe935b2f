import { closeReturn } from "../../areas/return/steps.ts";
import { RETURN } from "../arguments.ts";
import type { AddCommand } from "../operator-shop.ts";
import { changeReturn } from "../return.ts";

/** Adds `return-close`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("return-close")
    .description("closes a return whose goods have not arrived")
    .argument("<RETURN>", RETURN)
    .action((code) =>
      inShop(
        changeReturn(code, async (tx, returnId, context) => {
          await closeReturn(tx, returnId, context);
          return "The return is closed.";
        }),
      ),
    );
