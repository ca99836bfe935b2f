import { payOrder, readPaymentState } from "@reagent/api/contract/payment";
import { gatewayUrl } from "@reagent/api/mock/samples/payment";
import { answers } from "@reagent/api/mock/verbs";
import type { PayingState } from "@reagent/domain/payment";
import type { StoryContext } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { patiently } from "./actions.ts";

/** What was sent to begin a payment. */
export const begun = fn();

/** The answer to where a payment stands. */
export const at = (state: PayingState) => ({ state });

/** What a gateway says of a payment, call after call, once one was begun; the last word stands. Before, nothing is under way. */
export const stating = (...states: readonly PayingState[]) => {
  let asked = 0;
  return answers(readPaymentState, () => {
    if (begun.mock.calls.length === 0) {
      asked = 0;
      return at("open");
    }
    const state = states[Math.min(asked, states.length - 1)] ?? "unknown";
    asked += 1;
    return at(state);
  });
};

/** A payment is begun, and goes on at an address where it is made elsewhere. */
export const paying = (url = gatewayUrl) =>
  answers(payOrder, (params) => {
    begun(params);
    return { url: ["11", "21", "50"].includes(params.methodId) ? url : "" };
  });

type Canvas = StoryContext["canvas"];

/** Chooses a bank, or WeChat, of the tab that is open. */
export async function chooseBank(canvas: Canvas, name: string): Promise<void> {
  await userEvent.click(await canvas.findByRole("radio", { name }));
}

/** Presses a button once it is there. */
export async function press(canvas: Pick<Canvas, "findByRole">, name = "立即支付"): Promise<void> {
  await userEvent.click(await canvas.findByRole("button", { name }));
}

/** Pays with WeChat; answers with the dialog that comes. */
export async function payByWechat(canvas: Canvas, button?: string): Promise<HTMLElement> {
  await chooseBank(canvas, "微信支付");
  await press(canvas, button);
  return screen.findByRole("dialog", { name: "微信扫码支付" }, patiently);
}

export async function dialogGone(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), patiently);
}

/** Nothing stands out at the right of the page. */
export async function fits({ ownerDocument }: HTMLElement): Promise<void> {
  const { scrollWidth, clientWidth } = ownerDocument.documentElement;
  await expect(scrollWidth).toBe(clientWidth);
}
