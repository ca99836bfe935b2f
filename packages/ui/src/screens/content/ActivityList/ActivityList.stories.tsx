import { listArticles } from "@reagent/api/contract/article";
import { contentRows } from "@reagent/api/mock/samples/articles";
import { answers } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { routeIn } from "../../../foundations/stage/location.ts";
import { photograph } from "../../../foundations/stage/photograph.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { ActivityList } from "./ActivityList.tsx";

const meta = {
  title: "Screens/Content/Activity list",
  component: ActivityList,
  tags: ["plays-in-chinese", "plays-on-phones"],
  parameters: { route: "/activity" },
} satisfies Meta<typeof ActivityList>;
export default meta;
type Story = StoryObj<typeof meta>;

const standard = standardStories(listArticles, (canvas) =>
  canvas.findByRole("list", { name: "活动" }),
);

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
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus());
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(all - 10));
  },
};

/** Photographs fill their place, cut at the edges. */
export const Photographs: Story = {
  // Its size on a phone depends on the page.
  tags: ["no-picture", "!plays-on-phones"],
  parameters: {
    scenario: [
      answers(listArticles, (_, language) => {
        const rows = contentRows("activity", language).slice(0, 2);
        return { rows: rows.map((row) => ({ ...row, drawing: photograph })), total: 2 };
      }),
    ],
  },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole("list", { name: "活动" });
    const picture = list.querySelector("img");
    await expect(picture && getComputedStyle(picture).objectFit).toBe("cover");
    await expect(picture?.getBoundingClientRect()).toMatchObject({ width: 176, height: 120 });
  },
};

export const Empty: Story = {
  parameters: { scenario: [answers(listArticles, { rows: [], total: 0 })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "暂无内容" })).toBeVisible();
  },
};

export const Loading: Story = standard.loading;

export const Failed: Story = standard.failed;

export const OnAPhone: Story = standard.onAPhone;
