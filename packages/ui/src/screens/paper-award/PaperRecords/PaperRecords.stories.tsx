import { listPaperRecords } from "@reagent/api/contract/paper-award";
import { paperRecords } from "@reagent/api/mock/samples/papers";
import { answers } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { expectNoOverflow } from "../../../foundations/stage/actions.ts";
import { routeIn } from "../../../foundations/stage/location.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { PaperRecords } from "./PaperRecords.tsx";

const meta = {
  title: "Screens/Paper award/Paper records",
  component: PaperRecords,
  tags: ["plays-in-chinese", "plays-on-phones"],
  parameters: { route: "/paperRecord" },
} satisfies Meta<typeof PaperRecords>;
export default meta;
type Story = StoryObj<typeof meta>;

const standard = standardStories(listPaperRecords, (canvas) =>
  canvas.findByRole("table", { name: "论文申请记录" }),
);

export const Default: Story = {
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole("table", { name: "论文申请记录" }));
    for (const state of ["审核中", "已通过"])
      await expect(table.getByRole("cell", { name: state })).toBeVisible();
    await expect(table.getByText("论文中未提及本品牌试剂。")).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { scenario: [answers(listPaperRecords, { records: [], total: 0 })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("您还没有提交过论文申请")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "申请论文奖励" })).toHaveAttribute(
      "href",
      "/thesisActivity",
    );
  },
};

const many = Array.from({ length: 12 }, (_, index) => ({
  id: `long-${index}`,
  title: "Stability of thin-film coatings ".repeat(9).trim(),
  journal: "D".repeat(120),
  appliedAt: paperRecords[0]?.appliedAt ?? 0,
  state: "refused" as const,
  refusal: "论文中未提及本品牌试剂。".repeat(12),
}));

export const LongContent: Story = {
  parameters: {
    scenario: [
      answers(listPaperRecords, ({ page, pageSize }) => ({
        records: many.slice((page - 1) * pageSize, page * pageSize),
        total: many.length,
      })),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("table");
    await expectNoOverflow(canvasElement);
    await userEvent.click(canvas.getByRole("link", { name: "第 2 页" }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/paperRecord?page=2"));
    await waitFor(() => expect(canvas.getAllByRole("row")).toHaveLength(3));
  },
};

export const Loading: Story = standard.loading;
export const Failed: Story = standard.failed;
export const Guest: Story = standard.guest;
export const SessionExpired: Story = standard.expired;
export const OnAPhone: Story = standard.onAPhone;
