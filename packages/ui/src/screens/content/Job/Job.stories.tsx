import { codes } from "@reagent/api/contract/envelope";
import { readJob } from "@reagent/api/contract/job";
import { jobMessages } from "@reagent/api/messages/job";
import { jobRows } from "@reagent/api/mock/samples/jobs";
import { refuses } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { headIn } from "../../../foundations/stage/head.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { Job } from "./Job.tsx";

const [first, second] = jobRows();
if (!second) throw new Error("the samples have one job");

const meta = {
  title: "Screens/Content/Job",
  component: Job,
  tags: ["plays-in-chinese"],
  args: { id: first.id },
  parameters: { route: `/job/detail/${first.id}` },
} satisfies Meta<typeof Job>;
export default meta;
type Story = StoryObj<typeof meta>;

const standard = standardStories(readJob, (canvas) =>
  canvas.findByRole("heading", { level: 1, name: first.title }),
);

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: first.title })).toBeVisible();
    await expect(canvas.getByText("申请截止")).toBeVisible();
    await expect(await canvas.findByRole("heading", { level: 2, name: "工作内容" })).toBeVisible();
    await waitFor(() => expect(document.title).toBe(`${first.title} · 刻度试剂`));
    const { data } = headIn(document);
    await expect(data).toHaveProperty("JobPosting.title", first.title);
    await expect(data).toHaveProperty("JobPosting.validThrough", first.until);
  },
};

export const WithoutALastDay: Story = {
  args: { id: second.id },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: second.title });
    await expect(canvas.queryByText("申请截止")).toBeNull();
  },
};

export const UnknownJob: Story = {
  parameters: { scenario: [refuses(readJob, codes.notFound, jobMessages.jobMissing)] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "没有找到这个职位" }),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "查看全部职位" })).toHaveAttribute(
      "href",
      "/job",
    );
  },
};

export const Loading: Story = standard.loading;
export const Failed: Story = standard.failed;
export const OnAPhone: Story = standard.onAPhone;
