import { readOrderStatement } from "@reagent/api/contract/payment";
import { alipay, orderStatement } from "@reagent/api/mock/samples/payment";
import { answers } from "@reagent/api/mock/verbs";
import { fen } from "@reagent/domain/money";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { expectNoOverflow } from "../../../foundations/stage/actions.ts";
import { routeIn, tabOpenedIn } from "../../../foundations/stage/location.ts";
import {
  answerConfirmation,
  answerPaymentStates,
  answerPayOrder,
  expectDialogClosed,
  onPayment,
  press,
} from "../../../foundations/stage/payments.ts";
import { words } from "../../../foundations/stage/words.ts";
import { storageKeys } from "../../../state/storage-keys.ts";
import { withPlainEvents } from "../../../testing/plain-events.ts";
import { handheld } from "../../../theme/breakpoints.ts";
import { copy as awaitCopy } from "../parts/AwaitPayment/AwaitPayment.copy.ts";
import { copy as statementCopy } from "../parts/OrderPayment/OrderPayment.copy.ts";
import { copy as payingCopy } from "../parts/paying/paying.copy.ts";
import { copy as methodsCopy } from "../parts/PaymentMethods/PaymentMethods.copy.ts";
import { Payment } from "./Payment.tsx";

const stored = { [storageKeys.placedOrder.id]: "5101", [storageKeys.placedOrder.kind]: "1" };

/** The shop has Alipay, and the balance covers the order unless it is said. */
const withAlipay = (balance = 286_000) =>
  answers(readOrderStatement, (_, language) => {
    const statement = orderStatement(language);
    const prepay = { ...statement.methods.prepay, available: fen(balance) };
    return { ...statement, methods: { ...statement.methods, alipay: alipay(language), prepay } };
  });

/** A shop with Alipay has a tab for it. Its page opens in a new window: on a phone the one for phones. */
const meta = {
  title: "Screens/Payment/Alipay",
  component: Payment,
  tags: ["no-picture", "plays-on-phones"],
  parameters: { route: "/payment", stored },
  beforeEach: () => {
    withPlainEvents();
    onPayment.mockClear();
  },
} satisfies Meta<typeof Payment>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const chooseAlipay = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole("tab", { name: words(methodsCopy).tabs.alipay }));

/** Pays with Alipay, and returns the dialog that opens. */
async function payByAlipay(canvas: Canvas): Promise<HTMLElement> {
  await chooseAlipay(canvas);
  await press(canvas, words(statementCopy).pay);
  return screen.findByRole("dialog", { name: words(payingCopy).dialogs.alipay });
}

export const Chosen: Story = {
  parameters: { scenario: [withAlipay()] },
  play: async ({ canvas, canvasElement }) => {
    await chooseAlipay(canvas);
    await expect(await canvas.findByText(words(methodsCopy).alipay)).toBeVisible();
    await expectNoOverflow(canvasElement);
  },
};

/** Where the balance does not cover the order, the first tab that can pay it is open, as without Alipay. */
export const WithoutBalance: Story = {
  parameters: { scenario: [withAlipay(0)] },
  play: async ({ canvas }) => {
    const tabs = await canvas.findAllByRole("tab");
    const { person, enterprise } = words(methodsCopy).tabs;
    await expect(tabs.slice(0, 3).map((tab) => tab.textContent)).toEqual([
      person,
      enterprise,
      words(methodsCopy).tabs.alipay,
    ]);
    await expect(canvas.getByRole("tab", { selected: true })).toHaveTextContent(person);
  },
};

/** The page of Alipay opens; the link stays for browsers that block the new window. */
export const PageOpened: Story = {
  parameters: { scenario: [withAlipay(), answerPayOrder(), answerPaymentStates("unknown")] },
  play: async ({ canvas, canvasElement }) => {
    const dialog = await payByAlipay(canvas);
    const way = matchMedia(handheld).matches ? "phone" : "pay";
    const page = `/gateway/${way}/9f2c4e71`;
    await waitFor(() => expect(tabOpenedIn(canvasElement)).toBe(page));
    const link = await within(dialog).findByRole("link", {
      name: new RegExp(words(awaitCopy).open, "u"),
    });
    await expect(link).toHaveAttribute("href", `https://shop.example${page}`);
    await expect(onPayment).toHaveBeenCalledWith(expect.objectContaining({ methodId: "70" }));
  },
};

export const Confirmed: Story = {
  parameters: { scenario: [withAlipay(), answerPayOrder(), ...answerConfirmation()] },
  play: async ({ canvas, canvasElement }) => {
    const dialog = await payByAlipay(canvas);
    await press(within(dialog), words(awaitCopy).paid);
    await expect(await screen.findByText(words(payingCopy).paid)).toBeVisible();
    await expectDialogClosed();
    await waitFor(() => expect(routeIn(canvasElement)).toMatch(/^(?:\/en)?\/pay_ok\?/u));
  },
};

export const Refused: Story = {
  parameters: {
    scenario: [withAlipay(), answerPayOrder(), answerPaymentStates("unknown", "refused")],
  },
  play: async ({ canvas }) => {
    await payByAlipay(canvas);
    await expectDialogClosed();
    const { refused } = words(statementCopy).statuses;
    await expect(await canvas.findByText(refused)).toBeVisible();
  },
};
