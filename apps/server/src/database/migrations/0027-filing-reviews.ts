import { UNIVERSITY_CATEGORY } from "@reagent/domain/customer-category";
import { type Kysely, sql } from "kysely";
import { belongsToNamed, createTable, keyedBy, optionalWholes, texts, wholes } from "./columns.ts";

const COPIED = sql.raw(
  [
    "customer_id, company, address, purpose, handler_name, handler_id_number, handler_phone",
    "responsible_name, responsible_id_number, responsible_phone, filed_at",
  ].join(", "),
);

/**
 * Before, a filing counted as soon as it was submitted, and universities had their prices by the category alone. What was filed
 * waits for the operator now. A customer has a filing for each kind of precursor, so that the table gets another key.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable("precursor_filings").renameTo("unreviewed_filings").execute();
  await createTable(
    database,
    "precursor_filings",
    belongsToNamed("customer_id", "customers"),
    texts("precursor", "company", "address", "purpose"),
    texts("handler_name", "handler_id_number", "handler_phone"),
    texts("responsible_name", "responsible_id_number", "responsible_phone"),
    wholes("filed_at"),
    texts("language", "state", "refusal"),
    optionalWholes("decided_at"),
    keyedBy("precursor_filings_by_kind", "customer_id", "precursor"),
  );
  await sql`
    insert into precursor_filings (${COPIED}, precursor, language, state, refusal)
    select ${COPIED}, 'explosive', 'zh', 'pending', '' from unreviewed_filings
  `.execute(database);
  await database.schema.dropTable("unreviewed_filings").execute();

  for (const [name, usual] of [
    ["language", "zh"],
    ["state", "pending"],
    ["refusal", ""],
  ] as const) {
    await database.schema
      .alterTable("university_filings")
      .addColumn(name, "text", (column) => column.notNull().defaultTo(usual))
      .execute();
  }
  await database.schema
    .alterTable("university_filings")
    .addColumn("decided_at", "bigint")
    .execute();
  await sql`
    update customers set customer_group = '' where category_code = ${Number(UNIVERSITY_CATEGORY)}
  `.execute(database);
}
