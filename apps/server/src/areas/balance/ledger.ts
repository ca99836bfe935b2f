import { randomUUID } from "node:crypto";
import { type Fen, fen } from "@reagent/domain/money";
import type { Reader, Tx } from "../../database/database.ts";
import type { LedgerAccount } from "../../database/schema-customer.ts";
import type { LedgerReason } from "../../database/schema-order.ts";

/** A change of one of a customer's accounts; `amount` in fen or points, negative where it falls. */
export interface Booking {
  readonly customerId: string;
  readonly account: LedgerAccount;
  readonly amount: number;
  readonly reason: LedgerReason;
  readonly orderId?: string | null;
  readonly note?: string;
  readonly now: number;
}

/** What a customer has on an account; of a credit line, what is used of it. */
export async function balanceOf(
  reader: Reader,
  customerId: string,
  account: LedgerAccount,
): Promise<Fen> {
  const row = await reader
    .selectFrom("ledger_entries")
    .select((of) => of.fn.sum<number | null>("amount").as("sum"))
    .where("customer_id", "=", customerId)
    .where("account", "=", account)
    .executeTakeFirst();
  return fen(Number(row?.sum ?? 0));
}

/** Writes a change of an account down. Whether the balance allows it is for whoever books to ask, in the same transaction. */
export async function book(tx: Tx, booking: Booking): Promise<void> {
  await tx
    .insertInto("ledger_entries")
    .values({
      id: randomUUID(),
      customer_id: booking.customerId,
      account: booking.account,
      amount: booking.amount,
      reason: booking.reason,
      order_id: booking.orderId ?? null,
      note: booking.note ?? "",
      created_at: booking.now,
    })
    .execute();
}
