import { SENT_BASKET_MS } from "@reagent/domain/sent-basket";
import type { Database } from "../../database/database.ts";

/** Deletes baskets whose link has expired; for as long as it opened, its page says that it has. */
export async function sweepSentBaskets(database: Database, now: number): Promise<void> {
  await database.transact((tx) =>
    tx
      .deleteFrom("sent_baskets")
      .where("expires_at", "<", now - SENT_BASKET_MS)
      .execute(),
  );
}
