import { codes } from "@reagent/api/contract/envelope";
import { repayFromBalance } from "@reagent/api/contract/payment";
import { callMessages } from "@reagent/api/messages/call";
import { paymentMessages, problemMessages } from "@reagent/api/messages/payment";
import { answers, refuses, waits } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { findAlert } from "../../../../foundations/stage/actions.ts";
import { withSessionWatch } from "../../../../foundations/stage/with-session-watch.tsx";
import { withPlainEvents } from "../../../../testing/plain-events.ts";
import { RepayFromBalance } from "./RepayFromBalance.tsx";

const onRepaid = fn();
const sent = fn();

const meta = {
  title: "Screens/Payment/Repay from balance",
  component: RepayFromBalance,
  tags: ["plays-in-chinese", "plays-on-phones"],
  args: { onRepaid },
  parameters: { route: "/prepay" },
  beforeEach: () => {
    withPlainEvents();
    onRepaid.mockClear();
    sent.mockClear();
  },
} satisfies Meta<typeof RepayFromBalance>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

/** Presses the button and answers the confirmation. */
async function answer(canvas: Canvas, choice: "是" | "否") {
  await userEvent.click(await canvas.findByRole("button", { name: "信用还款" }));
  const question = await findAlert();
  await expect(within(question).getByText("请确认是否使用余额还信用余额？")).toBeVisible();
  await expect(within(question).getByText("一经确认无法回退！！")).toBeVisible();
  await userEvent.click(within(question).getByRole("button", { name: choice }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
}

export const Repaid: Story = {
  parameters: {
    scenario: [
      answers(repayFromBalance, () => {
        sent();
        return {};
      }),
    ],
  },
  play: async ({ canvas }) => {
    await answer(canvas, "是");
    await expect(await screen.findByText("信用还款成功！")).toBeVisible();
    await waitFor(() => expect(onRepaid).toHaveBeenCalledOnce());
    await expect(sent).toHaveBeenCalledOnce();
  },
};

export const Declined: Story = {
  play: async ({ canvas }) => {
    await answer(canvas, "否");
    await expect(await screen.findByText("已取消")).toBeVisible();
    await expect(onRepaid).not.toHaveBeenCalled();
    await expect(canvas.getByRole("button", { name: "信用还款" })).toHaveFocus();
  },
};

export const Busy: Story = {
  parameters: { scenario: [waits(repayFromBalance)] },
  play: async ({ canvas }) => {
    await answer(canvas, "是");
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "信用还款" })).toHaveAttribute(
        "aria-disabled",
        "true",
      ),
    );
  },
};

export const BalanceTooLow: Story = {
  parameters: {
    scenario: [refuses(repayFromBalance, codes.badRequest, problemMessages["balance-short"])],
  },
  play: async ({ canvas }) => {
    await answer(canvas, "是");
    await expect(
      await screen.findByText("对不起您的预付款余额不够，请选择其他支付方式！"),
    ).toBeVisible();
    await expect(onRepaid).not.toHaveBeenCalled();
  },
};

export const NothingOwed: Story = {
  parameters: {
    scenario: [refuses(repayFromBalance, codes.notPayable, paymentMessages.nothingOwed)],
  },
  play: async ({ canvas }) => {
    await answer(canvas, "是");
    await expect(await screen.findByText("没有需要归还的信用余额。")).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [refuses(repayFromBalance, codes.failed, callMessages.failed)] },
  play: async ({ canvas }) => {
    await answer(canvas, "是");
    await expect(await screen.findByText("系统出错，请稍后再试。")).toBeVisible();
  },
};

export const SessionExpired: Story = {
  globals: { viewer: "expired" },
  decorators: [withSessionWatch],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "信用还款" }));
    const question = await findAlert();
    await userEvent.click(within(question).getByRole("button", { name: "是" }));
    await expect(await screen.findByText("当前登录状态已失效, 是否重新登录?")).toBeVisible();
  },
};
