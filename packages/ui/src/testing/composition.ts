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
