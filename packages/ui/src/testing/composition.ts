import { fireEvent, userEvent } from "storybook/test";

/**
 * Presses Enter in a field while a pinyin word is being composed in it, as an input method does: what is
 * meant is the candidate, not the form.
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
