import { type Kysely, sql } from "kysely";
import { createTable, namedBy, texts } from "./columns.ts";

/** Limits that the shop sets on goods and regions, with the notice that there was for Beijing; customers who may print waybills. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createTable(
    database,
    "shop_limits",
    namedBy("id"),
    texts("effect", "item_codes", "region", "from_day", "until_day", "message_zh", "message_en"),
  );
  await sql`
    insert into shop_limits
      (id, effect, item_codes, region, from_day, until_day, message_zh, message_en)
    values ('beijing', 'notice', '', '110000', '', '',
      '两会期间，寄往北京的货物可能延迟配送，敬请谅解。',
      'Deliveries to Beijing may be delayed during the Two Sessions.')
  `.execute(database);
  await database.schema
    .alterTable("customers")
    .addColumn("may_print_waybills", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}
