import { codes } from "@reagent/api/contract/envelope";
import { confirmPaid, payOrder, readOrderStatement } from "@reagent/api/contract/payment";
import { callMessages } from "@reagent/api/messages/call";
import { paymentMessages, problemMessages } from "@reagent/api/messages/payment";
import { orderStatement } from "@reagent/api/mock/samples/payment";
import { answers, refuses } from "@reagent/api/mock/verbs";
import { fen } from "@reagent/domain/money";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { http, HttpResponse } from "msw";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { findAlert } from "../../../foundations/stage/actions.ts";
import { restsHere } from "../../../foundations/stage/at-rest.ts";
import { routeIn, tabOpenedIn } from "../../../foundations/stage/location.ts";
import {
  onPayment,
  chooseBank,
  expectDialogClosed,
  payByWechat,
  answerPayOrder,
  press,
  answerConfirmation,
  answerPaymentStates,
} from "../../../foundations/stage/payments.ts";
import { refusedAfter } from "../../../foundations/stage/refused-after.ts";
import { withSessionWatch } from "../../../foundations/stage/with-session-watch.tsx";
import { storageKeys } from "../../../state/storage-keys.ts";
import { withPlainEvents } from "../../../testing/plain-events.ts";
import { handheld } from "../../../theme/breakpoints.ts";
import { Payment } from "./Payment.tsx";

const stored = { [storageKeys.placedOrder.id]: "5101", [storageKeys.placedOrder.kind]: "1" };

const meta = {
  title: "Screens/Payment/Paying",
  component: Payment,
  tags: ["plays-on-phones", "plays-in-chinese"],
  parameters: { route: "/payment", stored },
  beforeEach: () => {
    withPlainEvents();
    onPayment.mockClear();
  },
} satisfies Meta<typeof Payment>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const openTab = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole("tab", { name }));

/** Presses the pay button and answers the question before money of an account is spent. */
async function payFromAccount(canvas: Canvas, answer: "确认支付" | "取消" = "确认支付") {
  await press(canvas);
  const question = await findAlert();
  await userEvent.click(within(question).getByRole("button", { name: answer }));
}

/** The order costs more than each account has. */
const dear = answers(readOrderStatement, (_, language) => {
  const statement = orderStatement(language);
  return { ...statement, total: { ...statement.total, amount: fen(99_999_900) } };
});

export const NothingChosen: Story = {
  tags: ["no-picture"],
  play: async ({ canvas }) => {
    await openTab(canvas, "个人网银");
    await press(canvas);
    await expect(await canvas.findByText("请选择支付方式！")).toBeVisible();
    await expect(canvas.getByRole("radio", { name: "微信支付" })).toHaveFocus();
    await chooseBank(canvas, "示例银行");
    await expect(canvas.queryByText("请选择支付方式！")).toBeNull();
  },
};

/** The customer confirms the payment, and the server agrees. */
export const ByWechat: Story = {
  tags: ["picture"],
  parameters: {
    scenario: [answerPayOrder(), ...answerConfirmation()],
  },
  play: async ({ canvas, canvasElement }) => {
    const dialog = await payByWechat(canvas);
    await expect(await within(dialog).findByRole("img", { name: "微信支付二维码" })).toBeVisible();
    // WeChat's page for phones is offered on phones only, since it works on no other device.
    const link = within(dialog).queryByRole("link", { name: /打开微信支付/u });
    await expect(link !== null).toBe(matchMedia(handheld).matches);
    await expect(onPayment).toHaveBeenCalledOnce();
    await expect(onPayment).toHaveBeenCalledWith(
      expect.objectContaining({
        purpose: "order",
        methodId: "50",
        orderId: "5101",
        kind: "reagent",
      }),
    );
    await press(within(dialog), "已完成支付");
    await expect(await screen.findByText("您的订单支付成功！")).toBeVisible();
    await expectDialogClosed();
    await waitFor(() =>
      expect(routeIn(canvasElement)).toMatch(
        /^\/pay_ok\?order=MK2026112100017&.*OrderId=5101&payResult=1/u,
      ),
    );
  },
};

/** The order was cancelled before the customer confirms the payment, and the server has added the money to the balance. */
export const ConfirmedTooLate: Story = {
  parameters: { scenario: [answerPayOrder(), ...answerConfirmation({ isCancelled: true })] },
  play: async ({ canvas, canvasElement }) => {
    const dialog = await payByWechat(canvas);
    await press(within(dialog), "已完成支付");
    await expect(
      await screen.findByText("付款到账前订单已取消，款项已转入您的预付款余额。"),
    ).toBeVisible();
    await expectDialogClosed();
    await expect(screen.queryByText("您的订单支付成功！")).toBeNull();
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/order_history"));
  },
};

/** The gateway's notice alone completes the payment. */
export const WechatResolvesByItself: Story = {
  parameters: { scenario: [answerPayOrder(), answerPaymentStates("unknown", "paid")] },
  play: async ({ canvas, canvasElement }) => {
    await payByWechat(canvas);
    await expect(await screen.findByText("您的订单支付成功！")).toBeVisible();
    await expectDialogClosed();
    await waitFor(() => expect(routeIn(canvasElement)).toMatch(/^\/pay_ok/u));
  },
};

export const WechatNotHereYet: Story = {
  parameters: {
    scenario: [
      answerPayOrder(),
      answerPaymentStates("unknown"),
      refuses(confirmPaid, codes.badRequest, paymentMessages.notYet),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const dialog = await payByWechat(canvas);
    await press(within(dialog), "已完成支付");
    const alert = await findAlert();
    await expect(
      within(alert).getByText("暂未收到您的付款。如您已支付，请稍候再确认。"),
    ).toBeVisible();
    if (restsHere()) return;
    await userEvent.click(within(alert).getByRole("button", { name: "确定" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(screen.getByRole("dialog")).toBeVisible();
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/payment"));
  },
};

export const NothingToConfirm: Story = {
  parameters: {
    scenario: [
      answerPayOrder(),
      answerPaymentStates("unknown"),
      refuses(confirmPaid, codes.nothingToConfirm, paymentMessages.nothingToConfirm),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const dialog = await payByWechat(canvas);
    await press(within(dialog), "已完成支付");
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/order_history"));
    await expectDialogClosed();
    await expect(screen.queryByRole("alertdialog")).toBeNull();
  },
};

/** The dialog can be closed and reopened while the payment is open. */
export const WechatCancelled: Story = {
  parameters: { scenario: [answerPayOrder(), answerPaymentStates("unknown")] },
  play: async ({ canvas }) => {
    const dialog = await payByWechat(canvas);
    await press(within(dialog), "取消支付");
    await expectDialogClosed();
    await expect(await canvas.findByText(/有一笔支付尚未得到结果/)).toBeVisible();
    await press(canvas, "继续支付");
    await expect(await screen.findByRole("dialog", { name: "微信扫码支付" })).toBeVisible();
  },
};

export const WechatRefused: Story = {
  parameters: { scenario: [answerPayOrder(), answerPaymentStates("unknown", "refused")] },
  play: async ({ canvas }) => {
    await payByWechat(canvas);
    await expectDialogClosed();
    await expect(await canvas.findByText(/上一次支付未成功/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "立即支付" })).toBeVisible();
  },
};

export const Abandoned: Story = {
  parameters: { scenario: [answerPayOrder(), answerPaymentStates("unknown", "open")] },
  play: async ({ canvas }) => {
    await payByWechat(canvas);
    await expectDialogClosed();
    await expect(await screen.findByText("没有收到付款，您可以重新支付。")).toBeVisible();
  },
};

/** The bank's page opens in a new window; the link stays for browsers that block it. */
export const AtABank: Story = {
  parameters: { scenario: [answerPayOrder(), answerPaymentStates("unknown")] },
  play: async ({ canvas, canvasElement }) => {
    await chooseBank(canvas, "示例银行");
    await press(canvas);
    const dialog = await screen.findByRole("dialog", { name: "网上银行支付" });
    await waitFor(() => expect(tabOpenedIn(canvasElement)).toBe("/gateway/pay/9f2c4e71"));
    await expect(await within(dialog).findByRole("link", { name: /打开支付页面/ })).toHaveAttribute(
      "href",
      "https://shop.example/gateway/pay/9f2c4e71",
    );
  },
};

export const AtABusinessBank: Story = {
  parameters: { scenario: [answerPayOrder(), answerPaymentStates("unknown", "paid")] },
  play: async ({ canvas, canvasElement }) => {
    await chooseBank(canvas, "示例银行（企业）", "企业网银");
    await press(canvas);
    await waitFor(() => expect(onPayment.mock.lastCall?.[0]).toMatchObject({ methodId: "21" }));
    await waitFor(() => expect(routeIn(canvasElement)).toMatch(/^\/pay_ok/u));
  },
};

/** The balance covers the order: its tab is open. */
export const FromBalance: Story = {
  parameters: { scenario: [answerPayOrder()] },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByRole("tab", { name: "余额抵扣", selected: true }),
    ).toBeVisible();
    await expect(canvas.getByText("支付后剩余")).toBeVisible();
    await press(canvas);
    const question = await findAlert();
    await expect(within(question).getByText("确定使用预付款余额付款吗？")).toBeVisible();
    await expect(
      within(question).getByText(/^本次支付 ¥[\d,.]+，支付后预付款余额为 ¥[\d,.]+。$/u),
    ).toBeVisible();
    await expect(onPayment).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByRole("button", { name: "确认支付" }));
    await expect(await screen.findByText("您的订单支付成功！")).toBeVisible();
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/order_history"));
    await expect(onPayment.mock.lastCall?.[0]).toMatchObject({ methodId: "39" });
  },
};

export const OnCredit: Story = {
  parameters: { scenario: [answerPayOrder()] },
  play: async ({ canvas, canvasElement }) => {
    await openTab(canvas, "信用支付");
    await payFromAccount(canvas);
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/order_history"));
    await expect(onPayment.mock.lastCall?.[0]).toMatchObject({ methodId: "44" });
  },
};

/** Nothing is paid without an answer. */
export const FromBalanceDeclined: Story = {
  play: async ({ canvas, canvasElement }) => {
    await openTab(canvas, "余额抵扣");
    await payFromAccount(canvas, "取消");
    await expect(await screen.findByText("已取消此操作")).toBeVisible();
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/payment"));
    await expect(onPayment).not.toHaveBeenCalled();
  },
};

export const BalanceTooLow: Story = {
  parameters: { scenario: [dear] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("tab", { name: "个人网银", selected: true }),
    ).toBeVisible();
    await openTab(canvas, "余额抵扣");
    await expect(canvas.getByText("还差")).toBeVisible();
    await press(canvas);
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "对不起您的预付款余额不够，请选择其他支付方式！",
    );
    await expect(onPayment).not.toHaveBeenCalled();
  },
};

export const CreditTooLow: Story = {
  parameters: { scenario: [dear] },
  play: async ({ canvas }) => {
    for (const name of ["信用支付", "信用支付2"]) {
      await openTab(canvas, name);
      await expect(canvas.queryByRole("alert")).toBeNull();
      await press(canvas);
      await expect(await canvas.findByRole("alert")).toHaveTextContent(
        "对不起您的当前信用余额不够，请选择其他支付方式！",
      );
    }
    await expect(onPayment).not.toHaveBeenCalled();
  },
};

export const ByTransfer: Story = {
  parameters: { scenario: [answerPayOrder()] },
  play: async ({ canvas, canvasElement }) => {
    await openTab(canvas, "提交订单");
    await expect(canvas.getByText("刻度试剂（上海）有限公司")).toBeVisible();
    await expect(canvas.getByText("MK2026112100017、MK2026112100018")).toBeVisible();
    await expect(canvas.getByText(/到账期限延长至 2026-12-05 10:12/u)).toBeVisible();
    await press(canvas, "提交订单");
    const question = await findAlert();
    await userEvent.click(within(question).getByRole("button", { name: "提交订单" }));
    await waitFor(() =>
      expect(routeIn(canvasElement)).toBe(
        "/pay_ok?order=MK2026112100017&payment=submit&OrderId=5101&ext2=1",
      ),
    );
    await expect(screen.queryByText("您的订单支付成功！")).toBeNull();
  },
};

export const TransferDeclined: Story = {
  play: async ({ canvas, canvasElement }) => {
    await openTab(canvas, "提交订单");
    await press(canvas, "提交订单");
    const question = await findAlert();
    await userEvent.click(within(question).getByRole("button", { name: "取消" }));
    await expect(await screen.findByText("已取消提交")).toBeVisible();
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/payment"));
  },
};

export const Refused: Story = {
  parameters: {
    scenario: [refuses(payOrder, codes.badRequest, problemMessages["balance-short"])],
  },
  play: async ({ canvas, canvasElement }) => {
    await openTab(canvas, "余额抵扣");
    await payFromAccount(canvas);
    await expect(await screen.findByText(/预付款余额不够/)).toBeVisible();
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/payment"));
  },
};

/** The order was paid or cancelled elsewhere in the meantime. */
export const NoLongerPayable: Story = {
  parameters: { scenario: [refuses(payOrder, codes.notPayable, paymentMessages.notPayable)] },
  play: async ({ canvas }) => {
    await openTab(canvas, "余额抵扣");
    await payFromAccount(canvas);
    await expect(await screen.findByText("该订单不能支付。")).toBeVisible();
  },
};

/** Said by a toast, which is in no picture. */
export const Failed: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [refuses(payOrder, codes.failed, callMessages.failed)] },
  play: async ({ canvas }) => {
    await openTab(canvas, "余额抵扣");
    await payFromAccount(canvas);
    await expect(await screen.findByText("系统出错，请稍后再试。")).toBeVisible();
  },
};

/** The call was not answered: the page reads the payment state, so that the customer does not pay twice. */
export const NoAnswer: Story = {
  parameters: { scenario: [answerPaymentStates("paid")] },
  play: async ({ canvas, canvasElement, msw }) => {
    msw.use(
      http.post(`*${payOrder.path}`, () => {
        onPayment();
        return HttpResponse.error();
      }),
    );
    await openTab(canvas, "余额抵扣");
    await payFromAccount(canvas);
    await expect(await screen.findByText("您的订单支付成功！")).toBeVisible();
    await waitFor(() => expect(routeIn(canvasElement)).toMatch(/^\/pay_ok/u));
  },
};

export const SessionExpired: Story = {
  parameters: { scenario: [refuses(payOrder, codes.notLoggedIn, callMessages.notLoggedIn)] },
  decorators: [withSessionWatch],
  play: async ({ canvas }) => {
    await openTab(canvas, "余额抵扣");
    await payFromAccount(canvas);
    await expect(await screen.findByText("当前登录状态已失效, 是否重新登录?")).toBeVisible();
  },
};

const payByBalance = async ({ canvas }: { canvas: Canvas }) => {
  await openTab(canvas, "余额抵扣");
  await payFromAccount(canvas);
};
const startAtTheBank = async ({ canvas }: { canvas: Canvas }) => {
  await chooseBank(canvas, "示例银行");
  await press(canvas);
};

/** The credit was spent in another tab. */
export const CreditSpentMeanwhile: Story = refusedAfter(
  payByBalance,
  refuses(payOrder, codes.badRequest, problemMessages["credit-short"]),
);

/** The shop has ended online payment since the page was opened. */
export const NoOnlinePayment: Story = refusedAfter(
  startAtTheBank,
  refuses(payOrder, codes.badRequest, paymentMessages.noOnlinePayment),
);

/** The bank is no longer offered. */
export const MethodNotOffered: Story = refusedAfter(
  startAtTheBank,
  refuses(payOrder, codes.badRequest, problemMessages["method-required"]),
);

export const GatewayDown: Story = refusedAfter(
  startAtTheBank,
  refuses(payOrder, codes.badRequest, paymentMessages.gatewayDown),
);
