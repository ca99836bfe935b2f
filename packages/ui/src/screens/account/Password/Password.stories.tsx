import { codes } from "@reagent/api/contract/envelope";
import { updatePassword } from "@reagent/api/contract/profile";
import { endOtherSessions, endSession, listSessions } from "@reagent/api/contract/session";
import { callMessages } from "@reagent/api/messages/call";
import { passwordMessages } from "@reagent/api/messages/password";
import { sessionMessages } from "@reagent/api/messages/session";
import { sessions } from "@reagent/api/mock/samples/sessions";
import { answers, refuses, waits } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { findAlert } from "../../../foundations/stage/actions.ts";
import { restsHere } from "../../../foundations/stage/at-rest.ts";
import { refusedAfter } from "../../../foundations/stage/refused-after.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { SessionWatch } from "../../../layouts/parts/SessionWatch/SessionWatch.tsx";
import { withPlainEvents } from "../../../testing/plain-events.ts";
import { Password } from "./Password.tsx";

const meta = {
  title: "Screens/Account/Password",
  component: Password,
  tags: ["plays-on-phones", "plays-in-chinese"],
  parameters: { route: "/profile/password" },
  beforeEach: () => {
    withPlainEvents();
    sent.mockClear();
    ended = false;
  },
} satisfies Meta<typeof Password>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const standard = standardStories(listSessions, (canvas) =>
  canvas.findByRole("table", { name: "登录管理" }),
);

const sent = fn();
let ended = false;

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
    scenario: [refuses(updatePassword, codes.passwordWrong, passwordMessages.oldWrong)],
  },
  play: async ({ canvas }) => {
    await fill(canvas, "old-2025", "new-2026", "new-2026");
    const old = canvas.getByLabelText(/^旧密码/);
    await waitFor(() => expect(old).toHaveAccessibleDescription("旧密码不正确，请重新输入。"));
    await expect(old).toHaveFocus();
    await expect(canvas.getByLabelText(/^新密码/)).toHaveValue("new-2026");
  },
};

/** The server knows more common passwords than the form. */
export const TooCommon: Story = {
  parameters: {
    scenario: [refuses(updatePassword, codes.passwordCommon, passwordMessages.common)],
  },
  play: async ({ canvas }) => {
    await fill(canvas, "old-2026", "zhangwei", "zhangwei");
    await waitFor(() =>
      expect(canvas.getByLabelText(/^新密码/)).toHaveAccessibleDescription(
        /这个密码过于常见，请换一个/,
      ),
    );
  },
};

export const Refused: Story = {
  parameters: {
    scenario: [refuses(updatePassword, codes.badRequest, passwordMessages.invalid)],
  },
  play: async ({ canvas }) => {
    await fill(canvas, "old-2026", "new-2026", "new-2026");
    const alert = await findAlert();
    await expect(within(alert).getByText(passwordMessages.invalid.zh)).toBeVisible();
    if (restsHere()) return;
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

/** The current browser is marked and cannot be logged out here. */
export const SessionsListed: Story = {
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole("row");
    await expect(rows).toHaveLength(4);
    await expect(rows[1]).toHaveTextContent("当前浏览器");
    await expect(within(rows[1]!).queryByRole("button")).toBeNull();
    await expect(rows[3]).toHaveTextContent("未知浏览器");
  },
};

/** Opens the dialog that asks for the password, and submits one. */
async function endWith(canvas: Canvas, button: string | RegExp, password: string) {
  await userEvent.click((await canvas.findAllByRole("button", { name: button }))[0]!);
  const dialog = within(await screen.findByRole("dialog"));
  const field = await dialog.findByLabelText(/^登录密码/);
  await waitFor(() => expect(field).toHaveFocus());
  if (password) await userEvent.type(field, password);
  await userEvent.click(dialog.getByRole("button", { name: "退出" }));
  return { dialog, field };
}

export const SessionEnded: Story = {
  parameters: {
    scenario: [
      answers(listSessions, () => ({ sessions: ended ? sessions.slice(0, 1) : sessions })),
      answers(endSession, (params) => {
        sent(params);
        ended = true;
        return {};
      }),
    ],
  },
  play: async ({ canvas }) => {
    const button = { name: "退出 2026-11-19 20:40 在 Safari · iOS 上的登录" };
    await endWith(canvas, button.name, "old-2026");
    await expect(await screen.findByText("该登录已退出。")).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({ sessionId: "b2", password: "old-2026" });
    await waitFor(() => expect(canvas.queryByRole("button", button)).toBeNull());
    const region = canvas.getByRole("region", { name: "登录管理" });
    await waitFor(() => expect(region).toContainElement(document.activeElement as HTMLElement));
  },
};

export const OtherSessionsEnded: Story = {
  parameters: {
    scenario: [
      answers(listSessions, () => ({ sessions: ended ? sessions.slice(0, 1) : sessions })),
      answers(endOtherSessions, (params) => {
        sent(params);
        ended = true;
        return {};
      }),
    ],
  },
  play: async ({ canvas }) => {
    await endWith(canvas, "退出其他所有登录", "old-2026");
    await expect(await screen.findByText("其他所有登录已退出。")).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({ password: "old-2026" });
    await waitFor(() =>
      expect(canvas.queryByRole("button", { name: "退出其他所有登录" })).toBeNull(),
    );
    await expect(canvas.getByText("当前浏览器")).toBeVisible();
  },
};

/** What was typed remains, for another try. */
export const OtherSessionsNotEnded: Story = {
  parameters: { scenario: [refuses(endOtherSessions, codes.failed, callMessages.failed)] },
  play: async ({ canvas }) => {
    const { field } = await endWith(canvas, "退出其他所有登录", "old-2026");
    const alert = await findAlert();
    await expect(within(alert).getByText("系统出错，请稍后再试。")).toBeVisible();
    if (restsHere()) return;
    await userEvent.click(within(alert).getByRole("button", { name: "确定" }));
    await expect(screen.queryByText("其他所有登录已退出。")).toBeNull();
    await expect(field).toHaveValue("old-2026");
  },
};

export const PasswordMissing: Story = {
  tags: ["picture"],
  play: async ({ canvas }) => {
    const { field } = await endWith(canvas, /上的登录$/, "");
    await waitFor(() => expect(field).toHaveAccessibleDescription("请输入登录密码"));
    await expect(field).toHaveFocus();
  },
};

/** The message is shown at the field; nothing has ended. */
export const PasswordWrong: Story = {
  parameters: { scenario: [refuses(endSession, codes.passwordWrong, passwordMessages.wrong)] },
  play: async ({ canvas }) => {
    const { dialog, field } = await endWith(canvas, /上的登录$/, "old-2025");
    await waitFor(() => expect(field).toHaveAccessibleDescription("密码不正确，请重新输入。"));
    await expect(field).toHaveFocus();
    if (restsHere()) return;
    await userEvent.click(dialog.getByRole("button", { name: "取消" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(canvas.getAllByRole("button", { name: /上的登录$/ })[0]).toHaveFocus();
    await expect(screen.queryByText("该登录已退出。")).toBeNull();
  },
};

export const PasswordWrongForOthers: Story = {
  parameters: {
    scenario: [refuses(endOtherSessions, codes.passwordWrong, passwordMessages.wrong)],
  },
  play: async ({ canvas }) => {
    const { field } = await endWith(canvas, "退出其他所有登录", "old-2025");
    await waitFor(() => expect(field).toHaveAccessibleDescription("密码不正确，请重新输入。"));
  },
};

export const TooManyWrongPasswords: Story = {
  parameters: {
    scenario: [refuses(endOtherSessions, codes.tooMany, passwordMessages.tooManyWrong)],
  },
  play: async ({ canvas }) => {
    await endWith(canvas, "退出其他所有登录", "old-2025");
    const alert = await findAlert();
    await expect(within(alert).getByText(passwordMessages.tooManyWrong.zh)).toBeVisible();
    if (restsHere()) return;
    await userEvent.click(within(alert).getByRole("button", { name: "确定" }));
  },
};

export const Ending: Story = {
  parameters: { scenario: [waits(endOtherSessions)] },
  play: async ({ canvas }) => {
    const { dialog } = await endWith(canvas, "退出其他所有登录", "old-2026");
    await expect(await dialog.findByRole("button", { name: "退出中..." })).toBeVisible();
  },
};

/** It ended meanwhile: the list is read again. */
export const SessionEndedAlready: Story = {
  parameters: { scenario: [refuses(endSession, codes.notFound, sessionMessages.ended)] },
  play: async ({ canvas }) => {
    await endWith(canvas, /上的登录$/, "old-2026");
    const alert = await findAlert();
    await expect(within(alert).getByText("该登录已结束。")).toBeVisible();
    if (restsHere()) return;
    await userEvent.click(within(alert).getByRole("button", { name: "确定" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const Loading: Story = standard.loading;
export const Failed: Story = standard.failed;
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

export const TooManyWrongOldPasswords: Story = refusedAfter(
  ({ canvas }) => fill(canvas, "old-2025", "new-2026", "new-2026"),
  refuses(updatePassword, codes.tooMany, passwordMessages.tooManyWrong),
);

export const TooManyWrongPasswordsForOne: Story = refusedAfter(
  ({ canvas }) => endWith(canvas, /上的登录$/, "old-2025"),
  refuses(endSession, codes.tooMany, passwordMessages.tooManyWrong),
);
