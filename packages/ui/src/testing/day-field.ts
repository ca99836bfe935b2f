import type { StoryContext } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { copy } from "../components/DateRangeField/DateRangeField.copy.ts";
import { storyLanguage, words } from "../foundations/stage/words.ts";

type Canvas = Pick<StoryContext["canvas"], "findByLabelText" | "getByLabelText">;

/** The parts of a date; found once their code is loaded, for which the field is focused. */
async function partsOf(canvas: Canvas, label: string): Promise<HTMLElement[]> {
  const field = await canvas.findByLabelText(label);
  if (field instanceof HTMLInputElement) field.focus();
  return waitFor(() => within(canvas.getByLabelText(label)).getAllByRole("spinbutton"));
}

/** The digits of a date in the order of its parts: in English the day is first. */
const inOrder = (digits: string): string =>
  storyLanguage() === "en" && digits.length === 8
    ? digits.slice(6) + digits.slice(4, 6) + digits.slice(0, 4)
    : digits;

/** Types the digits of a date, given year first, from its first part on. */
export async function typeDay(canvas: Canvas, label: string, digits: string): Promise<void> {
  const [first] = await partsOf(canvas, label);
  first?.focus();
  await userEvent.keyboard(inOrder(digits));
}

/** Expects a date, given as 2026-11-21, as the page shows it, or other words, such as those of an empty field. */
export async function expectDay(canvas: Canvas, label: string, text: string): Promise<void> {
  const shown = (field: HTMLElement) =>
    field instanceof HTMLInputElement ? field.value || field.placeholder : field.textContent;
  const written = /^\d{4}-\d\d-\d\d$/u.test(text) ? words(copy).written(text) : text;
  await waitFor(() => expect(shown(canvas.getByLabelText(label))).toBe(written));
}
