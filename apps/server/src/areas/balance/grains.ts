import { endOfYear, grainExpiries, yearOf } from "@reagent/domain/points";
import type { Database } from "../../database/database.ts";
import { book } from "./ledger.ts";

/**
 * Takes the grains of the years that are over, each at its end and with a line of the log. Nothing is written where
 * nothing is left of them, as on every call but the first of a year (decisions, grain expiry).
 */
export async function expireGrains(
  database: Database,
  customerId: string,
  now: number,
): Promise<void> {
  const lastYear = endOfYear(yearOf(now) - 1);
  const left = await database.read
    .selectFrom("ledger_entries")
    .select((of) => of.fn.sum<number | null>("amount").as("sum"))
    .where("customer_id", "=", customerId)
    .where("account", "=", "grains")
    .where("created_at", "<=", lastYear)
    .executeTakeFirst();
  if (Number(left?.sum ?? 0) <= 0) {
    return;
  }
  await database.transact(async (tx) => {
    const entries = await tx
      .selectFrom("ledger_entries")
      .select(["amount", "created_at as at"])
      .where("customer_id", "=", customerId)
      .where("account", "=", "grains")
      .where("created_at", "<=", lastYear)
      .execute();
    for (const { amount, at } of grainExpiries(entries, now)) {
      await book(tx, { customerId, account: "grains", amount, reason: "expired", now: at });
    }
  });
}
