import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { DatedList } from "./DatedList.tsx";

const english = {
  "武汉仓启用，华中地区次日达": "Wuhan warehouse opens: next-day delivery in central China",
  "参加 2026 年分析与生化技术展": "Meet us at the 2026 fair for analysis and biochemistry",
  "无水溶剂怎么选：分子筛、活化与含水量，以及开封之后的贮存":
    "How to choose dry solvents: molecular sieves, activation and water content, and storage once opened",
};

const meta: Meta<typeof DatedList> = {
  title: "Components/DatedList",
  tags: ["plays-on-phones"],
  component: DatedList,
  parameters: { layout: "padded", english },
  args: {
    entries: [
      {
        id: 1,
        title: "武汉仓启用，华中地区次日达",
        to: "/news/detail/1",
        date: "11-16",
        day: "2026-11-16",
      },
      {
        id: 2,
        title: "参加 2026 年分析与生化技术展",
        to: "/news/detail/2",
        date: "11-09",
        day: "2026-11-09",
      },
      {
        id: 3,
        title: "无水溶剂怎么选：分子筛、活化与含水量，以及开封之后的贮存",
        to: "/news/detail/3",
        date: "11-02",
        day: "2026-11-02",
      },
    ],
  },
};
export default meta;

type Story = StoryObj<typeof DatedList>;

export const News: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(3);
    await expect(canvas.getByText("11-16")).toHaveAttribute("datetime", "2026-11-16");
  },
};
export const TopArticles: Story = { args: { layout: "below" } };
export const NewsOnAPhone: Story = { globals: { viewport: { value: "phone" } } };
