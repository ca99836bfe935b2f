import type { Page } from "@playwright/test";
import { expect, test } from "./shop.ts";

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const languages = [
  {
    name: "Chinese",
    home: "/",
    openMenu: "打开菜单",
    menu: "菜单",
    panel: "快捷面板",
    buttons: [/我的账户|登录/u, /^收藏/u, /^购物车/u, /^订单/u],
    notFound: "没有找到这个页面",
  },
  {
    name: "English",
    home: "/en",
    openMenu: "Open the menu",
    menu: "Menu",
    panel: "Quick panel",
    buttons: [/Your account|Log in/u, /^Favourites/u, /^Cart/u, /^Orders/u],
    notFound: "Page not found",
  },
] as const;
type Language = (typeof languages)[number];

/** The paths of the shop that the page links to, with queries and without fragments. */
async function linksOf(page: Page): Promise<string[]> {
  const hrefs = await page
    .locator("a[href]")
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  const { origin } = new URL(page.url());
  return hrefs
    .map((href) => new URL(href))
    .filter((url) => url.origin === origin)
    .map(({ pathname, search }) => `${pathname}${search}`);
}

/** The links of home, toolbar, menu, footer, right panel and its panels, then of the phone's menu. */
async function linksAround(page: Page, language: Language): Promise<string[]> {
  await page.setViewportSize(DESKTOP);
  await page.goto(language.home);
  await page.waitForLoadState("networkidle");
  const links = await linksOf(page);
  const rail = page.getByRole("complementary", { name: language.panel });
  const panel = rail.getByRole("dialog");
  for (const name of language.buttons) {
    await rail.getByRole("list").first().getByRole("button", { name }).click();
    await expect(panel.getByRole("link").first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    links.push(...(await linksOf(page)));
    await page.keyboard.press("Escape");
    await expect(panel).toHaveCount(0);
  }
  await page.setViewportSize(PHONE);
  await page.goto(language.home);
  await page.getByRole("button", { name: language.openMenu }).click();
  await expect(page.getByRole("dialog", { name: language.menu })).toBeVisible();
  const ofMenu = await linksOf(page);
  expect(ofMenu.length).toBeGreaterThan(20);
  return [...links, ...ofMenu];
}

test.use({ visitor: "ordinary" });

for (const language of languages) {
  test(`every link around the home page leads to a page, in ${language.name}`, async ({
    page,
    browser,
    request,
    shop,
    customer,
    goods: { ethanol },
    problems,
  }) => {
    const [pack] = ethanol.packs;
    await customer.add(ethanol.itemCode, pack?.productId ?? "", 1);
    const guest = await browser.newContext({ baseURL: shop.url });
    const links = new Set([
      ...(await linksAround(page, language)),
      ...(await linksAround(await guest.newPage(), language)),
    ]);
    await guest.close();
    expect(links.size).toBeGreaterThan(60);
    const dead: string[] = [];
    const drawnByScripts: string[] = [];
    for (const link of links) {
      const response = await request.get(link);
      if (response.status() !== 200) dead.push(`${link}: HTTP ${response.status()}`);
      else if (!(await response.text()).includes("<h1")) drawnByScripts.push(link);
    }
    for (const link of drawnByScripts) {
      await page.goto(link);
      await expect.soft(page.getByRole("heading", { level: 1 }).first(), link).toBeVisible();
      if (await page.getByRole("heading", { level: 1, name: language.notFound }).isVisible()) {
        dead.push(`${link}: not found`);
      }
      dead.push(...problems.splice(0).map((problem) => `${link}: ${problem}`));
    }
    expect(dead).toEqual([]);
  });
}
