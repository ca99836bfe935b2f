import { codes } from "@reagent/api/contract/envelope";
import { cancelOrder, readOrder } from "@reagent/api/contract/order";
import { callMessages } from "@reagent/api/messages/call";
import { cancelMessages, orderMessages } from "@reagent/api/messages/order";
import { reagentOrders } from "@reagent/api/mock/samples/order-pages";
import { answers, refuses } from "@reagent/api/mock/verbs";
import { fen } from "@reagent/domain/money";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import {
  answerAlert,
  expectAlert,
  expectLoginPrompt,
  readAlert,
} from "../../../foundations/stage/actions.ts";
import { restsHere } from "../../../foundations/stage/at-rest.ts";
import { routeIn } from "../../../foundations/stage/location.ts";
import { refusedAfter } from "../../../foundations/stage/refused-after.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { withSessionWatch } from "../../../foundations/stage/with-session-watch.tsx";
import { withPlainEvents } from "../../../testing/plain-events.ts";
import { CancelOrder } from "./CancelOrder.tsx";

const cancelled = fn();

const meta = {
  title: "Screens/Order/Cancel order",
  component: CancelOrder,
  tags: ["plays-in-chinese", "plays-on-phones"],
  args: { orderId: "112" },
  parameters: { route: "/cancel_order/html/112" },
  beforeEach: () => {
    withPlainEvents();
    cancelled.mockClear();
  },
} satisfies Meta<typeof CancelOrder>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const standard = standardStories(readOrder, (canvas) =>
  canvas.findByRole("table", { name: "订单产品" }),
);

const cancels = (refunded = 0) =>
  answers(cancelOrder, (params) => {
    cancelled(params);
    return { refunded: fen(refunded) };
  });

const orderWith = (change: Partial<ReturnType<typeof reagentOrders>[number]>) =>
  answers(readOrder, (_, language) => {
    const [order] = reagentOrders(language);
    if (!order) throw new Error("there is no order");
    return { ...order, ...change };
  });

async function answerQuestion(canvas: Canvas, answer: "确认取消" | "不取消") {
  await userEvent.click(await canvas.findByRole("button", { name: "确认取消" }));
  await expect(await screen.findByText(/确定取消该订单吗/)).toBeVisible();
  await answerAlert(answer);
}

export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole("table", { name: "订单产品" }));
    await expect(table.getAllByText("未关闭")[0]).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(
      "取消订单 MK2026112100007",
    );
    await expect(canvas.getByRole("button", { name: "确认取消" })).toBeVisible();
  },
};

export const Cancelled: Story = {
  parameters: { scenario: [cancels()] },
  play: async ({ canvas, canvasElement }) => {
    await answerQuestion(canvas, "确认取消");
    await readAlert("订单已取消。");
    await expect(cancelled.mock.lastCall?.[0]).toEqual({ orderId: "112" });
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/order_history"));
  },
};

/** Before the decision: the sum, and what goes back to the balance, the credit line and the coupons. */
export const ReturnsShown: Story = {
  tags: ["picture"],
  parameters: {
    scenario: [
      orderWith({
        payStatus: "paid",
        payStatusName: "已付款",
        payMethod: "信用支付",
        isOnCredit: true,
        cancellation: {
          paid: fen(84_200),
          toBalance: fen(24_200),
          toCredit: fen(60_000),
          coupon: "满 300 减 20",
        },
      }),
    ],
  },
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole("region", { name: "取消后退还" }));
    for (const [term, value] of [
      ["已付金额", "842.00"],
      ["退回预付款余额", "242.00"],
      ["恢复信用额度", "600.00"],
      ["退回抵扣券", "满 300 减 20"],
    ] as const) {
      const { parentElement } = section.getByText(term);
      await expect(parentElement).toHaveTextContent(value);
    }
    await expect(canvas.getByRole("button", { name: "确认取消" })).toBeVisible();
  },
};

export const NothingPaid: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("订单未付款，无需退款")).toBeVisible();
  },
};

/** The amount paid is refunded to the balance. */
export const PaidOrderCancelled: Story = {
  parameters: {
    scenario: [orderWith({ payStatus: "paid", payStatusName: "已付款" }), cancels(84_200)],
  },
  play: async ({ canvas, canvasElement }) => {
    await answerQuestion(canvas, "确认取消");
    await readAlert("订单已取消，已付款项 ¥842.00 将退回预付款余额。");
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/order_history"));
  },
};

export const CreditOrderCancelled: Story = {
  parameters: { scenario: [orderWith({ payStatus: "paid", isOnCredit: true }), cancels()] },
  play: async ({ canvas }) => {
    await answerQuestion(canvas, "确认取消");
    await expectAlert("订单已取消，占用的信用额度已恢复。");
  },
};

export const Declined: Story = {
  play: async ({ canvas, canvasElement }) => {
    await answerQuestion(canvas, "不取消");
    await expect(await screen.findByText("已取消此操作")).toBeVisible();
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/cancel_order/html/112"));
  },
};

/** A refusal is shown, then the list with the current status. */
export const ReviewedMeanwhile: Story = {
  parameters: {
    scenario: [refuses(cancelOrder, codes.locked, cancelMessages.reviewed)],
  },
  play: async ({ canvas, canvasElement }) => {
    await answerQuestion(canvas, "确认取消");
    await expectAlert("订单已审核，无法取消。如需帮助，请联系客服。");
    if (restsHere()) return;
    await answerAlert("确定");
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/order_history"));
  },
};

export const GoneMeanwhile: Story = {
  parameters: { scenario: [refuses(cancelOrder, codes.notFound, orderMessages.missing)] },
  play: async ({ canvas, canvasElement }) => {
    await answerQuestion(canvas, "确认取消");
    await expectAlert("没有找到该订单。");
    if (restsHere()) return;
    await answerAlert("确定");
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/order_history"));
  },
};

/** The session has ended: a prompt asks to log in again, and the order stays on the screen. */
export const CancelledWithoutSession: Story = {
  tags: ["no-picture"],
  decorators: [withSessionWatch],
  parameters: { scenario: [refuses(cancelOrder, codes.notLoggedIn, callMessages.notLoggedIn)] },
  play: async ({ canvas, canvasElement }) => {
    await answerQuestion(canvas, "确认取消");
    await expectLoginPrompt();
    await answerAlert("取消");
    await expect(routeIn(canvasElement)).toBe("/cancel_order/html/112");
    await expect(canvas.getByRole("button", { name: "确认取消" })).toBeVisible();
  },
};

/** An order with a related instrument order is cancelled through that order. */
export const WithAnInstrumentOrder: Story = {
  args: { orderId: "111" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/请在仪器耗材订单列表中取消/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "仪器耗材订单" })).toHaveAttribute(
      "href",
      "/yqorder_history?relation_code=MK2026112000018",
    );
    await expect(canvas.queryByRole("button", { name: "确认取消" })).toBeNull();
  },
};

export const AlreadyReviewed: Story = {
  args: { orderId: "110" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/订单已审核，无法取消/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "确认取消" })).toBeNull();
  },
};

export const AlreadyCancelled: Story = {
  args: { orderId: "108" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("该订单已取消。")).toBeVisible();
  },
};

export const WithoutId: Story = {
  args: { orderId: "" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("缺少查询参数！")).toBeVisible();
  },
};

export const Loading: Story = standard.loading;

export const Failed: Story = standard.failed;

export const OnAPhone: Story = standard.onAPhone;

const cancelIt = ({ canvas }: { canvas: Canvas }) => answerQuestion(canvas, "确认取消");

export const CancelledMeanwhile: Story = refusedAfter(
  cancelIt,
  refuses(cancelOrder, codes.locked, cancelMessages.cancelled),
);
