import { formatYuan } from "@reagent/domain/money";
import { amountOf, EMAIL, NOTE, noteOf } from "../arguments.ts";
import { changeBalance } from "../balance.ts";
import { changeCustomer } from "../customer.ts";
import type { AddCommand } from "../operator-shop.ts";

/** Adds `balance-add`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("balance-add")
    .description("adds money that was received to a customer's prepaid balance")
    .argument("<EMAIL>", EMAIL)
    .argument("<AMOUNT>", "the amount in yuan", amountOf)
    .requiredOption("--note <TEXT>", NOTE, noteOf)
    .action((email, amount, { note }) =>
      inShop(
        changeCustomer(email, async (tx, customerId, { now }) => {
          await changeBalance(tx, { customerId, amount, note, now });
          return `${formatYuan(amount)} RMB were added to the balance.`;
        }),
      ),
    );
