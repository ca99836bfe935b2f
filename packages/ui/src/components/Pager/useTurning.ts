import { type RefObject, useEffect, useRef } from "react";
import { NavigationType, useNavigationType } from "react-router-dom";

/** A turned page of a list begins at its head, which takes the focus; going back keeps the place where one was. */
export function useTurning(page: number, head: RefObject<HTMLElement | null>): void {
  const isBack = useNavigationType() === NavigationType.Pop;
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (!isBack) head.current?.scrollIntoView();
    head.current?.focus({ preventScroll: true });
  }, [page, isBack, head]);
}
