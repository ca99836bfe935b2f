import type { Locator } from "playwright";

/** Pastes a text into a field, as from the clipboard, which a page without a window may not read. */
export async function pasteInto(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.evaluate((input, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    const event = { clipboardData, bubbles: true, cancelable: true };
    input.dispatchEvent(new ClipboardEvent("paste", event));
  }, text);
}
