import { isRefusal } from "@reagent/api/client/failure";
import { readUserInfo, type UserInfo } from "@reagent/api/contract/account";
import { codes } from "@reagent/api/contract/envelope";
import { TOKEN_CLEAR_DELAY_MS } from "@reagent/domain/session";
import { useEffect } from "react";
import { useSession } from "../state/session.ts";
import { useCall } from "./use-call.tsx";

/** A guest or a customer; a customer's data load after the page. */
export type Viewer =
  | { readonly kind: "guest" }
  | { readonly kind: "customer"; readonly info: UserInfo | undefined };

export function useViewer(): Viewer {
  const { isLoggedIn } = useSession();
  const { data } = useCall(readUserInfo, isLoggedIn ? {} : null);
  return isLoggedIn ? { kind: "customer", info: data } : { kind: "guest" };
}

/** Whether the server no longer accepts the token. */
export function useHasDeadToken(): boolean {
  const { isLoggedIn } = useSession();
  const { failure } = useCall(readUserInfo, isLoggedIn ? {} : null);
  return isLoggedIn && isRefusal(failure, codes.notLoggedIn);
}

/** Clears a token that the server no longer accepts, after 0.6 s (storefront §4, session rules). Use it once a page. */
export function useDropDeadToken(): void {
  const { end } = useSession();
  const isDead = useHasDeadToken();
  useEffect(() => {
    if (!isDead) return undefined;
    const timer = setTimeout(end, TOKEN_CLEAR_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isDead, end]);
}
