import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { InlineHtml } from "./InlineHtml.tsx";

const meta: Meta<typeof InlineHtml> = {
  title: "Components/InlineHtml",
  component: InlineHtml,
  tags: ["plays-in-chinese"],
  parameters: { layout: "padded" },
};
export default meta;

type Story = StoryObj<typeof InlineHtml>;

export const NameWithMarks: Story = {
  args: { html: "<i>N</i>,<i>N</i>-二甲基甲酰胺，H<sub>2</sub>O ≤ 50 ppm" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("sub")).toHaveTextContent("2");
  },
};

export const ForeignMarkup: Story = {
  args: { html: `<a href="javascript:alert(1)">乙醇</a><img src="x" onerror="alert(1)">` },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("乙醇");
    await expect(canvasElement.querySelector("a, img")).toBeNull();
  },
};
