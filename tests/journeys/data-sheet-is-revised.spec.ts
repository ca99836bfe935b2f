import { test } from "./empty-shop.ts";
import { importGoods } from "./operator.ts";
import { expect } from "./shop.ts";

const HEADER =
  "item_code,name_zh,name_en,pack,list_price,stock,category_zh,cas,hazard_statements,pictograms,signal,safety_data_sheet";
const ethanol = (statements: string, pictograms: string) =>
  `E100001,乙醇,Ethanol,500mL,48,7,溶剂,64-17-5,${statements},${pictograms},danger,1`;

test.describe("given a browser without scripts, and a data sheet that an import has revised", () => {
  test.use({ javaScriptEnabled: false });

  test("when a guest opens its page, then the differences and the documents of both revisions are there", async ({
    own,
    page,
  }) => {
    await importGoods(own, own.write([HEADER, ethanol("H225;H319", "GHS02;GHS07")]));
    await importGoods(own, own.write([HEADER, ethanol("H225;H318", "GHS02;GHS05")]));
    await page.goto(`${own.url}/en/sds/e100001-500ml`);
    await expect(page.getByRole("heading", { level: 1, name: "Ethanol" })).toBeVisible();
    const differences = page.getByRole("list", { name: "Changes since the revision before" });
    await expect(differences.getByText("H318 added", { exact: true })).toBeVisible();
    await expect(differences.getByText("GHS05 added", { exact: true })).toBeVisible();
    for (const [name, type] of [
      ["Safety data sheet, revision 2, English", "application/pdf"],
      ["Safety data sheet, revision 1, 中文", "application/pdf"],
      ["Safety data sheet, revision 1, JSON", "application/json; charset=utf-8"],
    ] as const) {
      const href = await page.getByRole("link", { name }).getAttribute("href");
      const document = await page.request.get(`${own.url}${href ?? ""}`);
      expect([name, document.status(), document.headers()["content-type"]]).toEqual([
        name,
        200,
        type,
      ]);
    }

    await page.getByRole("link", { name: "Show this revision (1)" }).click();
    await expect(page).toHaveURL(`${own.url}/en/sds/E100001?revision=1`);
    await expect(page.getByText("Revision 2 has replaced it.")).toBeVisible();
    await expect(page.getByText("Causes serious eye irritation").first()).toBeVisible();
    expect(await page.context().cookies()).toEqual([]);
  });

  test("when a guest opens a revision that was not made, then the page says so with 404", async ({
    own,
    page,
  }) => {
    await importGoods(own, own.write([HEADER, ethanol("H225;H319", "GHS02;GHS07")]));
    expect((await page.request.get(`${own.url}/sds/E100001?revision=1`)).status()).toBe(200);
    const answer = await page.goto(`${own.url}/sds/E100001?revision=7`);
    expect(answer?.status()).toBe(404);
    await page.getByRole("link", { name: "查询安全技术说明书" }).click();
    await expect(page).toHaveURL(`${own.url}/msds`);
  });
});
