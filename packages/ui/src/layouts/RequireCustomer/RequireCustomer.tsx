import { type ReactNode, useState } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { paths } from "../../paths.ts";
import { useSession } from "../../state/session.ts";

/**
 * The guard of a customer's routes: guests go to /login (storefront §2, toolbar; §6, cart route). A customer whose
 * session ends stays on the page, with its state, and is asked to log in again.
 */
export function RequireCustomer({ children }: { children: ReactNode }) {
  const { isLoggedIn } = useSession();
  const { pathname } = useLocation();
  const [admittedPath, setAdmittedPath] = useState<string>();
  if (isLoggedIn && admittedPath !== pathname) setAdmittedPath(pathname);
  return isLoggedIn || admittedPath === pathname ? (
    children
  ) : (
    <Navigate to={paths.login()} replace />
  );
}
