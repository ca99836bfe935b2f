import { expect, within } from "storybook/test";

type Told = { help?: string; error?: string };

/** What every field does: it is found by its label, tells its help and its error, and says when it is wrong. */
export async function expectFieldToTell(
  canvas: HTMLElement,
  label: string,
  { help, error }: Told,
): Promise<HTMLElement> {
  const field = within(canvas).getByLabelText(label, {
    exact: false,
    selector: "input, textarea, select",
  });
  await expect(field).toHaveAccessibleName(expect.stringContaining(label));
  for (const told of [help, error])
    if (told !== undefined)
      await expect(field).toHaveAccessibleDescription(expect.stringContaining(told));
  if (error === undefined) await expect(field).not.toBeInvalid();
  else await expect(field).toBeInvalid();
  return field;
}
