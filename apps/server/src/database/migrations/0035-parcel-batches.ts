import { type Kysely, sql } from "kysely";
import { belongsToNamed, createTable, keyedBy, texts, wholes } from "./columns.ts";

/** Before, a parcel had one batch of each line: units of a second batch were counted to the first. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const columns = sql.raw("order_id, shipment_code, position, quantity, batch_code");
  await createTable(
    database,
    "parcel_lines",
    belongsToNamed("order_id", "orders"),
    texts("shipment_code", "batch_code"),
    wholes("position", "quantity"),
    keyedBy("parcel_lines", "order_id", "shipment_code", "position", "batch_code"),
  );
  await sql`insert into parcel_lines (${columns}) select ${columns} from shipment_lines`.execute(
    database,
  );
  await database.schema.dropTable("shipment_lines").execute();
  await database.schema.alterTable("parcel_lines").renameTo("shipment_lines").execute();
}
