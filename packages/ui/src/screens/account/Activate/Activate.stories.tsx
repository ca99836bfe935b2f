import { codes } from "@reagent/api/contract/envelope";
import {
  activate,
  checkActivationCode,
  declineRegistration,
  mailActivation,
} from "@reagent/api/contract/registration";
import { callMessages } from "@reagent/api/messages/call";
import { mailMessages } from "@reagent/api/messages/mail";
import { registrationMessages } from "@reagent/api/messages/registration";
import { pendingAccount } from "@reagent/api/mock/samples/registration";
import { answers, refuses, waits } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { expectAlert, answerAlert } from "../../../foundations/stage/actions.ts";
import { restsHere } from "../../../foundations/stage/at-rest.ts";
import { refusedAfter } from "../../../foundations/stage/refused-after.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { Activate } from "./Activate.tsx";

const meta = {
  title: "Screens/Account/Activate",
  component: Activate,
  tags: ["plays-on-phones", "plays-in-chinese"],
  args: { code: undefined },
  globals: { viewer: "guest" },
  parameters: { route: "/active?code=code-by-mail" },
  beforeEach: () => void sent.mockClear(),
} satisfies Meta<typeof Activate>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const standard = standardStories(checkActivationCode, (canvas) =>
  canvas.findByRole("button", { name: "激活账号" }),
);

const sent = fn();
const recordsActivation = answers(activate, ({ code }) => (sent("activate", code), {}));
const recordsDeletion = answers(declineRegistration, ({ code }) => (sent("delete", code), {}));

const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole("button", { name }));

export const Default: Story = {
  tags: ["picture"],
  parameters: { scenario: [recordsActivation] },
  play: async ({ canvas }) => {
    await press(canvas, "激活账号");
    await expect(await canvas.findByRole("heading", { name: "您的账号已激活" })).toBeVisible();
    const main = within(canvas.getByRole("main"));
    await expect(main.getByRole("link", { name: "登录" })).toHaveAttribute("href", "/login");
    await expect(main.getByRole("link", { name: "重新设置密码" })).toHaveAttribute(
      "href",
      "/forgot_password?reset=0",
    );
    await expect(sent.mock.calls).toEqual([["activate", "code-by-mail"]]);
  },
};

/** The link alone activates nothing; the page says when, and with which browser, the account was registered. */
export const Opened: Story = {
  tags: ["picture"],
  play: async ({ canvas }) => {
    const registration = within(await canvas.findByRole("region", { name: "注册信息" }));
    await expect(registration.getByText("2026-11-21 10:42")).toBeVisible();
    await expect(registration.getByText("Firefox · Linux")).toBeVisible();
    await expect(canvas.queryByLabelText(/密码/)).toBeNull();
    await expect(canvas.queryByRole("heading", { name: "您的账号已激活" })).toBeNull();
  },
};

export const NotMe: Story = {
  parameters: { scenario: [recordsDeletion] },
  play: async ({ canvas }) => {
    await press(canvas, "不是我注册的，删除账号");
    await expect(await canvas.findByRole("heading", { name: "账号已删除" })).toBeVisible();
    await expect(sent.mock.calls).toEqual([["delete", "code-by-mail"]]);
  },
};

/** The second link of the mail: deleting comes first. */
export const DeclinedByMail: Story = {
  tags: ["picture"],
  parameters: { route: "/active?code=code-by-mail&decline=1" },
  play: async ({ canvas }) => {
    const buttons = await canvas.findAllByRole("button", { name: /账号/ });
    await expect(buttons.map((button) => button.textContent)).toEqual([
      "删除账号",
      "是我注册的，激活账号",
    ]);
  },
};

/** The code may also be the last segment of the path. */
export const CodeInThePath: Story = {
  args: { code: "code-in-path" },
  parameters: { scenario: [recordsActivation], route: "/active/code-in-path" },
  play: async ({ canvas }) => {
    await press(canvas, "激活账号");
    await waitFor(() => expect(sent.mock.calls).toEqual([["activate", "code-in-path"]]));
  },
};

export const BrowserUnknown: Story = {
  parameters: { scenario: [answers(checkActivationCode, { ...pendingAccount, browser: "" })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("未知")).toBeVisible();
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
    await press(canvas, "激活账号");
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
      answers(mailActivation, ({ email }) => (sent(email), {})),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("该链接已过期，请重新申请。");
    await expect(canvas.getByRole("link", { name: "登录" })).toHaveAttribute("href", "/login");
    await userEvent.type(canvas.getByLabelText(/邮箱地址/), "xu.qing@lab.example{Enter}");
    await expect(await canvas.findByText(/xu.qing@lab.example 已注册但尚未激活/)).toBeVisible();
    await expect(sent.mock.calls).toEqual([["xu.qing@lab.example"]]);
  },
};

export const LinkExpiredMeanwhile: Story = {
  parameters: { scenario: [refuses(activate, codes.linkDead, mailMessages.linkExpired)] },
  play: async ({ canvas }) => {
    await press(canvas, "激活账号");
    await expect(await canvas.findByRole("alert")).toHaveTextContent("该链接已过期");
  },
};

/** Somebody else has the password of an account that was activated by mistake: a new one ends it. */
export const ActiveAlready: Story = {
  parameters: {
    scenario: [refuses(declineRegistration, codes.linkDead, registrationMessages.activeAlready)],
  },
  play: async ({ canvas }) => {
    await press(canvas, "不是我注册的，删除账号");
    await expect(await canvas.findByRole("alert")).toHaveTextContent("您的账号已激活");
    await expect(canvas.getByRole("link", { name: "重新设置密码" })).toBeVisible();
  },
};

export const Refused: Story = {
  parameters: { scenario: [refuses(activate, codes.failed, callMessages.failed)] },
  play: async ({ canvas }) => {
    await press(canvas, "激活账号");
    await expectAlert(callMessages.failed.zh);
    if (restsHere()) return;
    await answerAlert("确定");
    await expect(canvas.getByRole("button", { name: "激活账号" })).toBeVisible();
  },
};

export const DeletionRefused: Story = {
  parameters: { scenario: [refuses(declineRegistration, codes.failed, callMessages.failed)] },
  play: async ({ canvas }) => {
    await press(canvas, "不是我注册的，删除账号");
    await expectAlert(callMessages.failed.zh);
    if (restsHere()) return;
    await answerAlert("确定");
    await expect(canvas.getByRole("button", { name: "激活账号" })).toBeVisible();
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

const open = () => Promise.resolve();

export const LinkUsed: Story = refusedAfter(
  open,
  refuses(checkActivationCode, codes.linkDead, mailMessages.linkUsed),
);

export const LinkUnknown: Story = refusedAfter(
  open,
  refuses(checkActivationCode, codes.linkDead, mailMessages.linkUnknown),
);

export const OpenedAgain: Story = refusedAfter(
  open,
  refuses(checkActivationCode, codes.linkDead, registrationMessages.activeAlready),
);

const activateIt = ({ canvas }: { canvas: Canvas }) => press(canvas, "激活账号");

export const ActivatedMeanwhile: Story = refusedAfter(
  activateIt,
  refuses(activate, codes.linkDead, registrationMessages.activeAlready),
);

/** Customer service has locked the account. */
export const ShutOut: Story = refusedAfter(
  activateIt,
  refuses(activate, codes.linkDead, registrationMessages.shutOut),
);

export const LinkUsedMeanwhile: Story = refusedAfter(
  activateIt,
  refuses(activate, codes.linkDead, mailMessages.linkUsed),
);

/** The expired link was deleted. */
export const LinkDeletedMeanwhile: Story = refusedAfter(
  activateIt,
  refuses(activate, codes.linkDead, mailMessages.linkUnknown),
);

const decline = ({ canvas }: { canvas: Canvas }) => press(canvas, "不是我注册的，删除账号");

export const DeletionShutOut: Story = refusedAfter(
  decline,
  refuses(declineRegistration, codes.linkDead, registrationMessages.shutOut),
);

export const DeletedMeanwhile: Story = refusedAfter(
  decline,
  refuses(declineRegistration, codes.linkDead, mailMessages.linkUsed),
);

export const DeletionLinkExpired: Story = refusedAfter(
  decline,
  refuses(declineRegistration, codes.linkDead, mailMessages.linkExpired),
);

export const DeletionLinkUnknown: Story = refusedAfter(
  decline,
  refuses(declineRegistration, codes.linkDead, mailMessages.linkUnknown),
);
