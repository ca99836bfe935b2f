import type { Kysely } from "kysely";
import { createSearchTables } from "../../search/tables.ts";
import type { Database } from "../database.ts";

/** Only the search index has a different schema on each database. */
export const up = (database: Kysely<unknown>, kind: Database["kind"]): Promise<void> =>
  createSearchTables(database, kind);
