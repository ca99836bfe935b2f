import type { Database } from "./database.ts";
import { migrate, migrationState, NewerDatabase } from "./migrate.ts";
import type { PostgresOptions } from "./postgres/open.ts";
import type { SqliteOptions } from "./sqlite/open.ts";

/** Where the database is. */
export type DatabasePlace =
  | { readonly kind: "sqlite"; readonly folder: string }
  | { readonly kind: "postgres"; readonly url: string };

/** Each database ignores those of the other. */
export interface DatabaseOptions extends SqliteOptions, PostgresOptions {}

/** Opens a database whose schema is up to date. Only the driver of its kind is loaded. */
export async function openDatabase(
  place: DatabasePlace,
  options?: DatabaseOptions,
): Promise<Database> {
  if (place.kind === "sqlite") {
    const { openSqlite } = await import("./sqlite/open.ts");
    return openSqlite(place.folder, options);
  }
  const { openPostgres } = await import("./postgres/open.ts");
  return openPostgres(place.url, options);
}

/** Opens the database and brings its schema up to date. Throws `NewerDatabase`. */
export async function connect(place: DatabasePlace, options?: DatabaseOptions): Promise<Database> {
  const database = await openDatabase(place, options);
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
