import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Grains } from "./Grains.tsx";

const meta: Meta<typeof Grains> = {
  title: "Components/Grains",
  tags: ["plays-on-phones"],
  component: Grains,
  parameters: { layout: "padded" },
  args: { amount: 1240 },
};
export default meta;

type Story = StoryObj<typeof Grains>;

export const Plain: Story = {
  tags: ["plays-in-chinese"],
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("1,240 麦粒");
  },
};

/** A balance, or a price that it is enough for. */
export const Own: Story = { args: { kind: "own", size: "large" } };

/** A price above the balance. */
export const Beyond: Story = { args: { kind: "beyond", size: "medium" } };

export const OneGrain: Story = {
  args: { amount: 1 },
  globals: { language: "en" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("1 grain");
  },
};
