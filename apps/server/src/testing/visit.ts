import { randomUUID } from "node:crypto";
import type { Database } from "../database/database.ts";

/** Writes like a server when a user opens a page. */
export async function visit(database: Database): Promise<void> {
  const event = {
    id: randomUUID(),
    customer_id: null,
    device_id: "",
    page: "/",
    previous_page: "",
    relation: "",
    created_at: Date.now(),
  };
  await database.transact((tx) => tx.insertInto("browse_events").values(event).execute());
}
