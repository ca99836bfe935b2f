import { type Failure, lookOf } from "@reagent/api/client/failure";
import type { Endpoint } from "@reagent/api/contract/endpoint";
import { reactionToNoSession } from "@reagent/domain/session";
import { useSetAtom } from "jotai";
import { useCallback } from "react";
import { useOverlays } from "../components/overlay/useOverlays.ts";
import { useCopy, useLanguage } from "../language/language.tsx";
import { loginRequestAtom } from "../state/atoms.ts";
import { useEnvironment } from "../state/environment.tsx";
import { useSession } from "../state/session.ts";
import { failureMessage, failureTitles } from "./failure-words.ts";

/** Shows a failed action as its endpoint declares; looks that belong to a component show nothing here. */
export function useShowFailure(): (endpoint: Pick<Endpoint, "failures">, failure: Failure) => void {
  const { alert, toast } = useOverlays();
  const requestLogin = useSetAtom(loginRequestAtom);
  const { isLoggedIn } = useSession();
  const language = useLanguage();
  const words = useCopy(failureTitles);
  const { reload } = useEnvironment();
  return useCallback(
    (endpoint, failure) => {
      const message = failureMessage(failure, language);
      switch (lookOf(endpoint, failure)) {
        case "warning-alert":
          return void alert({ message, tone: "warning" });
        case "error-alert":
          return void alert({ message, tone: "error" });
        case "success-alert":
          return void alert({ message, tone: "success" });
        case "product-not-found-alert":
          return void alert({ title: words.productNotFound, message, tone: "warning" });
        case "alert-then-reload":
          return void alert({ message, tone: "warning" }).then(() => {
            // Otherwise the outcome is unknown, and the next try sends the same request key.
            if (failure.kind === "refused") reload();
          });
        case "error-toast":
          return void toast({ message, tone: "error" });
        case "login":
          return requestLogin(reactionToNoSession({ hasToken: isLoggedIn, attempt: "action" }));
        case "warning-block":
        case "in-form":
        case "quiet":
        case "quiet-message":
        case "empty":
        case "orders":
        case "gift-orders":
        case "nothing":
          return undefined;
      }
    },
    [alert, toast, requestLogin, isLoggedIn, language, words, reload],
  );
}
