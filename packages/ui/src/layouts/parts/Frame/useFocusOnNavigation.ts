import { useStore } from "jotai";
import { atom } from "jotai/vanilla";
import { type RefObject, useLayoutEffect } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";

/** The address without query that is shown; of all layouts, since a link can lead to another one. */
const shownAtom = atom<string | undefined>(undefined);

/**
 * On a new page scrolls to the top and focuses the heading, or the main element without one, as a full load does. Going back
 * restores the scroll position. Another query of the same address keeps the focus; lists focus their heading on another of their
 * pages themselves.
 */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const store = useStore();

  useLayoutEffect(() => {
    if (!main.current) return;
    const shown = store.get(shownAtom);
    store.set(shownAtom, pathname);
    if (shown === undefined || shown === pathname) return;
    if (!isBack)
      main.current.ownerDocument.documentElement.scrollTo({ top: 0, behavior: "instant" });
    const heading = main.current.querySelector("h1");
    heading?.setAttribute("tabindex", "-1");
    (heading ?? main.current).focus({ preventScroll: true });
  }, [pathname, isBack, main, store]);
}
