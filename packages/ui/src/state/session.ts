import { useSetAtom, useStore } from "jotai";
import { useCallback, useMemo, useSyncExternalStore } from "react";
import { tokenAtom } from "./atoms.ts";
import { storageKeys } from "./storage-keys.ts";
import { useStorage } from "./storage.tsx";

export interface Session {
  readonly isLoggedIn: boolean;
  /** Keeps the token of a customer who has just logged in, and the mark of who it is, for the page that is loaded next. */
  begin(token: string, customerMark: string): void;
  /** Keeps another token of the same customer. */
  renew(token: string): void;
  /** Forgets the token; one that another tab has kept since stays. */
  end(): void;
}

/** Who is here: a guest, or a customer with a token (storefront §4, guest versus logged in). */
export function useSession(): Session {
  const { local } = useStorage();
  const store = useStore();
  // What the server drew is a guest's page: whoever is here gets in once the browser has taken it over.
  const token = useSyncExternalStore(
    useCallback((tell: () => void) => store.sub(tokenAtom, tell), [store]),
    () => store.get(tokenAtom),
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
