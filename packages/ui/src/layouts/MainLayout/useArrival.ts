import { type RefObject, useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";

/**
 * Brings the reader to a new page, or to another page of a list, as a full load would: to its top, and the focus to
 * its heading, or to its main part where no heading is there yet. Going back keeps the place where one was.
 */
export function useArrival(main: RefObject<HTMLElement | null>): void {
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
