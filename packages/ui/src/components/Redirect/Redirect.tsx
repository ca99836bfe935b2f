import { Navigate, type To } from "react-router-dom";
import { useIsHydrated } from "../../state/use-is-hydrated.ts";

/** Replaces the page by another one. On the server nothing is rendered, since only a browser can leave a page. */
export function Redirect({ to }: { to: To }) {
  return useIsHydrated() ? <Navigate to={to} replace /> : null;
}
