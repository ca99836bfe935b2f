import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Accessibility, AccessibilityStatus } from "./Accessibility.tsx";
import type { ReadByHand } from "./rows.ts";

const meta: Meta<typeof Accessibility> = {
  title: "Guide/Accessibility",
  component: Accessibility,
  // It grows with every story.
  tags: ["no-picture"],
};
export default meta;

const readings: readonly ReadByHand[] = [
  {
    title: "Components/Button",
    date: "2026-05-20",
    reader: "NVDA 2026.1, Firefox 145",
    result: "名称和状态都会读出",
  },
];
const now = Date.parse("2026-05-30T08:00:00Z");

type Story = StoryObj<typeof Accessibility>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("row", { name: /Components \/ Button通过/u })).toBeVisible();
  },
};

/** As on the page of a component. The reading is an example. */
export const OfAComponent: Story = {
  render: () => <AccessibilityStatus of="Button" readings={readings} now={now} />,
  play: async ({ canvas }) => {
    const row = canvas.getByRole("row", { name: /读屏软件/u });
    await expect(row).toHaveTextContent("NVDA 2026.1, Firefox 145：名称和状态都会读出");
    await expect(row).toHaveTextContent("2026-05-20，10 天前");
  },
};

export const OfAnUnknownComponent: Story = {
  render: () => <AccessibilityStatus of="Buton" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("没有名为“Buton”的故事。")).toBeVisible();
  },
};
