import { logOut } from "@reagent/api/contract/account";
import { paths } from "@reagent/api/pages/paths";
import { useSetAtom } from "jotai";
import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import { dropAllDrafts } from "../components/Form/drafts.ts";
import { useAction } from "../data/use-action.tsx";
import { leavingAtom } from "../state/atoms.ts";
import { dropAttempt } from "../state/attempt.ts";
import { useEnvironment } from "../state/environment.tsx";
import { useSession } from "../state/session.ts";
import { storageKeys } from "../state/storage-keys.ts";
import { useStorage } from "../state/storage.tsx";

/**
 * Logs out (storefront §2, toolbar; decisions, logout order): the device removes the token at once, the call still
 * carries it, and on success the home page is loaded. After a failed call the device is logged out nevertheless. Drafts are
 * removed. Other tabs clear themselves: see `useLeaveWithOthers`.
 */
export function useLogOut(): { logOut: () => Promise<void>; isLeaving: boolean } {
  const { run, isBusy } = useAction(logOut);
  const stores = useStorage();
  const { end } = useSession();
  const { load } = useEnvironment();
  const navigate = useNavigate();
  const setLeaving = useSetAtom(leavingAtom);
  const leave = useCallback(async () => {
    setLeaving(true);
    stores.local.remove(storageKeys.token);
    stores.local.remove(storageKeys.customerMark);
    dropAllDrafts(stores);
    dropAttempt(stores.session);
    const outcome = await run({});
    end();
    setLeaving(false);
    if (outcome.ok) load(paths.home());
    else await navigate(paths.home());
  }, [run, stores, end, load, navigate, setLeaving]);
  return { logOut: leave, isLeaving: isBusy };
}
