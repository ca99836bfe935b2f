import { deletedEmail } from "@reagent/domain/account-state";
import { type Kysely, sql } from "kysely";
import type { Reader, Tx } from "../database/database.ts";
import type { Schema } from "../database/schema.ts";
import { forgetMails } from "../ports/mail/mail-limits.ts";
import { NO_PASSWORD } from "../sessions/password.ts";
import { forgiveWrongPasswords } from "./login-attempts.ts";

/** The tables with a column. */
type TableWith<Column extends string> = {
  [Table in keyof Schema]: Column extends keyof Schema[Table] ? Table : never;
}[keyof Schema];

type CustomersTable = TableWith<"customer_id">;
/** The tables of what belongs to an order, and not to a customer directly. */
type OrdersTable = Exclude<TableWith<"order_id">, CustomersTable | "gift_order_lines">;

/** What becomes of the rows when the account is deleted: they are removed, or kept without what these columns say. */
type Fate<Table extends keyof Schema> =
  | "removed"
  | { readonly emptied: readonly (keyof Schema[Table] & string)[] };

const kept = <Column extends string>(...emptied: readonly Column[]) => ({ emptied }) as const;

/**
 * What becomes of a customer's rows when the account is deleted. What the law wants kept stays without the person: orders, invoices with
 * their title and tax number, the ledger, and for regulated goods the copy of the filing with encrypted ID numbers (decisions, deleted
 * accounts).
 */
const CUSTOMERS_TABLES: { readonly [Table in CustomersTable]: Fate<Table> } = {
  addresses: "removed",
  agreed_prices: "removed",
  api_tokens: "removed",
  basket_lines: "removed",
  batch_notice_receivers: "removed",
  bottle_notes: "removed",
  browse_events: "removed",
  cart_exchanges: "removed",
  cart_lines: "removed",
  coupons: kept(),
  customer_groups: "removed",
  enquiries: "removed",
  favourites: "removed",
  gift_orders: kept("receiver", "mobile", "street", "note"),
  invoice_addresses: "removed",
  invoices: "removed",
  known_browsers: "removed",
  ledger_entries: kept(),
  list_exchanges: "removed",
  one_time_codes: "removed",
  orders: kept(
    "receiver",
    "mobile",
    "phone",
    "postcode",
    "street",
    "note",
    "address_id",
    "invoice_receiver",
    "invoice_mobile",
    "invoice_landline",
    "invoice_postcode",
    "invoice_street",
    "invoice_email",
  ),
  paper_applications: "removed",
  payments: kept(),
  precursor_filings: "removed",
  reaction_plans: "removed",
  request_results: "removed",
  returns: kept("reason"),
  sent_baskets: "removed",
  sessions: "removed",
  sheet_notices: "removed",
  shopping_list_lines: "removed",
  shopping_lists: "removed",
  stock_alerts: "removed",
  tickets: "removed",
  university_filings: "removed",
  uploads: "removed",
  wishes: "removed",
};

/** The same of the rows of orders. */
const ORDERS_TABLES: { readonly [Table in OrdersTable]: Fate<Table> } = {
  bank_entries: kept(),
  order_events: kept(),
  order_invoice_files: kept(),
  order_invoice_lines: kept(),
  order_invoices: kept(),
  order_lines: kept(),
  payment_returns: kept(),
  quotes: "removed",
  return_lines: kept("remark"),
  shipment_lines: kept(),
  shipments: kept(),
};

type Row = Readonly<Record<string, unknown>>;

/** Tables by names, which Kysely's types cannot express. */
const untyped = (reader: Reader) => reader as unknown as Kysely<Record<string, Row>>;

/** Secrets that log in, and hashes of them: no customer gets these. */
const SECRET = /_hash$/u;

const withoutSecrets = (rows: readonly Row[]): Row[] =>
  rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !SECRET.test(name))));

/** All that the shop has stored of a customer, by table; sealed ID numbers as they are stored. */
export async function personalDataOf(
  reader: Reader,
  customerId: string,
): Promise<Readonly<Record<string, readonly Row[]>>> {
  const tables = untyped(reader);
  const { email } = await emailOf(reader, customerId);
  const found: Record<string, readonly Row[]> = {
    customers: await tables
      .selectFrom("customers")
      .selectAll()
      .where("id", "=", customerId)
      .execute(),
  };
  for (const table of Object.keys(CUSTOMERS_TABLES))
    found[table] = await tables
      .selectFrom(table)
      .selectAll()
      .where("customer_id", "=", customerId)
      .execute();
  const ids = (table: "orders" | "gift_orders") =>
    tables.selectFrom(table).select("id").where("customer_id", "=", customerId);
  for (const table of Object.keys(ORDERS_TABLES))
    found[table] = await tables
      .selectFrom(table)
      .selectAll()
      .where("order_id", "in", ids("orders"))
      .execute();
  found["gift_order_lines"] = await tables
    .selectFrom("gift_order_lines")
    .selectAll()
    .where("order_id", "in", ids("gift_orders"))
    .execute();
  found["enquiries"] = await tables
    .selectFrom("enquiries")
    .selectAll()
    .where((of) => of.or([of("customer_id", "=", customerId), of("email", "=", email)]))
    .execute();
  found["quotes"] = await tables
    .selectFrom("quotes")
    .selectAll()
    .where((of) =>
      of.or([
        of("order_id", "in", ids("orders")),
        of("enquiry_id", "in", enquiriesOf(reader, { customerId, email })),
      ]),
    )
    .execute();
  found["outgoing_mails"] = await tables
    .selectFrom("outgoing_mails")
    .selectAll()
    .where("recipient", "in", [email, customerId])
    .execute();
  return Object.fromEntries(
    Object.entries(found).map(([table, rows]) => [table, withoutSecrets(rows)]),
  );
}

const emailOf = (reader: Reader, customerId: string) =>
  reader
    .selectFrom("customers")
    .select("email")
    .where("id", "=", customerId)
    .executeTakeFirstOrThrow();

interface Person {
  readonly customerId: string;
  readonly email: string;
}

/** The ids of the enquiries of a customer, also of those written before the log-in. */
const enquiriesOf = (reader: Reader, { customerId, email }: Person) =>
  reader
    .selectFrom("enquiries")
    .select("id")
    .where((of) => of.or([of("customer_id", "=", customerId), of("email", "=", email)]));

/**
 * Deletes an account: its data is removed, or kept without the person, and its sessions end. E-mail address and mobile can register
 * again. Returns the names of the files to remove once the transaction is committed.
 */
export async function deletePersonalData(tx: Tx, customerId: string): Promise<string[]> {
  const tables = untyped(tx);
  const { email } = await emailOf(tx, customerId);
  const orders = tables.selectFrom("orders").select("id").where("customer_id", "=", customerId);
  const files = await tx
    .selectFrom("uploads")
    .select("id")
    .where("customer_id", "=", customerId)
    .execute();
  await deleteMails(tx, { customerId, email });
  await tx
    .deleteFrom("quotes")
    .where("enquiry_id", "in", enquiriesOf(tx, { customerId, email }))
    .execute();
  await tx.deleteFrom("enquiries").where("email", "=", email).execute();
  // Orders refer to used coupons.
  await tx
    .deleteFrom("coupons")
    .where("customer_id", "=", customerId)
    .where("state", "<>", "used")
    .execute();
  for (const [table, fate] of Object.entries(CUSTOMERS_TABLES)) {
    if (fate === "removed")
      await tables.deleteFrom(table).where("customer_id", "=", customerId).execute();
    else if (fate.emptied.length > 0)
      await tables
        .updateTable(table)
        .set(empty(fate.emptied))
        .where("customer_id", "=", customerId)
        .execute();
  }
  for (const [table, fate] of Object.entries(ORDERS_TABLES)) {
    if (fate === "removed")
      await tables.deleteFrom(table).where("order_id", "in", orders).execute();
    else if (fate.emptied.length > 0)
      await tables
        .updateTable(table)
        .set(empty(fate.emptied))
        .where("order_id", "in", orders)
        .execute();
  }
  await forgiveWrongPasswords(tx, email);
  await forgetMails(tx, email);
  await forgetAccount(tx, customerId);
  return files.map(({ id }) => id);
}

/** Deletes the mails that wait to be sent to a customer, whatever they are about. */
async function deleteMails(tx: Tx, person: Person): Promise<void> {
  const { customerId, email } = person;
  await tx
    .deleteFrom("outgoing_mails")
    .where((of) =>
      of.or([
        of("recipient", "in", [email, customerId]),
        of("subject", "in", enquiriesOf(tx, person)),
        ...(["orders", "gift_orders"] as const).map((table) =>
          of.exists(
            of
              .selectFrom(table)
              .select("id")
              .where("customer_id", "=", customerId)
              .where(
                sql<boolean>`outgoing_mails.subject || ' ' like ${sql.ref(`${table}.id`)} || ' %'`,
              ),
          ),
        ),
      ]),
    )
    .execute();
}

const empty = (columns: readonly string[]) =>
  Object.fromEntries(columns.map((column) => [column, ""]));

/** What stays of the account is a number that orders and the ledger refer to; nobody can log in with it. */
async function forgetAccount(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable("customers")
    .set({
      email: deletedEmail(id),
      password_hash: NO_PASSWORD,
      user_name: "",
      mobile: "",
      company: "",
      customer_group: "",
      is_active: 0,
      lapses_at: null,
      registered_browser: "",
      sex: "",
      province: "",
      city: "",
      district: "",
      address: "",
      zip: "",
      phone_area: "",
      phone_number: "",
      phone_extension: "",
      fax: "",
      gets_order_mails: 0,
    })
    .where("id", "=", id)
    .execute();
}
