import { isHandledByInputMethod } from "../Field/useComposition.ts";

/**
 * Remembers the focused element and returns a function that restores the focus. If the element was removed since (a
 * deleted row), its nearest surviving ancestor is focused, so that the keyboard continues there and not at the top of
 * the page.
 */
export function rememberFocus(document: Document): () => void {
  const path: Element[] = [];
  for (let at = document.activeElement; at !== null; at = at.parentElement) path.push(at);
  return () => {
    const [opener] = path;
    const survivor = path.find((element) => element.isConnected);
    if (!(survivor instanceof HTMLElement) || survivor === document.body) return;
    if (survivor !== opener && !survivor.hasAttribute("tabindex")) {
      survivor.tabIndex = -1;
      survivor.addEventListener("blur", () => survivor.removeAttribute("tabindex"), { once: true });
    }
    survivor.focus({ preventScroll: survivor !== opener });
  };
}

/** Leaves Escape to the content: it cancels a composition, or closes the list of a field. */
export function leaveEscapeInside(event: KeyboardEvent): void {
  const hasOpenList =
    event.target instanceof Element &&
    event.target.matches('[role="combobox"][aria-expanded="true"]');
  if (isHandledByInputMethod(event) || hasOpenList) event.preventDefault();
}
