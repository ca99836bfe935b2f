import { searchGifts } from "@reagent/api/contract/gift";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { routeIn } from "../../../foundations/stage/location.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { GiftSearch } from "./GiftSearch.tsx";

const meta: Meta<typeof GiftSearch> = {
  title: "Screens/Orchard/Gift search",
  component: GiftSearch,
  tags: ["plays-in-chinese", "plays-on-phones"],
  args: { keyword: "实验" },
  parameters: { route: "/exsearch/实验" },
};
export default meta;
type Story = StoryObj<typeof meta>;

const standard = standardStories(searchGifts, (canvas) => canvas.findAllByRole("article"));

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "“实验”的搜索结果" }),
    ).toBeVisible();
    await expect(await canvas.findAllByRole("article")).toHaveLength(2);
    await waitFor(() => expect(document.title).toBe("“实验”的搜索结果 · 刻度试剂"));
  },
};

/** The filters are in the address; the keyword remains. */
export const Filtered: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("link", { name: "办公文具" }));
    await waitFor(() =>
      expect(decodeURI(routeIn(canvasElement) ?? "")).toBe("/exsearch/实验?type=2"),
    );
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(1));
  },
};

/** Where the filters leave nothing, they can be removed, and the keyword remains. */
export const NothingWithinTheFilters: Story = {
  parameters: { route: "/exsearch/实验?most=12" },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole("heading", { name: "没有符合条件的礼品" })).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: "清除筛选" }));
    await waitFor(() => expect(decodeURI(routeIn(canvasElement) ?? "")).toBe("/exsearch/实验"));
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(2));
  },
};

export const NothingFound: Story = {
  args: { keyword: "离心机" },
  parameters: { route: "/exsearch/离心机" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "没有找到“离心机”" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "查看全部礼品" })).toHaveAttribute(
      "href",
      "/exchange",
    );
  },
};

export const Loading: Story = standard.loading;
export const Failed: Story = { ...standard.failed, tags: ["no-picture"] };
export const Guest: Story = {
  tags: ["no-picture"],
  globals: { viewer: "guest" },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("article")).toHaveLength(2);
  },
};
export const OnAPhone: Story = standard.onAPhone;
