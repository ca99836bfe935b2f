import { listArticles } from "@reagent/api/contract/article";
import { contentRows } from "@reagent/api/mock/samples/articles";
import { answers } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { photograph } from "../../../foundations/stage/photograph.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { Party } from "./Party.tsx";

const meta = {
  title: "Screens/Content/Party",
  component: Party,
  tags: ["plays-in-chinese", "plays-on-phones"],
  parameters: { route: "/party" },
} satisfies Meta<typeof Party>;
export default meta;
type Story = StoryObj<typeof meta>;

const standard = standardStories(listArticles, (canvas) =>
  canvas.findByRole("list", { name: "全部动态" }),
);

/** The first three reports, nine pictures, and a list of ten. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const newest = within(await canvas.findByRole("region", { name: "最新动态" }));
    await expect(newest.getAllByRole("article")).toHaveLength(3);
    const cards = await canvas.findByRole("region", { name: "活动剪影" });
    await expect(cards.querySelectorAll("article")).toHaveLength(9);
    const list = within(await canvas.findByRole("list", { name: "全部动态" }));
    await expect(list.getAllByRole("article")).toHaveLength(10);
    await expect(canvas.getByRole("link", { name: "第 2 页" })).toHaveAttribute(
      "href",
      "/party?page=2",
    );
    await expect(canvas.getByRole("link", { name: "更多" })).toHaveAttribute("href", "/party/more");
  },
};

/** Photographs fill their cards, cut at the edges. */
export const Photographs: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [
      answers(listArticles, (_, language) => {
        const rows = contentRows("party", language).slice(0, 3);
        return { rows: rows.map((row) => ({ ...row, drawing: photograph })), total: 3 };
      }),
    ],
  },
  play: async ({ canvas }) => {
    const cards = await canvas.findByRole("region", { name: "活动剪影" });
    const picture = cards.querySelector("img");
    await expect(picture && getComputedStyle(picture).objectFit).toBe("cover");
    await expect(picture?.getBoundingClientRect().height).toBe(176);
  },
};

export const Empty: Story = {
  parameters: { scenario: [answers(listArticles, { rows: [], total: 0 })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("暂无内容")).toBeVisible();
    await expect(canvas.queryByRole("region", { name: "最新动态" })).toBeNull();
  },
};

export const Loading: Story = standard.loading;
export const OnAPhone: Story = standard.onAPhone;
