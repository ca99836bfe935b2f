import { codes } from "@reagent/api/contract/envelope";
import { cancelInstrumentOrder, readInstrumentOrder } from "@reagent/api/contract/order";
import { cancelMessages, orderMessages } from "@reagent/api/messages/order";
import { answers, refuses } from "@reagent/api/mock/verbs";
import { fen } from "@reagent/domain/money";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { answerAlert, expectAlert, readAlert } from "../../../foundations/stage/actions.ts";
import { restsHere } from "../../../foundations/stage/at-rest.ts";
import { routeIn } from "../../../foundations/stage/location.ts";
import { refusedAfter } from "../../../foundations/stage/refused-after.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { withPlainEvents } from "../../../testing/plain-events.ts";
import { CancelInstrumentOrder } from "./CancelInstrumentOrder.tsx";

const meta = {
  title: "Screens/Order/Cancel instrument order",
  component: CancelInstrumentOrder,
  tags: ["plays-in-chinese", "plays-on-phones"],
  args: { orderId: "212" },
  parameters: { route: "/yqcancel_order/html/212" },
  beforeEach: () => {
    withPlainEvents();
  },
} satisfies Meta<typeof CancelInstrumentOrder>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const standard = standardStories(readInstrumentOrder, (canvas) =>
  canvas.findByRole("table", { name: "订单产品" }),
);

async function confirm(canvas: Canvas, question: RegExp) {
  await userEvent.click(await canvas.findByRole("button", { name: "确认取消" }));
  await expect(await screen.findByText(question)).toBeVisible();
  await answerAlert("确认取消");
}

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const table = within(await canvas.findByRole("table", { name: "订单产品" }));
    await expect(table.getByRole("columnheader", { name: /客户物料号/u })).toBeVisible();
    await confirm(canvas, /确定取消该订单吗/);
    await readAlert("订单已取消。");
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/yqorder_history"));
  },
};

/** The question names the related reagent order; afterwards the list of reagent orders is shown. */
export const WithAReagentOrder: Story = {
  args: { orderId: "211" },
  parameters: { scenario: [answers(cancelInstrumentOrder, { refunded: fen(120_000) })] },
  play: async ({ canvas, canvasElement }) => {
    const section = within(await canvas.findByRole("region", { name: "取消后退还" }));
    await expect(section.getByText("MK2026112000018")).toBeVisible();
    await expect(section.getByText("退回预付款余额")).toBeVisible();
    await confirm(canvas, /关联的试剂订单 MK2026112000018 将一并取消/);
    await readAlert("订单已取消，已付款项 ¥1,200.00 将退回预付款余额。");
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/order_history"));
  },
};

export const ReviewedMeanwhile: Story = {
  parameters: {
    scenario: [refuses(cancelInstrumentOrder, codes.locked, cancelMessages.reviewed)],
  },
  play: async ({ canvas, canvasElement }) => {
    await confirm(canvas, /确定取消该订单吗/);
    await expectAlert("订单已审核，无法取消。如需帮助，请联系客服。");
    if (restsHere()) return;
    await answerAlert("确定");
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/yqorder_history"));
  },
};

export const GoneMeanwhile: Story = {
  parameters: {
    scenario: [refuses(cancelInstrumentOrder, codes.notFound, orderMessages.missing)],
  },
  play: async ({ canvas }) => {
    await confirm(canvas, /确定取消该订单吗/);
    await expectAlert("没有找到该订单。");
  },
};

export const Loading: Story = standard.loading;

export const OnAPhone: Story = standard.onAPhone;

export const CancelledMeanwhile: Story = refusedAfter(
  ({ canvas }) => confirm(canvas, /确定取消该订单吗/),
  refuses(cancelInstrumentOrder, codes.locked, cancelMessages.cancelled),
);
