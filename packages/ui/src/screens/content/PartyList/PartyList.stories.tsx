import { listArticles } from "@reagent/api/contract/article";
import { answers } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { PartyList } from "./PartyList.tsx";

const meta = {
  title: "Screens/Content/Party list",
  component: PartyList,
  tags: ["plays-in-chinese", "plays-on-phones"],
  parameters: { route: "/party/more" },
} satisfies Meta<typeof PartyList>;
export default meta;
type Story = StoryObj<typeof meta>;

const standard = standardStories(listArticles, (canvas) =>
  canvas.findByRole("list", { name: "支部动态" }),
);

export const Default: Story = {
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole("list", { name: "支部动态" }));
    await expect(list.getAllByRole("article")).toHaveLength(10);
    await expect(canvas.getByRole("link", { name: "第 2 页" })).toHaveAttribute(
      "href",
      "/party/more?page=2",
    );
  },
};

export const Empty: Story = {
  parameters: { scenario: [answers(listArticles, { rows: [], total: 0 })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("暂无内容")).toBeVisible();
  },
};

export const Loading: Story = standard.loading;
export const Failed: Story = standard.failed;
export const OnAPhone: Story = standard.onAPhone;
