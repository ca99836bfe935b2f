import { Navigate, type To } from "react-router-dom";
import { useIsHydrated } from "../../state/use-is-hydrated.ts";

export interface RedirectProps {
  /** The page that is shown in place of this one. */
  readonly to: To;
  /** Kept in the history with the other page. */
  readonly state?: object | undefined;
}

/** Replaces the page by another one. On the server nothing is rendered, since only a browser can leave a page. */
export function Redirect({ to, state }: RedirectProps) {
  return useIsHydrated() ? <Navigate to={to} state={state} replace /> : null;
}
