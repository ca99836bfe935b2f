import { codes } from "@reagent/api/contract/envelope";
import { confirmPaid } from "@reagent/api/contract/payment";
import { paymentMessages } from "@reagent/api/messages/payment";
import { refuses } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, screen, waitFor, within } from "storybook/test";
import { expectNoOverflow, findAlert } from "../../../foundations/stage/actions.ts";
import { routeIn } from "../../../foundations/stage/location.ts";
import {
  answerConfirmation,
  answerPaymentStates,
  answerPayOrder,
  expectDialogClosed,
  onPayment,
  payByWechat,
  press,
} from "../../../foundations/stage/payments.ts";
import { words } from "../../../foundations/stage/words.ts";
import { storageKeys } from "../../../state/storage-keys.ts";
import { withPlainEvents } from "../../../testing/plain-events.ts";
import { copy } from "../parts/AwaitPayment/AwaitPayment.copy.ts";
import { copy as statementCopy } from "../parts/OrderPayment/OrderPayment.copy.ts";
import { copy as payingCopy } from "../parts/paying/paying.copy.ts";
import { Payment } from "./Payment.tsx";

const stored = { [storageKeys.placedOrder.id]: "5101", [storageKeys.placedOrder.kind]: "1" };

/** WeChat opens on the phone that shows the page: its own screen cannot be scanned. */
const meta = {
  title: "Screens/Payment/Paying on a phone",
  component: Payment,
  tags: ["no-picture", "plays-on-phones"],
  globals: { viewport: { value: "phone" } },
  parameters: { route: "/payment", stored },
  beforeEach: () => {
    withPlainEvents();
    onPayment.mockClear();
  },
} satisfies Meta<typeof Payment>;
export default meta;
type Story = StoryObj<typeof meta>;

const pay = () => words(statementCopy).pay;

const linkIn = (dialog: HTMLElement) =>
  within(dialog).findByRole("link", { name: new RegExp(`^${words(copy).openWechat}`, "u") });

const precedes = (first: Element, second: Element) =>
  (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** Opens WeChat's page without leaving the story. */
async function openWechat(dialog: HTMLElement): Promise<void> {
  const link = await linkIn(dialog);
  link.addEventListener("click", (event) => event.preventDefault(), { once: true });
  await fireEvent.click(link);
}

/** The first control of the dialog opens WeChat's page in a new tab; code and buttons stand below. */
export const WithWechat: Story = {
  parameters: { scenario: [answerPayOrder(), answerPaymentStates("unknown")] },
  play: async ({ canvas }) => {
    const dialog = await payByWechat(canvas, pay());
    const link = await linkIn(dialog);
    await expect(link).toHaveAttribute("href", "/gateway/phone/9f2c4e71");
    await expect(link).toHaveAttribute("target", "_blank");
    const code = await within(dialog).findByRole("img", { name: words(copy).code });
    const confirm = within(dialog).getByRole("button", { name: words(copy).paid });
    const cancel = within(dialog).getByRole("button", { name: words(copy).cancel });
    await expect(precedes(link, code)).toBe(true);
    await expect(precedes(code, cancel)).toBe(true);
    await expect(precedes(cancel, confirm)).toBe(true);
    await expect(within(dialog).getByText(words(copy).scanElsewhere)).toBeVisible();
    await expect(within(dialog).queryByText(words(copy).scan)).toBeNull();
    await expectNoOverflow(dialog);
  },
};

/** Back from WeChat, before its notice: the customer says so, and the server agrees. */
export const BackFromWechat: Story = {
  parameters: {
    scenario: [answerPayOrder(), ...answerConfirmation()],
  },
  play: async ({ canvas, canvasElement }) => {
    const dialog = await payByWechat(canvas, pay());
    await openWechat(dialog);
    await press(within(dialog), words(copy).paid);
    await expect(await screen.findByText(words(payingCopy).paid)).toBeVisible();
    await expectDialogClosed();
    await waitFor(() => expect(routeIn(canvasElement)).toMatch(/^\/pay_ok\?/u));
    await expect(onPayment).toHaveBeenCalledOnce();
  },
};

/** The page finds the state by itself while WeChat is open. */
export const PaidInWechat: Story = {
  parameters: { scenario: [answerPayOrder(), answerPaymentStates("unknown", "paid")] },
  play: async ({ canvas, canvasElement }) => {
    await openWechat(await payByWechat(canvas, pay()));
    await expect(await screen.findByText(words(payingCopy).paid)).toBeVisible();
    await waitFor(() => expect(routeIn(canvasElement)).toMatch(/^\/pay_ok\?/u));
  },
};

/** Back from WeChat without having paid. */
export const NotPaidYet: Story = {
  parameters: {
    scenario: [
      answerPayOrder(),
      answerPaymentStates("unknown"),
      refuses(confirmPaid, codes.badRequest, paymentMessages.notYet),
    ],
  },
  play: async ({ canvas }) => {
    const dialog = await payByWechat(canvas, pay());
    await openWechat(dialog);
    await press(within(dialog), words(copy).paid);
    const alert = await findAlert();
    await expect(within(alert).getByText(words(paymentMessages.notYet))).toBeVisible();
  },
};

/** WeChat's tab was closed: the dialog opens the same payment again, and none is started beside it. */
export const TabClosed: Story = {
  parameters: { scenario: [answerPayOrder(), answerPaymentStates("unknown")] },
  play: async ({ canvas }) => {
    const dialog = await payByWechat(canvas, pay());
    await openWechat(dialog);
    await press(within(dialog), words(copy).cancel);
    await expectDialogClosed();
    await expect(await canvas.findByText(words(statementCopy).statuses.unknown)).toBeVisible();
    await press(canvas, words(statementCopy).reopen);
    const again = await screen.findByRole("dialog");
    await expect(await linkIn(again)).toHaveAttribute("href", "/gateway/phone/9f2c4e71");
    await expect(onPayment).toHaveBeenCalledOnce();
  },
};

export const RefusedInWechat: Story = {
  parameters: { scenario: [answerPayOrder(), answerPaymentStates("unknown", "refused")] },
  play: async ({ canvas }) => {
    await payByWechat(canvas, pay());
    await expectDialogClosed();
    await expect(await canvas.findByText(words(statementCopy).statuses.refused)).toBeVisible();
    await expect(canvas.getByRole("button", { name: pay() })).toBeVisible();
  },
};

export const LeftInWechat: Story = {
  parameters: { scenario: [answerPayOrder(), answerPaymentStates("unknown", "open")] },
  play: async ({ canvas }) => {
    await payByWechat(canvas, pay());
    await expectDialogClosed();
    await expect(await screen.findByText(words(payingCopy).outcomes.open)).toBeVisible();
  },
};

/** The order lapsed while WeChat was open, and nothing was paid. */
export const OrderLapsed: Story = {
  parameters: {
    scenario: [
      answerPayOrder(),
      answerPaymentStates("unknown", { state: "open", isCancelled: true }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await payByWechat(canvas, pay());
    await expectDialogClosed();
    await expect(await screen.findByText(words(payingCopy).outcomes.cancelled)).toBeVisible();
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/order_history"));
  },
};

/** The order lapsed before the payment arrived, which the server has added to the balance. */
export const PaidTooLate: Story = {
  parameters: {
    scenario: [
      answerPayOrder(),
      answerPaymentStates({ state: "unknown", isCancelled: true }, { isCancelled: true }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await payByWechat(canvas, pay());
    await expect(await screen.findByText(words(payingCopy).outcomes.late)).toBeVisible();
    await expect(screen.queryByText(words(payingCopy).paid)).toBeNull();
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/order_history"));
  },
};

/** The gateway has no page for phones: the code alone can be scanned. */
export const CodeAlone: Story = {
  parameters: {
    scenario: [answerPayOrder({ mobileUrl: null }), answerPaymentStates("unknown")],
  },
  play: async ({ canvas }) => {
    const dialog = await payByWechat(canvas, pay());
    await expect(await within(dialog).findByRole("img", { name: words(copy).code })).toBeVisible();
    await expect(within(dialog).queryByRole("link")).toBeNull();
    await expect(within(dialog).getByText(words(copy).scanElsewhere)).toBeVisible();
    await expect(within(dialog).getByRole("button", { name: words(copy).paid })).toBeVisible();
  },
};
