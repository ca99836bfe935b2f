import type { Failure } from "@reagent/api/client/failure";
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

/** Shows a failed action as the error catalogue says; looks that are a component's own show nothing here. */
export function useShowFailure(): (
  endpoint: Pick<Endpoint, "name" | "method">,
  failure: Failure,
) => Promise<void> {
  const { alert, toast } = useOverlays();
  const requestLogin = useSetAtom(loginRequestAtom);
  const { isLoggedIn } = useSession();
  const language = useLanguage();
  const words = useCopy(failureTitles);
  const { reload } = useEnvironment();
  return useCallback(
    async (endpoint, failure) => {
      // Where the catalogue cannot be fetched, which is when there is no connection, an alert tells.
      const catalogue = await import("./failures.ts").catch(() => undefined);
      const message = failureMessage(failure, language);
      switch (catalogue?.lookOf(endpoint, failure) ?? "warning-alert") {
        case "warning-alert":
          return void alert({ message, tone: "warning" });
        case "error-alert":
          return void alert({ message, tone: "error" });
        case "product-not-found-alert":
          return void alert({ title: words.productNotFound, message, tone: "warning" });
        case "alert-then-reload":
          return void alert({ message, tone: "warning" }).then(() => {
            // What came of it is not known: whoever tries again sends the same once more.
            if (failure.kind === "refused") reload();
          });
        case "error-toast":
          return void toast({ message, tone: "error" });
        case "login":
          return requestLogin(reactionToNoSession({ hasToken: isLoggedIn, attempt: "action" }));
        case "warning-block":
        case "in-form":
        case "quiet":
        case "empty":
        case "orders":
        case "nothing":
          return undefined;
      }
    },
    [alert, toast, requestLogin, isLoggedIn, language, words, reload],
  );
}
