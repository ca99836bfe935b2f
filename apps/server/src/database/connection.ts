import type { Database } from "./database.ts";
import { migrate, migrationState, NewerDatabase } from "./migrate.ts";
import { openPostgres, type PostgresOptions } from "./postgres/open.ts";
import { openSqlite, type SqliteOptions } from "./sqlite/open.ts";

/** Where the database is. */
export type DatabasePlace =
  | { readonly kind: "sqlite"; readonly folder: string }
  | { readonly kind: "postgres"; readonly url: string };

/** Each database ignores those of the other. */
export interface DatabaseOptions extends SqliteOptions, PostgresOptions {}

/** Opens a database whose schema is up to date. */
export function openDatabase(place: DatabasePlace, options?: DatabaseOptions): Database {
  return place.kind === "sqlite"
    ? openSqlite(place.folder, options)
    : openPostgres(place.url, options);
}

/** Opens the database and brings its schema up to date. Throws `NewerDatabase`. */
export async function connect(place: DatabasePlace, options?: DatabaseOptions): Promise<Database> {
  const database = openDatabase(place, options);
  try {
    // Without a need, none waits for the right to write. The first start has no table of migrations.
    const state = await migrationState(database).catch(() => undefined);
    if (state && state.newer.length > 0) throw new NewerDatabase(state.newer);
    if (state?.pending.length !== 0) await migrate(database);
  } catch (failure) {
    await database.close();
    throw failure;
  }
  return database;
}
