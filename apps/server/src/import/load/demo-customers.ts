import { DEMO_SHOP } from "@reagent/api/contract/shop";
import type { Database } from "../../database/database.ts";

/** All e-mail addresses of the demo's customers, whose domain belongs to nobody. */
const DEMO_EMAILS = `%@${DEMO_SHOP.serviceEmail.split("@").at(-1) ?? ""}`;

/** Locks the customers of the demo, since their password is public. */
export async function lockDemoCustomers(database: Database): Promise<void> {
  await database.transact((tx) =>
    tx.updateTable("customers").set({ is_active: 0 }).where("email", "like", DEMO_EMAILS).execute(),
  );
}
