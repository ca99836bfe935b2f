import { useEffect } from "react";
import { useLocation } from "react-router-dom";

/**
 * Shows and focuses the section that the address names once the text is sanitised: the browser has looked for it before, when the headings
 * had no ids. Who has scrolled meanwhile stays there.
 *
 * @param isShown whether the text with the sections is in the document
 */
export function useSectionOfAddress(isShown: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!isShown || !/^#section-\d+$/u.test(hash)) return;
    const heading = document.querySelector<HTMLElement>(hash);
    if (!heading || document.documentElement.scrollTop > 0) return;
    heading.scrollIntoView();
    heading.setAttribute("tabindex", "-1");
    heading.focus({ preventScroll: true });
  }, [isShown, hash]);
}
