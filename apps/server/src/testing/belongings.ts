import type { ColumnMetadata, Kysely } from "kysely";
import type { Database } from "../database/database.ts";
import { itemIds, packIds } from "./fixture.ts";

/** Stands in whatever is told of a customer, and nowhere else. */
export const MARK = "belongs-to-nobody-but";

/** Columns by which a row belongs to a customer, at once or through what does. */
const OWNERS = ["customer_id", "order_id"] as const;
/** Names and numbers by which a caller may ask for a row. */
const ASKED_BY = /(?:^|_)(?:id|code|name|key|number)$/u;
/** What these columns of a customer's account decide is not for a test to change. */
const KEPT = new Set(["id", "email", "password_hash", "customer_group"]);
/** Values of columns that point elsewhere or know few words. */
const KNOWN: Readonly<Record<string, string | number>> = {
  item_id: itemIds.ethanol,
  product_id: packIds.ethanol500,
  kind: "reagent",
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

/** Tables are walked as the database has them, so that one of tomorrow joins by itself. */
async function ownedTables({ read }: Database): Promise<OwnedTable[]> {
  const tables = await read.introspection.getTables();
  return tables.flatMap(({ name, columns }) => {
    const owner = OWNERS.find((each) => columns.some((column) => column.name === each));
    // A session says nothing of its customer, and is what the test calls with.
    return owner && name !== "sessions" ? [{ name, owner, columns }] : [];
  });
}

const untyped = ({ read }: Database) => read as unknown as Kysely<Record<string, Row>>;
const orderOf = (customer: string) => `order-of-${customer}`;
const ownerOf = (owner: OwnedTable["owner"], customer: string) =>
  owner === "customer_id" ? customer : orderOf(customer);

function valueOf({ name, dataType }: ColumnMetadata, table: string, customer: string): unknown {
  if (name === "customer_id") return customer;
  if (name === "order_id" || (table === "orders" && name === "id")) return orderOf(customer);
  if (name in KNOWN) return KNOWN[name];
  return /int/iu.test(dataType) ? 7 : textOf(table, name, customer);
}

/** What a caller may ask by is no secret: it comes back in what they say themselves. */
const textOf = (table: string, column: string, customer: string) =>
  ASKED_BY.test(column)
    ? `${table}-${column}-of-${customer}`
    : `${MARK} ${customer} ${table} ${column}`;

/** Gives a customer one row of everything that can belong to one, anew. */
export async function giveBelongings(database: Database, customer: string): Promise<void> {
  const tables = await ownedTables(database);
  const account = (await database.read.introspection.getTables()).find(
    ({ name }) => name === "customers",
  );
  const marked = (account?.columns ?? []).filter(
    ({ name, dataType }) => !KEPT.has(name) && !/int/iu.test(dataType),
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

/** Everything that belongs to a customer, as it is stored. */
export async function belongingsOf(
  database: Database,
  customer: string,
): Promise<Record<string, Row[]>> {
  const free = untyped(database);
  const account = await free
    .selectFrom("customers")
    .selectAll()
    .where("id", "=", customer)
    .execute();
  const told: Record<string, Row[]> = { customers: account };
  for (const { name, owner } of await ownedTables(database)) {
    told[name] = await free
      .selectFrom(name)
      .selectAll()
      .where(owner, "=", ownerOf(owner, customer))
      .execute();
  }
  return told;
}

/** What somebody could name to get at them. */
export function namesOf(belongings: Record<string, Row[]>): string[] {
  const named = Object.values(belongings)
    .flat()
    .flatMap((row) => Object.entries(row))
    .filter(([column, value]) => ASKED_BY.test(column) && value !== null)
    .map(([, value]) => String(value));
  return [...new Set(named)];
}
