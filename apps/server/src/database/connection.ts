import type { Database } from "./database.ts";
import { migrate } from "./migrate.ts";
import { openPostgres } from "./postgres/open.ts";
import type { ReadOptions } from "./sqlite/file.ts";
import { openSqlite } from "./sqlite/open.ts";

/** Where the database is. */
export type DatabasePlace =
  | { readonly kind: "sqlite"; readonly folder: string }
  | { readonly kind: "postgres"; readonly url: string };

/** Opens a database whose schema is up to date. */
export function openDatabase(place: DatabasePlace, options?: ReadOptions): Database {
  return place.kind === "sqlite" ? openSqlite(place.folder, options) : openPostgres(place.url);
}

/** Opens the database and brings its schema up to date. */
export async function connect(place: DatabasePlace, options?: ReadOptions): Promise<Database> {
  const database = openDatabase(place, options);
  try {
    await migrate(database);
  } catch (failure) {
    await database.close();
    throw failure;
  }
  return database;
}
