import { rememberViewed } from "@reagent/domain/history";
import { useCallback, useMemo } from "react";
import { storageKeys } from "./storage-keys.ts";
import { useStorage } from "./storage.tsx";
import { useStoredValue } from "./use-stored-value.ts";

/** The storage key of each history, and the property that identifies an entry. */
const histories = {
  items: { key: storageKeys.itemHistory, id: "itemCode" },
  instruments: { key: storageKeys.instrumentHistory, id: "skuId" },
} as const;

interface ViewHistory {
  /** Most recent first. */
  readonly ids: readonly string[];
  /** Moves an id to the first place. */
  readonly open: (id: string) => void;
}

/** The items or instruments viewed on this device (storefront §4, recently viewed). */
export function useViewHistory(of: keyof typeof histories): ViewHistory {
  const { key, id } = histories[of];
  const { local } = useStorage();
  const stored = useStoredValue(key);
  const ids = useMemo(() => readHistory(stored, id), [stored, id]);
  const open = useCallback(
    (opened: string) => {
      const next = rememberViewed(readHistory(local.get(key), id), opened);
      local.set(key, JSON.stringify(next.map((each) => ({ [id]: each }))));
    },
    [local, key, id],
  );
  return { ids, open };
}

/** Reads a stored history; malformed entries are ignored. */
export function readHistory(stored: string | null, id: string): readonly string[] {
  try {
    const entries: unknown = JSON.parse(stored ?? "[]");
    if (!Array.isArray(entries)) return [];
    return entries.flatMap((entry: Readonly<Record<string, unknown>> | null) => {
      const value = entry?.[id];
      return typeof value === "string" ? [value] : [];
    });
  } catch {
    return [];
  }
}
