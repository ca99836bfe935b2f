import { listArticles } from "@reagent/api/contract/article";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { findSideNav } from "../../../foundations/stage/actions.ts";
import { routeIn } from "../../../foundations/stage/location.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { ChemistList } from "./ChemistList.tsx";

const meta = {
  title: "Screens/Content/Chemist list",
  component: ChemistList,
  tags: ["plays-in-chinese", "plays-on-phones"],
  parameters: { route: "/chemist" },
} satisfies Meta<typeof ChemistList>;
export default meta;
type Story = StoryObj<typeof meta>;

const standard = standardStories(listArticles, (canvas) =>
  canvas.findByRole("list", { name: "技术团队" }),
);

export const Default: Story = {
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole("list", { name: "技术团队" }));
    await expect(list.getAllByRole("article")).toHaveLength(20);
    const departments = within(await findSideNav(canvas, "部门"));
    await expect(departments.getByRole("link", { name: "质量控制部" })).toHaveAttribute(
      "href",
      "/department/detail/5001",
    );
    await expect(canvas.getByRole("link", { name: "第 2 页" })).toHaveAttribute(
      "href",
      "/chemist?page=2",
    );
  },
};

/** The address has the text that is searched for; clearing shows all again. */
export const Searched: Story = {
  play: async ({ canvas, canvasElement }) => {
    const search = within(await canvas.findByRole("search", { name: "搜索团队" }));
    await userEvent.type(search.getByRole("searchbox"), " 缓冲 {Enter}");
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/chemist?search=缓冲"));
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(4));
    await userEvent.click(canvas.getByRole("button", { name: "清除搜索" }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/chemist"));
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(20));
  },
};

export const NothingFound: Story = {
  parameters: { route: "/chemist?search=xyz" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("没有找到相关的团队")).toBeVisible();
    await expect(canvas.getByRole("searchbox", { name: "搜索团队" })).toHaveValue("xyz");
  },
};

export const Loading: Story = standard.loading;
export const OnAPhone: Story = standard.onAPhone;
