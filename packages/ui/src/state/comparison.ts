import { addToComparison, LARGEST_COMPARISON, parseComparison } from "@reagent/domain/comparison";
import { useCallback, useMemo } from "react";
import { storageKeys } from "./storage-keys.ts";
import { useStorage } from "./storage.tsx";
import { useKept } from "./use-kept.ts";

interface Comparison {
  /** The codes of the items that were chosen, in that order. */
  readonly codes: readonly string[];
  /** Chooses an item; false when no more find room. */
  readonly add: (code: string) => boolean;
  readonly remove: (code: string) => void;
  readonly clear: () => void;
}

/** The items that were chosen on this device to be compared; all its tabs share them. */
export function useComparison(): Comparison {
  const { local } = useStorage();
  const kept = useKept(storageKeys.comparison);
  const codes = useMemo(() => parseComparison(kept ?? "").slice(0, LARGEST_COMPARISON), [kept]);

  const clear = useCallback(() => local.remove(storageKeys.comparison), [local]);
  const keep = useCallback(
    (next: readonly string[]) =>
      next.length > 0 ? local.set(storageKeys.comparison, next.join(",")) : clear(),
    [local, clear],
  );
  const add = useCallback(
    (code: string) => {
      const next = addToComparison(codes, code);
      if (next) keep(next);
      return next !== undefined;
    },
    [codes, keep],
  );
  const remove = useCallback(
    (code: string) => keep(codes.filter((each) => each !== code)),
    [codes, keep],
  );
  return { codes, add, remove, clear };
}
