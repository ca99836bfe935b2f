import { remember } from "@reagent/domain/history";
import { useCallback, useState, useSyncExternalStore } from "react";
import { storageKeys } from "../../state/storage-keys.ts";
import { useStorage } from "../../state/storage.tsx";

interface Viewed {
  readonly skuId: string;
}

interface InstrumentHistory {
  /** Most recent first. */
  readonly skuIds: readonly string[];
  /** Puts an instrument first, as when its card is opened. */
  readonly open: (skuId: string) => void;
}

/** A store tells nobody when it changes. */
const tellsNobody = () => () => {};

/** The instruments that were viewed on this device (storefront §4, recently viewed instruments). */
export function useInstrumentHistory(): InstrumentHistory {
  const { local } = useStorage();
  // The store is not looked at in the first render, which is the same everywhere.
  const kept = useSyncExternalStore(
    tellsNobody,
    () => local.get(storageKeys.instrumentHistory),
    () => null,
  );
  const [latest, setLatest] = useState<readonly Viewed[] | null>(null);
  const history = latest ?? readHistory(kept);

  const open = useCallback(
    (skuId: string) => {
      // Another tab may have opened one meanwhile.
      const next = remember(readHistory(local.get(storageKeys.instrumentHistory)), { skuId });
      local.set(storageKeys.instrumentHistory, JSON.stringify(next));
      setLatest(next);
    },
    [local],
  );
  return { skuIds: history.map(({ skuId }) => skuId), open };
}

/** Reads what a device kept; what is not of this form counts as nothing. */
export function readHistory(kept: string | null): readonly Viewed[] {
  try {
    const entries: unknown = JSON.parse(kept ?? "[]");
    if (!Array.isArray(entries)) return [];
    return entries.flatMap((entry: unknown) =>
      typeof entry === "object" &&
      entry !== null &&
      "skuId" in entry &&
      typeof entry.skuId === "string"
        ? [{ skuId: entry.skuId }]
        : [],
    );
  } catch {
    return [];
  }
}
