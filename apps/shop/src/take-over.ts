/** Something that was pressed or sent before the page could answer. */
interface EarlyInteraction {
  readonly kind: "click" | "submit";
  readonly control: HTMLElement;
}

declare global {
  /** Ends the waiting that a script in the page's head began, and tells what waits. */
  var takeOver: (() => readonly EarlyInteraction[]) | undefined;
}

/** Does what was asked of the page before it could answer. */
export function replayEarlyInteractions(): void {
  const early = globalThis.takeOver?.() ?? [];
  globalThis.takeOver = undefined;
  for (const { kind, control } of early) {
    if (kind === "submit" && control instanceof HTMLFormElement) control.requestSubmit();
    else control.click();
  }
}
