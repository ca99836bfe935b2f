import { EMAIL } from "../arguments.ts";
import { customerIdOf } from "../customer.ts";
import type { AddCommand } from "../operator-shop.ts";
import { showCustomer } from "../show-customer.ts";

/** Adds `customer`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("customer")
    .description("shows a customer: account, balances, credit, coupons, open orders and filings")
    .argument("<EMAIL>", EMAIL)
    .action((email) =>
      inShop(async ({ database: { read }, now }) =>
        showCustomer(read, await customerIdOf(read, email), { now }),
      ),
    );
