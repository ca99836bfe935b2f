import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { sayIn } from "../../foundations/stage/english.tsx";
import { Gauge } from "./Gauge.tsx";

const english = {
  满减进度: "Discount progress",
  "再买 ¥487.20 可用满 2,000 减 300": "¥487.20 more, and 300 are off at 2,000",
  "可用满 2,000 减 300": "300 are off at 2,000",
};
const say = sayIn(english);

const meta: Meta<typeof Gauge> = {
  title: "Components/Gauge",
  tags: ["plays-on-phones"],
  component: Gauge,
  parameters: { layout: "padded", english },
  args: { label: "满减进度" },
};
export default meta;

type Story = StoryObj<typeof Gauge>;

export const BelowTheThreshold: Story = {
  args: { value: 151_280, threshold: 200_000, children: "再买 ¥487.20 可用满 2,000 减 300" },
  play: async ({ canvas }) => {
    const meter = canvas.getByRole("meter", { name: say("满减进度") });
    await expect(meter).toHaveAttribute("aria-valuenow", "151280");
    await expect(meter).toHaveAttribute("aria-valuetext", say("再买 ¥487.20 可用满 2,000 减 300"));
  },
};
export const Reached: Story = {
  args: { value: 250_000, threshold: 200_000, children: "可用满 2,000 减 300" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("meter")).toHaveAttribute("aria-valuenow", "200000");
  },
};
