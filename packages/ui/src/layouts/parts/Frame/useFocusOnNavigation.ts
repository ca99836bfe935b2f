import { useStore } from "jotai";
import { atom } from "jotai/vanilla";
import { type RefObject, useLayoutEffect } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";

/** The address without query that is shown; of all layouts, since a link can lead to another one. */
const shownAtom = atom<string | undefined>(undefined);

/**
 * On a new page scrolls to the top and focuses the heading, or the main element until there is one: the code of a screen may still
 * load. Going back restores the scroll position. Another query of the same address keeps the focus; lists focus their heading on another of their
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
    if (focusHeading(main.current)) return;
    const within = main.current;
    within.focus({ preventScroll: true });
    const drawing = new MutationObserver(() => {
      if (within.ownerDocument.activeElement !== within || focusHeading(within))
        drawing.disconnect();
    });
    drawing.observe(within, { childList: true, subtree: true });
    return () => drawing.disconnect();
  }, [pathname, isBack, main, store]);
}

/** Whether there is a heading, which then has the focus. */
function focusHeading(main: HTMLElement): boolean {
  const heading = main.querySelector("h1");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
  return heading !== null;
}
