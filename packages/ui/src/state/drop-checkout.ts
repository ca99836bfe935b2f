import { storageKeys } from "./storage-keys.ts";
import type { KeyValueStore } from "./stores.ts";

/** Forgets what was chosen and typed at a checkout (storefront §4, checkout data). */
export function dropCheckout(local: KeyValueStore): void {
  for (const key of Object.values(storageKeys.checkout)) local.remove(key);
}
