import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { MOST_SHEET_ROWS } from "@reagent/domain/order-row";
import { sheetBytes } from "@reagent/server/testing/sheet";
import { pasteInto } from "../paste.ts";
import { expect, test } from "./shop.ts";
import { chooseFiles, tabTo } from "./steps.ts";
import { waitUntilRead } from "./watched-pages.ts";

/** Collects from now on how far the upload is, and what the button says: each may be shown for less than the time of a look. */
async function watchUpload(page: Page): Promise<() => Promise<string[]>> {
  const states = await page.evaluateHandle(() => {
    const seen: string[] = [];
    new MutationObserver(() => {
      const bar = document.querySelector("[role=progressbar]")?.getAttribute("aria-valuenow");
      const button = [...document.querySelectorAll("button")].find((each) =>
        each.textContent.startsWith("正在"),
      );
      for (const state of [bar, button?.textContent])
        if (state && !seen.includes(state)) seen.push(state);
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    return seen;
  });
  return () => states.jsonValue();
}

test.describe("given a customer with a list", () => {
  test.use({ visitor: "ordinary" });

  test("when they upload it and mend a row, then all its rows are in the cart", async ({
    page,
    goods: { ethanol },
  }) => {
    const code = ethanol.packs[0]?.productCode ?? "";
    await page.goto("/multiorder");
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "下载模板" }).click();
    const template = await saved;
    expect(template.suggestedFilename()).toBe("订购单模板.xlsx");
    expect((await readFile(await template.path())).subarray(0, 2).toString()).toBe("PK");

    const bytes = sheetBytes([
      ["货号", "数量"],
      [code, "２瓶"],
      [code, "若干"],
    ]);
    const choose = page.getByRole("button", { name: "选择文件：订购表格" });
    const sheet = { name: "清单.xlsx", mimeType: "", buffer: bytes };
    await chooseFiles(page, () => choose.press("Enter"), sheet);
    await page.getByRole("button", { name: "上传并加入购物车" }).press("Enter");
    await expect(page.getByText("共 2 行：1 行已加入购物车，1 行未加入。")).toBeVisible();
    await page.getByRole("textbox", { name: "第 3 行的数量" }).fill("3");
    await page.getByRole("button", { name: "加入购物车（已修改 1 行）" }).press("Enter");
    await expect(page.getByText("共 2 行：2 行已加入购物车，0 行未加入。")).toBeVisible();
    await page.getByRole("link", { name: "去购物车" }).click();
    await expect(page.getByText(code).first()).toBeVisible();
  });

  test("when they upload 10,000 rows, then the page shows the upload, then the check, then a verdict of each", async ({
    page,
    context,
    goods: { ethanol },
  }) => {
    const code = ethanol.packs[0]?.productCode ?? "";
    const rows = Array.from({ length: MOST_SHEET_ROWS }, (_, at) => [
      at % 2 === 0 ? code : `X${at}-1g`,
      1,
    ]);
    const buffer = sheetBytes([["货号", "数量"], ...rows]);
    await page.goto("/multiorder");
    const choose = page.getByRole("button", { name: "选择文件：订购表格" });
    await chooseFiles(page, () => choose.click(), { name: "清单.xlsx", mimeType: "", buffer });
    const network = await context.newCDPSession(page);
    await network.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: buffer.length / 4,
    });
    const shown = await watchUpload(page);
    await page.getByRole("button", { name: "上传并加入购物车" }).click();
    await expect(page.getByText("共 10000 行：5000 行已加入购物车，5000 行未加入。")).toBeVisible();
    await expect(page.getByRole("progressbar", { name: "订购表格" })).toBeHidden();
    const states = await shown();
    const check = states.indexOf("正在核对各行…");
    expect(check, states.join()).toBeGreaterThan(0);
    expect(states.slice(0, check).some((state) => /^[1-9]\d$/u.test(state))).toBe(true);
  });

  test("when they paste a list and choose a suggestion, then it survives a reload and goes into the cart", async ({
    page,
    goods: { ethanol },
  }) => {
    const code = ethanol.packs[0]?.productCode ?? "";
    const field = (row: number) => page.getByRole("textbox", { name: `订购单 ${row}：输入内容` });
    await page.goto("/multiorder");
    await pasteInto(field(1), `${code}\t2\r\n64-17-5 x3\r\n没有的东西\r\n`);
    await expect(page.getByText("未找到产品，请检查后修改。")).toBeVisible();
    const choice = page.getByRole("combobox", { name: "订购单 2：产品" });
    await choice.selectOption({ index: 2 });
    // The choice is stored once it is drawn, and shown by the count.
    await expect(page.getByRole("button", { name: "全部加入购物车（2 行）" })).toBeVisible();
    const draft = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    await expect.poll(draft).toContain("没有的东西");
    await waitUntilRead(page);
    await page.reload();
    await expect(field(3)).toHaveValue("没有的东西");
    await page.getByRole("button", { name: "全部加入购物车（2 行）" }).press("Enter");
    await expect(page.getByText("2 行已加入购物车，0 行未加入，1 行待选择或修改。")).toBeVisible();
    await expect(field(1)).toHaveValue("没有的东西");
    await page.getByRole("link", { name: "去购物车" }).click();
    await expect(page.getByText(code).first()).toBeVisible();
  });

  test("when they paste a table with prices, then each row has its pack and its quantity", async ({
    page,
    goods: { ethanol },
  }) => {
    const code = ethanol.packs[0]?.productCode ?? "";
    const pack = code.replace(`${ethanol.itemCode}-`, "");
    const field = (row: number) => page.getByRole("textbox", { name: `订购单 ${row}：输入内容` });
    const quantity = (row: number) => page.getByRole("textbox", { name: `订购单 ${row}：数量` });
    await page.goto("/multiorder");
    const table = [
      "序号\t名称\t货号\t包装\t单价\t数量\t金额",
      `1\t乙醇\t${ethanol.itemCode}\t${pack}\t53\t2\t106`,
      "合计\t\t\t\t\t2\t106",
    ];
    await pasteInto(field(1), table.join("\r\n"));
    await expect(page.getByRole("row", { name: code })).toBeVisible();
    await expect(quantity(1)).toHaveValue("2");
    await expect(field(2)).toHaveValue("");
  });

  test("when they export the sheet, then the file has all its lines and can be uploaded", async ({
    page,
    goods: { ethanol },
  }) => {
    const code = ethanol.packs[0]?.productCode ?? "";
    await page.goto("/multiorder");
    const first = page.getByRole("textbox", { name: "订购单 1：输入内容" });
    await pasteInto(first, `${code} x2\r\n=没有的东西`);
    await expect(page.getByText("未找到产品，请检查后修改。")).toBeVisible();
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "导出 Excel" }).press("Enter");
    const file = await saved;
    expect(file.suggestedFilename()).toBe("订购单.xlsx");

    const choose = page.getByRole("button", { name: "选择文件：订购表格" });
    const buffer = await readFile(await file.path());
    const sheet = { name: "订购单.xlsx", mimeType: "", buffer };
    await chooseFiles(page, () => choose.press("Enter"), sheet);
    await page.getByRole("button", { name: "上传并加入购物车" }).press("Enter");
    await expect(page.getByText("共 2 行：1 行已加入购物车，1 行未加入。")).toBeVisible();
  });
});

test.describe("given a customer without a pointer", () => {
  test.use({ visitor: "ordinary" });

  test("when they type a list, choose a suggestion and add it, then it is in the cart", async ({
    page,
    customer,
    goods: { ethanol },
  }) => {
    const code = ethanol.packs[0]?.productCode ?? "";
    await page.goto("/multiorder");
    await tabTo(page, page.getByRole("textbox", { name: "订购单 1：输入内容" }), 100);
    await page.keyboard.type(code);
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("textbox", { name: "订购单 1：数量" })).toBeFocused();
    await page.keyboard.type("2");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.type("64-17-5 x3");
    const choice = page.getByRole("combobox", { name: "订购单 2：产品" });
    await expect(choice).toBeVisible();
    await tabTo(page, choice, 5);
    await page.keyboard.press("End");
    const add = page.getByRole("button", { name: "全部加入购物车（2 行）" });
    await expect(add).toBeVisible();
    const sums = page.getByRole("table", { name: "按仓库合计" });
    await expect(sums.getByRole("row", { name: /^合计 2 行/u })).toBeVisible();
    await tabTo(page, add, 20);
    await page.keyboard.press("Enter");
    await expect(page.getByText("2 行已加入购物车，0 行未加入，0 行待选择或修改。")).toBeVisible();
    const { reagents } = await customer.cart();
    expect(new Set(reagents.map(({ quantity }) => quantity))).toEqual(new Set([2, 3]));
  });
});
