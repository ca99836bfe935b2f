import { CommandError } from "../settings/command-line.ts";
import { readSettings } from "../settings/settings.ts";

/** The data folder of a shop with an embedded database. Throws `CommandError` for PostgreSQL. */
export function embeddedShop(): string {
  const { database, dataFolder, files } = readSettings(process.env);
  if (database.kind === "postgres") {
    const place = files.kind === "bucket" ? files.bucket.url : files.folder;
    throw new CommandError(
      `DATABASE_URL is set: PostgreSQL is backed up and restored with pg_dump and pg_restore; customers' files are in ${place}.`,
    );
  }
  return dataFolder;
}
