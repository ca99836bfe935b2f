import { storageKeys } from "../../../state/storage-keys.ts";
import type { Stores } from "../../../state/stores.ts";

/** How many keys the device keeps: the newest. */
const MOST_KEYS = 50;

type Key = readonly [token: string, endKey: string];

/** The key with which this device ends the link of a basket; empty where it has none. */
export const endKeyOf = (stored: string | null, token: string): string =>
  readKeys(stored).find(([of]) => of === token)?.[1] ?? "";

/** Keeps the key of a link that a guest has made. */
export function keepEndKey({ local }: Stores, token: string, endKey: string): void {
  const others = readKeys(local.get(storageKeys.sentBaskets)).filter(([of]) => of !== token);
  const kept: Key[] = [[token, endKey], ...others];
  local.set(storageKeys.sentBaskets, JSON.stringify(kept.slice(0, MOST_KEYS)));
}

/** Forgets the key of a link that was ended. */
export function forgetEndKey({ local }: Stores, token: string): void {
  const left = readKeys(local.get(storageKeys.sentBaskets)).filter(([of]) => of !== token);
  if (left.length > 0) local.set(storageKeys.sentBaskets, JSON.stringify(left));
  else local.remove(storageKeys.sentBaskets);
}

/** The stored keys, the newest first; none where the text was manipulated. */
function readKeys(stored: string | null): readonly Key[] {
  try {
    const all: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(all) ? all.filter(isKey) : [];
  } catch {
    return [];
  }
}

const isKey = (value: unknown): value is Key =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every((text) => typeof text === "string" && text !== "");
