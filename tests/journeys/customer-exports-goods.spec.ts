import { readFile } from "node:fs/promises";
import { expect, test } from "./shop.ts";

test.describe("given a customer with orders", () => {
  test.use({ visitor: "ordinary" });

  test("when they export an order, then its bottles are saved as a sheet, as structures and as an archive for notebooks", async ({
    page,
  }) => {
    await page.goto("/order_history");
    await page.getByRole("table", { name: "订单" }).getByRole("link").first().click();
    const menu = page.getByRole("button", { name: /^导出：MK/u });
    const saved = async (entry: RegExp) => {
      const download = page.waitForEvent("download");
      await menu.click();
      await page.getByRole("menuitem", { name: entry }).click();
      const file = await download;
      return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
    };
    const sheet = await saved(/^库存表/u);
    expect(sheet.name).toMatch(/^库存表-MK\d+\.csv$/u);
    const [header = "", ...rows] = String(sheet.content).trimEnd().split("\n");
    expect(header).toContain("瓶号,货号,CAS号");
    expect(rows.length).toBeGreaterThan(0);
    const structures = await saved(/^结构式/u);
    expect(String(structures.content)).toMatch(/M {2}END[\s\S]*\$\$\$\$\n$/u);
    const archive = await saved(/^电子实验记录/u);
    expect(archive.name).toMatch(/\.eln$/u);
    expect(archive.content.includes("ro-crate-metadata.json")).toBe(true);
  });

  test("when they export what a search finds, then its packs are saved as a sheet", async ({
    page,
  }) => {
    await page.goto("/search/乙醇");
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "导出：乙醇" }).click();
    await page.getByRole("menuitem", { name: /^库存表/u }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe("库存表-乙醇.csv");
    const [header = "", ...rows] = (await readFile(await file.path(), "utf8"))
      .trimEnd()
      .split("\n");
    expect(header).toContain("瓶号,货号,CAS号");
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.some((row) => row.includes("64-17-5"))).toBe(true);
  });

  test("when they export their orders for accounting, then a sheet of the period is saved", async ({
    page,
  }) => {
    await page.goto("/order_history");
    await page.getByRole("button", { name: "导出账目" }).click();
    const dialog = page.getByRole("dialog", { name: "导出账目（CSV）" });
    await dialog.getByRole("radio", { name: "订单明细" }).click();
    const download = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "下载" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe("订单明细.csv");
    const [header = "", ...rows] = (await readFile(await file.path(), "utf8")).split("\n");
    expect(header).toContain("订单号,类型,下单日期");
    expect(rows.length).toBeGreaterThan(5);
    await expect(dialog).toHaveCount(0);
  });
});
