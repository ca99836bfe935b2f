import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { SectionHead } from "./SectionHead.tsx";

const meta: Meta<typeof SectionHead> = {
  title: "Components/SectionHead",
  tags: ["plays-on-phones"],
  component: SectionHead,
  parameters: { layout: "padded" },
};
export default meta;

type Story = StoryObj<typeof SectionHead>;

export const OfASection: Story = {
  tags: ["plays-in-chinese"],
  args: {
    title: "产品线",
    description: "六条主线",
    more: { to: "/productlines", text: "全部产品线" },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: "产品线" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "全部产品线" })).toHaveAttribute(
      "href",
      "/productlines",
    );
  },
};

export const OfAShortList: Story = {
  args: {
    title: "公司新闻",
    size: "small",
    as: "h3",
    more: { to: "/news", text: "更多", label: "更多公司新闻" },
  },
};
