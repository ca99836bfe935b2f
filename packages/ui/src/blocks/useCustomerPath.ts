import { useCallback } from "react";
import { paths } from "../paths.ts";
import { useSession } from "../state/session.ts";

/** The address of a customer's page; for guests, of the log-in page that leads there (storefront §2, toolbar). */
export function useCustomerPath(): (path: string) => string {
  const { isLoggedIn } = useSession();
  return useCallback((path) => (isLoggedIn ? path : paths.login()), [isLoggedIn]);
}
