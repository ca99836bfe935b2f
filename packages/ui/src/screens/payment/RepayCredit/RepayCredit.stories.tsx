import { codes } from "@reagent/api/contract/envelope";
import { readRepayment, repayOrder } from "@reagent/api/contract/payment";
import { callMessages } from "@reagent/api/messages/call";
import { paymentMessages, problemMessages } from "@reagent/api/messages/payment";
import { alipay, repayment } from "@reagent/api/mock/samples/payment";
import { answers, refuses } from "@reagent/api/mock/verbs";
import { sum } from "@reagent/domain/money";
import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { expectNoOverflow } from "../../../foundations/stage/actions.ts";
import { routeIn } from "../../../foundations/stage/location.ts";
import {
  onPayment,
  chooseBank,
  expectDialogClosed,
  payByWechat,
  press,
  answerConfirmation,
  answerPaymentStates,
  answerRepayOrder,
} from "../../../foundations/stage/payments.ts";
import { refusedAfter } from "../../../foundations/stage/refused-after.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { withPlainEvents } from "../../../testing/plain-events.ts";
import { RepayCredit } from "./RepayCredit.tsx";

const meta = {
  title: "Screens/Payment/Repay credit",
  component: RepayCredit,
  tags: ["plays-in-chinese", "plays-on-phones"],
  parameters: { route: "/cart/to_payall" },
  beforeEach: () => {
    withPlainEvents();
    onPayment.mockClear();
  },
} satisfies Meta<typeof RepayCredit>;
export default meta;
type Story = StoryObj<typeof meta>;

const standard = standardStories(readRepayment, (canvas) =>
  canvas.findByRole("table", { name: "待还款订单" }),
);

/** All debts, repaid at a bank or by WeChat. */
export const Default: Story = {
  tags: ["picture"],
  parameters: { scenario: [answerPaymentStates()] },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole("table", { name: "待还款订单" });
    await expect(within(table).getAllByRole("row")).toHaveLength(4);
    // What is listed adds up to what is charged.
    const owed = repayment("");
    await expect(within(table).getByRole("row", { name: /^其他信用欠款（无订单）/ })).toBeVisible();
    await expect(owed && sum([...owed.orders.map((order) => order.owed), owed.otherOwed])).toBe(
      owed?.amount,
    );
    await expect(canvas.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual([
      "个人网银",
      "企业网银",
    ]);
    await press(canvas, "立即还款");
    await expect(await canvas.findByText("请选择支付方式！")).toBeVisible();
  },
};

export const OneOrder: Story = {
  args: { orderId: "5088" },
  parameters: {
    route: "/cart/to_payback/5088?type=2",
    scenario: [answerRepayOrder(), ...answerConfirmation()],
  },
  play: async ({ canvas, canvasElement }) => {
    const dialog = await payByWechat(canvas, "立即还款");
    await expect(onPayment.mock.lastCall?.[0]).toMatchObject({
      purpose: "repayment",
      methodId: "50",
      orderId: "5088",
      kind: "instrument",
    });
    await press(within(dialog), "已完成支付");
    await expect(await screen.findByText("信用还款成功！")).toBeVisible();
    await expectDialogClosed();
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/credit"));
  },
};

/** An earlier repayment does not affect the current debts. */
export const RepaidBefore: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole("button", { name: "立即还款" })).toBeVisible();
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/cart/to_payall"));
  },
};

export const AtABank: Story = {
  parameters: { scenario: [answerRepayOrder(), answerPaymentStates("unknown", "paid")] },
  play: async ({ canvas, canvasElement }) => {
    await chooseBank(canvas, "示例银行");
    await press(canvas, "立即还款");
    await screen.findByRole("dialog", { name: "网上银行支付" });
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/credit"));
  },
};

/** A shop with Alipay has a tab for it. */
export const ByAlipay: Story = {
  parameters: {
    scenario: [
      answers(readRepayment, (_, language) => {
        const owed = repayment("", language);
        if (!owed) throw new Error("nothing is owed in the sample");
        return { ...owed, methods: { ...owed.methods, alipay: alipay(language) } };
      }),
      answerRepayOrder(),
      answerPaymentStates("unknown", "paid"),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("tab", { name: "支付宝" }));
    await press(canvas, "立即还款");
    await screen.findByRole("dialog", { name: "支付宝支付" });
    await expect(onPayment).toHaveBeenCalledWith(expect.objectContaining({ methodId: "70" }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/credit"));
  },
};

export const NotOffered: Story = {
  parameters: {
    scenario: [refuses(repayOrder, codes.badRequest, paymentMessages.noOnlinePayment)],
  },
  play: async ({ canvas }) => {
    await chooseBank(canvas, "示例银行");
    await press(canvas, "立即还款");
    await expect(await screen.findByText("暂不支持在线支付，请选择其他支付方式。")).toBeVisible();
  },
};

export const RepaidMeanwhile: Story = {
  parameters: { scenario: [refuses(repayOrder, codes.notPayable, paymentMessages.nothingOwed)] },
  play: async ({ canvas }) => {
    await chooseBank(canvas, "示例银行");
    await press(canvas, "立即还款");
    await expect(await screen.findByText("没有需要归还的信用余额。")).toBeVisible();
  },
};

export const RepayingFailed: Story = {
  parameters: { scenario: [refuses(repayOrder, codes.failed, callMessages.failed)] },
  play: async ({ canvas }) => {
    await chooseBank(canvas, "示例银行");
    await press(canvas, "立即还款");
    await expect(await screen.findByText("系统出错，请稍后再试。")).toBeVisible();
  },
};

export const NothingOwed: Story = {
  parameters: {
    scenario: [refuses(readRepayment, codes.notPayable, paymentMessages.nothingOwed)],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("没有需要归还的信用余额")).toBeVisible();
  },
};

export const NoOnlinePayment: Story = {
  parameters: {
    scenario: [
      answers(readRepayment, (_, language) => {
        const owed = repayment("", language);
        if (!owed) throw new Error("nothing is owed in the sample");
        return { ...owed, methods: { person: [], enterprise: [], alipay: null } };
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("暂不支持在线支付，请选择其他支付方式。")).toBeVisible();
  },
};

export const Loading: Story = standard.loading;

export const Failed: Story = standard.failed;

export const Guest: Story = standard.guest;

export const SessionExpired: Story = standard.expired;

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  parameters: { scenario: [answerPaymentStates()] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("table", { name: "待还款订单" });
    await expectNoOverflow(canvasElement);
  },
};

const startAtTheBank = async ({ canvas }: Pick<StoryContext, "canvas">) => {
  await chooseBank(canvas, "示例银行");
  await press(canvas, "立即还款");
};

/** The bank is no longer offered. */
export const MethodNotOffered: Story = refusedAfter(
  startAtTheBank,
  refuses(repayOrder, codes.badRequest, problemMessages["method-required"]),
);

export const GatewayDown: Story = refusedAfter(
  startAtTheBank,
  refuses(repayOrder, codes.badRequest, paymentMessages.gatewayDown),
);

/** WeChat opens on the phone that shows the page. */
export const WithWechatOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  parameters: { scenario: [answerRepayOrder(), answerPaymentStates("unknown", "paid")] },
  play: async ({ canvas, canvasElement }) => {
    const dialog = await payByWechat(canvas, "立即还款");
    await expect(
      await within(dialog).findByRole("link", { name: /^打开微信支付/u }),
    ).toHaveAttribute("href", "/gateway/phone/9f2c4e71");
    await expect(await screen.findByText("信用还款成功！")).toBeVisible();
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/credit"));
  },
};
