/**
 * Remembers what has the focus and answers with a function that gives it back. Where that element has
 * gone meanwhile (a deleted row), its nearest surviving ancestor is focused, so that the keyboard goes
 * on from the same place and not from the top of the page.
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

/** Escape while a word is being composed drops the composition, not the layer. */
export function keepWhileComposing(event: KeyboardEvent): void {
  if (event.isComposing) event.preventDefault();
}
