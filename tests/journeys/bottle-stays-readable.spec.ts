import { test } from "./empty-shop.ts";
import { importGoods } from "./operator.ts";
import { expect } from "./shop.ts";

const HEADER =
  "item_code,name_zh,name_en,pack,list_price,stock,category_zh,cas,smiles,hazard_statements,pictograms,signal,safety_data_sheet";
const ETHANOL = "E100001,乙醇,Ethanol,500mL,48,7,溶剂,64-17-5,CCO,H225;H319,GHS02;GHS07,danger,1";
const ACETONE =
  "A100002,丙酮,Acetone,500mL,39.5,3,溶剂,67-64-1,CC(C)=O,H225;H319;H336,GHS02;GHS07,danger,1";
const BATCHES = [
  "批号,货号,生产日期,复验日期,检验项目,test,标准,结果",
  "C20261101,E100001,2026-11-01,2028-11-01,含量,Assay,≥99.7%,99.9%",
];
const BOTTLE = "/b/E100001-500mL/C20261101";

test.describe("given a browser without scripts, and a bottle of an item that an import has taken out", () => {
  test.use({ javaScriptEnabled: false });

  test("when a guest opens the address of its code, then the label and the papers are still there", async ({
    own,
    page,
  }) => {
    await importGoods(own, own.write([HEADER, ETHANOL, ACETONE]));
    await importGoods(own, own.write(BATCHES));
    await page.goto(`${own.url}${BOTTLE}`);
    await expect(page.getByRole("link", { name: "打开产品页" })).toBeVisible();

    await importGoods(own, own.write([HEADER, ACETONE]), "--replace");
    expect((await page.request.get(`${own.url}/products/E100001`)).status()).toBe(404);
    await page.goto(`${own.url}/products/detail/E100001-500mL/C20261101`);
    await expect(page).toHaveURL(`${own.url}${BOTTLE}`);
    await expect(page.getByRole("heading", { level: 1, name: "乙醇" })).toBeVisible();
    await expect(page.getByText("该产品已不再销售。")).toBeVisible();
    await expect(page.getByRole("img", { name: /GHS02/u })).toBeVisible();
    await page.getByText("English", { exact: true }).last().click();
    await expect(page.getByText("Highly flammable liquid and vapour")).toBeVisible();
    expect(await page.context().cookies()).toEqual([]);

    for (const name of ["质检报告 PDF", "安全技术说明书 中文", "安全技术说明书 English"]) {
      const href = await page.getByRole("link", { name }).getAttribute("href");
      const paper = await page.request.get(`${own.url}${href ?? ""}`);
      expect([name, paper.status(), paper.headers()["content-type"]]).toEqual([
        name,
        200,
        "application/pdf",
      ]);
    }
  });

  test("when a guest opens an unknown code, then the page says so and leads to the lookup", async ({
    own,
    page,
  }) => {
    await importGoods(own, own.write([HEADER, ETHANOL]));
    const answer = await page.goto(`${own.url}/en/b/E100001-500mL/C0`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "This batch was not found" })).toBeVisible();
    await page.getByRole("link", { name: "Look up a certificate" }).click();
    await expect(page).toHaveURL(`${own.url}/en/coa`);
  });
});
