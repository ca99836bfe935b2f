import type { Database } from "../database/database.ts";
import { SearchOnPostgres } from "./postgres.ts";
import type { Search } from "./search.ts";
import { SearchOnSqlite } from "./sqlite.ts";

/** The search of a database, with its index in the same database. */
export function searchIn(database: Database): Search {
  return database.kind === "sqlite" ? new SearchOnSqlite(database) : new SearchOnPostgres(database);
}
