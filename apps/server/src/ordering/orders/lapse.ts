import type { Services } from "../../calls/call.ts";
import type { Database, Tx } from "../../database/database.ts";
import { lapseOrder } from "./transitions/lapse.ts";

/** Cancels the orders that were not paid in time, each with its related order in a transaction of its own. Throws the first failure at the end. */
export async function lapseOrders(
  { database, clock }: Pick<Services, "database" | "clock">,
  stopping?: AbortSignal,
): Promise<void> {
  const now = clock.now();
  const due = await database.read
    .selectFrom("orders")
    .select("id")
    .where("payment", "=", "unpaid")
    .where("review", "=", "pending")
    .where("pay_by", "<=", now)
    .orderBy("pay_by")
    .execute();
  await lapseEach(database, due, (tx, id) => lapseOrder(tx, id, now), stopping);
}

/** Cancels orders one after another, each in a transaction of its own, until stopped. Throws the first failure at the end. */
export async function lapseEach(
  database: Database,
  due: readonly { readonly id: string }[],
  lapse: (tx: Tx, id: string) => Promise<unknown>,
  stopping?: AbortSignal,
): Promise<void> {
  const failures: unknown[] = [];
  for (const { id } of due) {
    if (stopping?.aborted === true) return;
    await database
      .transact((tx) => lapse(tx, id))
      .catch((failure: unknown) => failures.push(failure));
  }
  if (failures.length > 0) throw failures[0];
}
