import { sql } from "kysely";
import type { Database, Tx } from "../database/database.ts";

/** Locks all carts on PostgreSQL until the transaction ends. */
export async function lockCarts(tx: Tx): Promise<void> {
  await sql`lock table cart_lines in exclusive mode`.execute(tx);
}

/** The number of transactions that hold a lock on carts on PostgreSQL, and of those that wait for one. */
export async function cartLocks({ read }: Database): Promise<{ holding: number; waiting: number }> {
  const { rows } = await sql<{ granted: boolean }>`select granted from pg_locks
    where relation = 'cart_lines'::regclass and mode in ('RowExclusiveLock', 'ExclusiveLock')`.execute(
    read,
  );
  const waiting = rows.filter(({ granted }) => !granted).length;
  return { holding: rows.length - waiting, waiting };
}

/** The time after which PostgreSQL ends an idle transaction, in its own notation. */
export async function idleTimeoutOf({ read }: Database): Promise<string | undefined> {
  const { rows } = await sql<{
    idle_in_transaction_session_timeout: string;
  }>`show idle_in_transaction_session_timeout`.execute(read);
  return rows[0]?.idle_in_transaction_session_timeout;
}
