import { addToComparison, LARGEST_COMPARISON, parseComparison } from "@reagent/domain/comparison";
import { useCallback, useMemo } from "react";
import { storageKeys } from "./storage-keys.ts";
import { useStorage } from "./storage.tsx";
import { useStoredValue } from "./use-stored-value.ts";

interface Comparison {
  /** The codes of the chosen items, in the order of choosing. */
  readonly codes: readonly string[];
  /** Adds an item; returns false when the comparison is full. */
  readonly add: (code: string) => boolean;
  readonly remove: (code: string) => void;
  readonly clear: () => void;
}

/** The items chosen for comparison on this device, shared by its tabs. */
export function useComparison(): Comparison {
  const { local } = useStorage();
  const stored = useStoredValue(storageKeys.comparison);
  const codes = useMemo(() => parseComparison(stored ?? "").slice(0, LARGEST_COMPARISON), [stored]);

  const clear = useCallback(() => local.remove(storageKeys.comparison), [local]);
  const store = useCallback(
    (next: readonly string[]) =>
      next.length > 0 ? local.set(storageKeys.comparison, next.join(",")) : clear(),
    [local, clear],
  );
  const add = useCallback(
    (code: string) => {
      const next = addToComparison(codes, code);
      if (next) store(next);
      return next !== undefined;
    },
    [codes, store],
  );
  const remove = useCallback(
    (code: string) => store(codes.filter((each) => each !== code)),
    [codes, store],
  );
  return { codes, add, remove, clear };
}
