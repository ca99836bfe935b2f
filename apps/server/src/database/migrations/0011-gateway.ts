import type { Kysely } from "kysely";
import {
  belongsToNamed,
  createIndex,
  createTable,
  namedBy,
  optionalWholes,
  texts,
  wholes,
} from "./columns.ts";

export async function up(database: Kysely<unknown>): Promise<void> {
  await createIndex(database, "payments", "state", "created_at");
  await createTable(
    database,
    "simulated_payments",
    namedBy("id"),
    texts("method", "subject", "language", "return_path", "state"),
    wholes("amount", "created_at"),
    optionalWholes("decided_at"),
  );
  await createTable(
    database,
    "simulated_notices",
    namedBy("id"),
    belongsToNamed("payment_id", "simulated_payments"),
    texts("notice_id", "outcome"),
    wholes("amount", "is_forged", "attempts", "due_at"),
  );
  await createIndex(database, "simulated_notices", "due_at");
}
