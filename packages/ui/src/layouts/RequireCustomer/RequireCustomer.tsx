import { type ReactNode, Suspense, useState } from "react";
import { useLocation } from "react-router-dom";
import { Loading } from "../../components/Skeleton/Skeleton.tsx";
import { LoginRedirect } from "../../data/LoginRedirect.tsx";
import { useSession } from "../../state/session.ts";
import { useIsHydrated } from "../../state/use-is-hydrated.ts";
import { LeftToBrowser } from "./left-to-browser.ts";
import { placeholder } from "./RequireCustomer.css.ts";

interface Props {
  readonly children: ReactNode;
}

/**
 * Renders a customer's screen. The server sends the screen as it is while it loads, the same for everyone; the browser keeps that
 * in view and renders the screen from its initial state, so that its first render may read what only the device has, such as drafts.
 */
export function RequireCustomer({ children }: Props) {
  return (
    <Suspense fallback={<Placeholder>{children}</Placeholder>}>
      <Guard>{children}</Guard>
    </Suspense>
  );
}

function Placeholder({ children }: Props) {
  if (useIsHydrated()) return <Loading>{null}</Loading>;
  return (
    // Inert, since what is typed into it would be lost.
    <div className={placeholder} inert>
      {children}
    </div>
  );
}

/**
 * The guard of a customer's routes: guests go to /login (storefront §2, toolbar; §6, cart route). A customer whose
 * session ends stays on the page, with its state, and is asked to log in again.
 */
function Guard({ children }: Props) {
  if (!useIsHydrated()) throw new LeftToBrowser();
  const { isLoggedIn } = useSession();
  const { pathname } = useLocation();
  const [admittedPath, setAdmittedPath] = useState<string>();
  if (isLoggedIn && admittedPath !== pathname) setAdmittedPath(pathname);
  return isLoggedIn || admittedPath === pathname ? children : <LoginRedirect />;
}
