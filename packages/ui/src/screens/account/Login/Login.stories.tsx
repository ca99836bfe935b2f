import { logIn } from "@reagent/api/contract/account";
import { codes } from "@reagent/api/contract/envelope";
import { accountMessages } from "@reagent/api/messages/account";
import { passwordMessages } from "@reagent/api/messages/password";
import { answers, refuses, waits } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { expectAlert, answerAlert } from "../../../foundations/stage/actions.ts";
import { restsHere } from "../../../foundations/stage/at-rest.ts";
import { pageLoadedIn } from "../../../foundations/stage/location.ts";
import { refusedAfter } from "../../../foundations/stage/refused-after.ts";
import { Login } from "./Login.tsx";

const meta = {
  title: "Screens/Account/Login",
  component: Login,
  tags: ["plays-on-phones", "plays-in-chinese"],
  globals: { viewer: "guest" },
  parameters: { route: "/login" },
} satisfies Meta<typeof Login>;
export default meta;
type Story = StoryObj<typeof meta>;

const sent = fn();

async function fill(canvas: ReturnType<typeof within>, email: string, password: string) {
  await userEvent.type(canvas.getByLabelText(/邮箱地址/), email);
  await userEvent.type(canvas.getByLabelText(/登录密码/), password);
}

export const Default: Story = {
  parameters: {
    scenario: [
      answers(logIn, (params) => {
        sent(params);
        return { token: "T".repeat(32) };
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    sent.mockClear();
    await fill(canvas, "  zhouyn@ecia.example ", " secret-7 {Enter}");
    await waitFor(() => expect(pageLoadedIn(canvasElement)).toBe("/order_history"));
    await expect(sent.mock.calls).toEqual([
      [{ email: "zhouyn@ecia.example", password: "secret-7" }],
    ]);
  },
};

export const FieldsMissing: Story = {
  tags: ["picture"],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "登录" }));
    await expect(await canvas.findByText("请输入邮箱地址")).toBeVisible();
    await expect(canvas.getByText("请输入登录密码")).toBeVisible();
    await expect(canvas.getByLabelText(/邮箱地址/)).toHaveFocus();
  },
};

export const EmailInvalid: Story = {
  play: async ({ canvas }) => {
    await fill(canvas, "zhouyn@ecia", "secret-7{Enter}");
    await expect(await canvas.findByText("请输入正确的邮箱地址")).toBeVisible();
    await expect(canvas.getByLabelText(/登录密码/)).toHaveValue("secret-7");
  },
};

export const Refused: Story = {
  parameters: { scenario: [refuses(logIn, codes.loginRefused, accountMessages.loginRefused)] },
  play: async ({ canvas }) => {
    await fill(canvas, "zhouyn@ecia.example", "wrong-1{Enter}");
    await expectAlert("邮箱或密码错误。");
    if (restsHere()) return;
    await answerAlert("确定");
    await expect(canvas.getByLabelText(/邮箱地址/)).toHaveValue("zhouyn@ecia.example");
    await expect(canvas.getByLabelText(/登录密码/)).toHaveValue("wrong-1");
  },
};

export const Offline: Story = {
  globals: { network: "offline" },
  play: async ({ canvas }) => {
    await fill(canvas, "zhouyn@ecia.example", "secret-7{Enter}");
    await expectAlert("网络连接失败，请检查网络后重试。");
  },
};

export const Submitting: Story = {
  parameters: { scenario: [waits(logIn)] },
  play: async ({ canvas }) => {
    await fill(canvas, "zhouyn@ecia.example", "secret-7{Enter}");
    await expect(await canvas.findByRole("button", { name: "登录中..." })).toHaveAttribute(
      "aria-busy",
      "true",
    );
  },
};

export const ForgottenEmail: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "忘记登录邮箱" }));
    const dialog = await screen.findByRole("dialog");
    await expect(within(dialog).getByText("400-000-0120")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(canvas.getByRole("link", { name: "免费注册" })).toHaveAttribute("href", "/reg");
    await expect(canvas.getByRole("link", { name: "忘记密码" })).toHaveAttribute(
      "href",
      "/forgot_password?reset=0",
    );
  },
};

export const TriedTooOften: Story = {
  parameters: { scenario: [refuses(logIn, codes.tooMany, passwordMessages.tooManyWrong)] },
  play: async ({ canvas }) => {
    await fill(canvas, "zhouyn@ecia.example", "wrong-1{Enter}");
    await expectAlert(passwordMessages.tooManyWrong.zh);
  },
};

export const SessionExpired: Story = {
  globals: { viewer: "expired" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "登录" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "查看我的订单" })).toBeNull();
  },
};

export const LoggedInAlready: Story = {
  globals: { viewer: "customer" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "查看我的订单" })).toBeVisible();
  },
};

const tryToLogIn = ({ canvas }: { canvas: ReturnType<typeof within> }) =>
  fill(canvas, "zhouyn@ecia.example", "secret-7{Enter}");

/** The password is right, but the link of the mail was not opened yet. */
export const NotActive: Story = refusedAfter(
  tryToLogIn,
  refuses(logIn, codes.loginRefused, accountMessages.notActive),
);

export const Locked: Story = refusedAfter(
  tryToLogIn,
  refuses(logIn, codes.loginRefused, accountMessages.locked),
);
