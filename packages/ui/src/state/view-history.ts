import { rememberViewed } from "@reagent/domain/history";
import { useCallback, useMemo } from "react";
import { storageKeys } from "./storage-keys.ts";
import { useStorage } from "./storage.tsx";
import { useKept } from "./use-kept.ts";

/** Where each history is kept, and what an entry of it is known by. */
const histories = {
  items: { key: storageKeys.itemHistory, id: "itemCode" },
  instruments: { key: storageKeys.instrumentHistory, id: "skuId" },
} as const;

interface ViewHistory {
  /** Most recent first. */
  readonly ids: readonly string[];
  /** Puts one first, as when its page or its card is opened. */
  readonly open: (id: string) => void;
}

/** What was viewed on this device (storefront §4, recently viewed). */
export function useViewHistory(of: keyof typeof histories): ViewHistory {
  const { key, id } = histories[of];
  const { local } = useStorage();
  const kept = useKept(key);
  const ids = useMemo(() => readHistory(kept, id), [kept, id]);
  const open = useCallback(
    (opened: string) => {
      const next = rememberViewed(readHistory(local.get(key), id), opened);
      local.set(key, JSON.stringify(next.map((each) => ({ [id]: each }))));
    },
    [local, key, id],
  );
  return { ids, open };
}

/** Reads what a device kept; what is not of this form counts as nothing. */
export function readHistory(kept: string | null, id: string): readonly string[] {
  try {
    const entries: unknown = JSON.parse(kept ?? "[]");
    if (!Array.isArray(entries)) return [];
    return entries.flatMap((entry: Readonly<Record<string, unknown>> | null) => {
      const value = entry?.[id];
      return typeof value === "string" ? [value] : [];
    });
  } catch {
    return [];
  }
}
