import { useClientValue } from "./use-client-value.ts";

/**
 * False on the server and during hydration, true afterwards. Content that is rendered only in the
 * browser shows a placeholder until then, so that the hydrated markup matches.
 */
export function useIsHydrated(): boolean {
  return useClientValue(() => true, false);
}
