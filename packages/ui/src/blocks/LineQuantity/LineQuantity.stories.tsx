import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { inMain } from "../../foundations/stage/in-main.tsx";
import { words } from "../../foundations/stage/words.ts";
import { copy } from "./LineQuantity.copy.ts";
import { LineQuantity } from "./LineQuantity.tsx";

const meta: Meta<typeof LineQuantity> = {
  title: "Blocks/Line quantity",
  component: LineQuantity,
  tags: ["no-picture", "plays-on-phones"],
  decorators: [inMain],
  parameters: { layout: "padded" },
  args: {
    code: "B810527-10L",
    value: 2,
    isUnsaved: false,
    onChange: fn(() => Promise.resolve(true)),
  },
};
export default meta;

type Story = StoryObj<typeof LineQuantity>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("textbox", { name: words(copy).quantityOf("B810527-10L") }),
    ).toHaveValue("2");
  },
};

/** Enter sends the quantity again. */
export const Unsaved: Story = {
  args: { isUnsaved: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(words(copy).notSaved)).toBeVisible();
    await userEvent.type(
      canvas.getByRole("textbox", { name: words(copy).quantityOf("B810527-10L") }),
      "{Enter}",
    );
    await expect(args.onChange).toHaveBeenCalledWith(2);
  },
};
