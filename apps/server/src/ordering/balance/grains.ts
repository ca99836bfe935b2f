import { shop } from "@reagent/api/contract/shop";
import { endOfYear, grainExpiries, yearOf } from "@reagent/domain/points";
import type { Database, Reader, Tx } from "../../database/database.ts";
import { readFact } from "../../database/facts.ts";
import { book } from "./ledger.ts";

/**
 * Books the expiry of the grains of past years, each at the end of its year (decisions, grain expiry). Writes nothing where
 * none are left, as on every call but the first of a year, and where the shop's grains do not expire.
 */
export async function expireGrains(
  database: Database,
  customerId: string,
  now: number,
): Promise<void> {
  if (await hasExpired(database.read, customerId, now)) {
    await database.transact((tx) => expireGrainsIn(tx, customerId, now));
  }
}

/** The same within a transaction that reads or spends the grains. */
export async function expireGrainsIn(tx: Tx, customerId: string, now: number): Promise<void> {
  if (!(await hasExpired(tx, customerId, now))) {
    return;
  }
  const entries = await pastEntries(tx, customerId, now)
    .select(["amount", "created_at as at"])
    .execute();
  for (const { amount, at } of grainExpiries(entries, now)) {
    await book(tx, { customerId, account: "grains", amount, reason: "expired", now: at });
  }
}

async function hasExpired(reader: Reader, customerId: string, now: number): Promise<boolean> {
  if (!shop.points.grainsExpire) return false;
  const left = await pastEntries(reader, customerId, now)
    .select((of) => of.fn.sum<number | null>("amount").as("sum"))
    .executeTakeFirst();
  return Number(left?.sum ?? 0) > 0 && (await isYearBelieved(reader, now));
}

/** Whether the year has begun by the last time that a server believed its clock: one that jumps ahead expires nothing. */
async function isYearBelieved(reader: Reader, now: number): Promise<boolean> {
  const seen = await readFact(reader, "clock_seen");
  return seen === undefined || yearOf(Number(seen)) >= yearOf(now);
}

/** The entries of the years before the current one. */
function pastEntries(reader: Reader, customerId: string, now: number) {
  return reader
    .selectFrom("ledger_entries")
    .where("customer_id", "=", customerId)
    .where("account", "=", "grains")
    .where("created_at", "<=", endOfYear(yearOf(now) - 1));
}
