type TextField = HTMLInputElement | HTMLTextAreaElement;

/** A click, a submission, a typed text or a choice from a list from before the page was hydrated. */
type EarlyInteraction =
  | { readonly kind: "click" | "submit"; readonly control: HTMLElement }
  | {
      readonly kind: "input";
      readonly control: TextField | HTMLSelectElement;
      readonly text: string;
    };

declare global {
  /** Stops the recording that a script in the page's head started, and returns what was recorded. */
  var takeOver: (() => readonly EarlyInteraction[]) | undefined;
}

/** Repeats the clicks, submissions, typed texts and choices from before the page was hydrated, each once the page shows what the one before it changed. */
export async function replayEarlyInteractions(): Promise<void> {
  const early = globalThis.takeOver?.() ?? [];
  globalThis.takeOver = undefined;
  for (const interaction of early) {
    await hydrated(interaction.control);
    if (interaction.kind === "input") await enter(interaction.control, interaction.text);
    else if (interaction.kind === "submit" && interaction.control instanceof HTMLFormElement)
      interaction.control.requestSubmit();
    else interaction.control.click();
    await rendered();
  }
}

const input = (control: HTMLElement) =>
  control.dispatchEvent(new Event("input", { bubbles: true }));

/**
 * Lets React hydrate the part of the page that has a control. It does so at an event, which it then drops where it is still at work, as in
 * the effect that calls this.
 */
async function hydrated(control: HTMLElement): Promise<void> {
  await rendered();
  input(control);
  await rendered();
}

async function enter(control: TextField | HTMLSelectElement, text: string): Promise<void> {
  if (!(control instanceof HTMLSelectElement)) return type(control, text);
  control.value = text;
  control.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Types a text into a field, and leaves it unless the visitor is still there. */
async function type(control: TextField, text: string): Promise<void> {
  // React compares with the value that was last assigned to the element; the prototype's setter is hidden from it.
  control.value = `${text}0`;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value") ?? {};
  set?.call(control, text);
  input(control);
  await rendered();
  if (document.activeElement !== control)
    control.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
}

/** React renders what an event has changed before the next task. */
const rendered = () => new Promise<void>((resolve) => setTimeout(resolve));
