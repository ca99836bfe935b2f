import type { Command } from "@commander-js/extra-typings";
import { EMAIL, switchArgument } from "./arguments.ts";
import { changeCustomer } from "./customer.ts";
import type { AddCommand } from "./operator-shop.ts";

/** A right of a customer, in a column of its own. */
interface Right {
  readonly name: string;
  readonly column: "may_download" | "may_print_waybills";
  /** "download product data". */
  readonly what: string;
}

/** Makes the command that gives or takes a right. */
export const rightCommand =
  ({ name, column, what }: Right): AddCommand =>
  (operator: Command, inShop) =>
    operator
      .command(name)
      .description(`lets a customer ${what}, or ends that`)
      .argument("<EMAIL>", EMAIL)
      .addArgument(switchArgument())
      .action((email, state) =>
        inShop(
          changeCustomer(email, async (tx, customerId) => {
            await tx
              .updateTable("customers")
              .set({ [column]: state === "on" ? 1 : 0 })
              .where("id", "=", customerId)
              .execute();
            return `The customer ${state === "on" ? "can" : "cannot"} ${what}.`;
          }),
        ),
      );
