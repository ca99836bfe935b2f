import type { Services } from "../calls/call.ts";
import { connect, type DatabaseOptions } from "../database/connection.ts";
import { openFilesAt } from "../ports/files/open.ts";
import { openVault } from "../sessions/vault.ts";
import type { Settings } from "../settings/settings.ts";

/** What a shop has stored, and the key of its ID numbers. */
export type Stores = Pick<Services, "database" | "vault" | "files">;

/** The settings of where a shop has what it stores. */
export type StoreSettings = Pick<
  Settings,
  "database" | "files" | "personalDataKey" | "formerPersonalDataKeys"
>;

/** Opens what a shop has stored, with a schema that is up to date. Whoever opens it closes the database. */
export async function openStores(
  { database: place, files: filePlace, personalDataKey, formerPersonalDataKeys }: StoreSettings,
  options?: DatabaseOptions,
): Promise<Stores> {
  const vault = openVault(personalDataKey, formerPersonalDataKeys);
  const files = await openFilesAt(filePlace);
  return { database: await connect(place, options), vault, files };
}
