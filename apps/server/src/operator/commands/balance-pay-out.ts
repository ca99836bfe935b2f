import { fen, formatYuan } from "@reagent/domain/money";
import { amountOf, EMAIL, NOTE, noteOf } from "../arguments.ts";
import { changeBalance } from "../balance.ts";
import { changeCustomer } from "../customer.ts";
import type { AddCommand } from "../operator-shop.ts";

/** Adds `balance-pay-out`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("balance-pay-out")
    .description("takes money that is paid back to a customer from the prepaid balance")
    .argument("<EMAIL>", EMAIL)
    .argument("<AMOUNT>", "the amount in yuan", amountOf)
    .requiredOption("--note <TEXT>", NOTE, noteOf)
    .action((email, amount, { note }) =>
      inShop(
        changeCustomer(email, async (tx, customerId, { now }) => {
          await changeBalance(tx, { customerId, amount: fen(0 - amount), note, now });
          return `${formatYuan(amount)} RMB were taken from the balance.`;
        }),
      ),
    );
