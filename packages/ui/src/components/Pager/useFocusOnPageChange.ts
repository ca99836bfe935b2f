import { type RefObject, useEffect, useRef } from "react";
import { NavigationType, useNavigationType } from "react-router-dom";

/**
 * Scrolls to the heading of a list and focuses it when the page number changes; going back restores the scroll
 * position.
 */
export function useFocusOnPageChange(page: number, head: RefObject<HTMLElement | null>): void {
  const isBack = useNavigationType() === NavigationType.Pop;
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (!isBack) head.current?.scrollIntoView();
    head.current?.focus({ preventScroll: true });
  }, [page, isBack, head]);
}
