import { endOfYear, grainExpiries, yearOf } from "@reagent/domain/points";
import type { Database } from "../../database/database.ts";
import { book } from "./ledger.ts";

/**
 * Books the expiry of the grains of past years, each at the end of its year (decisions, grain expiry). Writes nothing where
 * none are left, as on every call but the first of a year.
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
