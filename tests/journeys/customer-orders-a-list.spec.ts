import { readFile } from "node:fs/promises";
import { sheetBytes } from "@reagent/server/testing/sheet";
import { expect, test } from "./shop.ts";

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
    expect(template.suggestedFilename()).toBe("批量订购模板.xlsx");
    expect((await readFile(await template.path())).subarray(0, 2).toString()).toBe("PK");

    const bytes = sheetBytes([
      ["货号", "数量"],
      [code, "２瓶"],
      [code, "若干"],
    ]);
    const chosen = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "选择文件：订购表格" }).press("Enter");
    await (await chosen).setFiles({ name: "清单.xlsx", mimeType: "", buffer: bytes });
    await page.getByRole("button", { name: "上传并加入购物车" }).press("Enter");
    await expect(page.getByText("共 2 行：1 行已加入购物车，1 行未加入。")).toBeVisible();
    await page.getByRole("textbox", { name: "第 3 行的数量" }).fill("3");
    await page.getByRole("button", { name: "加入购物车（已修改 1 行）" }).press("Enter");
    await expect(page.getByText("共 2 行：2 行已加入购物车，0 行未加入。")).toBeVisible();
    await page.getByRole("link", { name: "去购物车" }).click();
    await expect(page.getByText(code).first()).toBeVisible();
  });

  test("when they paste a list and choose a suggestion, then it survives a reload and goes into the cart", async ({
    page,
    goods: { ethanol },
  }) => {
    const code = ethanol.packs[0]?.productCode ?? "";
    const field = (row: number) => page.getByRole("textbox", { name: `订购单 ${row}：输入内容` });
    await page.goto("/multiorder");
    await field(1).focus();
    await field(1).evaluate((input, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", text);
      const event = { clipboardData, bubbles: true, cancelable: true };
      input.dispatchEvent(new ClipboardEvent("paste", event));
    }, `${code}\t2\r\n64-17-5 x3\r\n没有的东西\r\n`);
    await expect(page.getByText("未找到产品，请检查后修改。")).toBeVisible();
    const choice = page.getByRole("combobox", { name: "订购单 2：产品" });
    await choice.selectOption({ index: 2 });
    await page.reload();
    await expect(field(3)).toHaveValue("没有的东西");
    await page.getByRole("button", { name: "全部加入购物车（2 行）" }).press("Enter");
    await expect(page.getByText("2 行已加入购物车，0 行未加入，1 行待选择或修改。")).toBeVisible();
    await expect(field(1)).toHaveValue("没有的东西");
    await page.getByRole("link", { name: "去购物车" }).click();
    await expect(page.getByText(code).first()).toBeVisible();
  });
});
