import { paths } from "@reagent/api/pages/paths";
import { useCallback } from "react";
import type { LoginReturn } from "../state/login-return.ts";
import { useSession } from "../state/session.ts";

/** The target of a link. */
export interface LinkTarget {
  readonly to: string;
  readonly state?: LoginReturn;
}

/** The target of a link to a customer's page; for guests, the log-in page that leads there (storefront §2, toolbar). */
export function useCustomerLink(): (path: string) => LinkTarget {
  const { isLoggedIn } = useSession();
  return useCallback(
    (path) => (isLoggedIn ? { to: path } : { to: paths.login(), state: { from: path } }),
    [isLoggedIn],
  );
}
