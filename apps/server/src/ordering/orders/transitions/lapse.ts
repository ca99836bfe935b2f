import { canBePaid } from "@reagent/domain/order";
import { isLapsed } from "@reagent/domain/unpaid-order";
import type { Reader, Tx } from "../../../database/database.ts";
import { mailOrder } from "../../../ports/mail/order-mail.ts";
import { cancelOne } from "./cancel.ts";
import { loadPair } from "./loaded-order.ts";

/**
 * Cancels an order that was not paid in time, and its related order, and queues a mail (decisions, unpaid orders and stock). Does nothing
 * where it was paid, cancelled or kept in the meantime. Returns whether it lapsed.
 */
export async function lapseOrder(tx: Tx, orderId: string, now: number): Promise<boolean> {
  const pair = await loadPair(tx, orderId, { language: "zh" });
  const hasOpenPayment = await isBeingPaid(
    tx,
    pair.map(({ row }) => row.id),
  );
  const lapsed = pair.filter(({ row }) =>
    isLapsed({ ...row, payBy: row.pay_by, hasOpenPayment }, now),
  );
  const [first] = lapsed;
  if (!first) {
    return false;
  }
  for (const order of lapsed) {
    await cancelOne(tx, order, { now, event: "lapsed" });
  }
  await mailOrder(tx, { kind: "lapsed", orderId, language: first.row.language, now });
  return true;
}

/** Whether a payment of one of these orders at a gateway has no outcome yet. */
async function isBeingPaid(reader: Reader, orderIds: readonly string[]): Promise<boolean> {
  const open = await reader
    .selectFrom("payments")
    .select("id")
    .where("order_id", "in", orderIds)
    .where("purpose", "=", "order")
    .where("state", "=", "open")
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}

/** Queues the mail that reminds of the bank transfer of an order and its related order, unless that was done in the meantime. */
export async function remindOfTransfer(tx: Tx, orderId: string, now: number): Promise<void> {
  const pair = await loadPair(tx, orderId, { language: "zh" });
  const [first] = pair.filter(({ row }) => row.remind_at !== null && row.remind_at <= now);
  if (!first) return;
  const ids = pair.map(({ row }) => row.id);
  await tx.updateTable("orders").set({ remind_at: null }).where("id", "in", ids).execute();
  await mailOrder(tx, { kind: "transfer-reminder", orderId, language: first.row.language, now });
}

/** Keeps an unpaid order and its related order beyond their deadline. Returns whether they wait to be paid. */
export async function keepOrder(tx: Tx, orderId: string): Promise<boolean> {
  const pair = await loadPair(tx, orderId, { language: "zh" });
  const unpaid = pair.filter(({ row }) => canBePaid(row)).map(({ row }) => row.id);
  if (unpaid.length === 0) {
    return false;
  }
  await tx
    .updateTable("orders")
    .set({ pay_by: null, remind_at: null })
    .where("id", "in", unpaid)
    .execute();
  return true;
}
