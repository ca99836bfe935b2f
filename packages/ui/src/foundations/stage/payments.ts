import {
  confirmPaid,
  type PaymentStatus,
  payOrder,
  readPaymentState,
  repayOrder,
} from "@reagent/api/contract/payment";
import { paymentStart, paymentStatus } from "@reagent/api/mock/samples/payment";
import { answers } from "@reagent/api/mock/verbs";
import type { PayingState } from "@reagent/domain/payment";
import type { PaymentStart } from "@reagent/domain/payment-page";
import type { StoryContext } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { words } from "./words.ts";

/** Called with the parameters of each payment request. */
export const onPayment = fn();

/** An answer of `readPaymentState`. */
export const paymentState = (state: PayingState) => paymentStatus({ state });

/**
 * Answers successive state queries with these states, the last one repeatedly; "open" until a
 * payment is requested.
 */
export const answerPaymentStates = (
  ...states: readonly (PayingState | Partial<PaymentStatus>)[]
) => {
  let count = 0;
  return answers(readPaymentState, () => {
    if (onPayment.mock.calls.length === 0) {
      count = 0;
      return paymentState("open");
    }
    const state = states[Math.min(count, states.length - 1)] ?? "unknown";
    count += 1;
    return typeof state === "string" ? paymentState(state) : paymentStatus(state);
  });
};

/** The outcome of a payment is unknown until the customer confirms it, which the server accepts; then it is this, or else paid. */
export const answerConfirmation = (after: Partial<PaymentStatus> = {}) => {
  let isConfirmed = false;
  return [
    answers(confirmPaid, () => {
      isConfirmed = true;
      return {};
    }),
    answers(readPaymentState, () => {
      const isStarted = onPayment.mock.calls.length > 0;
      if (!isStarted) isConfirmed = false;
      if (isConfirmed) return paymentStatus(after);
      return paymentState(isStarted ? "unknown" : "open");
    }),
  ];
};

/** Accepts a payment request and returns where the customer pays, for methods that have such a place. */
export const answerPayOrder = (change: Partial<PaymentStart> = {}) =>
  answers(payOrder, (params) => {
    onPayment(params);
    return { ...paymentStart(params.methodId), ...change };
  });

/** The same for a repayment. */
export const answerRepayOrder = () =>
  answers(repayOrder, (params) => {
    onPayment(params);
    return paymentStart(params.methodId);
  });

type Canvas = StoryContext["canvas"];

/** Chooses a bank, or WeChat, on the tab of its kind. */
export async function chooseBank(
  canvas: Canvas,
  name: string,
  tab = words({ zh: "个人网银", en: "Personal banking" }),
): Promise<void> {
  await userEvent.click(await canvas.findByRole("tab", { name: tab }));
  await userEvent.click(await canvas.findByRole("radio", { name }));
}

/** Clicks a button as soon as it is shown. */
export async function press(
  canvas: Pick<Canvas, "findByRole">,
  name = words({ zh: "立即支付", en: "Pay now" }),
): Promise<void> {
  await userEvent.click(await canvas.findByRole("button", { name }));
}

/** Pays with WeChat, and returns the dialog that opens. */
export async function payByWechat(canvas: Canvas, button?: string): Promise<HTMLElement> {
  await chooseBank(canvas, words({ zh: "微信支付", en: "WeChat Pay" }));
  await press(canvas, button);
  return screen.findByRole("dialog", {
    name: words({ zh: "微信扫码支付", en: "Pay with WeChat" }),
  });
}

export async function expectDialogClosed(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
}
