import { type RefObject, useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";

/**
 * On a new page, or another page of a list, scrolls to the top and focuses the heading, or the main element without
 * one, as a full load does. Going back restores the scroll position.
 */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>): void {
  const { pathname, search } = useLocation();
  const place = `${pathname} ${new URLSearchParams(search).get("page") ?? ""}`;
  const isBack = useNavigationType() === NavigationType.Pop;
  const shown = useRef(place);

  useLayoutEffect(() => {
    if (shown.current === place || !main.current) return;
    shown.current = place;
    if (!isBack)
      main.current.ownerDocument.documentElement.scrollTo({ top: 0, behavior: "instant" });
    const heading = main.current.querySelector("h1");
    heading?.setAttribute("tabindex", "-1");
    (heading ?? main.current).focus({ preventScroll: true });
  }, [place, isBack, main]);
}
