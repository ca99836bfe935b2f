import { patterns } from "@reagent/api/pages/paths";
import { useEffect, useMemo, useRef, useState } from "react";
import { matchPath, parsePath, useLocation, useNavigate } from "react-router-dom";
import { useEnvironment } from "./environment.tsx";
import { storageKeys } from "./storage-keys.ts";
import { useStorage } from "./storage.tsx";

/**
 * What the history keeps of the page to return to after the log-in (decisions, back to where one was). It is not in the address, so that
 * no link decides where a log-in leads.
 */
export interface LoginReturn {
  readonly from: string;
}

/** Of this shop: "//other.example" and "/\other.example" are addresses of other origins, and browsers remove control characters. */
const OWN_PATH = /^\/(?![/\\])[^\\\p{Cc}]*$/u;

const isOwn = (from: unknown): from is string => typeof from === "string" && OWN_PATH.test(from);

/** The pages on the way to the log-in, and the home page: a log-in from there leads to the orders. */
const ON_THE_WAY = (
  ["home", "login", "register", "registered", "activate", "forgotPassword"] as const
).map((name) => patterns[name]);

const isOnTheWay = (pathname: string): boolean =>
  ON_THE_WAY.some((pattern) => matchPath(pattern, pathname) !== null);

/** The path that a log-in from this page leads to; undefined where nothing sent its visitor there. */
export function useReturnPath(): string | undefined {
  const { state } = useLocation() as { state: { readonly from?: unknown } | null };
  const from = state?.from;
  return isOwn(from) ? from : undefined;
}

/** The state of a link that leads to the log-in, or to a page on the way there: it returns to this page, or to what this one was sent by. */
export function useLoginReturn(): LoginReturn | undefined {
  const { pathname, search, hash } = useLocation();
  const sentBy = useReturnPath();
  const from = isOnTheWay(pathname) ? sentBy : pathname + search + hash;
  // The same object for the same page: a redirect runs again for another one.
  return useMemo(() => (from === undefined ? undefined : { from }), [from]);
}

/** Returns a function to call before this page is reloaded: it stores the page to return to, which a reload loses from the history. */
export function useKeepLoginReturn(): () => void {
  const { session } = useStorage();
  const from = useReturnPath();
  return () => {
    if (from !== undefined) session.set(storageKeys.loginReturn, from);
  };
}

/**
 * Gives the history the page to return to where this page was loaded: the one that was kept, or the page that linked to this one, since
 * a link that is followed before React has drawn its page, or in a new tab, is a load. What was kept is dropped by the next page that the
 * router opens, and by pages that are not on the way to the log-in.
 */
export function useKeptLoginReturn(): void {
  const location = useLocation();
  const sentBy = useReturnPath();
  const navigate = useNavigate();
  const { session } = useStorage();
  const { cameFrom } = useEnvironment();
  const isFirst = useRef(true);
  const [loaded] = useState(location.pathname);
  useEffect(() => {
    if (isFirst.current && sentBy === undefined && session.get(storageKeys.loginReturn) === null) {
      const from = cameFrom();
      if (from !== "" && !isOnTheWay(pathnameOf(from))) session.set(storageKeys.loginReturn, from);
    }
    isFirst.current = false;
    const from = session.get(storageKeys.loginReturn);
    if (from === null) return;
    // Kept while the loaded page is open: it may be leaving for a link that was followed before React had drawn it.
    if (isOwn(from) && location.pathname === loaded && isOnTheWay(loaded)) {
      const state: LoginReturn = { from };
      if (from !== sentBy) void navigate(location, { replace: true, state });
    } else session.remove(storageKeys.loginReturn);
  }, [location, loaded, sentBy, navigate, session, cameFrom]);
}

const pathnameOf = (path: string) => parsePath(path).pathname ?? "";
