import { useStore } from "jotai";
import { atom } from "jotai/vanilla";
import { type RefObject, useLayoutEffect } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";

interface Place {
  readonly pathname: string;
  /** The number in the address; empty for the first page of a list. */
  readonly page: string;
  /** The rest of the query: what is listed. */
  readonly listed: string;
}

/** The page that is shown; of all layouts, since a link can lead to another one. */
const shownAtom = atom<Place | undefined>(undefined);

/**
 * On a new page, or another page of the same list, scrolls to the top and focuses the heading, or the main element
 * without one, as a full load does. A filter that leads to the first page keeps the focus. Going back restores the
 * scroll position.
 */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>): void {
  const { pathname, search } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const store = useStore();

  useLayoutEffect(() => {
    if (!main.current) return;
    const place = placeOf(pathname, search);
    const shown = store.get(shownAtom);
    store.set(shownAtom, place);
    if (!shown || !isNewPage(shown, place)) return;
    if (!isBack)
      main.current.ownerDocument.documentElement.scrollTo({ top: 0, behavior: "instant" });
    const heading = main.current.querySelector("h1");
    heading?.setAttribute("tabindex", "-1");
    (heading ?? main.current).focus({ preventScroll: true });
  }, [pathname, search, isBack, main, store]);
}

function placeOf(pathname: string, search: string): Place {
  const query = new URLSearchParams(search);
  const page = query.get("page") ?? "";
  query.delete("page");
  return { pathname, page, listed: query.toString() };
}

const isNewPage = (before: Place, after: Place): boolean =>
  before.pathname !== after.pathname ||
  (before.page !== after.page && before.listed === after.listed);
