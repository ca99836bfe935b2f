import { readUserInfo } from "@reagent/api/contract/account";
import { paths } from "@reagent/api/pages/paths";
import { useAtom, useSetAtom } from "jotai";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { FormSkeleton } from "../../../components/Form/FormSkeleton.tsx";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { SkeletonBox } from "../../../components/Skeleton/Skeleton.tsx";
import { useRefresh } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { isSentToLoginAtom, loginRequestAtom } from "../../../state/atoms.ts";
import { dropAttempt, hasAttempt } from "../../../state/attempt.ts";
import { useEnvironment } from "../../../state/environment.tsx";
import { useLoginReturn } from "../../../state/login-return.ts";
import { useSession } from "../../../state/session.ts";
import { useStorage } from "../../../state/storage.tsx";
import { copy } from "./SessionWatch.copy.ts";
import { useLeaveWithOthers } from "./useLeaveWithOthers.ts";

const LoginForm = lazy(async () => ({
  default: (await import("../../../blocks/LoginForm/LoginForm.tsx")).LoginForm,
}));

const FinishAttempt = lazy(async () => ({
  default: (await import("./FinishAttempt.tsx")).FinishAttempt,
}));

/**
 * Asks to log in when a call or an action needs it (storefront §6, guest attempts): by page, dialog or prompt, one at a
 * time. What the action was to add is added after the login, unless the customer declines to log in.
 */
export function SessionWatch() {
  useLeaveWithOthers();
  const [request, setRequest] = useAtom(loginRequestAtom);
  const { confirm, dialog } = useOverlays();
  const { reload } = useEnvironment();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const words = useCopy(copy);
  const { isLoggedIn } = useSession();
  const { session } = useStorage();
  // Of the page before: an attempt on this page is made after the next load.
  const [wasAttempted] = useState(() => hasAttempt(session));
  const { pathname } = useLocation();
  const loginReturn = useLoginReturn();
  const leaveToLogin = useSetAtom(isSentToLoginAtom);
  const path = useRef(pathname);
  useEffect(() => {
    path.current = pathname;
  }, [pathname]);

  useEffect(() => {
    if (request === null) return;
    let isDone = false;
    const logIn = () => {
      isDone = true;
      reload();
    };
    const askToLogIn = async () => {
      const asked = path.current;
      await dialog({
        title: words.loginFirst,
        size: "small",
        skeleton: (
          <FormSkeleton fields={2} columns={1}>
            <SkeletonBox width="100%" height="132px" />
          </FormSkeleton>
        ),
        content: <LoginForm showRefusal="in-form" onLoggedIn={logIn} />,
      }).closed;
      // A link of the dialog leads to the log-in; otherwise it was declined.
      if (!isDone && path.current === asked) dropAttempt(session);
    };
    const ask = async () => {
      // The token may have expired: the user information call clears it then (storefront §8, code 1005).
      void refresh(readUserInfo);
      if (request === "login-page") {
        leaveToLogin(true);
        return navigate(paths.login(), { state: loginReturn });
      }
      if (request === "login-dialog") return askToLogIn();
      const isConfirmed = await confirm({
        message: words.expired,
        confirmLabel: words.logIn,
        cancelLabel: words.cancel,
      });
      if (isConfirmed) return askToLogIn();
      dropAttempt(session);
      return reload();
    };
    void ask().finally(() => setRequest(null));
    // Runs once for each request; other changes must not repeat it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [request]);

  return (
    isLoggedIn &&
    wasAttempted && (
      <Suspense fallback={null}>
        <FinishAttempt />
      </Suspense>
    )
  );
}
