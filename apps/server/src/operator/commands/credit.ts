import { fen, formatYuan } from "@reagent/domain/money";
import { accountPeriodFor } from "@reagent/domain/payment";
import { balanceOf } from "../../ordering/balance/ledger.ts";
import { EMAIL, limitOf } from "../arguments.ts";
import { changeCustomer } from "../customer.ts";
import type { AddCommand } from "../operator-shop.ts";

/** Adds `credit`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("credit")
    .description("sets the limit of a customer's credit line")
    .argument("<EMAIL>", EMAIL)
    .requiredOption("--limit <AMOUNT>", "the limit in yuan; 0 for none", limitOf)
    .option("--second", "of the second credit line")
    .action((email, { limit, second }) =>
      inShop(
        changeCustomer(email, async (tx, customerId) => {
          const customer = await tx
            .updateTable("customers")
            .set(second ? { second_credit_limit: limit } : { credit_limit: limit })
            .where("id", "=", customerId)
            .returning(["account_period", "credit_limit", "second_credit_limit"])
            .executeTakeFirstOrThrow();
          const limits = [fen(customer.credit_limit), fen(customer.second_credit_limit)];
          await tx
            .updateTable("customers")
            .set({ account_period: accountPeriodFor(customer.account_period, limits) })
            .where("id", "=", customerId)
            .execute();
          const used = await balanceOf(tx, customerId, second ? "second-credit" : "credit");
          const line = second ? "second credit line" : "credit line";
          const done = `The limit of the ${line} is ${formatYuan(limit)} RMB.`;
          return used > limit
            ? `${done} ${formatYuan(used)} RMB are used: nothing more can be bought on credit until enough is repaid.`
            : done;
        }),
      ),
    );
