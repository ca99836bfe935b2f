import { listArticles } from "@reagent/api/contract/article";
import { codes } from "@reagent/api/contract/envelope";
import { contentRows } from "@reagent/api/mock/samples/articles";
import { answers, refuses, waits } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { routeIn } from "../../../foundations/stage/location.ts";
import { ActivityList } from "./ActivityList.tsx";

const meta = {
  title: "Screens/Content/ActivityList",
  component: ActivityList,
  parameters: { route: "/activity" },
} satisfies Meta<typeof ActivityList>;
export default meta;
type Story = StoryObj<typeof meta>;

const [first] = contentRows("activity");
const all = contentRows("activity").length;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const list = await canvas.findByRole("list", { name: "活动" });
    await expect(within(list).getAllByRole("article")).toHaveLength(10);
    await expect(within(list).getByText(first?.summary ?? "?")).toBeVisible();
    await userEvent.click(within(list).getByRole("link", { name: first?.subject ?? "?" }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe(`/activity/detail/${first?.id}`));
  },
};

export const PageTurned: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("link", { name: "下一页" }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/activity?page=2"));
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(all - 10));
  },
};

export const Empty: Story = {
  parameters: { scenario: [answers(listArticles, { rows: [], total: 0 })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "暂无内容" })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { scenario: [waits(listArticles)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("正在加载")).toBeInTheDocument();
  },
};

export const Failed: Story = {
  parameters: { scenario: [refuses(listArticles, codes.failed, "系统繁忙")] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "重试" })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("list", { name: "活动" });
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};
