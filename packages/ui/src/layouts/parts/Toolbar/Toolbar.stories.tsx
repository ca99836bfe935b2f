import { logOut, readUserInfo } from "@reagent/api/contract/account";
import { codes } from "@reagent/api/contract/envelope";
import { headerNames } from "@reagent/api/contract/signature";
import { callMessages } from "@reagent/api/messages/call";
import { token, userInfo } from "@reagent/api/mock/samples/account";
import { answers, refuses, waits } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { http, HttpResponse } from "msw";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { pageLoadedIn, routeIn } from "../../../foundations/stage/location.ts";
import { Toolbar } from "./Toolbar.tsx";

const meta = {
  title: "Layouts/Toolbar",
  component: Toolbar,
  tags: ["plays-in-chinese"],
} satisfies Meta<typeof Toolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  tags: ["desktop"],
  globals: { viewer: "guest" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("您好，欢迎来到刻度试剂")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "登录" })).toHaveAttribute("href", "/login");
    await expect(canvas.getByRole("link", { name: "免费注册" })).toHaveAttribute("href", "/reg");
  },
};

export const Customer: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("您好，周以宁")).toBeVisible();
    await expect(canvas.getByText("华东应用化学研究所")).toBeVisible();
    const paths = { 我的收藏: "/fav", 购物车: "/cart", 我的订单: "/order_history" };
    for (const [name, path] of Object.entries(paths)) {
      await expect(canvas.getByRole("link", { name })).toHaveAttribute("href", path);
    }
  },
};

export const Loading: Story = { parameters: { scenario: [waits(readUserInfo)] } };

/** A customer's page before it is hydrated: it is that of guests, without a log-in. */
export const NotHydrated: Story = {
  globals: { viewer: "guest" },
  render: () => (
    <div data-provisional>
      <Toolbar />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("登录")).not.toBeVisible();
    await expect(canvas.getByText("我的订单")).toBeVisible();
  },
};

export const LongName: Story = {
  parameters: {
    scenario: [
      answers(readUserInfo, (_, language) => ({
        ...userInfo(language),
        name: "阿卜杜热西提·阿卜杜克热木",
        company:
          "中国科学院某某精细有机合成与手性催化国家重点实验室（上海浦东张江分部）分析测试中心",
      })),
    ],
  },
};

const tokensSent = fn();

export const LogOut: Story = {
  parameters: {
    scenario: [
      http.post(`*${logOut.path}`, ({ request }) => {
        tokensSent(request.headers.get(headerNames.token));
        return HttpResponse.json({ code: codes.success, message: "", data: {} });
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    tokensSent.mockClear();
    await userEvent.click(await canvas.findByRole("button", { name: "退出" }));
    await waitFor(() => expect(pageLoadedIn(canvasElement)).toBe("/"));
    await expect(tokensSent.mock.calls).toEqual([[token]]);
    await expect(canvas.getByRole("link", { name: "登录" })).toBeVisible();
  },
};

/** A failed log-out call still ends the session on this device. */
export const LogOutFails: Story = {
  parameters: { route: "/fav", scenario: [refuses(logOut, codes.failed, callMessages.failed)] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "退出" }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/"));
    await expect(pageLoadedIn(canvasElement)).toBeUndefined();
    await expect(canvas.getByRole("link", { name: "登录" })).toBeVisible();
  },
};

export const OtherLanguage: Story = {
  globals: { viewer: "guest", language: "zh" },
  parameters: { route: "/products/B810527?from=fav" },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "English" });
    await expect(link).toHaveAttribute("href", "/en/products/B810527?from=fav");
    await expect(link).toHaveAttribute("hreflang", "en");
  },
};

export const OtherLanguageBack: Story = {
  globals: { viewer: "guest", language: "en" },
  parameters: { route: "/products/B810527" },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "中文" });
    await expect(link).toHaveAttribute("href", "/products/B810527");
  },
};

export const OtherTheme: Story = {
  globals: { viewer: "guest", theme: "light" },
  play: async ({ canvas, canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement;
    await userEvent.click(canvas.getByRole("button", { name: "切换到深色主题" }));
    await expect(page).toHaveAttribute("data-theme", "dark");
    await userEvent.click(await canvas.findByRole("button", { name: "切换到浅色主题" }));
    await expect(page).toHaveAttribute("data-theme", "light");
  },
};

export const OnATablet: Story = { globals: { viewport: { value: "tablet" } } };
