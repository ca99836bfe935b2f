/** A click, a submission or a typed text from before the page was hydrated. */
type EarlyInteraction =
  | { readonly kind: "click" | "submit"; readonly control: HTMLElement }
  | {
      readonly kind: "input";
      readonly control: HTMLInputElement | HTMLTextAreaElement;
      readonly text: string;
    };

declare global {
  /** Stops the recording that a script in the page's head started, and returns what was recorded. */
  var takeOver: (() => readonly EarlyInteraction[]) | undefined;
}

/** Repeats the clicks, submissions and typed texts from before the page was hydrated, each once the page shows what the one before it changed. */
export async function replayEarlyInteractions(): Promise<void> {
  const early = globalThis.takeOver?.() ?? [];
  globalThis.takeOver = undefined;
  for (const interaction of early) {
    if (interaction.kind === "input") await type(interaction.control, interaction.text);
    else if (interaction.kind === "submit" && interaction.control instanceof HTMLFormElement)
      interaction.control.requestSubmit();
    else interaction.control.click();
    await rendered();
  }
}

/** Types a text into a field, and leaves it unless the visitor is still there. */
async function type(control: HTMLInputElement | HTMLTextAreaElement, text: string): Promise<void> {
  const input = () => control.dispatchEvent(new Event("input", { bubbles: true }));
  // The event makes React hydrate the part of the page that has the field, where it has not yet. Without a pause here, the visitor cannot
  // type in between.
  input();
  // React compares with the value that was last assigned to the element; the prototype's setter is hidden from it.
  control.value = `${text}0`;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value") ?? {};
  set?.call(control, text);
  input();
  await rendered();
  if (document.activeElement !== control)
    control.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
}

/** React renders what an event has changed before the next task. */
const rendered = () => new Promise<void>((resolve) => setTimeout(resolve));
