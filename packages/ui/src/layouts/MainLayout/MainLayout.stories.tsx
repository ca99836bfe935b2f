import { readHeader, recordBrowse } from "@reagent/api/contract/home";
import { answers } from "@reagent/api/mock/verbs";
import { patterns } from "@reagent/api/pages/paths";
import { SHOP_PARTS } from "@reagent/domain/shop-part";
import { SHOP_SECTIONS } from "@reagent/domain/shop-section";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { lazy, type ReactNode, useRef } from "react";
import { Link, Route, Routes, useSearchParams } from "react-router-dom";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { LoadedContent } from "../../blocks/Boundary/LazyContent.tsx";
import { usePageNumber } from "../../blocks/usePageNumber.ts";
import { PageHead } from "../../components/PageHead/PageHead.tsx";
import { useFocusOnPageChange } from "../../components/Pager/useFocusOnPageChange.ts";
import { linksToParts } from "../../foundations/stage/absent-parts.ts";
import { pageLoadedIn, routeIn } from "../../foundations/stage/location.ts";
import { drawFrames } from "../../foundations/stage/stopped-clock.ts";
import { itemsChosen } from "../../foundations/stage/stored-state.ts";
import { MainLayout } from "./MainLayout.tsx";

/** A screen with a heading and two links. */
function Page({ title }: { title: string }) {
  return (
    <>
      <PageHead subject={title} />
      <h1>{title}</h1>
      <p>
        <Link to="/products/B810527">苯甲醛</Link> <Link to="/search/乙醚">乙醚</Link>{" "}
        <Link to="/late">我的订单</Link>
      </p>
    </>
  );
}
/** A list with a filter and a pager. */
function List() {
  const [query] = useSearchParams();
  const page = usePageNumber();
  const head = useRef<HTMLHeadingElement>(null);
  useFocusOnPageChange(page, head, query.get("category") ?? "");
  return (
    <>
      <h1 ref={head} tabIndex={-1}>
        仪器耗材
      </h1>
      <p>
        <Link to="?category=离心机">离心机</Link> <Link to="?page=3">第 3 页</Link>
      </p>
    </>
  );
}
/** A screen whose code arrives when `arrive` is called. */
let arrive = () => {};
const lateScreen = () =>
  lazy(
    () =>
      new Promise<{ default: () => ReactNode }>((resolve) => {
        arrive = () => resolve({ default: () => <Page title="我的订单" /> });
      }),
  );
let Late = lateScreen();
const Never = lazy(() => new Promise<never>(() => {}));
function Breaks(): never {
  throw new Error("this screen breaks");
}

function Shop() {
  return (
    <Routes>
      <Route element={<MainLayout />}>
        <Route path="/" element={<Page title="首页" />} />
        <Route path="/login" element={<Page title="登录" />} />
        <Route path="/search/:id" element={<Page title="搜索结果" />} />
        <Route path="/products/:itemCode" element={<Page title="苯甲醛" />} />
        <Route path={patterns.regionalSearch} element={<Page title="搜索" />} />
        <Route path={patterns.compare} element={<Page title="产品对比" />} />
        <Route path={patterns.checkout} element={<Page title="确认订单信息" />} />
        <Route path="/instrument" element={<List />} />
        <Route
          path="/late"
          element={
            <LoadedContent of="/late">
              <Late />
            </LoadedContent>
          }
        />
        <Route path="/never" element={<Never />} />
        <Route path="/breaks" element={<Breaks />} />
      </Route>
    </Routes>
  );
}

const meta = {
  title: "Layouts/Main layout",
  component: Shop,
  tags: ["plays-in-chinese", "plays-on-phones"],
} satisfies Meta<typeof Shop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["!plays-on-phones"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "账户与帮助" })).toBeVisible();
    await expect(await canvas.findByRole("contentinfo")).toBeVisible();
    await expect(await canvas.findByRole("complementary", { name: "快捷面板" })).toBeVisible();
  },
};

/** The frame has no link to a part that the shop does without. */
export const WithoutParts: Story = {
  tags: ["no-picture"],
  globals: { viewport: { value: "desktop" } },
  parameters: { absentParts: SHOP_PARTS },
  play: async ({ canvas, canvasElement }) => {
    const footer = await canvas.findByRole("contentinfo");
    await expect(within(footer).getByRole("link", { name: "分支机构" })).toBeVisible();
    await expect(await canvas.findByRole("link", { name: "大包装询价" })).toBeVisible();
    await canvas.findByRole("complementary", { name: "快捷面板" });
    await expect(linksToParts(canvasElement)).toEqual([]);
  },
};

/** Where the shop has nothing to show yet, the frame does not lead. */
export const WithoutContent: Story = {
  tags: ["no-picture"],
  globals: { viewport: { value: "desktop" } },
  parameters: {
    scenario: [answers(readHeader, { categories: [], emptySections: [...SHOP_SECTIONS] })],
  },
  play: async ({ canvas, canvasElement }) => {
    const footer = within(await canvas.findByRole("contentinfo"));
    await waitFor(() => expect(canvas.queryByRole("link", { name: "产品线" })).toBeNull());
    await expect(canvas.getByRole("link", { name: "定制合成" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "全部分类" })).toBeNull();
    await expect(footer.getByRole("link", { name: "公司简介" })).toBeVisible();
    for (const name of ["核心优势", "招聘信息", "分支机构"])
      await expect(footer.queryByRole("link", { name })).toBeNull();
    const addresses = [...canvasElement.querySelectorAll("a")].map((a) => a.getAttribute("href"));
    for (const address of ["/instrument", "/research", "/article", "/exchange"])
      await expect(addresses).not.toContain(address);
  },
};

export const InEnglishWithoutParts: Story = {
  tags: ["!plays-in-chinese", "no-picture"],
  globals: { language: "en", viewport: { value: "desktop" } },
  parameters: { absentParts: SHOP_PARTS },
  play: async ({ canvas, canvasElement }) => {
    const footer = await canvas.findByRole("contentinfo");
    await expect(within(footer).getByRole("link", { name: "Branches" })).toBeVisible();
    await expect(linksToParts(canvasElement)).toEqual([]);
  },
};

export const Guest: Story = { globals: { viewer: "guest" } };

/** The log-in page has no toolbar, footer or right panel. */
export const LoginPage: Story = {
  globals: { viewer: "guest" },
  parameters: { route: "/login" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", { name: "搜索" })).toBeVisible();
    await drawFrames(30);
    await expect(canvas.queryByRole("region", { name: "账户与帮助" })).toBeNull();
    await expect(canvas.queryByRole("contentinfo")).toBeNull();
    await expect(canvas.queryByRole("complementary", { name: "快捷面板" })).toBeNull();
  },
};

export const RegionalSearch: Story = {
  ...LoginPage,
  parameters: { route: "/shandongSearch/乙醇" },
};

/** The comparison bar is visible where items are looked for. */
export const WithComparison: Story = {
  parameters: { stored: itemsChosen("S812046") },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("complementary", { name: "产品对比" })).toBeVisible();
  },
};

async function expectNoComparison({ canvas }: Parameters<NonNullable<Story["play"]>>[0]) {
  await canvas.findByRole("complementary", { name: "快捷面板" });
  await expect(canvas.queryByRole("complementary", { name: "产品对比" })).toBeNull();
}

/** The comparison bar is hidden on the comparison page. */
export const OnTheComparisonPage: Story = {
  tags: ["!plays-on-phones"],
  parameters: { route: "/compare", stored: itemsChosen("S812046") },
  play: expectNoComparison,
};

/** The comparison bar is hidden on pages on which no items are looked for. */
export const AtTheCheckout: Story = {
  tags: ["!plays-on-phones", "no-picture"],
  parameters: { route: "/checkout", stored: itemsChosen("S812046") },
  play: expectNoComparison,
};

const recorded = fn();
const recordsVisits = answers(recordBrowse, (visit) => {
  recorded(visit);
  return {};
});

/** Leaving a search reloads the page, which then shows the next screen. */
export const LeavesASearch: Story = {
  parameters: { route: "/search/乙醇", scenario: [recordsVisits] },
  play: async ({ canvas, canvasElement }) => {
    recorded.mockClear();
    await waitFor(() => expect(recorded).toHaveBeenCalledOnce());
    const main = within(canvas.getByRole("main"));
    await userEvent.click(main.getByRole("link", { name: "苯甲醛" }));
    await waitFor(() => expect(pageLoadedIn(canvasElement)).toBe("reload"));
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/products/B810527"));
    await expect(recorded).toHaveBeenCalledOnce();
  },
};

export const GoesFromSearchToSearch: Story = {
  parameters: { route: "/search/乙醇" },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(within(canvas.getByRole("main")).getByRole("link", { name: "乙醚" }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/search/乙醚"));
    await expect(canvas.getByRole("heading", { name: "搜索结果" })).toBeVisible();
    await expect(pageLoadedIn(canvasElement)).toBeUndefined();
  },
};

/** Each change of route is recorded, and the focus moves to the new page's heading. */
export const FocusesTheNewPage: Story = {
  parameters: { scenario: [recordsVisits] },
  play: async ({ canvas, canvasElement }) => {
    recorded.mockClear();
    await userEvent.click(within(canvas.getByRole("main")).getByRole("link", { name: "苯甲醛" }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/products/B810527"));
    await waitFor(() => expect(canvas.getByRole("heading", { name: "苯甲醛" })).toHaveFocus());
    await waitFor(() => expect(recorded).toHaveBeenCalledTimes(2));
    await expect(recorded).toHaveBeenLastCalledWith({
      page: "/products/B810527",
      previous: "/",
      relation: "B810527",
    });
  },
};

/** The code of the new page's screen is still loading: its heading gets the focus once it is there, unless that has moved on. */
export const FocusesALatePage: Story = {
  tags: ["no-picture"],
  beforeEach: () => {
    Late = lateScreen();
  },
  play: async ({ canvas }) => {
    const main = canvas.getByRole("main");
    await userEvent.click(within(main).getByRole("link", { name: "我的订单" }));
    await waitFor(() => expect(main).toHaveFocus());
    arrive();
    await waitFor(() => expect(canvas.getByRole("heading", { name: "我的订单" })).toHaveFocus());
  },
};

/** Another page of a list gets the focus; a filter that leads back to the first page keeps it. */
export const KeepsTheFocusOfAFilter: Story = {
  parameters: { route: "/instrument?page=2" },
  play: async ({ canvas, canvasElement }) => {
    const main = within(canvas.getByRole("main"));
    await userEvent.click(main.getByRole("link", { name: "第 3 页" }));
    await waitFor(() => expect(main.getByRole("heading", { name: "仪器耗材" })).toHaveFocus());
    const filter = main.getByRole("link", { name: "离心机" });
    await userEvent.click(filter);
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/instrument?category=离心机"));
    await expect(filter).toHaveFocus();
  },
};

export const SkipsToTheContent: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const skip = canvas.getByRole("link", { name: "跳到主要内容" });
    await expect(skip).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("main")).toHaveFocus();
  },
};

export const Loading: Story = { parameters: { route: "/never" } };

export const ScreenFails: Story = {
  parameters: { route: "/breaks", allowedErrors: [/this screen breaks/] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole("heading", { name: "页面未能显示" })).toBeVisible();
    await expect(await canvas.findByRole("contentinfo")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "重新加载" }));
    await waitFor(() => expect(pageLoadedIn(canvasElement)).toBe("reload"));
  },
};

export const SessionExpired: Story = {
  tags: ["!plays-on-phones"],
  globals: { viewer: "expired" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "免费注册" })).toBeVisible();
  },
};

export const OnATablet: Story = { globals: { viewport: { value: "tablet" } } };

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
