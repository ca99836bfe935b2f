import type { GoodsKind } from "@reagent/domain/goods-kind";
import { storageKeys } from "./storage-keys.ts";
import type { KeyValueStore } from "./stores.ts";

/** What a guest wanted to add before the log-in. It is added after the log-in, which reloads the page. */
export type Attempt =
  | { kind: "packs"; itemCode: string; packs: { productId: string; quantity: number }[] }
  | { kind: "batch"; productId: string; batchCode: string; quantity: number }
  | { kind: "instrument"; spuCode: string; skuId: string; quantity: number }
  | { kind: "code"; productCode: string; quantity: number }
  | { kind: "favourite"; itemId: string }
  | { kind: "stock-alert"; goods: { kind: GoodsKind; productCode: string } }
  | { kind: "gift"; giftCode: string; quantity: number }
  | { kind: "wish"; giftCode: string };

/** Stores an attempt with its time, in epoch milliseconds, until the tab closes. */
export function storeAttempt(session: KeyValueStore, attempt: Attempt, now: number): void {
  session.set(storageKeys.attempt, JSON.stringify({ at: now, attempt }));
}

/** Whether an attempt is stored, of whatever age. */
export function hasAttempt(session: KeyValueStore): boolean {
  return session.get(storageKeys.attempt) !== null;
}

export function dropAttempt(session: KeyValueStore): void {
  session.remove(storageKeys.attempt);
}
