import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { BROWSER_ARGS } from "../../scripts/browser.ts";
import { ROOT } from "../../scripts/job.ts";
import { packagedBrowser } from "../../scripts/packaged-browser.ts";
import { addressValues, publicValues } from "./addresses.ts";
import { customerAt, emails } from "./customer.ts";
import { SALT } from "./placed-order.ts";
import { expect, test as journey } from "./shop.ts";
import { logInWith, searchFor } from "./steps.ts";
import { everyStop, expectShown, type Stop } from "./stops.ts";
import { expectMessage, waitUntilRead } from "./watched-pages.ts";

/** Far more than a page takes: a limit for what hangs. */
const PAGE_TIMEOUT_MS = 20_000;

/** Journeys in the oldest supported Chromium, the last for Windows 7 (docs/decisions/2026-11-27-supported-browsers.md). */
const test = journey.extend<object, { browser: Browser }>({
  browser: [
    async ({ playwright }, use) => {
      const module = import.meta.resolve("chromium-109");
      const executablePath = packagedBrowser(module, { hasWebGl: true });
      const browser = await playwright.chromium.launch({ executablePath, args: BROWSER_ARGS });
      expect(browser.version()).toMatch(/^109\./u);
      await use(browser);
      await browser.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

/** Opens each page, and expects that it is whole and complains of nothing. */
async function walk(
  page: Parameters<typeof expectShown>[0],
  stops: readonly Stop[],
  problems: string[],
): Promise<void> {
  test.setTimeout(stops.length * PAGE_TIMEOUT_MS);
  for (const stop of stops)
    await test.step(stop.path, async () => {
      await page.goto(stop.path);
      await waitUntilRead(page);
      await expectShown(page, stop, "zh");
      expect.soft(problems.splice(0), stop.path).toEqual([]);
    });
}

/**
 * What an oldest supported browser lacks and apps/shop/src/older-browsers.ts does not give it: static blocks and lookbehind make Safari 15.6
 * refuse a whole file. Names that are also those of libraries' own methods are not among them.
 */
const TOO_NEW =
  /\b(?:Object|Map)\.groupBy\b|\bPromise\.(?:withResolvers|try)\b|\bArray\.fromAsync\b|\bAbortSignal\.any\b|\bURL\.(?:parse|canParse)\b|\.(?:is|to)WellFormed\(|\bstatic\s*\{|\(\?<[=!]/u;

test("the built code has no method and no syntax that an oldest supported browser lacks", () => {
  const files = globSync(join(ROOT, "apps/shop/dist/**/*.js"));
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) => TOO_NEW.exec(readFileSync(file, "utf8"))?.[0] ?? []);
  expect(found).toEqual([]);
});

test.describe("given a guest with Chromium 109", () => {
  test("every page for anyone is whole", async ({ page, goods, problems }) => {
    await walk(page, everyStop("anyone", publicValues(goods)), problems);
  });

  test("when they search for salt, log in to put it into the cart, order it and pay from the balance, then the order is paid", async ({
    page,
    shop,
  }) => {
    await customerAt(shop.url, "ordinary");
    const question = page.getByRole("alertdialog");

    await test.step("the search", async () => {
      await page.goto("/");
      await searchFor(page, SALT);
      // The home page has articles as well, and stays until the results are shown.
      await expect(page.getByRole("heading", { level: 1, name: SALT })).toBeVisible();
      await page.getByRole("article").first().getByRole("link").first().click();
      await expect(page).toHaveURL(/\/products\//u);
    });

    await test.step("the cart", async () => {
      const quantity = page.getByRole("textbox", { name: /的数量$/u }).first();
      await quantity.fill("1");
      await quantity.press("Tab");
      await page.getByRole("button", { name: "加入购物车" }).first().click();
      const dialog = page.getByRole("dialog", { name: "您还未登录，请先登录再尝试" });
      const reloaded = page.waitForEvent("load");
      await logInWith(dialog, emails.ordinary);
      await reloaded;
      await expectMessage(page, "加入购物车成功！");
      await page.getByRole("link", { name: "购物车 1", exact: true }).click();
      await expect(page).toHaveURL("/cart");
      await expect(quantity).toHaveValue("1");
    });

    await test.step("the order", async () => {
      await page.getByRole("button", { name: "下一步" }).click();
      await expect(page).toHaveURL("/checkout");
      await page.getByRole("radiogroup", { name: "收货地址" }).getByRole("radio").last().click();
      await page.getByRole("button", { name: "提交订单", exact: true }).click();
      await question.getByRole("button", { name: "确认提交" }).click();
      await expect(page).toHaveURL("/payment");
    });

    await test.step("the payment", async () => {
      await page.getByRole("tab", { name: "余额抵扣" }).click();
      await page.getByRole("button", { name: "立即支付" }).click();
      await question.getByRole("button", { name: "确认支付" }).click();
      await expectMessage(page, "您的订单支付成功！");
      await expect(page).toHaveURL("/order_history");
      await expect(page.getByRole("row").nth(1)).toContainText("已付款");
    });
  });
});

test.describe("given a customer with Chromium 109", () => {
  test.use({ visitor: "ordinary" });

  test("every customers' page is whole", async ({ page, shop, customer, goods, problems }) => {
    const { itemCode, packs } = goods.ethanol;
    await customer.add(itemCode, packs[0]?.productId ?? "", 1);
    await walk(page, everyStop("customers", await addressValues(shop, customer, goods)), problems);
  });
});
