import { randomUUID } from "node:crypto";
import { type Fen, fen } from "@reagent/domain/money";
import { chunks } from "../../database/chunks.ts";
import type { Reader, Tx } from "../../database/database.ts";
import type { LedgerAccount } from "../../database/schema-customer.ts";
import type { LedgerReason } from "../../database/schema-order.ts";

/** A change of one of a customer's accounts; `amount` in fen or points, negative where the account falls. */
export interface Booking {
  readonly customerId: string;
  readonly account: LedgerAccount;
  readonly amount: number;
  readonly reason: LedgerReason;
  readonly orderId?: string | null;
  readonly note?: string;
  readonly now: number;
}

/** The balances of all accounts of a customer; of a credit line, the amount used. */
export async function balancesOf(
  reader: Reader,
  customerId: string,
): Promise<Readonly<Record<LedgerAccount, Fen>>> {
  const rows = await reader
    .selectFrom("ledger_entries")
    .select((of) => ["account", of.fn.sum<number>("amount").as("sum")])
    .where("customer_id", "=", customerId)
    .groupBy("account")
    .execute();
  const none = fen(0);
  return {
    prepay: none,
    integral: none,
    grains: none,
    credit: none,
    "second-credit": none,
    ...Object.fromEntries(rows.map(({ account, sum }) => [account, fen(Number(sum))])),
  };
}

/** The balance of one account; of a credit line, the amount used. */
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

/** Adds an entry to the ledger. The caller checks in the same transaction that the balance allows it. */
export function book(tx: Tx, booking: Booking): Promise<void> {
  return bookAll(tx, [booking]);
}

/** The same for many entries. */
export async function bookAll(tx: Tx, bookings: readonly Booking[]): Promise<void> {
  for (const some of chunks(bookings))
    await tx
      .insertInto("ledger_entries")
      .values(
        some.map((booking) => ({
          id: randomUUID(),
          customer_id: booking.customerId,
          account: booking.account,
          amount: booking.amount,
          reason: booking.reason,
          order_id: booking.orderId ?? null,
          note: booking.note ?? "",
          created_at: booking.now,
        })),
      )
      .execute();
}
