import { expect, type Locator, type Page } from "@playwright/test";
import { shop } from "@reagent/api/contract/shop";
import type { PageName } from "@reagent/api/pages/paths";
import { COMPANY_PAGES, HELP_PAGES } from "@reagent/domain/content-page";
import type { AnyScreen } from "@reagent/ui/screen";
import { screens } from "@reagent/ui/screens";
import { filledAddress } from "./addresses.ts";

export type Language = "zh" | "en";

/** A page that a walk opens. */
export interface Stop {
  readonly name: PageName;
  readonly screen: AnyScreen;
  /** Without the language's prefix. */
  readonly path: string;
}

/** The values at addresses that have a page for each of several. */
const several: Readonly<Record<string, readonly string[]>> = {
  help: HELP_PAGES,
  info: COMPANY_PAGES,
  orders: ["", "1", "2"],
};

/** Further addresses of screens that show something else there: goods that are named in the query, instruments, an empty search. */
const further = (itemCode: string): Readonly<Partial<Record<PageName, string>>> => ({
  search: "/search/搅拌器",
  regionalSearch: "/shandongSearch",
  batchResults: `/batch/search?keyword=${itemCode}%0A64-17-5%0AZZ000000`,
  compare: `/compare?items=${itemCode}`,
});

/** Every address of the screens for these visitors, with the values of its parameters by the name of the screen. */
export function everyStop(
  visitors: AnyScreen["visitors"],
  values: Readonly<Record<string, string>>,
): Stop[] {
  const more = further(values["product"] ?? "");
  const all = Object.entries(screens) as [PageName, AnyScreen][];
  return all
    .filter(([, screen]) => screen.visitors === visitors)
    .flatMap(([name, screen]) => {
      const paths = (several[name] ?? [values[name] ?? ""]).map((value) =>
        filledAddress(screen.address, value),
      );
      const another = more[name];
      return [...paths, ...(another ? [another] : [])].map((path) => ({ name, screen, path }));
    });
}

/** The titles of screens that declare none, since theirs depends on what they show. */
const titles: Readonly<Partial<Record<PageName, Readonly<Record<Language, string>>>>> = {
  advancedSearch: { zh: "结构搜索", en: "Structure search" },
  certificateSearch: { zh: "质检报告（COA）查询", en: "Find a certificate of analysis" },
  safetyDataSheetSearch: { zh: "安全技术说明书（MSDS）查询", en: "Find a safety data sheet" },
  batchSearch: { zh: "批量查询", en: "Search for several products at once" },
  shippingSearch: { zh: "订单发货查询", en: "Find the parcels of an order" },
  productLines: { zh: "产品线", en: "Product lines" },
  news: { zh: "公司新闻", en: "Company news" },
};

/** What a screen shows in Chinese once its data has loaded. */
const contents: Readonly<Partial<Record<PageName, (page: Page) => Locator>>> = {
  home: (page) => page.getByRole("region", { name: "产品线" }),
  search: (page) => page.getByRole("article").first(),
  product: (page) => page.getByRole("region", { name: "包装与价格" }).getByRole("table"),
  productLines: (page) => page.getByRole("main").getByRole("article").first(),
  productLine: (page) => page.getByRole("main").getByRole("article").first(),
  branches: (page) => page.getByRole("button", { name: "放大" }),
  news: (page) => page.getByRole("list", { name: "公司新闻" }),
  article: (page) => page.getByRole("navigation", { name: "上一篇与下一篇" }),
  activities: (page) => page.getByRole("list", { name: "活动" }),
  activity: (page) => page.getByRole("link", { name: "去看看" }),
  instruments: (page) => page.getByRole("article").first(),
  instrument: (page) => page.getByRole("table", { name: /的全部规格$/u }),
  orchard: (page) => page.getByRole("list", { name: "礼品" }),
  giftSearch: (page) => page.getByRole("list", { name: "礼品" }),
  cart: (page) => page.getByRole("table", { name: "试剂" }),
};

const texts = {
  zh: { loading: "正在加载", notFound: "没有找到这个页面" },
  en: { loading: "Loading", notFound: "Page not found" },
} as const;

/** Screens that lead elsewhere where no query says what to show. */
const LEADING = new Set<PageName>([
  "batchResults",
  "trackedOrder",
  "scannedProduct",
  "paid",
  "giftCheckout",
]);
/** Screens whose title names the goods of the query. */
const NAMING = new Set<PageName>(["compare"]);

/** The title of a page without the shop's name; undefined where it depends on what the page shows. */
const titleOf = ({ name, screen }: Stop, language: Language): string | undefined =>
  (screen.title ?? titles[name])?.[language];

/** Expects that a page is the one of its address: its only heading, its title, its content, nothing that is still loading. */
export async function expectShown(page: Page, stop: Stop, language: Language): Promise<void> {
  const soft = expect.configure({ soft: true });
  const { name, path } = stop;
  const main = page.getByRole("main");
  const heading = page.getByRole("heading", { level: 1 });
  await soft(heading, path).toHaveCount(1);
  await soft(main.getByText(texts[language].loading, { exact: true }), path).toHaveCount(0);
  await soft(heading.filter({ hasText: texts[language].notFound }), path).toHaveCount(0);
  const namesGoods = NAMING.has(name) && path.includes("?");
  const leads = LEADING.has(name) && !path.includes("?");
  const declared = leads ? undefined : titleOf(stop, language);
  const words = escaped(declared ?? (await heading.first().innerText()));
  // A title that no screen declares says more than the heading; some others name the order as well.
  const named = declared === undefined ? `.*${words}.*` : `${words}( \\w+)?`;
  const title = namesGoods ? ".+" : named;
  await soft(page, path).toHaveTitle(
    name === "home"
      ? shop.name[language]
      : new RegExp(`^${title} · ${escaped(shop.name[language])}$`, "u"),
  );
  const content = language === "zh" && contents[name]?.(page);
  if (content) await soft(content, path).toBeVisible();
}

/** A text as part of a regular expression. */
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
