import type { ColumnMetadata, Kysely } from "kysely";
import type { Database } from "../database/database.ts";
import { itemIds, packIds } from "./fixture.ts";

/** Part of every text of an owned row, and of nothing else. */
export const OWNER_MARK = "belongs-to-nobody-but";

/** Columns by which a row belongs to a customer, directly or through an order. */
const OWNERS = ["customer_id", "order_id"] as const;
/** Columns with names and numbers by which a caller may request a row. */
const REQUESTED_BY = /(?:^|_)(?:id|code|name|key|number)$/u;
/** Columns of an account that stay, since they decide who logs in and at which prices. */
const UNCHANGED = new Set(["id", "email", "password_hash", "customer_group"]);
/** Values of columns that refer to other rows or are restricted to a few values. */
const FIXED_VALUES: Readonly<Record<string, string | number>> = {
  // In the year 3000: what has expired may be deleted by anybody's call.
  expires_at: Date.UTC(3000, 0),
  item_id: itemIds.ethanol,
  gift_id: 1,
  product_id: packIds.ethanol500,
  kind: "reagent",
  precursor: "explosive",
  account: "prepay",
  review: "pending",
  payment: "unpaid",
  purpose: "activate",
};

type Row = Record<string, unknown>;
interface OwnedTable {
  readonly name: string;
  readonly owner: (typeof OWNERS)[number];
  readonly columns: readonly ColumnMetadata[];
}

/** The tables come from the database itself, so that new ones are included. */
async function ownedTables({ read }: Database): Promise<OwnedTable[]> {
  const tables = await read.introspection.getTables();
  return tables.flatMap(({ name, columns }) => {
    const owner = OWNERS.find((each) => columns.some((column) => column.name === each));
    // The test calls with sessions, which hold nothing about their customer.
    return owner && name !== "sessions" ? [{ name, owner, columns }] : [];
  });
}

const untyped = ({ read }: Database) => read as unknown as Kysely<Record<string, Row>>;
const orderOf = (customer: string) => `order-of-${customer}`;
const ownerOf = (owner: OwnedTable["owner"], customer: string) =>
  owner === "customer_id" ? customer : orderOf(customer);

function valueOf({ name, dataType }: ColumnMetadata, table: string, customer: string): unknown {
  if (name === "customer_id") return customer;
  const isOrder = table === "orders" || table === "gift_orders";
  if (name === "order_id" || (isOrder && name === "id")) return orderOf(customer);
  if (isOrder && name === "status") return "unconfirmed";
  if (name in FIXED_VALUES) return FIXED_VALUES[name];
  return /int/iu.test(dataType) ? 7 : textOf(table, name, customer);
}

/** Names of rows are no secret and have no mark: answers repeat them. */
const textOf = (table: string, column: string, customer: string) =>
  REQUESTED_BY.test(column)
    ? `${table}-${column}-of-${customer}`
    : `${OWNER_MARK} ${customer} ${table} ${column}`;

/** Writes one row of a customer in every table that has an owner, in place of the previous ones. */
export async function writeOwnedRows(database: Database, customer: string): Promise<void> {
  const tables = await ownedTables(database);
  const account = (await database.read.introspection.getTables()).find(
    ({ name }) => name === "customers",
  );
  const marked = (account?.columns ?? []).filter(
    ({ name, dataType }) => !UNCHANGED.has(name) && !/int/iu.test(dataType),
  );
  await database.transact(async (tx) => {
    const free = tx as unknown as Kysely<Record<string, Row>>;
    for (const { name, owner } of tables.toReversed()) {
      await free.deleteFrom(name).where(owner, "=", ownerOf(owner, customer)).execute();
    }
    await free
      .updateTable("customers")
      .set(
        Object.fromEntries(marked.map(({ name }) => [name, textOf("customers", name, customer)])),
      )
      .where("id", "=", customer)
      .execute();
    const byOwner = tables.toSorted((a, b) => OWNERS.indexOf(a.owner) - OWNERS.indexOf(b.owner));
    for (const { name, columns } of byOwner) {
      const row = columns.map((column) => [column.name, valueOf(column, name, customer)] as const);
      await free.insertInto(name).values(Object.fromEntries(row)).execute();
    }
  });
}

/** All stored rows of a customer, by table. */
export async function readOwnedRows(
  database: Database,
  customer: string,
): Promise<Record<string, Row[]>> {
  const free = untyped(database);
  const account = await free
    .selectFrom("customers")
    .selectAll()
    .where("id", "=", customer)
    .execute();
  const rows: Record<string, Row[]> = { customers: account };
  for (const { name, owner } of await ownedTables(database)) {
    rows[name] = await free
      .selectFrom(name)
      .selectAll()
      .where(owner, "=", ownerOf(owner, customer))
      .execute();
  }
  return rows;
}

/** The names and numbers by which a caller could request rows. */
export function namesIn(rows: Record<string, Row[]>): string[] {
  const named = Object.values(rows)
    .flat()
    .flatMap((row) => Object.entries(row))
    .filter(([column, value]) => REQUESTED_BY.test(column) && value !== null)
    .map(([, value]) => String(value));
  return [...new Set(named)];
}
