import type { Reader, Tx } from "../database/database.ts";
import { hashOfSecret } from "./secret.ts";

/** How long a browser is stored after its last log-in. */
const REMEMBERED_MS = 180 * 24 * 60 * 60 * 1000;

/** Whether a customer has logged in with this browser before. No browser of an unknown e-mail address is known. */
export async function isKnownBrowser(
  reader: Reader,
  { email, deviceId, now }: { email: string; deviceId: string; now: number },
): Promise<boolean> {
  const row = await reader
    .selectFrom("known_browsers")
    .innerJoin("customers", "customers.id", "known_browsers.customer_id")
    .select("known_browsers.customer_id")
    .where("customers.email", "=", email)
    .where("known_browsers.device_hash", "=", hashOfSecret(deviceId))
    .where("known_browsers.used_at", ">", now - REMEMBERED_MS)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores the browser of a log-in by the hash of its id, and deletes those that were not used for long. */
export async function rememberBrowser(
  tx: Tx,
  { customerId, deviceId, now }: { customerId: string; deviceId: string; now: number },
): Promise<void> {
  if (deviceId === "") return;
  await tx
    .deleteFrom("known_browsers")
    .where("customer_id", "=", customerId)
    .where("used_at", "<=", now - REMEMBERED_MS)
    .execute();
  await tx
    .insertInto("known_browsers")
    .values({ customer_id: customerId, device_hash: hashOfSecret(deviceId), used_at: now })
    .onConflict((conflict) =>
      conflict.columns(["customer_id", "device_hash"]).doUpdateSet({ used_at: now }),
    )
    .execute();
}

/** Forgets all browsers of a customer. */
export async function forgetBrowsers(tx: Tx, customerId: string): Promise<void> {
  await tx.deleteFrom("known_browsers").where("customer_id", "=", customerId).execute();
}
