import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { NoValue } from "./NoValue.tsx";

const meta: Meta<typeof NoValue> = {
  title: "Components/NoValue",
  component: NoValue,
  tags: ["no-picture", "plays-in-chinese"],
  parameters: { layout: "padded" },
};
export default meta;

/** Screen readers read the word in place of the dash. */
export const Default: StoryObj<typeof NoValue> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("—")).toHaveAttribute("aria-hidden", "true");
    await expect(canvas.getByText("无")).not.toHaveAttribute("aria-hidden");
  },
};
