/** A click or a submission from before the page was hydrated. */
interface EarlyInteraction {
  readonly kind: "click" | "submit";
  readonly control: HTMLElement;
}

declare global {
  /** Stops the recording that a script in the page's head started, and returns what was recorded. */
  var takeOver: (() => readonly EarlyInteraction[]) | undefined;
}

/** Repeats the clicks and submissions from before the page was hydrated. */
export function replayEarlyInteractions(): void {
  const early = globalThis.takeOver?.() ?? [];
  globalThis.takeOver = undefined;
  for (const { kind, control } of early) {
    if (kind === "submit" && control instanceof HTMLFormElement) control.requestSubmit();
    else control.click();
  }
}
