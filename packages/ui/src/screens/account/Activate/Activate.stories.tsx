import { codes } from "@reagent/api/contract/envelope";
import { activate, checkActivationCode, mailActivation } from "@reagent/api/contract/registration";
import { mailMessages } from "@reagent/api/messages/mail";
import { passwordMessages } from "@reagent/api/messages/password";
import { answers, refuses, waits } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { Activate } from "./Activate.tsx";

const meta = {
  title: "Screens/Account/Activate",
  component: Activate,
  args: { code: undefined },
  globals: { viewer: "guest" },
  parameters: { route: "/active?code=code-by-mail" },
  beforeEach: () => void sent.mockClear(),
} satisfies Meta<typeof Activate>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const standard = standardStories(checkActivationCode, (canvas) =>
  canvas.findByRole("form", { name: "激活账号" }),
);

const sent = fn();
const records = answers(activate, (params) => (sent(params), {}));

async function choosePassword(canvas: Canvas, password: string, again: string) {
  await userEvent.type(await canvas.findByLabelText(/^新密码/), password);
  await userEvent.type(canvas.getByLabelText(/^确认新密码/), again);
  await userEvent.click(canvas.getByRole("button", { name: "激活账号" }));
}

export const Default: Story = {
  tags: ["picture"],
  parameters: { scenario: [records] },
  play: async ({ canvas }) => {
    await choosePassword(canvas, "zlk-95", "zlk-95");
    await expect(await canvas.findByRole("heading", { name: "您的账号已激活" })).toBeVisible();
    const main = within(canvas.getByRole("main"));
    await expect(main.getByRole("link", { name: "登录" })).toHaveAttribute("href", "/login");
    const password = { password: "zlk-95", passwordConfirmation: "zlk-95" };
    await expect(sent.mock.calls).toEqual([[{ code: "code-by-mail", ...password }]]);
  },
};

export const PasswordToChoose: Story = {
  tags: ["picture"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/注册时填写的密码不会生效/)).toBeVisible();
    await expect(canvas.getByLabelText(/^新密码/)).toHaveValue("");
  },
};

/** The code may also be the last segment of the path. */
export const CodeInThePath: Story = {
  args: { code: "code-in-path" },
  parameters: { scenario: [records], route: "/active/code-in-path" },
  play: async ({ canvas }) => {
    await choosePassword(canvas, "zlk-95", "zlk-95");
    await waitFor(() =>
      expect(sent.mock.calls).toMatchObject([[{ code: "code-in-path", password: "zlk-95" }]]),
    );
  },
};

export const Loading: Story = {
  parameters: { scenario: [waits(checkActivationCode)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("正在检查链接")).toBeInTheDocument();
  },
};

export const Submitting: Story = {
  parameters: { scenario: [waits(activate)] },
  play: async ({ canvas }) => {
    await choosePassword(canvas, "zlk-95", "zlk-95");
    const button = await canvas.findByRole("button", { name: "正在激活您的账号..." });
    await expect(button).toHaveAttribute("aria-busy", "true");
  },
};

/** A used, expired or unknown code: the message gives the reason, and the mail can be sent again. */
export const LinkDead: Story = {
  tags: ["picture"],
  parameters: {
    scenario: [
      refuses(checkActivationCode, codes.linkDead, mailMessages.linkExpired),
      answers(mailActivation, (params) => (sent(params), {})),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("该链接已过期，请重新申请。");
    await expect(canvas.getByRole("link", { name: "登录" })).toHaveAttribute("href", "/login");
    await userEvent.type(canvas.getByLabelText(/邮箱地址/), "xu.qing@lab.example{Enter}");
    await expect(await canvas.findByText(/xu.qing@lab.example 已注册但尚未激活/)).toBeVisible();
    await expect(sent.mock.calls).toEqual([[{ email: "xu.qing@lab.example" }]]);
  },
};

export const LinkExpiredMeanwhile: Story = {
  parameters: { scenario: [refuses(activate, codes.linkDead, mailMessages.linkExpired)] },
  play: async ({ canvas }) => {
    await choosePassword(canvas, "zlk-95", "zlk-95");
    await expect(await canvas.findByRole("alert")).toHaveTextContent("该链接已过期");
  },
};

export const PasswordsDiffer: Story = {
  play: async ({ canvas }) => {
    await choosePassword(canvas, "zlk-95", "zlk-96");
    await expect(await canvas.findByText("两次输入密码不一致!")).toBeVisible();
  },
};

/** The server knows more common passwords than the form. */
export const PasswordTooCommon: Story = {
  parameters: {
    scenario: [refuses(activate, codes.passwordCommon, passwordMessages.common)],
  },
  play: async ({ canvas }) => {
    await choosePassword(canvas, "zhangwei", "zhangwei");
    await waitFor(() =>
      expect(canvas.getByLabelText(/^新密码/)).toHaveAccessibleDescription(
        /这个密码过于常见，请换一个/,
      ),
    );
  },
};

export const PasswordRefused: Story = {
  parameters: { scenario: [refuses(activate, codes.badRequest, passwordMessages.invalid)] },
  play: async ({ canvas }) => {
    await choosePassword(canvas, "zlk-95", "zlk-95");
    await expect(await canvas.findByRole("alert")).toHaveTextContent(passwordMessages.invalid.zh);
    await expect(canvas.getByLabelText(/^新密码/)).toHaveValue("zlk-95");
  },
};

export const LinkNotChecked: Story = standard.failed;

export const Offline: Story = {
  globals: { network: "offline" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "重试" })).toBeVisible();
  },
};

export const OnAPhone: Story = standard.onAPhone;
