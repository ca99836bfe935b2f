import type { Services } from "../../calls/call.ts";
import type { Database, Tx } from "../../database/database.ts";
import { lapseOrder, remindOfTransfer } from "./transitions/lapse.ts";

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
  await changeEach(database, due, (tx, id) => lapseOrder(tx, id, now), stopping);
}

/** Queues the mails that remind of a bank transfer, each once. Throws the first failure at the end. */
export async function remindOfTransfers(
  { database, clock }: Pick<Services, "database" | "clock">,
  stopping?: AbortSignal,
): Promise<void> {
  const now = clock.now();
  const due = await database.read
    .selectFrom("orders")
    .select("id")
    .where("remind_at", "<=", now)
    .orderBy("remind_at")
    .execute();
  await changeEach(database, due, (tx, id) => remindOfTransfer(tx, id, now), stopping);
}

/** Changes orders one after another, each in a transaction of its own, until stopped. Throws the first failure at the end. */
export async function changeEach(
  database: Database,
  due: readonly { readonly id: string }[],
  change: (tx: Tx, id: string) => Promise<unknown>,
  stopping?: AbortSignal,
): Promise<void> {
  const failures: unknown[] = [];
  for (const { id } of due) {
    if (stopping?.aborted === true) return;
    await database
      .transact((tx) => change(tx, id))
      .catch((failure: unknown) => failures.push(failure));
  }
  if (failures.length > 0) throw failures[0];
}
