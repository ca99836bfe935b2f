import { type RefObject, useEffect, useRef } from "react";
import { NavigationType, useNavigationType } from "react-router-dom";

/**
 * Scrolls to the heading of a list and focuses it when the page number changes; going back restores the scroll
 * position. The focus stays where the page changes with what is listed, as by a filter, which is where the focus is.
 */
export function useFocusOnPageChange(
  page: number,
  head: RefObject<HTMLElement | null>,
  listed = "",
): void {
  const isBack = useNavigationType() === NavigationType.Pop;
  const shown = useRef({ page, listed });
  useEffect(() => {
    const before = shown.current;
    shown.current = { page, listed };
    if (before.page === page || before.listed !== listed) return;
    if (!isBack) head.current?.scrollIntoView();
    head.current?.focus({ preventScroll: true });
  }, [page, isBack, head, listed]);
}
