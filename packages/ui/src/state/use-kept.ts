import { useSyncExternalStore } from "react";
import { useStorage } from "./storage.tsx";

/** What the device keeps under a key, as it is now: another tab may change it. */
export function useKept(key: string): string | null {
  const { local } = useStorage();
  return useSyncExternalStore(
    local.subscribe,
    () => local.get(key),
    // The first render is the same everywhere.
    () => null,
  );
}
