import type { Balances } from "@reagent/api/contract/balance";
import { creditLeft } from "@reagent/domain/balance";
import { fen, sum } from "@reagent/domain/money";
import { convertibleGrains } from "@reagent/domain/points";
import type { Database } from "../../database/database.ts";
import type { LedgerAccount } from "../../database/schema-customer.ts";

/** What a customer has; each credit line has left what is not used of it. All grains expire at the end of the year. */
export async function readBalancesOf(database: Database, customerId: string): Promise<Balances> {
  const limits = await database.read
    .selectFrom("customers")
    .select(["credit_limit", "second_credit_limit"])
    .where("id", "=", customerId)
    .executeTakeFirstOrThrow();
  const sums = await database.read
    .selectFrom("ledger_entries")
    .select((of) => ["account", of.fn.sum<number>("amount").as("sum")])
    .where("customer_id", "=", customerId)
    .groupBy("account")
    .execute();
  const sumOf = (account: LedgerAccount) =>
    fen(Number(sums.find((row) => row.account === account)?.sum ?? 0));
  const lines = [
    { limit: fen(limits.credit_limit), used: sumOf("credit") },
    { limit: fen(limits.second_credit_limit), used: sumOf("second-credit") },
  ];
  const integral = sumOf("integral");
  const grains = sumOf("grains");
  return {
    prepay: sumOf("prepay"),
    creditLimit: sum(lines.map(({ limit }) => limit)),
    creditUsed: sum(lines.map(({ used }) => used)),
    creditLeft: sum(lines.map(({ limit, used }) => creditLeft(limit, used))),
    integral,
    convertibleGrains: convertibleGrains(integral),
    grains,
    expiringGrains: grains,
  };
}
