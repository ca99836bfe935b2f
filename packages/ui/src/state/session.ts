import { useSetAtom, useStore } from "jotai";
import { useCallback, useMemo, useSyncExternalStore } from "react";
import { tokenAtom } from "./atoms.ts";
import { dropCheckout } from "./drop-checkout.ts";
import { storageKeys } from "./storage-keys.ts";
import { useStorage } from "./storage.tsx";

export interface Session {
  readonly isLoggedIn: boolean;
  /** Stores the token and the mark of a customer who has just logged in, for the next page load. */
  begin(token: string, customerMark: string): void;
  /** Stores a new token of the same customer. */
  renew(token: string): void;
  /** Removes the token, but not one that another tab has stored since. */
  end(): void;
}

/** The visitor: a guest, or a customer with a token (storefront §4, guest versus logged in). */
export function useSession(): Session {
  const { local } = useStorage();
  const store = useStore();
  // The server renders the page for a guest, so the token is null until hydration is over. Calls keep the token that they began
  // with, but once it is gone from the device, as after a logout in another tab, the visitor is a guest.
  const token = useSyncExternalStore(
    useCallback(
      (listener: () => void) => {
        const stops = [store.sub(tokenAtom, listener), local.subscribe(listener)];
        return () => {
          for (const stop of stops) stop();
        };
      },
      [store, local],
    ),
    () => (local.get(storageKeys.token) === null ? null : store.get(tokenAtom)),
    () => null,
  );
  const setToken = useSetAtom(tokenAtom);
  const renew = useCallback(
    (next: string) => {
      local.set(storageKeys.token, next);
      setToken(next);
    },
    [local, setToken],
  );
  const begin = useCallback(
    (next: string, customerMark: string) => {
      // What another customer entered at checkout is not shown.
      if (local.get(storageKeys.customerMark) !== customerMark) dropCheckout(local);
      local.set(storageKeys.customerMark, customerMark);
      local.set(storageKeys.token, next);
    },
    [local],
  );
  const end = useCallback(() => {
    if (local.get(storageKeys.token) === token) local.remove(storageKeys.token);
    setToken(null);
  }, [local, token, setToken]);
  return useMemo(
    () => ({ isLoggedIn: token !== null, begin, renew, end }),
    [token, begin, renew, end],
  );
}
