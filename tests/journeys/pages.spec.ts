import type { Page } from "@playwright/test";
import { fillAddress } from "@reagent/domain/page-address";
import type { AnyScreen } from "@reagent/ui/screen";
import { screens } from "@reagent/ui/screens";
import { expectUsable } from "./audit.ts";
import type { Goods } from "./customer.ts";
import { expect, test } from "./shop.ts";

interface Stop {
  readonly name: string;
  readonly path: (goods: Goods) => string;
  readonly title: RegExp;
  /** The error that the browser logs; undefined for none. */
  readonly note?: string;
  /** Is visible once all data of the page has loaded. */
  readonly shows: (page: Page) => ReturnType<Page["locator"]>;
}

const h1 = (name: string | RegExp) => (page: Page) => page.getByRole("heading", { level: 1, name });

const forAnyone: readonly Stop[] = [
  {
    name: "home",
    path: () => "/",
    title: /^刻度试剂$/u,
    shows: (page) => page.getByRole("region", { name: "产品线" }),
  },
  {
    name: "the search",
    path: () => "/search/乙醇",
    title: /^乙醇 的搜索结果 · 刻度试剂$/u,
    shows: (page) => page.getByRole("article").first(),
  },
  {
    name: "the lookup of certificates",
    path: () => "/coa",
    title: /^质检报告（COA）查询 · 刻度试剂$/u,
    shows: h1("质检报告（COA）查询"),
  },
  {
    name: "the lookup of data sheets",
    path: () => "/msds",
    title: /^安全技术说明书（MSDS）查询 · 刻度试剂$/u,
    shows: h1("安全技术说明书（MSDS）查询"),
  },
  {
    name: "the batch search",
    path: () => "/batch",
    title: /^批量查询 · 刻度试剂$/u,
    shows: h1("批量查询"),
  },
  {
    name: "the lookup of parcels",
    path: () => "/sosearch",
    title: /^订单发货查询 · 刻度试剂$/u,
    shows: h1("订单发货查询"),
  },
  {
    name: "the search for a list of structures",
    path: () => "/mklsearch/list",
    title: /^批量结构查询 · 刻度试剂$/u,
    shows: h1("批量结构查询"),
  },
  {
    name: "the results of a batch search",
    path: ({ ethanol }) => `/batch/search?keyword=${ethanol.itemCode}%0A64-17-5%0AZZ000000`,
    title: /^批量查询结果 · 刻度试剂$/u,
    shows: (page) => page.getByRole("table", { name: "每行的结果" }),
  },
  {
    name: "the search for instruments",
    path: () => "/search/搅拌器",
    title: /^搅拌器 的搜索结果 · 刻度试剂$/u,
    shows: (page) => page.getByRole("article").first(),
  },
  {
    name: "the regional search",
    path: () => "/shandongSearch/乙醇",
    title: /^乙醇 的搜索结果 · 刻度试剂$/u,
    shows: (page) => page.getByRole("article").first(),
  },
  {
    name: "the regional search without a text",
    path: () => "/shandongSearch",
    title: /^搜索产品 · 刻度试剂$/u,
    shows: h1("搜索产品"),
  },
  {
    name: "a product",
    path: ({ ethanol }) => `/products/${ethanol.itemCode}`,
    title: /^乙醇.* · 刻度试剂$/u,
    shows: (page) => page.getByRole("region", { name: "包装与价格" }).getByRole("table"),
  },
  {
    name: "the product lines",
    path: () => "/productlines",
    title: /^产品线 · 刻度试剂$/u,
    shows: (page) => page.getByRole("main").getByRole("article").first(),
  },
  {
    name: "a product line",
    path: () => "/productline/5",
    title: /^高纯溶剂 · 刻度试剂$/u,
    shows: (page) => page.getByRole("main").getByRole("article").first(),
  },
  {
    name: "the hazard and precautionary statements",
    path: () => "/ghs",
    title: /^GHS 危险性说明与防范说明 · 刻度试剂$/u,
    shows: h1("GHS 危险性说明与防范说明"),
  },
  {
    name: "the risk and safety phrases",
    path: () => "/rs",
    title: /^R\/S 风险与安全术语 · 刻度试剂$/u,
    shows: h1("R/S 风险与安全术语"),
  },
  {
    name: "the branches",
    path: () => "/branch",
    title: /^分支机构 · 刻度试剂$/u,
    shows: (page) => page.getByRole("button", { name: "放大" }),
  },
  {
    name: "the news",
    path: () => "/news",
    title: /^公司新闻 · 刻度试剂$/u,
    shows: (page) => page.getByRole("list", { name: "公司新闻" }),
  },
  {
    name: "an article",
    path: () => "/article/detail/201",
    title: /^无水溶剂怎么选：.* · 刻度试剂$/u,
    shows: (page) => page.getByRole("navigation", { name: "上一篇与下一篇" }),
  },
  {
    name: "the activities",
    path: () => "/activity",
    title: /^活动 · 刻度试剂$/u,
    shows: (page) => page.getByRole("list", { name: "活动" }),
  },
  {
    name: "an activity",
    path: () => "/activity/detail/1",
    title: /^黄酮与生物碱，从毫克起订 · 刻度试剂$/u,
    shows: (page) => page.getByRole("link", { name: "去看看" }),
  },
  {
    name: "the instruments",
    path: () => "/instrument",
    title: /^仪器耗材 · 刻度试剂$/u,
    shows: (page) => page.getByRole("article").first(),
  },
  {
    name: "an instrument",
    path: ({ stirrer }) => `/consumables/${stirrer.spuCode}`,
    title: /^磁力搅拌器 .* · 刻度试剂$/u,
    shows: (page) => page.getByRole("table", { name: /的全部规格$/u }),
  },
  {
    name: "the orchard",
    path: () => "/exchange",
    title: /^麦粒果园 · 刻度试剂$/u,
    shows: (page) => page.getByRole("list", { name: "礼品" }),
  },
  {
    name: "the search of gifts",
    path: () => "/exsearch/计时器",
    title: /^“计时器”的搜索结果 · 刻度试剂$/u,
    shows: (page) => page.getByRole("list", { name: "礼品" }),
  },
  {
    name: "a gift",
    path: () => "/exdetail/FR0003",
    title: /^实验记录本 · 刻度试剂$/u,
    shows: h1("实验记录本"),
  },
  { name: "the log-in", path: () => "/login", title: /^登录 · 刻度试剂$/u, shows: h1("登录") },
  {
    name: "a page that is not there",
    path: () => "/nowhere/at/all",
    title: /^没有找到这个页面 · 刻度试剂$/u,
    note: "status of 404",
    shows: h1("没有找到这个页面"),
  },
];

interface CustomersStop extends Pick<Stop, "name" | "title" | "shows"> {
  readonly path: string;
}

const named: readonly CustomersStop[] = [
  {
    name: "the cart",
    path: "/cart",
    title: /^购物车 · 刻度试剂$/u,
    shows: (page) => page.getByRole("table", { name: "试剂" }),
  },
  {
    name: "the favourites",
    path: "/fav",
    title: /^我的收藏 · 刻度试剂$/u,
    shows: h1("我的收藏"),
  },
  {
    name: "the lists",
    path: "/fav/lists",
    title: /^我的清单 · 刻度试剂$/u,
    shows: h1("我的清单"),
  },
  {
    name: "the orders",
    path: "/order_history",
    title: /^我的订单 · 刻度试剂$/u,
    shows: h1("我的订单"),
  },
  {
    name: "the orders of instruments",
    path: "/yqorder_history",
    title: /^仪器耗材订单 · 刻度试剂$/u,
    shows: h1("仪器耗材订单"),
  },
  {
    name: "the unshipped orders",
    path: "/order_unship",
    title: /^未发货订单 · 刻度试剂$/u,
    shows: h1("未发货订单"),
  },
  {
    name: "the orders from before 2024",
    path: "/oldorder_history",
    title: /^历史订单 · 刻度试剂$/u,
    shows: h1("历史订单"),
  },
];

const isEveryCustomers = ({ menu }: AnyScreen) =>
  menu !== undefined && "group" in menu && !menu.needs && !menu.isShownWhenOpen;

/** With the other pages of the account menu that every customer has, under their declared titles. */
const forCustomers: readonly CustomersStop[] = [
  ...named,
  ...Object.entries<AnyScreen>(screens)
    .filter(([, screen]) => isEveryCustomers(screen))
    .map(([name, { address, title }]) => ({
      name: `the screen ${name}`,
      path: fillAddress(address),
      title: new RegExp(`^${title?.zh} · 刻度试剂$`, "u"),
      shows: h1(title?.zh ?? ""),
    }))
    .filter(({ path }) => !named.some((stop) => stop.path === path)),
];

/** Checks the page on a desktop, then in a window as narrow as a phone. */
async function expectUsableInAnyWidth(page: Page, shows: Stop["shows"]): Promise<void> {
  await expect(shows(page)).toBeVisible();
  await expectUsable(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(shows(page)).toBeVisible();
  await expectUsable(page);
}

for (const { name, path, title, note, shows } of forAnyone) {
  test(`${name} has its title, is accessible and does not scroll sideways`, async ({
    page,
    goods,
    problems,
  }) => {
    await page.goto(path(goods));
    await expectUsableInAnyWidth(page, shows);
    await expect(page).toHaveTitle(title);
    if (note) expect(problems.splice(0)).toEqual([expect.stringContaining(note)]);
  });
}

test.describe("for a customer", () => {
  test.use({ visitor: "newcomer" });

  for (const { name, path, title, shows } of forCustomers) {
    test(`${name} has its title, is accessible and does not scroll sideways`, async ({
      page,
      goods,
      customer,
    }) => {
      const [pack] = goods.ethanol.packs;
      await customer.add(goods.ethanol.itemCode, pack?.productId ?? "", 2);
      await page.goto(path);
      await expectUsableInAnyWidth(page, shows);
      await expect(page).toHaveTitle(title);
    });
  }
});

test.describe("given a guest", () => {
  for (const path of [
    "/cart",
    "/fav",
    "/fav/lists",
    "/order_history",
    "/order_history/2",
    "/order_detail/html/1",
  ]) {
    test(`when they open ${path}, then the log-in page is shown`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL("/login");
      await expect(page.getByRole("form", { name: "登录" })).toBeVisible();
    });
  }
});
