import type { Page } from "@playwright/test";
import { logIn } from "@reagent/api/contract/account";
import { readOrder } from "@reagent/api/contract/order";
import { listBatches, readItemSpectra, readProduct } from "@reagent/api/contract/product";
import { searchReagents } from "@reagent/api/contract/search";
import { UNREFINED } from "@reagent/domain/facet";
import { demoRecords } from "../demo-records.ts";
import { expectUsable } from "./audit.ts";
import { answerOf, callerAt, emails, password } from "./customer.ts";
import { expect, test } from "./shop.ts";

const COMPANY = "示例生物科技（上海）有限公司";

/** A pack of an item that has an NMR spectrum, and a batch of it. */
async function chartedPack(url: string) {
  const caller = callerAt(url);
  const query = { keyword: "苯", page: 1, limit: 20, source: "web", ...UNREFINED };
  const { items } = answerOf(await caller.call(searchReagents, query));
  for (const { itemCode } of items) {
    const { files } = answerOf(await caller.call(readItemSpectra, { itemCode }));
    if (!files.some(({ type }) => type === "¹H NMR")) continue;
    const [pack] = answerOf(await caller.call(readProduct, { itemCode })).packs;
    const { batches } = answerOf(
      await caller.call(listBatches, { itemCode, batchCode: null, page: 1, limit: 1 }),
    );
    const [batch] = batches;
    if (batch && pack)
      return { itemCode, batchCode: batch.batchCode, productCode: pack.productCode };
  }
  throw new Error("No item that the search finds has NMR spectra.");
}

/** The number of the demo customer's order that was sent in parts. */
async function sentOrder(url: string): Promise<string> {
  const { token } = answerOf(await callerAt(url).call(logIn, { email: emails.ordinary, password }));
  const caller = callerAt(url, token);
  const { orders } = await demoRecords(caller);
  const asked = { orderId: orders.invoiced, isLegacy: false };
  return answerOf(await caller.call(readOrder, asked)).orderCode;
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** The address of the document that a press opens in a new tab; the browser of the tests downloads PDFs instead of showing them. */
async function documentAfter(page: Page, press: () => Promise<void>): Promise<URL> {
  const asked = page
    .context()
    .waitForEvent("request", (request) => request.url().includes("/api/document"));
  const [, request] = await Promise.all([page.waitForEvent("popup"), asked, press()]);
  return new URL(request.url());
}

test.describe("given a guest on the home page", () => {
  test("when they follow the links of the lookups, then each opens its own tab", async ({
    page,
  }) => {
    for (const [name, path, title] of [
      [/^结构式检索/u, "/advsearch", "结构搜索"],
      [/^质检报告 COA/u, "/coa", "质检报告（COA）查询"],
      [/^安全说明书 MSDS/u, "/msds", "安全技术说明书（MSDS）查询"],
      [/^批量查询/u, "/batch", "批量查询"],
      [/^发货查询/u, "/sosearch", "订单发货查询"],
    ] as const) {
      await page.goto("/");
      const lookups = page.getByRole("main").getByRole("navigation", { name: "查询与检索" });
      await lookups.getByRole("link", { name }).click();
      await expect(page).toHaveURL(path);
      await expect(heading(page)).toHaveText(title);
    }
    for (const [name, path] of [
      ["结构式", "/advsearch"],
      ["COA", "/coa"],
      ["MSDS", "/msds"],
      ["批量", "/batch"],
      ["分子砌块", "/research"],
    ] as const) {
      await page.getByRole("banner").getByRole("link", { name, exact: true }).click();
      await expect(page).toHaveURL(path);
    }
    await page.getByRole("contentinfo").getByRole("link", { name: "质检报告查询" }).click();
    await expect(page).toHaveURL("/coa");
  });
});

test.describe("given a guest with the label of a pack", () => {
  test("when they look up its certificate, then it opens in a new tab and the entries stay", async ({
    page,
    shop,
  }) => {
    const { batchCode, productCode } = await chartedPack(shop.url);
    await page.goto("/coa");
    const form = page.getByRole("form", { name: "质检报告查询" });
    await form.getByRole("textbox", { name: "批号" }).fill(batchCode.replaceAll("0", "０"));
    await form.getByRole("textbox", { name: "货号" }).fill(` ${productCode.toLowerCase()} `);
    const find = form.getByRole("button", { name: "查询质检报告" });
    const url = await documentAfter(page, () => find.click());
    expect(url.searchParams.get("batch_code")).toBe(batchCode);
    expect(url.searchParams.get("subject")).toBe(productCode);
    await page.reload();
    await expect(form.getByRole("textbox", { name: "货号" })).not.toHaveValue("");
    await form.getByRole("textbox", { name: "批号" }).fill("C00000000");
    await find.click();
    await expect(page.getByRole("alertdialog")).toContainText("没有找到该批号与货号的质检报告");
  });

  test("when they scan its QR code, then the page of the bottle opens", async ({ page, shop }) => {
    const { itemCode, batchCode, productCode } = await chartedPack(shop.url);
    const inTheCode = `/products/detail/${productCode.toLowerCase()}/${batchCode}/${itemCode}/x`;
    const itsPage = `/b/${productCode}/${batchCode}`;
    for (const prefix of ["", "/en"]) {
      const answer = await page.request.get(`${prefix}${inTheCode}`, { maxRedirects: 0 });
      expect(answer.status()).toBe(302);
      expect(answer.headers()["location"]).toBe(`${prefix}${itsPage}`);
    }
    await page.goto(inTheCode);
    await expect(page).toHaveURL(itsPage);
    await expect(page.getByRole("link", { name: "质检报告 PDF" })).toBeVisible();
  });

  test("when they open its spectra, then each says its kind, that it is of no batch, and that it is not measured", async ({
    page,
    shop,
  }) => {
    const { itemCode, batchCode, productCode } = await chartedPack(shop.url);
    await page.goto(`/productMap?batch_code=${batchCode}&product_code=${productCode}`);
    const list = page.getByRole("list", { name: `${productCode} 批号 ${batchCode} 的图谱` });
    await expect(list.getByRole("listitem").first()).toContainText("不区分批号");
    await expect(list.getByRole("listitem").first()).toContainText("由结构计算，未经实测");
    await expectUsable(page);
    await page.goto(`/productMap?item_code=${itemCode}`);
    await expect(page.getByRole("list", { name: `${itemCode} 的图谱` })).toBeVisible();
  });
});

test.describe("given a guest who handles a substance", () => {
  test("when they look up its data sheet in English, then the English one opens", async ({
    page,
  }) => {
    await page.goto("/msds");
    await page.getByRole("textbox", { name: "项目号或 CAS 号" }).fill("６４－１７－５");
    await page.getByRole("radio", { name: "English" }).check();
    const find = page.getByRole("button", { name: "查询说明书" });
    const [request, url] = await Promise.all([
      page.waitForRequest((asked) => asked.url().includes("/api/product/msds")),
      documentAfter(page, () => find.click()),
    ]);
    expect(request.headers()["x-language"]).toBe("en");
    expect(url.searchParams.get("lang")).toBe("en");
  });
});

test.describe("given a guest with a list", () => {
  test("when they search for it at once, then each line has a verdict", async ({
    page,
    goods,
    shop,
  }) => {
    const { batchCode, itemCode } = await chartedPack(shop.url);
    await page.goto("/batch");
    const field = page.getByRole("textbox", { name: "要查询的内容" });
    await field.fill(Array.from({ length: 11 }, () => "64-17-5").join("\n"));
    await page.getByRole("button", { name: "查询", exact: true }).click();
    await expect(page.getByText("最多查询 10 行，请删去多余的行")).toBeVisible();
    await field.fill(`${goods.ethanol.itemCode}\n\n${batchCode}\n<img src=x onerror=ran=1>`);
    await page.getByRole("button", { name: "查询", exact: true }).click();
    await expect(page).toHaveURL(/\/batch\/search\?keyword=/u);
    const verdicts = page.getByRole("table", { name: "每行的结果" }).getByRole("row");
    await expect(verdicts).toHaveCount(4);
    await expect(verdicts.nth(1).getByRole("link")).toHaveText(goods.ethanol.itemCode);
    await expect(verdicts.nth(2)).toContainText(`批号 ${batchCode}`);
    await expect(verdicts.nth(2).getByRole("link")).toHaveText(itemCode);
    await expect(verdicts.nth(3)).toContainText("未找到");
    await page.getByRole("link", { name: "修改查询内容" }).click();
    await expect(field).toHaveValue(new RegExp(batchCode, "u"));
  });
});

test.describe("given a guest who expects a parcel", () => {
  test("when they look up the order, then each parcel has its courier, and leaving forgets it", async ({
    page,
    shop,
  }) => {
    const orderCode = await sentOrder(shop.url);
    await page.goto("/sosearch");
    await page.getByRole("textbox", { name: "单位全称" }).fill("大学");
    await page.getByRole("textbox", { name: "订单号" }).fill(orderCode);
    await page.getByRole("button", { name: "查询包裹" }).click();
    await expect(page.getByText("请输入至少三个字符的单位全称")).toBeVisible();

    await page.getByRole("textbox", { name: "单位全称" }).fill("另一家单位");
    await page.getByRole("button", { name: "查询包裹" }).click();
    await expect(page).toHaveURL("/customer/sosearch_package");
    await expect(page.getByRole("alert")).toContainText("没有找到匹配的订单");

    await page.getByRole("textbox", { name: "单位全称" }).fill(COMPANY);
    await page.getByRole("button", { name: "查询包裹" }).click();
    const parcel = page.getByRole("region", { name: /^包裹 1/u });
    await expect(parcel).toContainText("示例速运");
    await expect(parcel.getByRole("listitem").last()).toContainText("交付快递");
    await page.reload();
    await expect(parcel).toBeVisible();
    await expectUsable(page);

    await page.getByRole("link", { name: "首页", exact: true }).first().click();
    await expect(page).toHaveURL("/");
    const kept = () =>
      page.evaluate(() =>
        ["sosearchOrderCode", "sosearchUserCode"].map((key) => localStorage.getItem(key)),
      );
    await expect.poll(kept).toEqual([null, null]);
    await page.goto("/customer/sosearch_package");
    await expect(page).toHaveURL("/sosearch");
  });
});

test.describe("given a guest with a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("when they follow the links of the menu, then each opens its lookup", async ({ page }) => {
    for (const [name, path] of [
      ["结构式检索", "/advsearch"],
      ["质检报告 COA", "/coa"],
      ["安全说明书 MSDS", "/msds"],
      ["批量查询", "/batch"],
      ["发货查询", "/sosearch"],
      ["分子砌块", "/research"],
    ] as const) {
      await page.goto("/");
      await page.getByRole("button", { name: "打开菜单" }).tap();
      await page.getByRole("dialog", { name: "菜单" }).getByRole("link", { name }).tap();
      await expect(page).toHaveURL(path);
      await expect(heading(page)).toBeVisible();
    }
  });
});

test.describe("given a guest with a list of structures", () => {
  test("when they search for six lines of which two are bad, then each has its verdict", async ({
    page,
  }) => {
    await page.goto("/advsearch");
    await page.getByRole("main").getByRole("link", { name: "批量结构查询" }).click();
    await expect(page).toHaveURL("/mklsearch/list");
    const entries = page.getByRole("textbox", { name: "查询内容" });
    await entries.fill(
      "６４－１７－５\nCCO\n\nLFQSCWFLJHTTHZ-UHFFFAOYSA-N\nC1CC(\n乙醇\n没有这个名称的化学品",
    );
    const results = page.getByRole("table", { name: "查询结果" });
    await page.getByRole("button", { name: "批量查询" }).click();
    await expect(page.getByText("共 6 条：找到 4 条，未找到 0 条，无法识别 2 条。")).toBeVisible();
    const row = (line: number) =>
      results
        .getByRole("row")
        .filter({ has: page.getByRole("cell", { name: String(line), exact: true }) });
    await expect(row(1).getByRole("rowheader")).toHaveText("64-17-5");
    await expect(row(5)).toContainText("无法识别");
    await page.getByRole("radio", { name: "无法识别 2" }).check({ force: true });
    await expect(results.getByRole("rowheader")).toHaveText(["C1CC(", "没有这个名称的化学品"]);
    await expectUsable(page);
    await page.getByRole("radio", { name: "找到 4", exact: true }).check({ force: true });
    await row(2).getByRole("link").first().click();
    await expect(heading(page)).toContainText("乙醇");
    await page.goBack();
    await expect(entries).toHaveValue(/CCO/u);
  });
});

test.describe("given a guest who draws a structure", () => {
  test("when they add a ring and undo it, then the drawing is empty again", async ({ page }) => {
    await page.goto("/advsearch");
    const editor = page.frameLocator("iframe");
    const structure = page.getByRole("textbox", { name: "结构" });
    await editor.getByRole("combobox", { name: "添加环" }).selectOption({ label: "吡啶" });
    await expect(structure).toHaveValue("c1ccncc1");
    await editor.getByRole("button", { name: "撤销" }).click();
    await expect(structure).toHaveValue("");
  });

  test("when the editor has loaded, then the page still has one main landmark", async ({
    page,
  }) => {
    await page.goto("/advsearch");
    const editor = page.frameLocator("iframe");
    await expect(editor.getByRole("toolbar", { name: "绘图工具" })).toBeVisible();
    await expect(page.getByRole("main")).toHaveCount(1);
    await expect(editor.getByRole("main")).toHaveCount(0);
  });

  test("when they type while the editor loads, then the text stays", async ({ page }) => {
    await page.goto("/advsearch");
    const structure = page.getByRole("textbox", { name: "结构" });
    await structure.fill("CCO");
    const editor = page.frameLocator("iframe");
    await expect(editor.getByRole("combobox", { name: "添加环" })).toBeVisible();
    await page.getByRole("button", { name: "显示在编辑器中" }).click();
    await expect(editor.locator("canvas").last()).toBeVisible();
    await expect(structure).toHaveValue("CCO");
  });

  test("when they type what is no structure, then the field says so and keeps it", async ({
    page,
  }) => {
    await page.goto("/advsearch");
    const structure = page.getByRole("textbox", { name: "结构" });
    for (const [typed, message] of [
      ["[R1]CC", "不能搜索 R 基团"],
      ["C".repeat(2000), "结构过大"],
      ["C(C)(C)(C)(C)C", "价态"],
      ["CC(C[Ph]", "第 5 个字符“\\[Ph\\]”不是原子"],
      ["没有这个名称", "无法识别该结构，也没有同名产品"],
    ] as const) {
      await structure.fill(typed);
      await page.getByRole("button", { name: "搜索结构" }).click();
      await expect(structure).toHaveAccessibleDescription(new RegExp(message, "u"));
      await expect(structure).toHaveValue(typed);
    }
  });
});
