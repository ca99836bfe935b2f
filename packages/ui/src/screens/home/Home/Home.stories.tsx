import { codes } from "@reagent/api/contract/envelope";
import { type HomeInfo, readHeader, readHome } from "@reagent/api/contract/home";
import { homeInfo } from "@reagent/api/mock/samples/home";
import { answers, refuses, waits } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { longTimeout } from "../../../foundations/stage/actions.ts";
import { routeIn } from "../../../foundations/stage/location.ts";
import { Home } from "./Home.tsx";

const meta = {
  title: "Screens/Home/Home",
  component: Home,
  globals: { viewer: "guest" },
} satisfies Meta<typeof Home>;
export default meta;
type Story = StoryObj<typeof meta>;

const changed = (change: (home: HomeInfo) => Partial<HomeInfo>) =>
  answers(readHome, (_, language) => {
    const home = homeInfo(language);
    return { ...home, ...change(home) };
  });

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "膦配体现货，下单次日到实验台" }, longTimeout),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "查看 86 种膦配体" })).toHaveAttribute(
      "href",
      "/category/10121",
    );
    const lines = within(await canvas.findByRole("region", { name: "产品线" }, longTimeout));
    await expect(await lines.findAllByRole("listitem")).toHaveLength(6);
    for (const name of ["置顶", "公司新闻", "技术文章", "化学与生活", "公告栏"]) {
      await expect(await canvas.findByRole("heading", { name }, longTimeout)).toBeVisible();
    }
    await expect(canvas.getByRole("link", { name: "更多公司新闻" })).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "您好，请登录" })).toBeVisible();
  },
};

export const Customer: Story = {
  globals: { viewer: "customer" },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "您好，周以宁" }, longTimeout),
    ).toBeVisible();
    await expect(canvas.getByText("华东应用化学研究所")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "我的订单" })).toHaveAttribute(
      "href",
      "/order_history",
    );
  },
};

/** The first banner becomes a carousel once its code has loaded. */
export const BannersTurned: Story = {
  play: async ({ canvas }) => {
    const banners = await canvas.findByRole("region", { name: "精选" }, longTimeout);
    await userEvent.click(
      await within(banners).findByRole("button", { name: "第 2 组" }, longTimeout),
    );
    await waitFor(
      () =>
        expect(within(banners).getByRole("button", { name: "第 2 组" })).toHaveAttribute(
          "aria-current",
          "true",
        ),
      longTimeout,
    );
  },
};

export const NoticeOpened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole("button", { name: "关于危险化学品配送时间调整的通知" }, longTimeout),
    );
    const dialog = await screen.findByRole(
      "dialog",
      { name: "关于危险化学品配送时间调整的通知" },
      longTimeout,
    );
    await expect(
      await within(dialog).findByText(/仍为每日 15:00 前截单/, undefined, longTimeout),
    ).toBeVisible();
  },
};

export const ArticleOpened: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("link", { name: "苦杏仁与苯甲醛" }, longTimeout));
    await waitFor(() => expect(routeIn(canvasElement)).toMatch(/^\/chemlife\/detail\/\d+$/));
  },
};

export const Loading: Story = {
  parameters: { scenario: [waits(readHome), waits(readHeader)] },
};

export const Failed: Story = {
  parameters: { scenario: [refuses(readHome, codes.failed, "系统繁忙", { once: true })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("内容未能加载。", undefined, longTimeout)).toBeVisible();
    await expect(canvas.getByRole("link", { name: /^批号查询/ })).toBeVisible();
    await expect(screen.queryByText("系统繁忙")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "重试" }));
    await expect(
      await canvas.findByRole("heading", { name: "膦配体现货，下单次日到实验台" }, longTimeout),
    ).toBeVisible();
  },
};

export const NothingLoads: Story = {
  parameters: {
    scenario: [
      refuses(readHome, codes.failed, "系统繁忙"),
      refuses(readHeader, codes.failed, "系统繁忙"),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("分类未能加载。", undefined, longTimeout)).toBeVisible();
    await expect(await canvas.findByText("内容未能加载。", undefined, longTimeout)).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: {
    scenario: [
      changed(() => ({
        banners: [],
        activities: { rows: [] },
        top: { rows: [] },
        news: { rows: [] },
        articles: { rows: [] },
        chemlife: { rows: [] },
        noticeBoard: { subject: "", content: "" },
        productLines: { rows: [] },
      })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText("暂无内容", undefined, longTimeout)).toHaveLength(4);
    await expect(canvas.getByText("暂无公告")).toBeVisible();
    await expect(canvas.queryByRole("heading", { name: "产品线" })).toBeNull();
    await expect(canvas.queryByRole("heading", { name: "活动" })).toBeNull();
  },
};

const long =
  "（1R,2R）-1,2-二氨基环己烷-N,N'-双（2'-二苯基膦苯甲酰）与同类手性配体的选用、贮存与回收";

export const LongContent: Story = {
  parameters: {
    scenario: [
      changed((home) => ({
        banners: home.banners.map((banner) => ({ ...banner, subject: long, note: long })),
        activities: { rows: home.activities.rows.map((row) => ({ ...row, subject: long })) },
        top: { rows: home.top.rows.map((row) => ({ ...row, subject: long })) },
        news: { rows: home.news.rows.map((row) => ({ ...row, subject: long })) },
        articles: {
          rows: Array.from({ length: 40 }, (_, index) => ({
            id: String(index + 1),
            subject: long,
            day: "",
          })),
        },
        noticeBoard: { subject: long, content: `<p>${long.repeat(12)}</p>` },
        productLines: {
          rows: [...home.productLines.rows, ...home.productLines.rows].map((row, index) => ({
            ...row,
            id: String(index + 1),
            name: long,
            claim: long,
          })),
        },
      })),
    ],
  },
  play: async ({ canvas }) => {
    const lines = within(await canvas.findByRole("region", { name: "产品线" }, longTimeout));
    await waitFor(() => expect(lines.getAllByRole("listitem")).toHaveLength(6));
  },
};

export const OnATablet: Story = { globals: { viewport: { value: "tablet" } } };

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
