import type { StoryContext } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";

type Canvas = Pick<StoryContext["canvas"], "findByLabelText" | "getByLabelText">;

/** The parts of a date; found once their code is loaded, for which the field is focused. */
async function partsOf(canvas: Canvas, label: string): Promise<HTMLElement[]> {
  const field = await canvas.findByLabelText(label);
  if (field instanceof HTMLInputElement) field.focus();
  return waitFor(() => within(canvas.getByLabelText(label)).getAllByRole("spinbutton"), {
    timeout: 5000,
  });
}

/** Types the digits of a date, year first, from its first part on. */
export async function typeDay(canvas: Canvas, label: string, digits: string): Promise<void> {
  const [first] = await partsOf(canvas, label);
  first?.focus();
  await userEvent.keyboard(digits);
}

/** Expects a date as a Chinese page shows it: 2026-11-21, or 年-月-日 if it is empty. */
export async function expectDay(canvas: Canvas, label: string, text: string): Promise<void> {
  const shown = (field: HTMLElement) =>
    field instanceof HTMLInputElement ? field.value || field.placeholder : field.textContent;
  await waitFor(() => expect(shown(canvas.getByLabelText(label))).toBe(text));
}
