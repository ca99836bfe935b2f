import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { sayIn } from "../../foundations/stage/english.tsx";
import { TextLink } from "../TextLink/TextLink.tsx";
import { Verdict } from "./Verdict.tsx";

const english = {
  已识别: "Recognised",
  "正在查找…": "Looking…",
  "与第 2 行合并": "Merged with line 2",
  请选择规格: "Choose a grade",
  "3 个规格": "3 grades",
  超出库存: "More than in stock",
  "4 件另行交货": "4 are delivered later",
  不在线销售: "Not sold online",
  无在线价格: "No price online",
  询价: "Ask for a quote",
  未找到: "Not found",
};
const say = sayIn(english);

const meta: Meta<typeof Verdict> = {
  title: "Components/Verdict",
  tags: ["plays-on-phones"],
  component: Verdict,
  parameters: { layout: "padded", english },
  args: { kind: "done", children: "已识别" },
};
export default meta;

type Story = StoryObj<typeof Verdict>;

export const Done: Story = {};

export const Pending: Story = { args: { kind: "pending", children: "正在查找…" } };

export const Merged: Story = { args: { kind: "merged", children: "与第 2 行合并" } };

export const Open: Story = {
  args: { kind: "open", children: "请选择规格", description: "3 个规格" },
};

export const Warning: Story = {
  args: { kind: "warning", children: "超出库存", description: "4 件另行交货" },
};

/** The remedy is a link beside the reason. */
export const Problem: Story = {
  args: {
    kind: "problem",
    children: "不在线销售",
    description: (
      <>
        无在线价格{" "}
        <TextLink kind="inline" href="#enquiry">
          询价
        </TextLink>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: say("询价") })).toBeVisible();
  },
};

export const LongContent: Story = {
  args: {
    kind: "problem",
    children: "未找到",
    description: "货号-没有空格的很长很长的内容-ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-ABCDEFGHIJ",
  },
  decorators: [
    (Story) => (
      <div style={{ width: 160 }}>
        <Story />
      </div>
    ),
  ],
};
