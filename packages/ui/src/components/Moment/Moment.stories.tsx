import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Moment } from "./Moment.tsx";

const meta: Meta<typeof Moment> = {
  title: "Components/Moment",
  component: Moment,
  tags: ["no-picture", "plays-on-phones"],
  parameters: { layout: "padded" },
  args: { at: Date.parse("2026-11-21T06:32:00Z") },
};
export default meta;

type Story = StoryObj<typeof Moment>;

/** In Shanghai's time, wherever the customer is. */
export const ToTheMinute: Story = {
  tags: ["plays-in-chinese"],
  play: async ({ canvas }) => {
    await expect(canvas.getByText("2026-11-21 14:32")).toHaveAttribute(
      "datetime",
      "2026-11-21T06:32:00.000Z",
    );
  },
};

/** It is the next day in Shanghai. */
export const Day: Story = {
  tags: ["plays-in-chinese"],
  args: { at: Date.parse("2026-11-21T18:00:00Z"), isDay: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("2026-11-22")).toBeVisible();
  },
};
