import { readInvoiceAddress, updateInvoiceAddress } from "@reagent/api/contract/address";
import { codes } from "@reagent/api/contract/envelope";
import { addressMessages } from "@reagent/api/messages/address";
import { noInvoiceAddress } from "@reagent/api/mock/samples/addresses";
import { answers, refuses } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { findAlert } from "../../../foundations/stage/actions.ts";
import { restsHere } from "../../../foundations/stage/at-rest.ts";
import { routeIn } from "../../../foundations/stage/location.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { withPlainEvents } from "../../../testing/plain-events.ts";
import { InvoiceAddress } from "./InvoiceAddress.tsx";

const meta = {
  title: "Screens/Address/Invoice address",
  component: InvoiceAddress,
  tags: ["plays-on-phones", "plays-in-chinese"],
  args: { from: "account" },
  parameters: { route: "/profile/invaddr" },
  beforeEach: () => {
    withPlainEvents();
    sent.mockClear();
  },
} satisfies Meta<typeof InvoiceAddress>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const standard = standardStories(readInvoiceAddress, (canvas) =>
  canvas.findByRole("textbox", { name: /^收[货票]人/ }),
);

const sent = fn();

/** Saves once the fields have the saved values. */
async function save(canvas: Canvas) {
  await waitFor(async () =>
    expect(await canvas.findByRole("combobox", { name: /^区\/县/ })).toHaveDisplayValue("浦东新区"),
  );
  await userEvent.click(canvas.getByRole("button", { name: "保存" }));
}

export const Default: Story = {
  tags: ["picture"],
  parameters: {
    scenario: [
      answers(updateInvoiceAddress, (params) => {
        sent(params);
        return {};
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await save(canvas);
    await expect(await screen.findByText("收票地址修改成功！")).toBeVisible();
    await expect(sent.mock.lastCall?.[0]).toMatchObject({
      receiver: "周以宁",
      phone: "021-55500120-8012",
      district: "310115",
    });
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/profile/invaddr"));
  },
};

/** A customer from the checkout returns to it. */
export const FromTheCheckout: Story = {
  args: { from: "checkout" },
  parameters: { route: "/profile/cart_invaddr" },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole("link", { name: "返回确认订单" })).toBeVisible();
    await save(canvas);
    await expect(await screen.findByText("收票地址修改成功！")).toBeVisible();
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/checkout"));
  },
};

/** The mobile number has exactly 11 digits. */
export const MobileInvalid: Story = {
  play: async ({ canvas }) => {
    const mobile = await canvas.findByRole("textbox", { name: /^手机号码/ });
    await userEvent.type(mobile, "-8012");
    await save(canvas);
    await waitFor(() => expect(mobile).toHaveAccessibleDescription("手机号格式不正确"));
    await expect(mobile).toHaveFocus();
  },
};

/** No address is saved yet. */
export const Empty: Story = {
  parameters: {
    scenario: [answers(readInvoiceAddress, noInvoiceAddress)],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: /^收票人/u })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "保存" }));
    await expect(await canvas.findByText("请输入收货人")).toBeVisible();
    await expect(canvas.getByText("请输入手机号码")).toBeVisible();
  },
};

export const Refused: Story = {
  parameters: {
    scenario: [refuses(updateInvoiceAddress, codes.badRequest, addressMessages.incomplete)],
  },
  play: async ({ canvas }) => {
    await save(canvas);
    const alert = await findAlert();
    await expect(within(alert).getByText("地址信息不完整或不正确，请检查后再提交。")).toBeVisible();
    if (restsHere()) return;
    await userEvent.click(within(alert).getByRole("button", { name: "确定" }));
  },
};

export const Loading: Story = standard.loading;

export const Failed: Story = standard.failed;

export const Guest: Story = standard.guest;

export const SessionExpired: Story = standard.expired;

export const OnAPhone: Story = standard.onAPhone;
