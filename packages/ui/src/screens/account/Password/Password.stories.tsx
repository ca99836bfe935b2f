import { codes } from "@reagent/api/contract/envelope";
import { updatePassword } from "@reagent/api/contract/profile";
import { messages } from "@reagent/api/mock/messages";
import { answers, refuses, waits } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { SessionWatch } from "../../../layouts/parts/SessionWatch/SessionWatch.tsx";
import { withPlainEvents } from "../../../testing/plain-events.ts";
import { Password } from "./Password.tsx";

const meta = {
  title: "Screens/Account/Password",
  component: Password,
  parameters: { route: "/profile/password" },
  beforeEach: () => {
    withPlainEvents();
    sent.mockClear();
  },
} satisfies Meta<typeof Password>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const standard = standardStories([], (canvas) => canvas.findByLabelText(/^旧密码/));

const sent = fn();

async function fill(canvas: Canvas, old: string, password: string, again: string) {
  if (old) await userEvent.type(canvas.getByLabelText(/^旧密码/), old);
  if (password) await userEvent.type(canvas.getByLabelText(/^新密码/), password);
  if (again) await userEvent.type(canvas.getByLabelText(/^确认新密码/), again);
  await userEvent.keyboard("{Enter}");
}

export const Default: Story = {
  tags: ["picture"],
  parameters: {
    scenario: [
      answers(updatePassword, (params) => {
        sent(params);
        return { token: "N".repeat(32) };
      }),
    ],
  },
  play: async ({ canvas }) => {
    await fill(canvas, "old-2026", "new-2026", "new-2026");
    await expect(await screen.findByText("密码修改成功！")).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({
      oldPassword: "old-2026",
      password: "new-2026",
      passwordConfirmation: "new-2026",
    });
    await expect(canvas.getByLabelText(/^旧密码/)).toHaveValue("");
  },
};

export const FieldsMissing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "保存" }));
    for (const message of ["请输入旧密码", "请输入新密码", "请再次输入密码"])
      await expect(await canvas.findByText(message)).toBeVisible();
    await expect(canvas.getByLabelText(/^旧密码/)).toHaveFocus();
  },
};

export const NotTheSameTwice: Story = {
  play: async ({ canvas }) => {
    await fill(canvas, "old-2026", "new-2026", "new-2027");
    await expect(await canvas.findByText("两次输入密码不一致!")).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(/^确认新密码/)).toHaveFocus());
  },
};

export const TooShort: Story = {
  play: async ({ canvas }) => {
    await fill(canvas, "old-2026", "new-2", "new-2");
    await expect(await canvas.findByText("密码长度为 6–16 个字符")).toBeVisible();
  },
};

/** The message is shown at the old password; the new one remains. */
export const OldPasswordWrong: Story = {
  parameters: {
    scenario: [refuses(updatePassword, codes.passwordWrong, messages.passwordWrong)],
  },
  play: async ({ canvas }) => {
    await fill(canvas, "old-2025", "new-2026", "new-2026");
    const old = canvas.getByLabelText(/^旧密码/);
    await waitFor(() => expect(old).toHaveAccessibleDescription("旧密码不正确，请重新输入。"));
    await expect(old).toHaveFocus();
    await expect(canvas.getByLabelText(/^新密码/)).toHaveValue("new-2026");
  },
};

export const Refused: Story = {
  parameters: {
    scenario: [refuses(updatePassword, codes.badRequest, messages.passwordShort)],
  },
  play: async ({ canvas }) => {
    await fill(canvas, "old-2026", "new-2026", "new-2026");
    const alert = await screen.findByRole("alertdialog");
    await expect(within(alert).getByText("密码须为 6–16 个字符。")).toBeVisible();
    await userEvent.click(within(alert).getByRole("button", { name: "确定" }));
  },
};

export const Submitting: Story = {
  parameters: { scenario: [waits(updatePassword)] },
  play: async ({ canvas }) => {
    await fill(canvas, "old-2026", "new-2026", "new-2026");
    await expect(await canvas.findByRole("button", { name: "保存中..." })).toBeVisible();
  },
};

export const Guest: Story = standard.guest;

export const SessionExpired: Story = {
  globals: { viewer: "expired" },
  render: () => (
    <>
      <SessionWatch />
      <Password />
    </>
  ),
  play: async ({ canvas }) => {
    await fill(canvas, "old-2026", "new-2026", "new-2026");
    await expect(await screen.findByText("当前登录状态已失效, 是否重新登录?")).toBeVisible();
  },
};

export const OnAPhone: Story = standard.onAPhone;
