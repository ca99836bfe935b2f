import { type Fen, fen, subtract, sum, toYuan } from "@reagent/domain/money";
import { canBePaid } from "@reagent/domain/order";
import type { Selectable } from "kysely";
import type { Reader, Tx } from "../../database/database.ts";
import type { LedgerAccount } from "../../database/schema-customer.ts";
import type { PaidBy } from "../../database/schema-order.ts";
import type { Schema } from "../../database/schema.ts";
import { mailOrder } from "../../ports/mail/order-mail.ts";
import { book } from "../balance/ledger.ts";
import { noteEvent } from "../orders/transitions/timeline.ts";

/** An order with its amount in fen. */
export type StoredOrder = Selectable<Schema["orders"]> & { readonly amount: Fen };

/** The accounts that orders are paid from; other means of payment have none. */
const accounts: Partial<Record<PaidBy, LedgerAccount>> = {
  balance: "prepay",
  credit: "credit",
  "second-credit": "second-credit",
};

/** An order and its related order, by their numbers; empty for an unknown id. */
export async function ordersTogether(
  reader: Reader,
  orderId: string,
): Promise<readonly StoredOrder[]> {
  const rows = await reader
    .selectFrom("orders")
    .selectAll()
    .where((of) =>
      of.or([
        of("id", "=", orderId),
        of("related_order_id", "=", orderId),
        of(
          "id",
          "=",
          of
            .selectFrom("orders as own")
            .select("own.related_order_id")
            .where("own.id", "=", orderId),
        ),
      ]),
    )
    .orderBy("code")
    .execute();
  return rows.map((row) => ({ ...row, amount: fen(row.amount) }));
}

/** The payable ones of some orders, and their sum. */
export function dueOf(orders: readonly StoredOrder[]): {
  readonly due: readonly StoredOrder[];
  readonly amount: Fen;
} {
  const due = orders.filter(canBePaid);
  return { due, amount: sum(due.map((order) => order.amount)) };
}

/**
 * Marks orders as paid, with an entry in the ledger and in their timelines; an order on credit is owed. The caller checks in the same
 * transaction that they can be paid, and that the account covers them.
 */
export async function settleOrders(
  tx: Tx,
  orders: readonly StoredOrder[],
  { paidBy, now }: { readonly paidBy: PaidBy; readonly now: number },
): Promise<void> {
  const account = accounts[paidBy];
  for (const order of orders) {
    const isOnCredit = account !== undefined && account !== "prepay";
    await tx
      .updateTable("orders")
      .set({
        payment: "paid",
        paid_by: paidBy,
        paid_at: now,
        credit_owed: isOnCredit ? order.amount : 0,
      })
      .where("id", "=", order.id)
      .execute();
    if (account !== undefined && order.amount > 0) {
      await book(tx, {
        customerId: order.customer_id,
        account,
        amount: isOnCredit ? order.amount : subtract(fen(0), order.amount),
        reason: "payment",
        orderId: order.id,
        now,
      });
    }
    await noteEvent(tx, order.id, "paid", {
      now,
      detail: { by: paidBy, amount: toYuan(order.amount) },
    });
  }
  await mailPaid(tx, orders, now);
}

/** Mails that orders are paid: two that were placed together in one mail. */
async function mailPaid(tx: Tx, orders: readonly StoredOrder[], now: number): Promise<void> {
  const mailed = new Set<string>();
  for (const { id, related_order_id: related, language } of orders) {
    if (related !== null && mailed.has(related)) continue;
    await mailOrder(tx, { kind: "paid", orderId: id, language, now });
    mailed.add(id);
  }
}

/** Marks the payable ones of an order and its related order as paid. Returns their sum, 0 for none. */
export async function settleOrder(
  tx: Tx,
  orderId: string,
  how: { readonly paidBy: PaidBy; readonly now: number },
): Promise<Fen> {
  const { due, amount } = dueOf(await ordersTogether(tx, orderId));
  await settleOrders(tx, due, how);
  return amount;
}
