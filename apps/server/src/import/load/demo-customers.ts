import type { Database } from "../../database/database.ts";

/** Locks the customers of the demo, since their password is public. */
export async function lockDemoCustomers(database: Database): Promise<void> {
  await database.transact((tx) =>
    tx.updateTable("customers").set({ is_active: 0 }).where("id", "like", "demo-%").execute(),
  );
}
