import { codes } from "@reagent/api/contract/envelope";
import { checkResetCode, forgotPassword, resetPassword } from "@reagent/api/contract/recovery";
import { callMessages } from "@reagent/api/messages/call";
import { mailMessages } from "@reagent/api/messages/mail";
import { passwordMessages } from "@reagent/api/messages/password";
import { answers, refuses, waits } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, type within } from "storybook/test";
import { restsHere } from "../../../foundations/stage/at-rest.ts";
import { routeIn } from "../../../foundations/stage/location.ts";
import { refusedAfter } from "../../../foundations/stage/refused-after.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { ForgotPassword } from "./ForgotPassword.tsx";

const LINK = "/forgot_password?reset=2&code=a-code-from-the-mail";

const meta = {
  title: "Screens/Account/Forgotten password",
  component: ForgotPassword,
  tags: ["plays-on-phones", "plays-in-chinese"],
  globals: { viewer: "guest" },
  parameters: { route: "/forgot_password?reset=0" },
} satisfies Meta<typeof ForgotPassword>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

const standard = standardStories(checkResetCode, (canvas) => canvas.findByLabelText(/^新密码/));
const sent = fn();

const enterEmail = async (canvas: Canvas, email: string) =>
  userEvent.type(canvas.getByLabelText(/邮箱地址/), email);

async function enterPasswords(canvas: Canvas, password: string, again: string) {
  if (password) await userEvent.type(await canvas.findByLabelText(/^新密码/), password);
  if (again) await userEvent.type(await canvas.findByLabelText(/^确认新密码/), again);
  await userEvent.click(await canvas.findByRole("button", { name: "保存新密码" }));
}

export const Default: Story = {
  tags: ["picture"],
  parameters: { scenario: [answers(forgotPassword, (params) => (sent(params), {}))] },
  play: async ({ canvas }) => {
    sent.mockClear();
    await enterEmail(canvas, "  zhouyn@ecia.example {Enter}");
    const heading = await canvas.findByRole("heading", { name: "邮件已发送" });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByText(/如果 zhouyn@ecia.example 是已注册的邮箱/)).toBeVisible();
    await expect(sent.mock.calls).toEqual([[{ email: "zhouyn@ecia.example" }]]);
    await userEvent.click(canvas.getByRole("button", { name: "重新填写邮箱" }));
    await expect(canvas.getByLabelText(/邮箱地址/)).toHaveValue("zhouyn@ecia.example");
  },
};

export const EmailMissing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "发送邮件" }));
    await expect(await canvas.findByText("请输入邮箱地址")).toBeVisible();
    await expect(canvas.getByLabelText(/邮箱地址/)).toHaveFocus();
    await expect(canvas.getByRole("link", { name: "返回登录" })).toHaveAttribute("href", "/login");
  },
};

export const EmailInvalid: Story = {
  play: async ({ canvas }) => {
    await enterEmail(canvas, "zhouyn@ecia{Enter}");
    await expect(await canvas.findByText("请输入正确的邮箱地址")).toBeVisible();
    await expect(canvas.getByLabelText(/邮箱地址/)).toHaveValue("zhouyn@ecia");
  },
};

export const TooManyRequests: Story = {
  parameters: {
    scenario: [refuses(forgotPassword, codes.tooMany, mailMessages.tooMany)],
  },
  play: async ({ canvas }) => {
    await enterEmail(canvas, "zhouyn@ecia.example{Enter}");
    await expect(await canvas.findByRole("alert")).toHaveTextContent("邮件已多次发送");
    await expect(canvas.getByLabelText(/邮箱地址/)).toHaveValue("zhouyn@ecia.example");
  },
};

export const Refused: Story = {
  parameters: { scenario: [refuses(forgotPassword, codes.badRequest, mailMessages.emailInvalid)] },
  play: async ({ canvas }) => {
    await enterEmail(canvas, "zhouyn@ecia.example{Enter}");
    await expect(await canvas.findByRole("alert")).toHaveTextContent("请输入正确的邮箱地址");
  },
};

export const Sending: Story = {
  parameters: { scenario: [waits(forgotPassword)] },
  play: async ({ canvas }) => {
    await enterEmail(canvas, "zhouyn@ecia.example{Enter}");
    await expect(await canvas.findByRole("button", { name: "发送中..." })).toHaveAttribute(
      "aria-busy",
      "true",
    );
  },
};

export const MailSentToALongAddress: Story = {
  tags: ["picture"],
  play: async ({ canvas }) => {
    const address = `${"long-name-of-somebody-".repeat(2)}@${"department.".repeat(4)}university.example`;
    await enterEmail(canvas, `${address}{Enter}`);
    await expect(await canvas.findByText(new RegExp(address))).toBeVisible();
  },
};

export const NewPassword: Story = {
  tags: ["picture"],
  parameters: {
    route: LINK,
    scenario: [answers(resetPassword, (params) => (sent(params), {}))],
  },
  play: async ({ canvas, canvasElement }) => {
    sent.mockClear();
    await userEvent.type(await canvas.findByLabelText(/^新密码/), "zlk-94-new");
    await userEvent.type(canvas.getByLabelText(/^确认新密码/), "zlk-94-new{Enter}");
    const heading = await canvas.findByRole("heading", { name: "新密码已生效" });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(sent.mock.calls).toEqual([
      [
        {
          code: "a-code-from-the-mail",
          password: "zlk-94-new",
          passwordConfirmation: "zlk-94-new",
        },
      ],
    ]);
    await expect(canvas.getByRole("link", { name: "去登录" })).toHaveAttribute("href", "/login");
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/forgot_password?reset=3"));
  },
};

/** The first password of an account that was imported. */
export const FirstPassword: Story = {
  parameters: { route: LINK, scenario: [answers(checkResetCode, { isFirstPassword: true })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^设置密码即表示您已阅读并同意/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "使用条款" })).toHaveAttribute(
      "href",
      "/html/termsofuse",
    );
  },
};

export const LinkBeingChecked: Story = {
  parameters: { route: LINK, scenario: [waits(checkResetCode)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("正在检查链接")).toBeInTheDocument();
  },
};

export const LinkUsed: Story = {
  parameters: {
    route: LINK,
    scenario: [refuses(checkResetCode, codes.linkDead, mailMessages.linkUsed)],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("该链接已使用过");
    if (restsHere()) return;
    await userEvent.click(canvas.getByRole("button", { name: "重新申请" }));
    await expect(await canvas.findByLabelText(/邮箱地址/)).toBeVisible();
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/forgot_password?reset=0"));
  },
};

export const LinkExpiredMeanwhile: Story = {
  parameters: {
    route: LINK,
    scenario: [refuses(resetPassword, codes.linkDead, mailMessages.linkExpired)],
  },
  play: async ({ canvas }) => {
    await enterPasswords(canvas, "zlk-94-new", "zlk-94-new");
    await expect(await canvas.findByRole("alert")).toHaveTextContent("该链接已过期");
    await expect(canvas.getByRole("button", { name: "重新申请" })).toBeVisible();
  },
};

export const LinkNotChecked: Story = {
  ...standard.failed,
  parameters: { ...standard.failed.parameters, route: LINK },
};

export const Offline: Story = {
  globals: { network: "offline" },
  play: async ({ canvas }) => {
    await enterEmail(canvas, "zhouyn@ecia.example{Enter}");
    await expect(await canvas.findByRole("alert")).toHaveTextContent("网络连接失败");
  },
};

export const PasswordsMissing: Story = {
  parameters: { route: LINK },
  play: async ({ canvas }) => {
    await enterPasswords(canvas, "", "");
    await expect(await canvas.findByText("请输入新密码")).toBeVisible();
    await expect(canvas.getByText("请再次输入密码")).toBeVisible();
    await expect(canvas.getByLabelText(/^新密码/)).toHaveFocus();
  },
};

export const PasswordsDiffer: Story = {
  parameters: { route: LINK },
  play: async ({ canvas }) => {
    await enterPasswords(canvas, "zlk-94-new", "zlk-94-old");
    await expect(await canvas.findByText("两次输入密码不一致!")).toBeVisible();
    await expect(canvas.getByLabelText(/^确认新密码/)).toHaveFocus();
  },
};

export const PasswordTooShort: Story = {
  parameters: { route: LINK },
  play: async ({ canvas }) => {
    await enterPasswords(canvas, "zlk-9", "zlk-9");
    await expect(await canvas.findByText("密码长度为 6–16 个字符")).toBeVisible();
  },
};

export const PasswordWithSpace: Story = {
  parameters: { route: LINK },
  play: async ({ canvas }) => {
    await enterPasswords(canvas, "zlk 94 new", "zlk 94 new");
    await expect(await canvas.findByText("密码不能包含空格")).toBeVisible();
  },
};

export const PasswordTooCommon: Story = {
  parameters: { route: LINK },
  play: async ({ canvas }) => {
    await enterPasswords(canvas, "woaini1314", "woaini1314");
    await expect(await canvas.findByText("这个密码过于常见，请换一个")).toBeVisible();
  },
};

/** The server knows more common passwords than the form. */
export const PasswordRefusedAsCommon: Story = {
  parameters: {
    route: LINK,
    scenario: [refuses(resetPassword, codes.passwordCommon, passwordMessages.common)],
  },
  play: async ({ canvas }) => {
    await enterPasswords(canvas, "zhangwei", "zhangwei");
    await waitFor(() =>
      expect(canvas.getByLabelText(/^新密码/)).toHaveAccessibleDescription(
        /这个密码过于常见，请换一个/,
      ),
    );
    await expect(canvas.getByLabelText(/^新密码/)).toHaveValue("zhangwei");
  },
};

export const PasswordRefused: Story = {
  parameters: {
    route: LINK,
    scenario: [refuses(resetPassword, codes.badRequest, passwordMessages.invalid)],
  },
  play: async ({ canvas }) => {
    await enterPasswords(canvas, "zlk-94-new", "zlk-94-new");
    await expect(await canvas.findByRole("alert")).toHaveTextContent(passwordMessages.invalid.zh);
    await expect(canvas.getByLabelText(/^新密码/)).toHaveValue("zlk-94-new");
  },
};

export const OnAPhone: Story = {
  ...NewPassword,
  globals: { viewport: { value: "phone" } },
};

/** Too many requests from one network, whatever the address. */
export const TooManyFromTheNetwork: Story = refusedAfter(
  ({ canvas }) => enterEmail(canvas, "zhouyn@ecia.example{Enter}"),
  refuses(forgotPassword, codes.tooMany, callMessages.tooMany),
);

const open = () => Promise.resolve();

export const LinkExpired: Story = refusedAfter(
  open,
  refuses(checkResetCode, codes.linkDead, mailMessages.linkExpired),
  { route: LINK },
);

export const LinkUnknown: Story = refusedAfter(
  open,
  refuses(checkResetCode, codes.linkDead, mailMessages.linkUnknown),
  { route: LINK },
);

const setPassword = ({ canvas }: { canvas: Canvas }) =>
  enterPasswords(canvas, "zlk-94-new", "zlk-94-new");

/** The link was used in another tab. */
export const LinkUsedMeanwhile: Story = refusedAfter(
  setPassword,
  refuses(resetPassword, codes.linkDead, mailMessages.linkUsed),
  { route: LINK },
);

/** The expired link was deleted. */
export const LinkDeletedMeanwhile: Story = refusedAfter(
  setPassword,
  refuses(resetPassword, codes.linkDead, mailMessages.linkUnknown),
  { route: LINK },
);
