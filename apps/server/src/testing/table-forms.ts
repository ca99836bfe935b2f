import { sql } from "kysely";
import type { Database } from "../database/database.ts";

interface Column {
  readonly type: string;
  readonly isRequired: boolean;
  /** Whether a row can be inserted without a value for it. */
  readonly isOptional: boolean;
}

/** What a server relies on of a table: its columns by name, and the columns that are unique together. */
interface TableForm {
  readonly columns: ReadonlyMap<string, Column>;
  readonly uniques: readonly string[];
}

/** The forms of all tables of an embedded database, by name. */
export type TableForms = ReadonlyMap<string, TableForm>;

/** Reads the forms of all tables of an embedded database. */
export async function readTableForms({ read }: Pick<Database, "read">): Promise<TableForms> {
  const columns = await sql<{
    table: string;
    name: string;
    type: string;
    isRequired: number;
    defaultValue: string | null;
  }>`
    select t.name as "table", c.name, c.type, c."notnull" as "isRequired", c.dflt_value as "defaultValue"
    from sqlite_master t, pragma_table_info(t.name) c
    where t.type = 'table' and t.name not like 'search_%' and t.name not like 'sqlite_%'
  `.execute(read);
  const uniques = await sql<{ table: string; columns: string }>`
    select t.name as "table", (select group_concat(name) from pragma_index_info(i.name)) as columns
    from sqlite_master t, pragma_index_list(t.name) i
    where t.type = 'table' and i."unique" = 1
  `.execute(read);
  const tables = new Map<string, { columns: Map<string, Column>; uniques: string[] }>();
  for (const { table, name, type, isRequired, defaultValue } of columns.rows) {
    const form = tables.get(table) ?? { columns: new Map(), uniques: [] };
    form.columns.set(name, {
      type,
      isRequired: isRequired === 1,
      isOptional: isRequired === 0 || defaultValue !== null,
    });
    tables.set(table, form);
  }
  for (const { table, columns: names } of uniques.rows) tables.get(table)?.uniques.push(names);
  return tables;
}

/**
 * What a change of the tables takes away from a server that knows only the tables before it: tables and columns that it reads, rows
 * that it could insert. Empty where the change only adds.
 */
export function takenAway(before: TableForms, after: TableForms): string[] {
  return [...before].flatMap(([table, was]) => {
    const is = after.get(table);
    if (!is) return [`the table ${table}`];
    const gone = [...was.columns].flatMap(([name, column]) => {
      const now = is.columns.get(name);
      if (!now) return [`the column ${table}.${name}`];
      if (now.type !== column.type) return [`the type of ${table}.${name}`];
      return now.isRequired && !column.isRequired ? [`rows without ${table}.${name}`] : [];
    });
    const demanded = [...is.columns].flatMap(([name, { isOptional }]) =>
      was.columns.has(name) || isOptional ? [] : [`rows without ${table}.${name}`],
    );
    // Rows of a server that does not know a column have null there, which is equal to no other.
    const isNull = (name: string) => !was.columns.has(name) && !is.columns.get(name)?.isRequired;
    const unique = is.uniques
      .filter((columns) => !was.uniques.includes(columns) && !columns.split(",").some(isNull))
      .map((columns) => `rows with the same ${columns} in ${table}`);
    return [...gone, ...demanded, ...unique];
  });
}
