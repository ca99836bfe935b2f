import { EMAIL, filingArgument, REASON, reasonOf } from "../arguments.ts";
import type { AddCommand } from "../operator-shop.ts";
import { reviewFiling } from "../review.ts";

/** Adds `refuse`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("refuse")
    .description("refuses a filing that waits, or withdraws an accepted one")
    .argument("<EMAIL>", EMAIL)
    .addArgument(filingArgument())
    .argument("<REASON>", REASON, reasonOf)
    .action((email, filing, reason) =>
      inShop(({ database, now }) =>
        reviewFiling(database, { email, filing }, { state: "refused", reason }, now),
      ),
    );
