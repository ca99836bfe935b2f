import { codes } from "@reagent/api/contract/envelope";
import { confirmGiftOrder, payGiftOrder } from "@reagent/api/contract/gift-order";
import { callMessages } from "@reagent/api/messages/call";
import { orchardMessages } from "@reagent/api/messages/orchard";
import { giftOrderToPay } from "@reagent/api/mock/samples/gift-orders";
import { answers, refusalOf, refuses, waits } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { http, HttpResponse } from "msw";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import {
  expectAlert,
  expectLoginPrompt,
  findAlert,
  answerAlert,
} from "../../../foundations/stage/actions.ts";
import { restsHere } from "../../../foundations/stage/at-rest.ts";
import { routeIn } from "../../../foundations/stage/location.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { withSessionWatch } from "../../../foundations/stage/with-session-watch.tsx";
import { withPlainEvents } from "../../../testing/plain-events.ts";
import { GiftPayment } from "./GiftPayment.tsx";

const sent = fn();

const meta = {
  title: "Screens/Orchard/Payment",
  component: GiftPayment,
  tags: ["plays-in-chinese", "plays-on-phones"],
  args: { orderId: "605" },
  parameters: { route: "/exchange/payment/605" },
  beforeEach: () => {
    withPlainEvents();
    sent.mockClear();
  },
} satisfies Meta<typeof GiftPayment>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const standard = standardStories(confirmGiftOrder, (canvas) =>
  canvas.findByRole("button", { name: "确认支付" }),
);

const pay = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole("button", { name: "确认支付" }));

/** The address of the order, its gifts and its total beside the balance. */
export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "确认支付" })).toBeVisible();
    await expect(canvas.getByText(/^上海市浦东新区/u)).toBeVisible();
    await expect(canvas.getByText(/兑换后余/u)).toBeVisible();
  },
};

export const Loading: Story = standard.loading;

export const Failed: Story = standard.failed;

export const Guest: Story = standard.guest;

export const SessionExpired: Story = standard.expired;

/** A paid order leads back to the orchard (customer centre §4, gift order). */
export const Paid: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [
      answers(payGiftOrder, (params) => {
        sent(params);
        return {};
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await pay(canvas);
    await expect(await screen.findByText("您的订单支付成功！")).toBeVisible();
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/exchange"));
    await expect(screen.getByRole("link", { name: "订单 MG2026112100002" })).toHaveAttribute(
      "href",
      "/exchange/order_detail/605",
    );
    await expect(sent).toHaveBeenCalledOnce();
    await expect(sent).toHaveBeenCalledWith({ orderId: "605" });
  },
};

/** Without an id, and without an order placed on this device. */
export const NoOrder: Story = {
  args: { orderId: "" },
  parameters: { route: "/exchange/payment" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("没有待支付的礼品订单")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "查看我的订单" })).toHaveAttribute(
      "href",
      "/exchange/orders",
    );
  },
};

/** An unknown order, or another customer's. */
export const NotFound: Story = {
  args: { orderId: "9" },
  parameters: {
    route: "/exchange/payment/9",
    scenario: [refuses(confirmGiftOrder, codes.notFound, orchardMessages.orderMissing)],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("没有找到该订单")).toBeVisible();
  },
};

export const Cancelled: Story = {
  args: { orderId: "601" },
  parameters: {
    route: "/exchange/payment/601",
    scenario: [refuses(confirmGiftOrder, codes.notPayable, orchardMessages.orderCancelled)],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("该订单已取消，不能支付。")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "确认支付" })).toBeNull();
  },
};

/** An order that is paid cannot be paid again. */
export const AlreadyPaid: Story = {
  args: { orderId: "604" },
  parameters: { route: "/exchange/payment/604" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("该订单已支付，无需再次支付。")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "确认支付" })).toBeNull();
    await expect(canvas.getByRole("link", { name: "查看订单" })).toHaveAttribute(
      "href",
      "/exchange/order_detail/604",
    );
  },
};

export const TooFewGrains: Story = {
  parameters: {
    scenario: [
      answers(confirmGiftOrder, (_, language) => ({ ...giftOrderToPay(language), grains: 10 })),
      refuses(payGiftOrder, codes.tooFewGrains, orchardMessages.tooFewGrains),
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("麦粒不足，不能支付。麦粒可通过购买麦克林试剂获得。"),
    ).toBeVisible();
    await pay(canvas);
    await expectAlert("麦粒不足，不能下单！麦粒可通过购买麦克林试剂获得。");
  },
};

const refused = (refusing: ReturnType<typeof refuses>): Story => ({
  tags: ["no-picture"],
  parameters: { scenario: [refusing] },
  play: async ({ canvas, canvasElement }) => {
    await pay(canvas);
    await expectAlert(refusalOf(refusing)?.message.zh ?? "");
    if (restsHere()) return;
    await answerAlert("确定");
    await expect(routeIn(canvasElement)).toBe("/exchange/payment/605");
    await expect(await canvas.findByRole("button", { name: "确认支付" })).toBeVisible();
  },
});

/** Others took the last gift since the order was placed. */
export const OutOfStockMeanwhile: Story = refused(
  refuses(
    payGiftOrder,
    codes.giftOutOfStock,
    orchardMessages.someOutOfStock([{ name: "磁力搅拌子套装", stock: 0 }]),
  ),
);

export const DelistedMeanwhile: Story = refused(
  refuses(payGiftOrder, codes.giftDelisted, orchardMessages.someDelisted(["磁力搅拌子套装"])),
);

export const CancelledMeanwhile: Story = refused(
  refuses(payGiftOrder, codes.notPayable, orchardMessages.orderCancelled),
);

export const GoneMeanwhile: Story = refused(
  refuses(payGiftOrder, codes.notFound, orchardMessages.orderMissing),
);

/** While the payment runs the button is busy, and a second press pays nothing. */
export const PressedTwice: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [waits(payGiftOrder)] },
  play: async ({ canvas }) => {
    await pay(canvas);
    const button = await canvas.findByRole("button", { name: "正在支付..." });
    await userEvent.click(button);
    await expect(button).toHaveAttribute("aria-busy", "true");
  },
};

/** The session has ended: a prompt asks to log in again, and the order is still to be paid. */
export const PaidWithoutSession: Story = {
  decorators: [withSessionWatch],
  parameters: { scenario: [refuses(payGiftOrder, codes.notLoggedIn, callMessages.notLoggedIn)] },
  play: async ({ canvas, canvasElement }) => {
    await pay(canvas);
    await expectLoginPrompt();
    await expect(routeIn(canvasElement)).toBe("/exchange/payment/605");
    await expect(canvas.queryByText(/再次支付不会重复扣除麦粒/u)).toBeNull();
  },
};

/** A payment whose answer was lost is sent again with the same request key, so that it is made once. */
export const Unanswered: Story = {
  parameters: {
    scenario: [
      http.post("*/api/orchard/payment", ({ request }) => {
        sent(request.headers.get("X-Request-Key"));
        return HttpResponse.error();
      }),
    ],
  },
  play: async ({ canvas }) => {
    for (let press = 0; press < 2; press += 1) {
      await pay(canvas);
      const alert = await findAlert();
      await userEvent.click(screen.getByRole("button", { name: "确定" }));
      await waitFor(() => expect(alert).not.toBeInTheDocument());
    }
    await expect(await canvas.findByText(/再次支付不会重复扣除麦粒/u)).toBeVisible();
    // The client tries once more after each press.
    await expect(sent).toHaveBeenCalledTimes(4);
    const keys = new Set(sent.mock.calls.map(([key]) => key));
    await expect(keys.size).toBe(1);
    await expect([...keys][0]).toBeTruthy();
  },
};

export const OnAPhone: Story = standard.onAPhone;
