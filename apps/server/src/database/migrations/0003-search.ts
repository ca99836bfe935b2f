import type { Migration } from "kysely/migration";
import { createSearchTables } from "../../search/tables.ts";
import type { Database } from "../database.ts";

/** The search index is the one part of the schema that differs by database. */
export const searchMigration = (kind: Database["kind"]): Migration => ({
  up: (database) => createSearchTables(database, kind),
});
