import Sqlite from "better-sqlite3";
import { sql } from "kysely";
import type { Database, SqliteDatabase } from "../database/database.ts";

/** Narrows a database to an embedded one; throws for another. */
function fileOf(database: Database): SqliteDatabase {
  if (database.kind !== "sqlite") {
    throw new Error("Only an embedded database has a file.");
  }
  return database;
}

/** Locks the file as another writing program does. Returns the release. */
export function lockFile(database: Database): () => void {
  const holder = new Sqlite(fileOf(database).path, { timeout: 0 });
  holder.exec("begin exclusive");
  return () => holder.close();
}

/** Keeps the file, without its free pages, from growing, as on a full disk. Returns what undoes it. */
export async function fillDisk(database: Database): Promise<() => Promise<void>> {
  const file = fileOf(database);
  const allow = (pages: number) =>
    file.administer((db) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(db));
  const before = await file.administer((db) =>
    sql<{ max_page_count: number }>`pragma max_page_count`.execute(db),
  );
  await file.administer((db) => sql`vacuum`.execute(db));
  await allow(1);
  return async () => {
    await allow(before.rows[0]?.max_page_count ?? 0);
  };
}
