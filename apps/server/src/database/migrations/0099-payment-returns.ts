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

/** Refunds that go back to the payment of an order. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createTable(
    database,
    "payment_returns",
    namedBy("id"),
    belongsToNamed("order_id", "orders"),
    texts("payment_id", "state", "problem"),
    wholes("amount", "created_at"),
    optionalWholes("settled_at"),
  );
  await createIndex(database, "payment_returns", "payment_id");
  await createIndex(database, "payment_returns", "order_id");
  await createIndex(database, "payment_returns", "state", "created_at");
}
