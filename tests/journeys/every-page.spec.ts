import type { Page } from "@playwright/test";
import { pathIn } from "@reagent/api/pages/language-path";
import { addressValues, publicValues } from "./addresses.ts";
import { expectNoSidewaysScrolling, expectSteadySizes, expectUsable } from "./audit.ts";
import {
  expectLanguageKept,
  expectToLead,
  type FoundLinks,
  linksOf,
  linksOfTexts,
} from "./links.ts";
import { expect, test } from "./shop.ts";
import { expectShown, everyStop, type Language, type Stop } from "./stops.ts";
import { expectLargeControls } from "./target-sizes.ts";
import { VISIBLE_SCROLLBARS } from "./visible-scrollbars.ts";
import { waitUntilRead } from "./watched-pages.ts";

test.use({ launchOptions: VISIBLE_SCROLLBARS });

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** Far more than a page takes: a limit for what hangs. */
const PAGE_TIMEOUT_MS = 20_000;

/** Opens every page on a desktop, then narrows the window to that of a phone. Returns all links; each page has large controls at both widths. */
async function walk(
  page: Page,
  language: Language,
  stops: readonly Stop[],
  problems: string[],
): Promise<FoundLinks> {
  const links: FoundLinks = { all: [], ofTexts: [] };
  let controls = 0;
  for (const stop of stops)
    await test.step(stop.path, async () => {
      await page.setViewportSize(DESKTOP);
      const answer = await page.goto(pathIn(language, stop.path));
      expect.soft(answer?.status(), stop.path).toBe(200);
      await waitUntilRead(page);
      await expectShown(page, stop, language);
      // What axe judges is the same in both languages.
      await (language === "zh" ? expectUsable(page) : expectNoSidewaysScrolling(page));
      if (language === "zh") await expectSteadySizes(page);
      if (language === "zh") controls += await expectLargeControls(page);
      await expectLanguageKept(page);
      links.all.push(...(await linksOf(page)));
      links.ofTexts.push(...(await linksOfTexts(page)));
      await page.setViewportSize(PHONE);
      await (language === "zh" ? expectUsable(page) : expectNoSidewaysScrolling(page));
      if (language === "zh") await expectSteadySizes(page);
      if (language === "zh") controls += await expectLargeControls(page);
      expect.soft(problems.splice(0), stop.path).toEqual([]);
    });
  // Search, menu and cart are on every page, at both widths.
  if (language === "zh") expect(controls).toBeGreaterThan(6 * stops.length);
  return links;
}

for (const { language, visitor } of [
  { language: "zh", visitor: "guest" },
  { language: "en", visitor: "ordinary" },
] as const)
  test.describe(`given ${visitor === "guest" ? "a guest" : "a customer"} below ${pathIn(language, "/")}`, () => {
    test.use({ visitor });

    test("every page for anyone has its title, one heading, links that lead somewhere, and fits desktop and phone", async ({
      page,
      request,
      goods,
      problems,
    }) => {
      const stops = everyStop("anyone", publicValues(goods));
      test.setTimeout(stops.length * PAGE_TIMEOUT_MS);
      const { all, ofTexts } = await walk(page, language, stops, problems);
      expect(ofTexts.length).toBeGreaterThan(20);
      await expectToLead(request, all, ofTexts);
    });
  });

test.describe("given a customer", () => {
  test.use({ visitor: "ordinary" });

  for (const language of ["zh", "en"] as const)
    test(`every customers' page below ${pathIn(language, "/")} has its title, one heading, links that lead somewhere, and fits desktop and phone`, async ({
      page,
      request,
      shop,
      customer,
      goods,
      problems,
    }) => {
      const { itemCode, packs } = goods.ethanol;
      await customer.add(itemCode, packs[0]?.productId ?? "", 1);
      const stops = everyStop("customers", await addressValues(shop, customer, goods));
      test.setTimeout(stops.length * PAGE_TIMEOUT_MS);
      const { all, ofTexts } = await walk(page, language, stops, problems);
      await expectToLead(request, all, ofTexts);
    });
});

test("a guest who opens a customers' page is led to the log-in", async ({ page }) => {
  for (const path of [
    "/cart",
    "/fav",
    "/fav/lists",
    "/order_history",
    "/order_history/2",
    "/order_detail/html/1",
  ]) {
    await page.goto(path);
    await expect(page, path).toHaveURL("/login");
    await expect(page.getByRole("form", { name: "登录" }), path).toBeVisible();
  }
});
