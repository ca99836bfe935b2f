import type { ReactNode } from "react";
import { Navigate } from "react-router-dom";
import { paths } from "../../paths.ts";
import { useSession } from "../../state/session.ts";

/** The guard of a customer's routes: guests go to /login (storefront §2, toolbar; §6, cart route). */
export function RequireCustomer({ children }: { children: ReactNode }) {
  const { isLoggedIn } = useSession();
  return isLoggedIn ? children : <Navigate to={paths.login()} replace />;
}
