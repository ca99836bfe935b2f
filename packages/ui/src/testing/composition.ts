import { fireEvent, userEvent } from "storybook/test";

/**
 * Presses Enter in a field during a pinyin composition, as an input method does: Enter picks the
 * candidate and must not submit the form.
 */
export async function pressEnterWhileComposing(
  field: HTMLElement,
  composed: string,
): Promise<void> {
  field.focus();
  await fireEvent.compositionStart(field);
  await fireEvent.compositionUpdate(field, { data: composed });
  await userEvent.keyboard("{Enter}");
  await fireEvent.compositionEnd(field, { data: composed });
}

/**
 * Ends a composition by a key as Safari does: the composition ends first, and the key event that follows says so only by its key code.
 */
export async function endCompositionInSafari(field: HTMLElement, key: string): Promise<void> {
  field.focus();
  await fireEvent.compositionStart(field);
  await fireEvent.compositionEnd(field, { data: "" });
  await fireEvent.keyDown(field, { key, keyCode: 229, isComposing: false });
}
