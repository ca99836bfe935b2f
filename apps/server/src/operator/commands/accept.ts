import { EMAIL, filingArgument } from "../arguments.ts";
import type { AddCommand } from "../operator-shop.ts";
import { reviewFiling } from "../review.ts";

/** Adds `accept`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("accept")
    .description("accepts a filing that waits; the customer gets a mail")
    .argument("<EMAIL>", EMAIL)
    .addArgument(filingArgument())
    .action((email, filing) =>
      inShop(({ database, now }) =>
        reviewFiling(database, { email, filing }, { state: "accepted" }, now),
      ),
    );
