import { UNFILED_LIFE_MS } from "@reagent/domain/upload";
import type { Services } from "../../calls/call.ts";
import type { Reader } from "../../database/database.ts";

/** A younger file without a row may belong to an upload in progress. In milliseconds. */
const STRAY_LIFE_MS = 60 * 60 * 1000;

/** Removes documents that were not filed within a day, and files that neither a document nor an invoice has. */
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
    if (!(await hasRow(database.read, name))) {
      await files.remove(name);
    }
  }
}

/** Whether a document or an invoice has the file. */
async function hasRow(reader: Reader, name: string): Promise<boolean> {
  const ofDocument = await reader
    .selectFrom("uploads")
    .select("id")
    .where("id", "=", name)
    .executeTakeFirst();
  if (ofDocument) return true;
  const ofInvoice = await reader
    .selectFrom("order_invoice_files")
    .select("file")
    .where("file", "=", name)
    .executeTakeFirst();
  return ofInvoice !== undefined;
}
