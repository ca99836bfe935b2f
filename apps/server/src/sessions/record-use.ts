import type { Database } from "../database/database.ts";
import { isUnavailable } from "../database/failure.ts";
import { DatabaseBusy } from "../database/transact.ts";

/** Calls within this time after a recorded one are not recorded, so that most calls write nothing. */
export const RECORDED_EVERY_MS = 5 * 60 * 1000;

/** Records when a session or an API token was used last. */
export async function recordUse(
  database: Database,
  table: "sessions" | "api_tokens",
  { tokenHash, now }: { readonly tokenHash: string; readonly now: number },
): Promise<void> {
  try {
    await database.transact((tx) =>
      tx
        .updateTable(table)
        .set({ used_at: now })
        .where("token_hash", "=", tokenHash)
        .where((of) => of.or([of("used_at", "is", null), of("used_at", "<", now)]))
        .execute(),
    );
  } catch (failure) {
    // A call that only reads is answered although nothing can be written; the next one records its use.
    if (!isUnavailable(failure) && !(failure instanceof DatabaseBusy)) throw failure;
  }
}
