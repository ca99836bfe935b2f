import { useCallback } from "react";
import { paths } from "../paths.ts";
import { useSession } from "../state/session.ts";

/** A way to a customer's page, which leads guests to the log-in page (storefront §2, toolbar). */
export function useCustomerPath(): (path: string) => string {
  const { isLoggedIn } = useSession();
  return useCallback((path) => (isLoggedIn ? path : paths.login()), [isLoggedIn]);
}
