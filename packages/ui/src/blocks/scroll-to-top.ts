/** Goes to the top of the page that an element stands on: gently, but at once for people who ask for less motion. */
export function scrollToTop({ ownerDocument: { documentElement, defaultView } }: Element): void {
  const isCalm = defaultView?.matchMedia("(prefers-reduced-motion: reduce)").matches ?? true;
  documentElement.scrollTo({ top: 0, behavior: isCalm ? "instant" : "smooth" });
}
