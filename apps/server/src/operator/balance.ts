import { balanceChangeProblem } from "@reagent/domain/balance";
import { type Fen, fen, formatYuan } from "@reagent/domain/money";
import type { Tx } from "../database/database.ts";
import { balanceOf, book } from "../ordering/balance/ledger.ts";
import { CommandError } from "../settings/command-line.ts";

interface BalanceChange {
  readonly customerId: string;
  /** Negative for a pay-out. */
  readonly amount: Fen;
  readonly note: string;
  readonly now: number;
}

/** Changes a prepaid balance. Throws `CommandError` for a repetition, and where the balance does not cover it. */
export async function changeBalance(
  tx: Tx,
  { customerId, amount, note, now }: BalanceChange,
): Promise<void> {
  const account = "prepay";
  const reason = amount < 0 ? "withdrawn" : "top-up";
  const earlier = await tx
    .selectFrom("ledger_entries")
    .select("amount")
    .where("customer_id", "=", customerId)
    .where("account", "=", account)
    .where("reason", "=", reason)
    .where("note", "=", note)
    .execute();
  const balance = await balanceOf(tx, customerId, account);
  const withSameNote = earlier.map((entry) => fen(entry.amount));
  const problem = balanceChangeProblem(amount, { balance, withSameNote });
  if (problem === "short")
    throw new CommandError(`The balance is only ${formatYuan(balance)} RMB.`);
  if (problem === "repeated")
    throw new CommandError(
      "This was done before, with this amount and note. For another transfer, write another note.",
    );
  await book(tx, { customerId, account, amount, reason, note, now });
}
