import { expect, test } from "./shop.ts";

test.describe("given a guest on a long page of text", () => {
  test("when they choose a section from its contents, then the page shows it, and the keyboard goes on from there", async ({
    page,
  }) => {
    await page.goto("/html/termsofuse");
    const contents = page.getByRole("navigation", { name: "本页内容" });
    const entry = contents.getByRole("link").nth(6);
    const section = page.getByRole("heading", {
      level: 2,
      name: (await entry.textContent()) ?? "",
      exact: true,
    });
    // Until the text is sanitised its headings have no ids.
    await expect(section).toHaveAttribute("id", "section-7");
    await expect(section).not.toBeInViewport();
    await entry.click();
    await expect(section).toBeInViewport();
    await page.keyboard.press("Tab");
    await expect(contents.locator(":focus")).toHaveCount(0);
  });

  test("when they open the address of a section, and reload it, then the page shows the section", async ({
    page,
  }) => {
    const section = page.locator("#section-7");
    await page.goto("/html/termsofuse#section-7");
    await expect(section).toBeInViewport();
    await page.reload();
    await expect(section).toBeInViewport();
  });
});

test.describe("given a guest on the page of ethanol", () => {
  test.beforeEach(async ({ page, goods: { ethanol } }) => {
    await page.goto(`/products/${ethanol.itemCode}`);
  });

  test("then each pack has its size, price, price per millilitre and stock", async ({
    page,
    goods: { ethanol },
  }) => {
    await expect(page.getByRole("heading", { level: 1, name: "乙醇" })).toBeVisible();
    await expect(page).toHaveTitle(/乙醇.* · 刻度试剂$/u);
    const packs = page.getByRole("table", { name: `${ethanol.itemCode} 的价格与库存` });
    const rows = packs.getByRole("row").filter({ has: page.getByRole("rowheader") });
    await expect(rows).toHaveCount(ethanol.packs.length);
    for (const row of await rows.all()) {
      const [size, perUnit, stock, listPrice, ownPrice] = await row
        .getByRole("cell")
        .allInnerTexts();
      expect(size).toMatch(/^\d+(\.\d+)?\s*m?L/u);
      expect(perUnit).toMatch(/^¥\d[\d.]*\/mL$/u);
      expect(stock).not.toBe("");
      expect(listPrice).toMatch(/^¥[\d,]+\.\d\d$/u);
      expect(ownPrice).toBe("[更多优惠请登录]");
    }
  });

  test("when they copy its CAS number, then the clipboard holds it", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    // The confirmation disappears after a while: the clock is stopped.
    await page.clock.install();
    // Later than the page can be by then: a clock cannot be set back.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole("button", { name: "复制 CAS 号 64-17-5" }).first().click();
    await expect(page.getByRole("status").filter({ hasText: "已复制 CAS 号 64-17-5" })).toHaveCount(
      1,
    );
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("64-17-5");
  });

  test("when they open its tabs, then each shows its content", async ({ page }) => {
    const details = page.getByRole("tablist", { name: "产品资料" });
    await expect(page.getByRole("main").getByText("沸点")).toBeVisible();
    await expect(page.getByRole("tabpanel").getByText("外观")).toBeVisible();
    for (const name of ["质检报告", "图谱", "安全信息", "产品图"]) {
      await details.getByRole("tab", { name }).click();
      await expect(page.getByRole("tabpanel", { name })).toBeVisible();
      await expect(page.getByRole("tabpanel", { name })).not.toBeEmpty();
    }
  });

  test("when they open the safety data sheet, then it opens in a new tab", async ({
    page,
    context,
  }) => {
    const opened = context.waitForEvent(
      "request",
      (request) => request.url().includes("/api/") && request.isNavigationRequest(),
    );
    await page.getByRole("button", { name: "中文 安全技术说明书 MSDS" }).click();
    const response = await (await opened).response();
    expect(response?.headers()["content-type"]).toBe("application/pdf");
  });

  test("when they choose nothing and add, then the shop asks for a quantity", async ({ page }) => {
    await page.getByRole("button", { name: "加入购物车" }).click();
    const alert = page.getByRole("alertdialog");
    await expect(alert).toContainText("请填写数量后再加入购物车！");
    await alert.getByRole("button", { name: "确定" }).click();
    await expect(alert).toBeHidden();
  });
});

test.describe("given a guest with an unknown product code", () => {
  test("when they open its page, then a warning is shown in place of the product", async ({
    page,
    problems,
  }) => {
    const answer = await page.goto("/products/Z999999");
    expect(answer?.status()).toBe(404);
    const warning = page.getByRole("main").getByRole("alert");
    await expect(warning).toContainText("没有找到该产品");
    await expect(warning.getByRole("img")).toBeVisible();
    await expect(page.getByRole("table")).toHaveCount(0);
    expect(problems.splice(0)).toEqual([expect.stringContaining("404 (Not Found)")]);
  });
});
