import { listJobs } from "@reagent/api/contract/job";
import { jobRows } from "@reagent/api/mock/samples/jobs";
import { answers } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { routeIn } from "../../../foundations/stage/location.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { JobList } from "./JobList.tsx";

const meta = {
  title: "Screens/Content/Job list",
  component: JobList,
  tags: ["plays-in-chinese", "plays-on-phones"],
  parameters: { route: "/job" },
} satisfies Meta<typeof JobList>;
export default meta;
type Story = StoryObj<typeof meta>;

const standard = standardStories(listJobs, (canvas) =>
  canvas.findByRole("list", { name: "招聘信息" }),
);

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const list = within(await canvas.findByRole("list", { name: "招聘信息" }));
    const jobs = list.getAllByRole("article");
    await expect(jobs).toHaveLength(10);
    await expect(jobs[0]).toHaveTextContent("截止 2027-01-31");
    await expect(jobs[1]).not.toHaveTextContent("截止");
    await userEvent.click(canvas.getByRole("link", { name: "第 2 页" }));
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus());
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/job?page=2"));
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(2));
  },
};

/** The pager is shown for a single page too. */
export const OneJob: Story = {
  parameters: { scenario: [answers(listJobs, { rows: jobRows().slice(0, 1), total: 1 })] },
  play: async ({ canvas }) => {
    await canvas.findByRole("list", { name: "招聘信息" });
    const pager = within(canvas.getByRole("navigation", { name: "分页" }));
    await expect(pager.getByRole("link", { name: "第 1 页" })).toHaveAttribute(
      "aria-current",
      "page",
    );
  },
};

export const Empty: Story = {
  parameters: { scenario: [answers(listJobs, { rows: [], total: 0 })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("目前没有招聘中的职位")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "联系我们" })).toHaveAttribute(
      "href",
      "/info/contactus",
    );
    await expect(canvas.getByRole("navigation", { name: "分页" })).toHaveTextContent("共 0 条");
  },
};

export const Loading: Story = standard.loading;
export const Failed: Story = standard.failed;
export const OnAPhone: Story = standard.onAPhone;
