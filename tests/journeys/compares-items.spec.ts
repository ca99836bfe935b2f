import { expectUsable } from "./audit.ts";
import { expect, test } from "./shop.ts";

test.describe("given a guest who chooses between grades of ethanol", () => {
  test("when they choose items in two tabs, then both tabs show them, and the comparison can be shared", async ({
    page,
    context,
    browser,
    shop,
  }) => {
    const bar = page.getByRole("complementary", { name: "产品对比" });
    const compare = page.getByRole("main").getByRole("button", { name: /^对比 /u });

    await test.step("the first two from the results of a search", async () => {
      await page.goto("/search/64-17-5");
      await compare.nth(0).click();
      await expect(bar.getByRole("status")).toHaveText("已选 1 / 4");
      await compare.nth(1).click();
      await expect(bar.getByRole("status")).toHaveText("已选 2 / 4");
      await expectUsable(page);
    });

    await test.step("a third from its page, in another tab", async () => {
      const other = await context.newPage();
      await other.goto("/search/67-56-1");
      await other.getByRole("article").first().getByRole("heading").getByRole("link").click();
      await other.getByRole("heading", { level: 1, name: "甲醇" }).waitFor();
      await other
        .getByRole("main")
        .getByRole("button", { name: /^对比 /u })
        .click();
      await expect(bar.getByRole("status")).toHaveText("已选 3 / 4");
      await other.close();
    });

    await test.step("the comparison shows the differences first", async () => {
      await bar.getByRole("link", { name: "开始对比" }).click();
      await expect(page).toHaveURL(/\/compare\?items=(?:[A-Z]\d+,?){3}$/u);
      const table = page.getByRole("table", { name: "所选产品的对比" });
      await expect(table.getByRole("columnheader")).toHaveCount(4);
      await expect(table.getByRole("row", { name: /^规格/u })).toBeVisible();
      await expect(bar).toHaveCount(0);
      await expectUsable(page);
    });

    await test.step("a colleague sees the same", async () => {
      const colleague = await browser.newPage({ baseURL: shop.url });
      await colleague.goto(page.url());
      await expect(colleague.getByRole("columnheader")).toHaveCount(4);
      await colleague.close();
    });

    await test.step("print all of it", async () => {
      await page.emulateMedia({ media: "print" });
      await expect(page.getByRole("row", { name: /^CAS/u })).toBeVisible();
      for (const name of [/^从对比中移除/u, /^收藏/u, "复制链接"])
        await expect(page.getByRole("button", { name })).toHaveCount(0);
    });
  });

  test("when they have viewed products, then the next pages list them", async ({
    page,
    goods: { ethanol },
  }) => {
    await page.goto(`/products/${ethanol.itemCode}`);
    await page.getByRole("heading", { level: 1, name: "乙醇" }).waitFor();
    await expect(page.getByRole("region", { name: "最近浏览" })).toHaveCount(0);
    await page.goto("/search/67-56-1");
    const recent = page.getByRole("region", { name: "最近浏览" });
    await expect(recent.getByRole("link", { name: "乙醇" })).toHaveAttribute(
      "href",
      `/products/${ethanol.itemCode}`,
    );
  });
});
