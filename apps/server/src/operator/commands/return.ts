import { RETURN } from "../arguments.ts";
import type { AddCommand } from "../operator-shop.ts";
import { returnIdOf, showReturn } from "../return.ts";

/** Adds `return`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("return")
    .description("shows a return, its lines and its files")
    .argument("<RETURN>", RETURN)
    .action((code) =>
      inShop(async ({ database: { read }, files }) =>
        showReturn(read, await returnIdOf(read, code), { files }),
      ),
    );
