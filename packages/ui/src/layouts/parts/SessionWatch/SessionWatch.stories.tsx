import { logIn } from "@reagent/api/contract/account";
import { codes } from "@reagent/api/contract/envelope";
import { accountMessages } from "@reagent/api/messages/account";
import { refuses } from "@reagent/api/mock/verbs";
import { type NoSessionReaction, TOKEN_CLEAR_DELAY_MS } from "@reagent/domain/session";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useSetAtom } from "jotai";
import { useSyncExternalStore } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../../../components/Button/Button.tsx";
import { useDropDeadToken } from "../../../data/use-viewer.tsx";
import {
  expectLoginDialog,
  expectLoginPrompt,
  findAlert,
} from "../../../foundations/stage/actions.ts";
import { pageLoadedIn, routeIn } from "../../../foundations/stage/location.ts";
import { elapse, stopClock } from "../../../foundations/stage/stopped-clock.ts";
import { loginRequestAtom } from "../../../state/atoms.ts";
import { useSession } from "../../../state/session.ts";
import { storageKeys } from "../../../state/storage-keys.ts";
import { useStorage } from "../../../state/storage.tsx";
import { RequireCustomer } from "../../RequireCustomer/RequireCustomer.tsx";
import { SessionWatch } from "./SessionWatch.tsx";

/** A page with an action that needs a session. */
function Page({ reaction }: { reaction: NoSessionReaction }) {
  const request = useSetAtom(loginRequestAtom);
  useDropDeadToken();
  return (
    <main>
      <SessionWatch />
      <Button onClick={() => request(reaction)}>加入购物车</Button>
    </main>
  );
}

/** Shows whether there is a token. */
function Visitor() {
  const { isLoggedIn } = useSession();
  return <header>{isLoggedIn ? "客户" : "访客"}</header>;
}

const meta = {
  title: "Layouts/Session watch",
  component: Page,
  tags: ["plays-in-chinese", "plays-on-phones"],
  globals: { viewer: "guest" },
  parameters: { route: "/products/S812046" },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const act = (canvas: ReturnType<typeof within>) =>
  userEvent.click(canvas.getByRole("button", { name: "加入购物车" }));

export const GuestAction: Story = {
  args: { reaction: "login-dialog" },
  play: async ({ canvas, canvasElement }) => {
    await act(canvas);
    const dialog = await screen.findByRole("dialog", { name: "您还未登录，请先登录再尝试" });
    await userEvent.type(await within(dialog).findByLabelText(/邮箱地址/), "a@b.example");
    await userEvent.type(within(dialog).getByLabelText(/登录密码/), "secret-7{Enter}");
    await waitFor(() => expect(pageLoadedIn(canvasElement)).toBe("reload"));
  },
};

export const LoginRefused: Story = {
  args: { reaction: "login-dialog" },
  parameters: { scenario: [refuses(logIn, codes.loginRefused, accountMessages.loginRefused)] },
  play: async ({ canvas }) => {
    await act(canvas);
    const dialog = await screen.findByRole("dialog");
    await userEvent.type(await within(dialog).findByLabelText(/邮箱地址/), "a@b.example");
    await userEvent.type(within(dialog).getByLabelText(/登录密码/), "wrong-1{Enter}");
    const refusal = await within(dialog).findByText(/邮箱或密码错误/);
    await expect(refusal.closest("[role=alert]")).toBeVisible();
    // Red (storefront §8, login failure): the red channel is well above the others, in both themes.
    const [red = 0, green = 0, blue = 0] = (
      /\d+.*\d/u.exec(getComputedStyle(refusal).color)?.[0].split(/[ ,]+/u) ?? []
    ).map(Number);
    await expect(red).toBeGreaterThan(1.3 * Math.max(green, blue));
  },
};

export const SessionExpired: Story = {
  args: { reaction: "expired-prompt" },
  globals: { viewer: "expired" },
  play: async ({ canvas, canvasElement }) => {
    await act(canvas);
    const prompt = await expectLoginPrompt();
    await userEvent.click(within(prompt).getByRole("button", { name: "取消" }));
    await waitFor(() => expect(pageLoadedIn(canvasElement)).toBe("reload"));
  },
};

export const StaysWhilePrompted: Story = {
  beforeEach: stopClock,
  args: { reaction: "expired-prompt" },
  globals: { viewer: "expired" },
  parameters: { route: "/cart" },
  render: (args) => (
    <>
      <Visitor />
      <RequireCustomer>
        <Page {...args} />
      </RequireCustomer>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await act(canvas);
    const prompt = await findAlert();
    await elapse(TOKEN_CLEAR_DELAY_MS);
    await expect(await canvas.findByText("访客")).toBeInTheDocument();
    await expect(prompt).toBeVisible();
    await expect(canvas.getByText("加入购物车")).toBeInTheDocument();
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/cart"));
  },
};

export const LogInAgain: Story = {
  args: { reaction: "expired-prompt" },
  globals: { viewer: "expired" },
  play: async ({ canvas }) => {
    await act(canvas);
    const prompt = await findAlert();
    await userEvent.click(within(prompt).getByRole("button", { name: "登录" }));
    await expectLoginDialog();
  },
};

export const PageNeedsLogin: Story = {
  tags: ["!plays-in-chinese"],
  args: { reaction: "login-page" },
  play: async ({ canvas, canvasElement }) => {
    await act(canvas);
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/login"));
  },
};

/** Another tab of the customer, which removes what a log-out removes. */
function OtherTab() {
  const { local } = useStorage();
  const leave = () => {
    local.remove(storageKeys.token);
    local.remove(storageKeys.customerMark);
  };
  return (
    <nav>
      <Button onClick={leave}>在另一个标签页退出</Button>
    </nav>
  );
}

/** Shows whether the tab has drafts. */
function Drafts() {
  const { session } = useStorage();
  const drafts = useSyncExternalStore(session.subscribe, () => session.get(storageKeys.drafts));
  return <footer>{drafts === null ? "没有草稿" : "有草稿"}</footer>;
}

/** A log-out in another tab clears this one: its drafts go, and its page is loaded as a guest's. */
export const LoggedOutElsewhere: Story = {
  args: { reaction: "login-dialog" },
  globals: { viewer: "customer" },
  parameters: {
    stored: {
      [storageKeys.customerMark]: "mark",
      [storageKeys.drafts]: JSON.stringify({ by: "mark", forms: { a: { b: "c" } } }),
    },
  },
  render: (args) => (
    <>
      <Visitor />
      <Drafts />
      <OtherTab />
      <Page {...args} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText("客户")).toBeVisible();
    await expect(canvas.getByText("有草稿")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "在另一个标签页退出" }));
    await expect(await canvas.findByText("访客")).toBeVisible();
    await expect(canvas.getByText("没有草稿")).toBeVisible();
    await waitFor(() => expect(pageLoadedIn(canvasElement)).toBe("reload"));
  },
};
