import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { copy as filterCopy } from "../../page/Filter.copy.ts";
import { isTestRun } from "../../stage/test-run.ts";
import { words } from "../../stage/words.ts";
import { ErrorCatalogue } from "./ErrorCatalogue.tsx";

const meta: Meta<typeof ErrorCatalogue> = {
  title: "Guide/Error catalogue",
  component: ErrorCatalogue,
  // It grows with every call.
  tags: ["no-picture", "plays-on-phones"],
  // Hundreds of rows are alike.
  args: isTestRun ? { most: 4 } : {},
};
export default meta;

type Story = StoryObj<typeof ErrorCatalogue>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole("table", { name: "account" });
    await expect(table).toHaveTextContent(/logIn.*1101.*storefront §8/u);
  },
};

/** By the specification's name of the call, the code and what is read. */
export const Filtered: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const rows = () => [...canvasElement.querySelectorAll("tbody tr")];
    await userEvent.click(canvas.getByLabelText(words(filterCopy).filter));
    await userEvent.paste("/api/cart/list 1202 暂无");
    await waitFor(() => expect(rows()).toHaveLength(1));
    await expect(rows()[0]).toHaveTextContent(/readCart.*1202.*购物车暂无商品/u);
    await userEvent.clear(canvas.getByLabelText(words(filterCopy).filter));
    await userEvent.paste("1005");
    await waitFor(() => expect(canvasElement.querySelectorAll("table")).toHaveLength(1));
  },
};
