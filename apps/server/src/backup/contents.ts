import { existsSync } from "node:fs";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { DATABASE_FILE } from "../database/sqlite/open.ts";
import { FILE_COLUMNS } from "../database/stored-files.ts";
import { UPLOADS_FOLDER } from "../ports/files/files.ts";
import { CommandError } from "../settings/command-line.ts";

/** The contents of a backup. */
export interface Contents {
  readonly customers: number;
  readonly orders: number;
  /** Files of customers and of goods. */
  readonly files: number;
  /** Names of files that have a row but are missing. */
  readonly missing: readonly string[];
}

/** Checks a backup: every page of its database, and whether each file that has a row exists. Throws `CommandError` for any other folder. */
export function contentsOf(folder: string): Contents {
  const path = join(folder, DATABASE_FILE);
  if (!existsSync(path))
    throw new CommandError(`${folder} is not a backup: it has no ${DATABASE_FILE}.`);
  const database = new Sqlite(path);
  try {
    expectIntact(database, folder);
    const count = (table: string) =>
      database.prepare(`select count(*) from ${table}`).pluck().get() as number;
    const names = FILE_COLUMNS.flatMap(([table, column]) => filesIn(database, table, column));
    const missing = names.filter((name) => !existsSync(join(folder, UPLOADS_FOLDER, name)));
    return {
      customers: count("customers"),
      orders: count("orders"),
      files: names.length - missing.length,
      missing,
    };
  } finally {
    database.close();
  }
}

/** The files that a column names; none where the backup is from before the column. */
function filesIn(database: Sqlite.Database, table: string, column: string): string[] {
  const columns = database.prepare(`select name from pragma_table_info('${table}')`).pluck().all();
  if (!columns.includes(column)) return [];
  const names = `select ${column} from ${table} where ${column} is not null`;
  return database.prepare(names).pluck().all() as string[];
}

/** The contents in a sentence's first words. */
export function summary({ customers, orders, files, missing }: Contents): string {
  const lost =
    missing.length > 0
      ? `, without ${missing.length} files that are lost: ${missing.join(", ")}`
      : "";
  return `${customers} customers, ${orders} orders and ${files} files${lost}`;
}

/** Checks the database file, and merges its write-ahead log into it. */
function expectIntact(database: Sqlite.Database, folder: string): void {
  let found: unknown;
  try {
    database.pragma("journal_mode = DELETE");
    found = database.pragma("integrity_check", { simple: true });
  } catch (failure) {
    found = failure instanceof Error ? failure.message : failure;
  }
  if (found !== "ok") {
    throw new CommandError(`The database in ${folder} is damaged: ${String(found)}`);
  }
}
