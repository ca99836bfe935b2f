import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { copy as changelogCopy } from "../../packages/ui/src/foundations/guide/Changelog/Changelog.copy.ts";
import {
  Changelog,
  type ChangelogDay,
} from "../../packages/ui/src/foundations/guide/Changelog/Changelog.tsx";
import { copy as filterCopy } from "../../packages/ui/src/foundations/page/Filter.copy.ts";
import { words } from "../../packages/ui/src/foundations/stage/words.ts";

/** As it was when the build or the server started; see main.ts. */
declare const CHANGELOG: readonly ChangelogDay[];

const meta: Meta<typeof Changelog> = {
  title: "Guide/Changelog",
  component: Changelog,
  args: { days: CHANGELOG },
  // It differs with every commit.
  tags: ["no-picture", "plays-on-phones"],
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
    await expect(canvas.getByText(words(changelogCopy).other)).toBeVisible();
    await userEvent.type(
      canvas.getByRole("textbox", { name: words(filterCopy).filter }),
      "search codes",
    );
    await expect(canvas.getByRole("status")).toHaveTextContent(words(filterCopy).count(1, 4));
    await expect(canvas.getByText("find items by their codes")).toBeVisible();
    await expect(canvas.queryByText("mark what was found")).toBeNull();
    await expect(canvas.getAllByRole("heading", { level: 2 })).toHaveLength(1);
  },
};

export const WithoutGit: Story = {
  tags: ["plays-in-chinese"],
  args: { days: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^没有更新记录/u)).toBeVisible();
    await expect(canvas.queryByRole("textbox")).toBeNull();
  },
};
