import { codes } from "@reagent/api/contract/envelope";
import { activate } from "@reagent/api/contract/registration";
import { messages } from "@reagent/api/mock/messages";
import { answers, refuses, waits } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { Activate } from "./Activate.tsx";

const meta = {
  title: "Screens/Account/Activate",
  component: Activate,
  args: { code: undefined },
  globals: { viewer: "guest" },
  parameters: { route: "/active?code=code-by-mail" },
} satisfies Meta<typeof Activate>;
export default meta;
type Story = StoryObj<typeof meta>;

const sent = fn();
const records = answers(activate, ({ code }) => {
  sent(code);
  return {};
});

export const Default: Story = {
  tags: ["picture"],
  parameters: { scenario: [records] },
  beforeEach: () => void sent.mockClear(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "您的账号已激活" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "登录" })).toHaveAttribute("href", "/login");
    await expect(sent.mock.calls).toEqual([["code-by-mail"]]);
  },
};

/** The code may also be the last segment of the path. */
export const CodeInThePath: Story = {
  args: { code: "code-in-path" },
  parameters: { scenario: [records], route: "/active/code-in-path" },
  beforeEach: () => void sent.mockClear(),
  play: async () => {
    await waitFor(() => expect(sent.mock.calls).toEqual([["code-in-path"]]));
  },
};

export const Loading: Story = {
  parameters: { scenario: [waits(activate)] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("正在激活您的账号...")).toBeVisible();
  },
};

/** A used, expired or unknown code: the message gives the reason, and a link leads to a new one. */
export const LinkDead: Story = {
  tags: ["picture"],
  parameters: { scenario: [refuses(activate, codes.linkDead, messages.linkExpired)] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "该链接已过期，请重新申请。" }),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "重新发送激活邮件" })).toHaveAttribute(
      "href",
      "/forgot_password?reset=0",
    );
  },
};

export const Offline: Story = {
  globals: { network: "offline" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("网络连接失败，请检查网络后重试。")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "重试" })).toBeVisible();
  },
};
