import { lazy, Suspense } from "react";
import { Boundary } from "../../blocks/Boundary/Boundary.tsx";
import { storageKeys } from "../../state/storage-keys.ts";
import { useStoredValue } from "../../state/use-stored-value.ts";

const ComparisonBar = lazy(async () => ({
  default: (await import("../parts/ComparisonBar/ComparisonBar.tsx")).ComparisonBar,
}));

/** Loads the comparison bar once an item is chosen. */
export function LazyComparisonBar() {
  const isChosen = useStoredValue(storageKeys.comparison) !== null;
  if (!isChosen) return null;
  return (
    <Boundary fallback={null}>
      <Suspense fallback={null}>
        <ComparisonBar />
      </Suspense>
    </Boundary>
  );
}
