import { categoriesNamed } from "../catalogue/category-names.ts";
import type { Database } from "../database/database.ts";
import { IndexedSearch } from "./indexed-search.ts";
import { PostgresIndex } from "./postgres.ts";
import type { Search } from "./search.ts";
import { SqliteIndex } from "./sqlite.ts";

/** The search of a database, with its index in the same database. */
export function searchIn(database: Database): Search {
  return new IndexedSearch(
    database.kind === "sqlite" ? new SqliteIndex(database) : new PostgresIndex(database),
    async (text) => (await categoriesNamed(database.read, text)).length > 0,
  );
}
