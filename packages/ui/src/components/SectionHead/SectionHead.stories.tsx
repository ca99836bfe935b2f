import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { sayIn } from "../../foundations/stage/english.tsx";
import { words } from "../../foundations/stage/words.ts";
import { SectionHead } from "./SectionHead.tsx";

const english = {
  产品线: "Product lines",
  六条主线: "Six main lines",
  全部产品线: "All product lines",
  公司新闻: "Company news",
  更多: "More",
  更多公司新闻: "More company news",
};
const say = sayIn(english);

const meta: Meta<typeof SectionHead> = {
  title: "Components/SectionHead",
  tags: ["plays-on-phones"],
  component: SectionHead,
  parameters: { layout: "padded", english },
};
export default meta;

type Story = StoryObj<typeof SectionHead>;

export const OfASection: Story = {
  args: {
    title: "产品线",
    description: "六条主线",
    more: { to: "/productlines", text: "全部产品线" },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: say("产品线") })).toBeVisible();
    await expect(canvas.getByRole("link", { name: say("全部产品线") })).toHaveAttribute(
      "href",
      words({ zh: "/productlines", en: "/en/productlines" }),
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
