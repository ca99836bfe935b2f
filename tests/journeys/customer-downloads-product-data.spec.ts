import { readFile } from "node:fs/promises";
import { expect, test } from "./shop.ts";

test.describe("given a customer who may download product data", () => {
  test.use({ visitor: "ordinary" });

  test("when they follow the account menu and press download, then a CSV of the category is saved", async ({
    page,
  }) => {
    await page.goto("/order_history");
    await page.getByRole("link", { name: "产品资料下载" }).click();
    await expect(page).toHaveURL("/profile/download");
    const table = page.getByRole("table", { name: "产品资料下载" });
    await expect(table.getByRole("row")).toHaveCount(5);
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "下载 分析试剂 的产品资料" }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe("产品资料-分析试剂.csv");
    const [header = "", ...rows] = (await readFile(await download.path(), "utf8")).split("\n");
    expect(header).toContain("货号,中文名");
    expect(rows.length).toBeGreaterThan(50);
  });
});

test.describe("given a customer who may not", () => {
  test.use({ visitor: "newcomer" });

  test("when they open the address, then the page says so and the menu has no such entry", async ({
    page,
  }) => {
    await page.goto("/profile/download");
    await expect(page.getByRole("alert")).toContainText("未开通产品资料下载");
    await expect(page.getByRole("link", { name: "产品资料下载" })).toHaveCount(0);
  });
});
