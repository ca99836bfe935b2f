import { isRefusal, type Outcome } from "@reagent/api/client/failure";
import { codes } from "@reagent/api/contract/envelope";
import { useCallback } from "react";
import { type Attempt, storeAttempt } from "../state/attempt.ts";
import { useEnvironment } from "../state/environment.tsx";
import { useRequestLogin } from "../state/login-request.ts";
import { useSession } from "../state/session.ts";
import { useStorage } from "../state/storage.tsx";

/**
 * Makes a customer's call. A guest is asked to log in instead, and so is a customer whose session has expired; the attempt is then
 * kept, and is made after the login. Undefined for a guest.
 */
export function useAttempts(): <Answer>(
  attempt: Attempt,
  call: () => Promise<Outcome<Answer>>,
) => Promise<Outcome<Answer> | undefined> {
  const { isLoggedIn } = useSession();
  const { session } = useStorage();
  const { now } = useEnvironment();
  const requestLogin = useRequestLogin();
  return useCallback(
    async (attempt, call) => {
      const store = () => storeAttempt(session, attempt, now());
      if (!isLoggedIn) {
        store();
        requestLogin();
        return undefined;
      }
      const outcome = await call();
      if (!outcome.ok && isRefusal(outcome.failure, codes.notLoggedIn)) store();
      return outcome;
    },
    [isLoggedIn, session, now, requestLogin],
  );
}
