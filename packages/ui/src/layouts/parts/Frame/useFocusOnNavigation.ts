import { useStore } from "jotai";
import { atom } from "jotai/vanilla";
import { type RefObject, useLayoutEffect } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";

/** The page that is shown; of all layouts, since a link can lead to another one. */
const shownAtom = atom<string | undefined>(undefined);

/**
 * On a new page, or another page of a list, scrolls to the top and focuses the heading, or the main element without
 * one, as a full load does. Going back restores the scroll position.
 */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>): void {
  const { pathname, search } = useLocation();
  const place = `${pathname} ${new URLSearchParams(search).get("page") ?? ""}`;
  const isBack = useNavigationType() === NavigationType.Pop;
  const store = useStore();

  useLayoutEffect(() => {
    const shown = store.get(shownAtom);
    if (shown === place || !main.current) return;
    store.set(shownAtom, place);
    if (shown === undefined) return;
    if (!isBack)
      main.current.ownerDocument.documentElement.scrollTo({ top: 0, behavior: "instant" });
    const heading = main.current.querySelector("h1");
    heading?.setAttribute("tabindex", "-1");
    (heading ?? main.current).focus({ preventScroll: true });
  }, [place, isBack, main, store]);
}
