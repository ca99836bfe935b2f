import { codes } from "@reagent/api/contract/envelope";
import { readUniversityInfo } from "@reagent/api/contract/filing";
import { readPaymentState } from "@reagent/api/contract/payment";
import { orderMessages } from "@reagent/api/messages/order";
import { noUniversityInfo } from "@reagent/api/mock/samples/filing";
import { paymentStatus } from "@reagent/api/mock/samples/payment";
import { answers, refuses } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { routeIn } from "../../../foundations/stage/location.ts";
import { paymentState } from "../../../foundations/stage/payments.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { PayOk } from "./PayOk.tsx";

const asked = fn();
const submitted = "/pay_ok?order=MK2026112100017&payment=submit&OrderId=5101&ext2=1";

const meta = {
  title: "Screens/Payment/Pay OK",
  component: PayOk,
  tags: ["plays-in-chinese", "plays-on-phones"],
  parameters: {
    route: "/pay_ok?order=MK2026112100017&payment=50&OrderId=5101&payResult=1&ext2=1",
  },
  beforeEach: () => {
    asked.mockClear();
  },
} satisfies Meta<typeof PayOk>;
export default meta;
type Story = StoryObj<typeof meta>;

const standard = standardStories(readPaymentState, (canvas) =>
  canvas.findByRole("link", { name: "查看订单" }),
);

export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas }) => {
    const state = (await canvas.findByText("已付金额")).closest("[role=status]");
    await expect(state).toHaveTextContent(/^已付金额 ¥[\d,]+\.\d\d$/u);
    await expect(canvas.getByRole("heading", { name: "订单支付成功" })).toBeVisible();
    await expect(canvas.getByText("MK2026112100017")).toBeVisible();
    await expect(canvas.getByText("MK2026112100018")).toBeVisible();
    await expect(canvas.getAllByRole("link", { name: /^MK/u })).toHaveLength(2);
    await expect(canvas.getByRole("heading", { name: "接下来" })).toBeVisible();
    await expect(await canvas.findByText(/订单确认邮件已发送至 .+@/u)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "查看订单" })).toHaveAttribute(
      "href",
      "/order_detail/html/5101",
    );
    await expect(canvas.queryByRole("link", { name: "去支付" })).toBeNull();
    const steps = within(canvas.getByRole("list", { name: "订购步骤" })).getAllByRole("listitem");
    await expect(steps[3]).toHaveAttribute("aria-current", "step");
  },
};

/** The address claims a payment and an order number; the server knows neither. */
export const ClaimedByTheAddress: Story = {
  parameters: {
    route: "/pay_ok?order=MK1&payment=50&OrderId=5101&payResult=1&ext2=1",
    scenario: [answers(readPaymentState, paymentState("open"))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("待付款")).toBeVisible();
    await expect(canvas.getByText("MK2026112100017")).toBeVisible();
    await expect(canvas.queryByText("MK1")).toBeNull();
    await expect(canvas.getByRole("link", { name: "去支付" })).toHaveAttribute(
      "href",
      "/to_pay/5101",
    );
  },
};

/** Payment by transfer: the bank details, and a link to the other methods. */
export const Submitted: Story = {
  parameters: {
    route: submitted,
    scenario: [
      answers(readPaymentState, paymentStatus({ state: "open", isTransferAwaited: true })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("待转账")).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "订单提交成功" })).toBeVisible();
    await expect(canvas.getByText("示例银行上海浦东支行")).toBeVisible();
    for (const name of [/^复制账号 0000/u, /^复制转账附言 MK2026112100017/u])
      await expect(canvas.getByRole("button", { name })).toBeVisible();
    await expect(canvas.getByText(/^请在 2026-11-24 10:12 前付款/u)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "改用其他支付方式" })).toHaveAttribute(
      "href",
      "/to_pay/5101",
    );
  },
};

/** The address claims a payment that the server does not confirm. */
export const RefusedAfterAll: Story = {
  parameters: { scenario: [answers(readPaymentState, paymentState("refused"))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("支付未成功，待付款")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "去支付" })).toBeVisible();
    await expect(canvas.queryByText("示例银行上海浦东支行")).toBeNull();
  },
};

/** The order was cancelled since, as one that was not paid in time. */
export const Cancelled: Story = {
  parameters: {
    scenario: [answers(readPaymentState, paymentStatus({ state: "open", isCancelled: true }))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "订单已取消" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "去支付" })).toBeNull();
    await expect(canvas.queryByText(/款项/u)).toBeNull();
    await expect(canvas.getByRole("link", { name: "查看订单" })).toBeVisible();
  },
};

/** The order was cancelled before the gateway reported the payment, whose money the server then added to the balance. */
export const CancelledBeforePaid: Story = {
  parameters: {
    scenario: [
      answers(readPaymentState, (params) => {
        asked(params);
        const state = asked.mock.calls.length > 1 ? "paid" : "unknown";
        return paymentStatus({ state, isCancelled: true });
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "订单已取消" })).toBeVisible();
    await expect(
      canvas.getByText(/^如果您已经付款，款项到账后将转入您的预付款余额/u),
    ).toBeVisible();
    await expect(await canvas.findByText(/^您支付的款项已退回您的账户/u)).toBeVisible();
    await expect(canvas.queryByText("已付金额")).toBeNull();
    await expect(canvas.queryByRole("heading", { name: "接下来" })).toBeNull();
  },
};

/** The address names no kind: the links follow from the server's answer. */
export const InstrumentOrder: Story = {
  parameters: {
    route: "/pay_ok?OrderId=5102",
    scenario: [
      answers(readPaymentState, (params) => {
        asked(params);
        return paymentStatus({ state: "open" }, params.orderId);
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "去支付" })).toHaveAttribute(
      "href",
      "/to_pay/5102?type=2",
    );
    await expect(canvas.getByRole("link", { name: "查看订单" })).toHaveAttribute(
      "href",
      "/yq_order_detail/html/5102",
    );
    await expect(asked.mock.lastCall?.[0]).toMatchObject({ kind: "unknown", orderId: "5102" });
  },
};

/** The gateway has not answered yet: the page polls. */
export const OutcomeUnknown: Story = {
  parameters: {
    scenario: [
      answers(readPaymentState, (params) => {
        asked(params);
        return paymentState(asked.mock.calls.length > 1 ? "paid" : "unknown");
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("等待支付结果")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "去支付" })).toBeNull();
    await expect(await canvas.findByRole("heading", { name: "订单支付成功" })).toBeVisible();
  },
};

export const UniversityCustomer: Story = {
  globals: { viewer: "university" },
  parameters: { scenario: [answers(readUniversityInfo, noUniversityInfo)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/课题组备案/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "去完善" })).toHaveAttribute(
      "href",
      "/profile/university",
    );
  },
};

/** A filed research group needs no reminder. */
export const GroupFiled: Story = {
  globals: { viewer: "university" },
  play: async ({ canvas }) => {
    await canvas.findByText("已付金额");
    await expect(canvas.queryByText(/课题组备案/)).toBeNull();
  },
};

/** The customer has no such order. */
export const UnknownOrder: Story = {
  parameters: {
    scenario: [refuses(readPaymentState, codes.notFound, orderMessages.missing)],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("没有找到该订单")).toBeVisible();
    await expect(canvas.queryByText("MK2026112100017")).toBeNull();
    await expect(canvas.queryByRole("heading", { name: "订单支付成功" })).toBeNull();
  },
};

export const NothingNamed: Story = {
  tags: ["!plays-in-chinese"],
  parameters: { route: "/pay_ok" },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/order_history"));
  },
};

export const Loading: Story = {
  ...standard.loading,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("正在确认付款…")).toBeInTheDocument();
    await expect(canvas.queryByRole("heading", { name: "订单支付成功" })).toBeNull();
  },
};

export const Failed: Story = standard.failed;

export const Guest: Story = standard.guest;

export const SessionExpired: Story = standard.expired;

export const OnAPhone: Story = {
  ...standard.onAPhone,
  parameters: {
    route: submitted,
    scenario: [
      answers(readPaymentState, paymentStatus({ state: "open", isTransferAwaited: true })),
    ],
  },
};
