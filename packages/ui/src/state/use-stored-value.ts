import { useSyncExternalStore } from "react";
import { useStorage } from "./storage.tsx";

/** The device's stored value of a key, updated when it changes in any tab. */
export function useStoredValue(key: string): string | null {
  const { local } = useStorage();
  return useSyncExternalStore(
    local.subscribe,
    () => local.get(key),
    // The server and the first render have no stored values.
    () => null,
  );
}
