import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { sayIn } from "../../foundations/stage/english.tsx";
import { Code } from "../Code/Code.tsx";
import { Loading } from "../Skeleton/Skeleton.tsx";
import { TableSkeleton } from "../Skeleton/TableSkeleton.tsx";
import { type RecordColumn, RecordTable } from "./RecordTable.tsx";

const english = {
  预付款明细: "Prepaid movements",
  订单余额抵扣: "Paid by balance",
  预付款充值: "Prepayment",
  时间: "Time",
  说明: "Description",
  金额: "Amount",
  订单: "Order",
};
const say = sayIn(english);

const log = [
  { at: "2026-11-18 09:10", words: "订单余额抵扣", amount: "− 842.00", order: "MK202611180044" },
  { at: "2026-11-02 15:26", words: "预付款充值", amount: "+ 20,000.00", order: "" },
];
type Movement = (typeof log)[number];

const columns: readonly RecordColumn<Movement>[] = [
  { title: "时间", width: "120px", value: ({ at }) => at },
  { title: "说明", width: "60%", isRowHeader: true, value: ({ words }) => words },
  { title: "金额", width: "72px", isNumber: true, value: ({ amount }) => amount },
  {
    title: "订单",
    isTitleHidden: true,
    isLabelHidden: true,
    value: ({ order }) => order !== "" && <Code kind="order-number" value={order} />,
  },
];

const meta: Meta<typeof RecordTable<Movement>> = {
  title: "Components/RecordTable",
  component: RecordTable,
  tags: ["no-picture"],
  parameters: { layout: "padded", english },
  args: { label: "预付款明细", columns, records: log, keyOf: ({ at }) => at },
};
export default meta;

type Story = StoryObj<typeof RecordTable<Movement>>;

const textsOf = (elements: readonly HTMLElement[]) =>
  elements.map(({ textContent }) => textContent);

export const Default: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole("table", { name: say("预付款明细") }));
    const titles = [say("时间"), say("说明"), say("金额")];
    await expect(textsOf(table.getAllByRole("columnheader"))).toEqual([...titles, say("订单")]);
    await expect(textsOf(table.getAllByRole("rowheader"))).toEqual([
      say("订单余额抵扣"),
      say("预付款充值"),
    ]);
    const [, first] = table.getAllByRole("row");
    await expect(
      [...(first?.children ?? [])].map((cell) => cell.getAttribute("data-label")),
    ).toEqual([...titles, null]);
  },
};

/** Each value stands beside the title of its column. */
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };

export const FadedRecord: Story = {
  args: { stateOf: ({ amount }) => (amount.startsWith("+") ? "faded" : "plain") },
};

/** The same columns draw the skeleton; one without a width has none. */
export const WhileLoading: Story = {
  render: ({ columns: shown }) => (
    <Loading>
      <TableSkeleton rows={2} density="comfortable" columns={shown} />
    </Loading>
  ),
  play: async ({ canvas }) => {
    const skeleton = canvas.getByRole("table", { hidden: true });
    await expect(skeleton.querySelectorAll("thead th")).toHaveLength(3);
  },
};
