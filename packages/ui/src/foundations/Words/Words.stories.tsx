import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { copy as filterCopy } from "../page/Filter.copy.ts";
import { isTestRun } from "../stage/test-run.ts";
import { words } from "../stage/words.ts";
import { Words } from "./Words.tsx";

const meta: Meta<typeof Words> = {
  title: "Foundations/Words",
  component: Words,
  tags: ["no-picture", "plays-on-phones"],
  // Thousands of rows are alike, and took a test ten seconds.
  args: isTestRun ? { most: 60 } : {},
  parameters: {
    // The page has thousands of cells in two colours, which Foundations/Colour measures.
    a11y: { config: { rules: [{ id: "color-contrast", enabled: false }] } },
  },
};
export default meta;

type Story = StoryObj<typeof Words>;

export const Default: Story = {};

/** Several words are all looked for, in texts, names and files. */
export const Filtered: Story = {
  tags: ["plays-in-chinese"],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByLabelText(words(filterCopy).filter));
    await userEvent.paste("没有这样的词");
    await waitFor(() => expect(canvasElement.querySelector("table")).toBeNull());
    await userEvent.clear(canvas.getByLabelText(words(filterCopy).filter));
    await userEvent.paste("SCREENS/Cart/Cart 购物车");
    await waitFor(() => expect(canvasElement.querySelectorAll("table")).toHaveLength(1));
    for (const row of canvasElement.querySelectorAll("tbody tr"))
      await expect(row).toHaveTextContent(words({ zh: "购物车", en: "Shopping cart" }));
  },
};
