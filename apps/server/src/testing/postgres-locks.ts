import { sql } from "kysely";
import type { Database, Tx } from "../database/database.ts";

/** Lets nobody else change a cart on PostgreSQL until the transaction ends. */
export async function holdCarts(tx: Tx): Promise<void> {
  await sql`lock table cart_lines in exclusive mode`.execute(tx);
}

/** How many transactions of a database on PostgreSQL hold locks on carts, or wait for one. */
export async function atCarts({ read }: Database): Promise<{ holding: number; waiting: number }> {
  const { rows } = await sql<{ granted: boolean }>`select granted from pg_locks
    where relation = 'cart_lines'::regclass and mode in ('RowExclusiveLock', 'ExclusiveLock')`.execute(
    read,
  );
  const waiting = rows.filter(({ granted }) => !granted).length;
  return { holding: rows.length - waiting, waiting };
}

/** How long PostgreSQL leaves a transaction alone that asks for nothing, as it says it itself. */
export async function timeLeftTo({ read }: Database): Promise<string | undefined> {
  const { rows } = await sql<{
    idle_in_transaction_session_timeout: string;
  }>`show idle_in_transaction_session_timeout`.execute(read);
  return rows[0]?.idle_in_transaction_session_timeout;
}
