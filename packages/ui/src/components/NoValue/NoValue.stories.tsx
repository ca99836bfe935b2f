import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { words } from "../../foundations/stage/words.ts";
import { copy } from "./NoValue.copy.ts";
import { NoValue } from "./NoValue.tsx";

const meta: Meta<typeof NoValue> = {
  title: "Components/NoValue",
  component: NoValue,
  tags: ["no-picture", "plays-on-phones"],
  parameters: { layout: "padded" },
};
export default meta;

/** Screen readers read the word in place of the dash. */
export const Default: StoryObj<typeof NoValue> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("—")).toHaveAttribute("aria-hidden", "true");
    await expect(canvas.getByText(words(copy).none)).not.toHaveAttribute("aria-hidden");
  },
};
