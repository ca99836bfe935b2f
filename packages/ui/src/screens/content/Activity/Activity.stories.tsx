import { readActivity } from "@reagent/api/contract/article";
import { codes } from "@reagent/api/contract/envelope";
import { articleMessages } from "@reagent/api/messages/article";
import { activityOf, contentRows } from "@reagent/api/mock/samples/articles";
import { answers, refuses } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { routeIn } from "../../../foundations/stage/location.ts";
import { photograph } from "../../../foundations/stage/photograph.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { Activity } from "./Activity.tsx";

const [first, second] = contentRows("activity");
const activity = activityOf(first?.id ?? "?");
if (!first || !second || !activity) throw new Error("there are fewer than two activities");

const meta = {
  title: "Screens/Content/Activity",
  component: Activity,
  tags: ["plays-in-chinese", "plays-on-phones"],
  args: { id: first.id },
  parameters: { route: `/activity/detail/${first.id}` },
} satisfies Meta<typeof Activity>;
export default meta;
type Story = StoryObj<typeof meta>;

const standard = standardStories(readActivity, (canvas) =>
  canvas.findByRole("heading", { level: 1, name: first.subject }),
);

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: first.subject }),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "去看看" })).toHaveAttribute(
      "href",
      "/search/标准品",
    );
    const links = within(canvas.getByRole("navigation", { name: "上一篇与下一篇" }));
    await userEvent.click(links.getByRole("link", { name: `下一篇 ${second.subject}` }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe(`/activity/detail/${second.id}`));
  },
};

export const Over: Story = {
  parameters: { scenario: [answers(readActivity, { ...activity, isActivityOn: false })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("这个活动已经结束。")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "去看看" })).toBeNull();
  },
};

/** A photograph says what it shows where it has a text alternative, and no part of it is cut off. */
export const Photograph: Story = {
  // Its size on a phone depends on the page.
  tags: ["no-picture", "!plays-on-phones"],
  parameters: {
    scenario: [answers(readActivity, { ...activity, drawing: photograph, alt: "展台" })],
  },
  play: async ({ canvas }) => {
    const picture = await canvas.findByRole("img", { name: "展台" });
    await expect(getComputedStyle(picture).objectFit).toBe("contain");
    await expect(picture.getBoundingClientRect()).toMatchObject({ width: 588, height: 392 });
  },
};

export const UnknownId: Story = {
  parameters: {
    scenario: [refuses(readActivity, codes.notFound, articleMessages.activityMissing)],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "没有找到这个活动" }),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "查看全部活动" })).toHaveAttribute(
      "href",
      "/activity",
    );
  },
};

export const Loading: Story = standard.loading;

export const Failed: Story = standard.failed;

export const OnAPhone: Story = standard.onAPhone;
