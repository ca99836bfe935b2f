import { type Kysely, sql } from "kysely";
import {
  belongsToNamed,
  createIndex,
  createTable,
  keyedBy,
  namedBy,
  texts,
  wholes,
} from "./columns.ts";

export async function up(database: Kysely<unknown>): Promise<void> {
  await createTable(
    database,
    "order_invoices",
    belongsToNamed("order_id", "orders"),
    namedBy("code"),
    wholes("goods_amount", "coupon_amount", "freight", "amount", "issued_at"),
  );
  await createIndex(database, "order_invoices", "order_id");
  await createTable(
    database,
    "order_invoice_lines",
    belongsToNamed("order_id", "orders"),
    texts("invoice_code"),
    wholes("position", "quantity"),
    keyedBy("order_invoice_lines", "invoice_code", "position"),
  );
  await database.schema
    .alterTable("order_lines")
    .addColumn("invoiced_quantity", "bigint", (column) => column.notNull().defaultTo(0))
    .execute();
  await backfillInvoices(database);
  await database.schema.alterTable("orders").dropColumn("invoiced_at").execute();
}

/** Before, an order had at most one invoice, of all its lines. */
async function backfillInvoices(database: Kysely<unknown>): Promise<void> {
  const invoiced = sql`select id from orders where invoiced_at is not null`;
  await sql`
    insert into order_invoices (order_id, code, goods_amount, coupon_amount, freight, amount, issued_at)
    select id, 'FP' || code, goods_amount, coupon_amount, freight, amount, invoiced_at
    from orders where invoiced_at is not null
  `.execute(database);
  await sql`
    insert into order_invoice_lines (order_id, invoice_code, position, quantity)
    select order_lines.order_id, order_invoices.code, order_lines.position, order_lines.quantity
    from order_lines join order_invoices on order_invoices.order_id = order_lines.order_id
  `.execute(database);
  await sql`
    update order_lines set invoiced_quantity = quantity where order_id in (${invoiced})
  `.execute(database);
}
