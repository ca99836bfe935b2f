import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import {
  Changelog,
  type ChangelogDay,
} from "../../packages/ui/src/foundations/guide/Changelog/Changelog.tsx";

/** As it was when the build or the server started; see main.ts. */
declare const CHANGELOG: readonly ChangelogDay[];

const meta: Meta<typeof Changelog> = {
  title: "Guide/Changelog",
  component: Changelog,
  args: { days: CHANGELOG },
  // It differs with every commit.
  tags: ["no-picture", "plays-in-chinese"],
};
export default meta;
type Story = StoryObj<typeof Changelog>;

export const Default: Story = {};

const sample: readonly ChangelogDay[] = [
  {
    day: "2026-05-20",
    areas: [
      { area: "cart", changes: ["keep the quantity of a line that is edited twice"] },
      { area: "search", changes: ["find items by their codes", "mark what was found"] },
    ],
  },
  { day: "2026-05-19", areas: [{ area: "", changes: ["Name the codes"] }] },
];

export const Filtered: Story = {
  args: { days: sample },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole("heading", { level: 2 })).toHaveLength(2);
    await expect(canvas.getByText("其他")).toBeVisible();
    await userEvent.type(canvas.getByRole("textbox", { name: "筛选" }), "search codes");
    await expect(canvas.getByRole("status")).toHaveTextContent("4 条中的 1 条");
    await expect(canvas.getByText("find items by their codes")).toBeVisible();
    await expect(canvas.queryByText("mark what was found")).toBeNull();
    await expect(canvas.getAllByRole("heading", { level: 2 })).toHaveLength(1);
  },
};

export const WithoutGit: Story = {
  args: { days: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^没有更新记录/u)).toBeVisible();
    await expect(canvas.queryByRole("textbox")).toBeNull();
  },
};
