import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * False on the server and while the browser takes over what the server drew, true ever after. What comes late is drawn as its
 * stand-in until then, so that both draw the same.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
