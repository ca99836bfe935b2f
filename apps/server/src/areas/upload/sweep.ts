import { UNFILED_LIFE_MS } from "@reagent/domain/upload";
import type { Services } from "../../calls/call.ts";
import type { Reader } from "../../database/database.ts";
import { FILE_COLUMNS } from "../../database/stored-files.ts";

/** A younger file without a row may belong to an upload in progress. In milliseconds. */
const STRAY_LIFE_MS = 60 * 60 * 1000;

/** Removes documents that were not filed within a day, and files that nothing names: neither a document, nor goods, nor an invoice. */
export async function sweepUploads(
  { database, files }: Pick<Services, "database" | "files">,
  now: number,
): Promise<void> {
  const unfiled = await database.transact((tx) =>
    tx
      .deleteFrom("uploads")
      .where("is_filed", "=", 0)
      .where("created_at", "<", now - UNFILED_LIFE_MS)
      .returning("id")
      .execute(),
  );
  for (const { id } of unfiled) {
    await files.remove(id);
  }
  for (const name of await files.storedBefore(now - STRAY_LIFE_MS)) {
    if (!(await isNamed(database.read, name))) {
      await files.remove(name);
    }
  }
}

async function isNamed(reader: Reader, file: string): Promise<boolean> {
  for (const [table, column] of FILE_COLUMNS) {
    const row = await reader
      .selectFrom(table as "uploads")
      .select(column as "id")
      .where(column as "id", "=", file)
      .executeTakeFirst();
    if (row) return true;
  }
  return false;
}
