import { rememberSearch } from "@reagent/domain/history";
import { storageKeys } from "../state/storage-keys.ts";
import type { Stores } from "../state/stores.ts";

/** The recent searches of this device, most recent first; malformed stored data is ignored. */
export function recentSearches({ local }: Pick<Stores, "local">): readonly string[] {
  try {
    const stored: unknown = JSON.parse(local.get(storageKeys.recentSearches) ?? "[]");
    return Array.isArray(stored) ? stored.filter((entry) => typeof entry === "string") : [];
  } catch {
    return [];
  }
}

/** Puts a text first among the recent searches. */
export function storeSearch(stores: Pick<Stores, "local">, text: string): void {
  const next = rememberSearch(recentSearches(stores), text);
  stores.local.set(storageKeys.recentSearches, JSON.stringify(next));
}

export function removeSearches({ local }: Pick<Stores, "local">): void {
  local.remove(storageKeys.recentSearches);
}
