import type { CreateTableBuilder, Kysely } from "kysely";

type Table = CreateTableBuilder<string, never>;
type Part = (table: Table) => Table;

/** Creates a table from its parts, in the order given. */
export async function createTable(
  database: Kysely<unknown>,
  name: string,
  ...parts: Part[]
): Promise<void> {
  const empty: Table = database.schema.createTable(name);
  await parts.reduce((table, part) => part(table), empty).execute();
}

/** Creates an index over columns of a table. */
export async function createIndex(
  database: Kysely<unknown>,
  table: string,
  ...columns: string[]
): Promise<void> {
  await database.schema
    .createIndex(`${table}_by_${columns.join("_")}`)
    .on(table)
    .columns(columns)
    .execute();
}

/** Adds required text columns. */
export const texts =
  (...names: string[]): Part =>
  (table) =>
    names.reduce(
      (built, name) => built.addColumn(name, "text", (column) => column.notNull()) as Table,
      table,
    );

/** Adds text columns that may be null. */
export const optionalTexts =
  (...names: string[]): Part =>
  (table) =>
    names.reduce((built, name) => built.addColumn(name, "text") as Table, table);

/** Adds required whole-number columns, wide enough for fen and epoch milliseconds. */
export const wholes =
  (...names: string[]): Part =>
  (table) =>
    names.reduce(
      (built, name) => built.addColumn(name, "bigint", (column) => column.notNull()) as Table,
      table,
    );

/** Adds whole-number columns that may be null. */
export const optionalWholes =
  (...names: string[]): Part =>
  (table) =>
    names.reduce((built, name) => built.addColumn(name, "bigint") as Table, table);

/** Adds the columns `{name}_zh` and `{name}_en`, both required. */
export const bilingual =
  (...names: string[]): Part =>
  (table) =>
    texts(...names.flatMap((name) => [`${name}_zh`, `${name}_en`]))(table);

/** Adds the columns `{name}_zh` and `{name}_en`, which may be null. */
export const optionalBilingual =
  (...names: string[]): Part =>
  (table) =>
    optionalTexts(...names.flatMap((name) => [`${name}_zh`, `${name}_en`]))(table);

/** Adds a whole-number primary key, without a default. */
export const numberedBy =
  (name: string): Part =>
  (table) =>
    table.addColumn(name, "integer", (column) => column.notNull().primaryKey()) as Table;

/** Adds a text primary key. */
export const namedBy =
  (name: string): Part =>
  (table) =>
    table.addColumn(name, "text", (column) => column.notNull().primaryKey()) as Table;

/** Adds a whole-number column that references another table's `id`, with cascading deletion. */
export const belongsTo =
  (name: string, target: string): Part =>
  (table) =>
    table.addColumn(name, "integer", (column) =>
      column.notNull().references(`${target}.id`).onDelete("cascade"),
    ) as Table;

/** Adds a text column that references another table's `id`, with cascading deletion. */
export const belongsToNamed =
  (name: string, target: string): Part =>
  (table) =>
    table.addColumn(name, "text", (column) =>
      column.notNull().references(`${target}.id`).onDelete("cascade"),
    ) as Table;

/** Adds a primary key over several columns of the named table. */
export const keyedBy =
  (owner: string, ...names: string[]): Part =>
  (table) =>
    table.addPrimaryKeyConstraint(`${owner}_key`, names as never[]) as Table;
