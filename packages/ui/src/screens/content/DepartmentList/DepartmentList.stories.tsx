import { listArticles } from "@reagent/api/contract/article";
import { answers } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { DepartmentList } from "./DepartmentList.tsx";

const meta = {
  title: "Screens/Content/Department list",
  component: DepartmentList,
  tags: ["plays-on-phones", "plays-in-chinese"],
  parameters: { route: "/department" },
} satisfies Meta<typeof DepartmentList>;
export default meta;
type Story = StoryObj<typeof meta>;

const standard = standardStories(listArticles, (canvas) =>
  canvas.findByRole("list", { name: "部门介绍" }),
);

export const Default: Story = {
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole("list", { name: "部门介绍" }));
    await expect(list.getByRole("link", { name: "质量控制部" })).toHaveAttribute(
      "href",
      "/department/detail/5001",
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
