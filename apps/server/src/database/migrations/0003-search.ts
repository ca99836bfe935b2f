import type { Kysely } from "kysely";
import type { Database } from "../database.ts";
import { createSearchTables } from "../search-tables.ts";

/** Only the search index has a different schema on each database. */
export const up = (database: Kysely<unknown>, kind: Database["kind"]): Promise<void> =>
  createSearchTables(database, kind);
