import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * False on the server and during hydration, true afterwards. Content that is rendered only in the
 * browser shows a placeholder until then, so that the hydrated markup matches.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
