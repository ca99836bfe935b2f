import { UPLOADS_FOLDER } from "../ports/files/files.ts";
import { CommandError } from "../settings/command-line.ts";
import { readSettings } from "../settings/settings.ts";

/** The data folder of a shop with an embedded database. Throws `CommandError` for PostgreSQL. */
export function embeddedShop(): string {
  const { database, dataFolder } = readSettings(process.env);
  if (database.kind === "postgres") {
    throw new CommandError(
      `DATABASE_URL is set: PostgreSQL is backed up and restored with pg_dump and pg_restore; customers' files are in ${dataFolder}/${UPLOADS_FOLDER}.`,
    );
  }
  return dataFolder;
}
