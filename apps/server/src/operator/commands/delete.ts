import { deletionProblems, type Unfinished } from "@reagent/domain/account-state";
import { fen, formatYuan, sum } from "@reagent/domain/money";
import { deletePersonalData } from "../../customers/personal-data.ts";
import type { Reader } from "../../database/database.ts";
import { balancesOf } from "../../ordering/balance/ledger.ts";
import { CommandError } from "../../settings/command-line.ts";
import { EMAIL } from "../arguments.ts";
import { activatedIdOf } from "../customer.ts";
import type { AddCommand } from "../operator-shop.ts";
import { hasWaitingLine } from "../waiting-line.ts";

/** Adds `delete`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("delete")
    .description("deletes an account; orders, invoices and the ledger stay without the person")
    .argument("<EMAIL>", EMAIL)
    .option("--yes", "really deletes it, which cannot be undone")
    .action((email, { yes }) =>
      inShop(async ({ database, files }) => {
        const names = await database.transact(async (tx) => {
          const customerId = await activatedIdOf(tx, email);
          const unfinished = await unfinishedOf(tx, customerId);
          const problems = deletionProblems(unfinished);
          if (problems.length > 0)
            throw new CommandError(
              `The account ${email} cannot be deleted yet: ${problems.map((name) => PROBLEMS[name](unfinished[name])).join("; ")}.`,
            );
          if (!yes)
            throw new CommandError(
              `Nothing was changed. ${email} can be deleted, with points and coupons, and that cannot be undone: repeat the command with --yes. operator export writes the data to a file before.`,
            );
          return deletePersonalData(tx, customerId);
        });
        // The server removes a file that stays here, since nothing refers to it any more.
        for (const name of names) await files.remove(name);
        return [
          `The account ${email} is deleted. Its orders, invoices and ledger are kept without the person.`,
        ];
      }),
    );

const PROBLEMS: Readonly<Record<keyof Unfinished, (amount: number) => string>> = {
  orders: (count) => `open orders: ${count}`,
  giftOrders: (count) => `open gift orders: ${count}`,
  returns: (count) => `open returns: ${count}`,
  payments: (count) => `payments and refunds without an outcome: ${count}`,
  balance: (amount) => `the balance is ${formatYuan(fen(amount))} RMB`,
  creditUsed: (amount) => `${formatYuan(fen(amount))} RMB are owed on credit`,
};

async function unfinishedOf(reader: Reader, customerId: string): Promise<Unfinished> {
  const orders = await reader
    .selectFrom("orders")
    .select("id")
    .where("customer_id", "=", customerId)
    .where("review", "<>", "cancelled")
    .where((of) => of.or([of("review", "=", "pending"), hasWaitingLine(of)]))
    .execute();
  const giftOrders = await reader
    .selectFrom("gift_orders")
    .select("id")
    .where("customer_id", "=", customerId)
    .where("status", "in", ["unconfirmed", "confirmed"])
    .execute();
  const returns = await reader
    .selectFrom("returns")
    .select("id")
    .where("customer_id", "=", customerId)
    .where("status", "in", ["pending", "processing"])
    .execute();
  const payments = await reader
    .selectFrom("payments")
    .select("id")
    .where("customer_id", "=", customerId)
    .where("state", "=", "open")
    .execute();
  const refunds = await reader
    .selectFrom("payment_returns")
    .innerJoin("orders", "orders.id", "payment_returns.order_id")
    .select("payment_returns.id")
    .where("orders.customer_id", "=", customerId)
    .where("payment_returns.state", "=", "waiting")
    .execute();
  const balances = await balancesOf(reader, customerId);
  return {
    orders: orders.length,
    giftOrders: giftOrders.length,
    returns: returns.length,
    payments: payments.length + refunds.length,
    balance: balances.prepay,
    creditUsed: sum([balances.credit, balances["second-credit"]]),
  };
}
