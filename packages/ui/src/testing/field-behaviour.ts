import { expect, within } from "storybook/test";

/**
 * Expects a field to have its label, its help text and its error, and to be invalid only with an
 * error.
 */
export async function expectFieldDescribed(
  canvas: HTMLElement,
  label: string,
  { help, error }: { help?: string; error?: string },
): Promise<HTMLElement> {
  const field = within(canvas).getByLabelText(label, {
    exact: false,
    selector: "input, textarea, select",
  });
  await expect(field).toHaveAccessibleName(expect.stringContaining(label));
  for (const text of [help, error])
    if (text !== undefined)
      await expect(field).toHaveAccessibleDescription(expect.stringContaining(text));
  if (error === undefined) await expect(field).not.toBeInvalid();
  else await expect(field).toBeInvalid();
  return field;
}
