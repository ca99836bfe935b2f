import { receiveReturn } from "../../areas/return/steps.ts";
import { RETURN } from "../arguments.ts";
import type { AddCommand } from "../operator-shop.ts";
import { changeReturn } from "../return.ts";

/** Adds `return-receive`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("return-receive")
    .description("records that the goods of an approved return have arrived")
    .argument("<RETURN>", RETURN)
    .action((code) =>
      inShop(
        changeReturn(code, async (tx, returnId, context) => {
          await receiveReturn(tx, returnId, context);
          return "The goods of the return have arrived.";
        }),
      ),
    );
