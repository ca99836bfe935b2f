import { existsSync } from "node:fs";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { DATABASE_FILE } from "../database/sqlite/open.ts";
import { UPLOADS_FOLDER, WrongRequest } from "./shop-folder.ts";

/** How much a backup holds. */
export interface Contents {
  readonly customers: number;
  readonly orders: number;
  /** Customers' files. */
  readonly files: number;
  /** Files that a row speaks of and that are not there, by their names. */
  readonly missing: readonly string[];
}

/** Reads a backup as whole as it is: every page of its database, and every file that a row speaks of. Throws `WrongRequest` where it is none. */
export function contentsOf(folder: string): Contents {
  const path = join(folder, DATABASE_FILE);
  if (!existsSync(path))
    throw new WrongRequest(`${folder} is no backup: it has no ${DATABASE_FILE}.`);
  const database = new Sqlite(path);
  try {
    expectWhole(database, folder);
    const count = (table: string) =>
      database.prepare(`select count(*) from ${table}`).pluck().get() as number;
    const names = database.prepare("select id from uploads").pluck().all() as string[];
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

/** Has it stand alone as well, without what a database that is open keeps beside it. */
function expectWhole(database: Sqlite.Database, folder: string): void {
  let found: unknown;
  try {
    database.pragma("journal_mode = DELETE");
    found = database.pragma("integrity_check", { simple: true });
  } catch (failure) {
    found = failure instanceof Error ? failure.message : failure;
  }
  if (found !== "ok") {
    throw new WrongRequest(`The database in ${folder} is damaged: ${String(found)}`);
  }
}
