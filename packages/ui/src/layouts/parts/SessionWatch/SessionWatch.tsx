import { readUserInfo } from "@reagent/api/contract/account";
import { useAtom } from "jotai";
import { lazy, useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { useRefresh } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { paths } from "../../../paths.ts";
import { loginRequestAtom } from "../../../state/atoms.ts";
import { useEnvironment } from "../../../state/environment.tsx";
import { copy } from "./SessionWatch.copy.ts";

const LoginForm = lazy(async () => ({
  default: (await import("../../../blocks/LoginForm/LoginForm.tsx")).LoginForm,
}));

/**
 * Asks to log in when a call or an action needs it (storefront §6, guest attempts): by page, dialog or prompt, one at a
 * time.
 */
export function SessionWatch() {
  const [request, setRequest] = useAtom(loginRequestAtom);
  const { confirm, dialog } = useOverlays();
  const { reload } = useEnvironment();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const words = useCopy(copy);

  useEffect(() => {
    if (request === null) return;
    const askToLogIn = () =>
      dialog({
        title: words.loginFirst,
        size: "small",
        content: <LoginForm showRefusal="in-form" onLoggedIn={reload} />,
      }).closed;
    const ask = async () => {
      // The token may have expired: the user information call clears it then (storefront §8, code 1005).
      void refresh(readUserInfo);
      if (request === "login-page") return navigate(paths.login());
      if (request === "login-dialog") return askToLogIn();
      const isConfirmed = await confirm({
        message: words.expired,
        confirmLabel: words.logIn,
        cancelLabel: words.cancel,
      });
      return isConfirmed ? askToLogIn() : reload();
    };
    void ask().finally(() => setRequest(null));
    // Runs once for each request; other changes must not repeat it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [request]);

  return null;
}
