/** Scrolls the element's page to the top: smoothly, unless the visitor prefers reduced motion. */
export function scrollToTop({ ownerDocument: { documentElement, defaultView } }: Element): void {
  const isCalm = defaultView?.matchMedia("(prefers-reduced-motion: reduce)").matches ?? true;
  documentElement.scrollTo({ top: 0, behavior: isCalm ? "instant" : "smooth" });
}
