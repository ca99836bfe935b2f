import { useStore } from "jotai";
import { useEffect } from "react";
import { dropAllDrafts } from "../../../components/Form/drafts.ts";
import { leavingAtom } from "../../../state/atoms.ts";
import { dropAttempt } from "../../../state/attempt.ts";
import { useEnvironment } from "../../../state/environment.tsx";
import { storageKeys } from "../../../state/storage-keys.ts";
import { useStorage } from "../../../state/storage.tsx";

/**
 * Clears this tab when the customer logs out in another one, since the next user may be another person: drafts are removed, and the page
 * is loaded again as a guest's. Only a log-out removes the customer's mark; the end of a session does not.
 */
export function useLeaveWithOthers(): void {
  const stores = useStorage();
  const store = useStore();
  const { reload } = useEnvironment();
  useEffect(() => {
    const { local, session } = stores;
    let mark = local.get(storageKeys.customerMark);
    return local.subscribe(() => {
      const before = mark;
      mark = local.get(storageKeys.customerMark);
      if (before === null || mark !== null || store.get(leavingAtom)) return;
      dropAllDrafts(stores);
      dropAttempt(session);
      reload();
    });
  }, [stores, store, reload]);
}
