import { join } from "node:path";
import type { Database } from "../database/database.ts";
import { openFiles, UPLOADS_FOLDER } from "../ports/files/files.ts";

/** A database with the files of a shop, in a folder of a test. */
export const withFiles = (database: Database, folder: string) => ({
  database,
  files: openFiles(join(folder, UPLOADS_FOLDER)),
});
