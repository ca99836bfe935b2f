import type { Page } from "@playwright/test";
import { expectToLead, linksOf } from "./links.ts";
import { expect, test } from "./shop.ts";
import { waitUntilRead } from "./watched-pages.ts";

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
  },
  {
    name: "English",
    home: "/en",
    openMenu: "Open the menu",
    menu: "Menu",
    panel: "Quick panel",
    buttons: [/Your account|Log in/u, /^Favourites/u, /^Cart/u, /^Orders/u],
  },
] as const;
type Language = (typeof languages)[number];

/** The links of home, right panel and its panels, then of the phone's menu. */
async function linksAround(page: Page, language: Language): Promise<string[]> {
  await page.setViewportSize(DESKTOP);
  await page.goto(language.home);
  await waitUntilRead(page);
  const links = await linksOf(page);
  const rail = page.getByRole("complementary", { name: language.panel });
  const panel = rail.getByRole("dialog");
  for (const name of language.buttons) {
    await rail.getByRole("list").first().getByRole("button", { name }).click();
    await expect(panel.getByRole("link").first()).toBeVisible();
    await waitUntilRead(page);
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

for (const { visitor, language } of languages.flatMap((language) =>
  (["guest", "ordinary"] as const).map((visitor) => ({ visitor, language })),
))
  test.describe(`given a ${visitor === "guest" ? "guest" : "customer"} on the home page`, () => {
    test.use({ visitor });

    test(`every link of the quick panels and of the phone's menu leads to a page, in ${language.name}`, async ({
      page,
      request,
      customer,
      goods: { ethanol },
    }) => {
      await customer.add(ethanol.itemCode, ethanol.packs[0]?.productId ?? "", 1);
      const links = new Set(await linksAround(page, language));
      expect(links.size).toBeGreaterThan(60);
      await expectToLead(request, links);
    });
  });
