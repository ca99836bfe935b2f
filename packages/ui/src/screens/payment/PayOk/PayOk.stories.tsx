import { codes } from "@reagent/api/contract/envelope";
import { readUniversityInfo } from "@reagent/api/contract/filing";
import { readPaymentState } from "@reagent/api/contract/payment";
import { noUniversityInfo } from "@reagent/api/mock/samples/filing";
import { answers, refuses, waits } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { routeIn } from "../../../foundations/stage/location.ts";
import { paymentState, expectNoOverflow } from "../../../foundations/stage/payments.ts";
import { RequireCustomer } from "../../../layouts/RequireCustomer/RequireCustomer.tsx";
import { PayOk } from "./PayOk.tsx";

const asked = fn();
const submitted = "/pay_ok?order=MK2026112100017&payment=submit&OrderId=5101&ext2=1";

const meta = {
  title: "Screens/Payment/Pay OK",
  component: PayOk,
  parameters: {
    route: "/pay_ok?order=MK2026112100017&payment=50&OrderId=5101&payResult=1&ext2=1",
  },
  beforeEach: () => {
    asked.mockClear();
  },
} satisfies Meta<typeof PayOk>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = {
  tags: ["picture"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("已付款")).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "订单支付成功" })).toBeVisible();
    await expect(canvas.getByText("MK2026112100017")).toBeVisible();
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

/** Payment by transfer: the bank details, and a link to the other methods. */
export const Submitted: Story = {
  parameters: {
    route: submitted,
    scenario: [answers(readPaymentState, { state: "open" })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("待付款")).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "订单提交成功" })).toBeVisible();
    await expect(canvas.getByText("示例银行上海浦东支行")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "去支付" })).toHaveAttribute(
      "href",
      "/to_pay/5101",
    );
  },
};

/** The address claims a payment that the server does not confirm. */
export const RefusedAfterAll: Story = {
  parameters: { scenario: [answers(readPaymentState, { state: "refused" })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("支付未成功，待付款")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "去支付" })).toBeVisible();
    await expect(canvas.queryByText("示例银行上海浦东支行")).toBeNull();
  },
};

export const InstrumentOrder: Story = {
  parameters: {
    route: "/pay_ok?order=MK2026112100018&payment=50&OrderId=5102&ext2=2",
    scenario: [
      answers(readPaymentState, (params) => {
        asked(params);
        return paymentState("open");
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
    await expect(asked.mock.lastCall?.[0]).toMatchObject({ kind: "instrument", orderId: "5102" });
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
    await canvas.findByText("已付款");
    await expect(canvas.queryByText(/课题组备案/)).toBeNull();
  },
};

export const Loading: Story = {
  parameters: { scenario: [waits(readPaymentState)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("正在确认付款…")).toBeVisible();
    await expect(canvas.getByText("MK2026112100017")).toBeVisible();
  },
};

/** The payment state cannot be read; the order is shown. */
export const StateMissing: Story = {
  parameters: { scenario: [refuses(readPaymentState, codes.notFound, "没有找到该订单。")] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "查看订单" })).toBeVisible();
    await expect(await canvas.findByText("已提交")).toBeVisible();
  },
};

export const NothingNamed: Story = {
  parameters: { route: "/pay_ok" },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/order_history"));
  },
};

export const Guest: Story = {
  globals: { viewer: "guest" },
  render: () => (
    <RequireCustomer>
      <PayOk />
    </RequireCustomer>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/login"));
  },
};

export const SessionExpired: Story = {
  globals: { viewer: "expired" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("MK2026112100017")).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  parameters: {
    route: submitted,
    scenario: [answers(readPaymentState, { state: "open" })],
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText("示例银行上海浦东支行");
    await expectNoOverflow(canvasElement);
  },
};
