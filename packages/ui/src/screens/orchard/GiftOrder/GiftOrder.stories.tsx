import { codes } from "@reagent/api/contract/envelope";
import { cancelGiftOrder, readGiftOrder } from "@reagent/api/contract/gift-order";
import type { Message } from "@reagent/api/messages/message";
import { orchardMessages } from "@reagent/api/messages/orchard";
import { answers, refuses } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { expectAlert, findAlert } from "../../../foundations/stage/actions.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { GiftOrder } from "./GiftOrder.tsx";

const meta = {
  title: "Screens/Orchard/Order",
  component: GiftOrder,
  tags: ["plays-in-chinese", "plays-on-phones"],
  args: { orderId: "602" },
  parameters: { route: "/exchange/order_detail/602" },
} satisfies Meta<typeof GiftOrder>;
export default meta;
type Story = StoryObj<typeof meta>;

const sent = fn();

const standard = standardStories(readGiftOrder, (canvas) =>
  canvas.findByRole("table", { name: "礼品" }),
);

/** A shipped order shows its courier and the express number (customer centre §2, orchard account). */
export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas }) => {
    const facts = within(await canvas.findByRole("region", { name: "订单信息" }));
    await expect(facts.getByText("顺丰速运")).toBeVisible();
    await expect(facts.getByText("SF1580014260317")).toBeVisible();
    const gifts = within(canvas.getByRole("table", { name: "礼品" }));
    await expect(gifts.getByRole("link", { name: "G1003" })).toHaveAttribute(
      "href",
      "/exdetail/G1003",
    );
    await expect(canvas.queryByRole("link", { name: "去支付" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "取消订单" })).toBeNull();
  },
};

/** An unpaid order offers its payment. */
export const Unpaid: Story = {
  args: { orderId: "605" },
  parameters: { route: "/exchange/order_detail/605" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "去支付" })).toHaveAttribute(
      "href",
      "/exchange/payment/605",
    );
    await expect(canvas.getAllByText("尚未发货")).toHaveLength(2);
  },
};

/** An unpaid order is cancelled after a question, and is then shown as it is. */
export const CancelledByCustomer: Story = {
  args: { orderId: "605" },
  parameters: {
    route: "/exchange/order_detail/605",
    scenario: [answers(cancelGiftOrder, (params) => (sent(params), {}))],
  },
  play: async ({ canvas }) => {
    sent.mockClear();
    await userEvent.click(await canvas.findByRole("button", { name: "取消订单" }));
    const question = await findAlert();
    await expect(question).toHaveTextContent("确定取消礼品订单 MG2026112100002 吗？");
    await userEvent.click(within(question).getByRole("button", { name: "取消订单" }));
    await expect(await screen.findByText("订单已取消")).toBeVisible();
    await expect(sent.mock.calls).toEqual([[{ orderId: "605" }]]);
  },
};

export const Kept: Story = {
  args: { orderId: "605" },
  parameters: { route: "/exchange/order_detail/605" },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "取消订单" }));
    const question = await findAlert();
    await userEvent.click(within(question).getByRole("button", { name: "保留订单" }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await expect(screen.queryByText("订单已取消")).toBeNull();
  },
};

const cancellationRefused = (refusal: object, { zh }: Message): Story => ({
  args: { orderId: "605" },
  parameters: { route: "/exchange/order_detail/605", scenario: [refusal] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "取消订单" }));
    const question = await findAlert();
    await userEvent.click(within(question).getByRole("button", { name: "取消订单" }));
    await expectAlert(zh);
  },
});

/** It was paid in another tab meanwhile. */
export const CancellationRefused: Story = cancellationRefused(
  refuses(cancelGiftOrder, codes.locked, orchardMessages.paidAlready),
  orchardMessages.paidAlready,
);

export const CancelledOrderGone: Story = cancellationRefused(
  refuses(cancelGiftOrder, codes.notFound, orchardMessages.orderMissing),
  orchardMessages.orderMissing,
);

export const Cancelled: Story = {
  args: { orderId: "601" },
  parameters: { route: "/exchange/order_detail/601" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("订单取消")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "去支付" })).toBeNull();
  },
};

/** An unknown order, or another customer's. */
export const NotFound: Story = {
  args: { orderId: "9" },
  parameters: {
    route: "/exchange/order_detail/9",
    scenario: [refuses(readGiftOrder, codes.notFound, orchardMessages.orderMissing)],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("没有找到该订单")).toBeVisible();
  },
};

export const Loading: Story = standard.loading;

export const Failed: Story = standard.failed;

export const Guest: Story = standard.guest;

export const SessionExpired: Story = standard.expired;

export const OnAPhone: Story = standard.onAPhone;
