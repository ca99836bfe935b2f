import Sqlite from "better-sqlite3";
import { sql } from "kysely";
import type { Database, SqliteDatabase } from "../database/database.ts";

/** The file of a database that is embedded. */
function fileOf(database: Database): SqliteDatabase {
  if (database.kind !== "sqlite") {
    throw new Error("Only an embedded database is a file.");
  }
  return database;
}

/** Holds the file as another program does that writes to it; gives what lets go of it. */
export function holdFile(database: Database): () => void {
  const holder = new Sqlite(fileOf(database).path, { timeout: 0 });
  holder.exec("begin exclusive");
  return () => holder.close();
}

/** Lets the file grow no more, as on a full disk; gives what makes room again. */
export async function fillDisk(database: Database): Promise<() => Promise<void>> {
  const file = fileOf(database);
  const allow = (pages: number) =>
    file.administer((db) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(db));
  const before = await file.administer((db) =>
    sql<{ max_page_count: number }>`pragma max_page_count`.execute(db),
  );
  await allow(1);
  return async () => {
    await allow(before.rows[0]?.max_page_count ?? 0);
  };
}
