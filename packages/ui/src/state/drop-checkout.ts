import { storageKeys } from "./storage-keys.ts";
import type { KeyValueStore } from "./stores.ts";

/** Removes what was chosen and entered at checkout (storefront §4, checkout data). */
export function dropCheckout(local: KeyValueStore): void {
  for (const key of Object.values(storageKeys.checkout)) local.remove(key);
}
