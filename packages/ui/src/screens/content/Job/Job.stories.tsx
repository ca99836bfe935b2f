import { codes } from "@reagent/api/contract/envelope";
import { readJob } from "@reagent/api/contract/job";
import { jobMessages } from "@reagent/api/messages/job";
import { jobRows } from "@reagent/api/mock/samples/jobs";
import { refuses } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { headIn } from "../../../foundations/stage/head.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { Job } from "./Job.tsx";

const [first, second] = jobRows();
if (!second) throw new Error("the samples have one job");

const meta = {
  title: "Screens/Content/Job",
  component: Job,
  tags: ["plays-in-chinese", "plays-on-phones"],
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

/** The newest other jobs stand beside the job. */
export const OthersBeside: Story = {
  tags: ["no-picture"],
  play: async ({ canvas }) => {
    const others = within(await canvas.findByRole("complementary", { name: "招聘信息" }));
    const addressOf = (link: HTMLElement) => link.getAttribute("href");
    const addresses = (await others.findAllByRole("listitem")).map((row) =>
      addressOf(within(row).getByRole("link")),
    );
    await expect(addresses[0]).toBe(`/job/detail/${second.id}`);
    await expect(addresses).not.toContain(`/job/detail/${first.id}`);
    await expect(addressOf(others.getByRole("link", { name: "全部招聘信息" }))).toBe("/job");
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
