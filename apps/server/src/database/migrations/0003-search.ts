import type { Migration } from "kysely/migration";
import { createSearchTables } from "../../search/tables.ts";
import type { Database } from "../database.ts";

/** Only the search index has a different schema on each database. */
export const searchMigration = (kind: Database["kind"]): Migration => ({
  up: (database) => createSearchTables(database, kind),
});
