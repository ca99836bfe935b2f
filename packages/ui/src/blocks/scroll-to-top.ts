import { reducedMotion } from "../theme/breakpoints.ts";

/** Scrolls the element's page to the top: smoothly, unless the visitor prefers reduced motion. */
export function scrollToTop({ ownerDocument: { documentElement, defaultView } }: Element): void {
  const isReduced = defaultView?.matchMedia(reducedMotion).matches ?? true;
  documentElement.scrollTo({ top: 0, behavior: isReduced ? "instant" : "smooth" });
}
