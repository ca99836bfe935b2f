import type { BrowserContext } from "@playwright/test";
import { sheetBytes } from "@reagent/server/testing/sheet";
import { customerAt, emails } from "./customer.ts";
import { expect, test } from "./shop.ts";
import { chooseFiles, logInWith } from "./steps.ts";
import { expectMessage } from "./watched-pages.ts";

/** Counts the presses from the next page on: clicks and taps, choices in lists, and the Enter key. Typing is none. */
async function countPresses(context: BrowserContext): Promise<() => number> {
  let count = 0;
  await context.exposeBinding("tellPress", () => void (count += 1));
  await context.addInitScript(() => {
    const { tellPress } = globalThis as unknown as { tellPress: () => void };
    const isPress: Readonly<Record<string, (event: Event) => boolean>> = {
      // A click without a pointer is the effect of a key, or of a click on a label.
      click: (event) => event instanceof MouseEvent && event.detail > 0,
      keydown: (event) => event instanceof KeyboardEvent && event.key === "Enter",
      change: ({ target }) => target instanceof HTMLSelectElement,
    };
    for (const [kind, counts] of Object.entries(isPress))
      addEventListener(kind, (event) => event.isTrusted && counts(event) && tellPress(), true);
  });
  return () => count;
}

test.describe("given a guest who has an account with address, invoice and balance", () => {
  test("when they buy a reagent by its name, then ten presses lead to the paid order, with every question", async ({
    page,
    context,
    shop,
  }) => {
    await customerAt(shop.url, "ordinary");
    const presses = await countPresses(context);
    const question = page.getByRole("alertdialog");

    await page.goto("/");
    const search = page.getByRole("banner").getByRole("combobox", { name: "搜索" });
    await search.fill("氯化钾");
    await search.press("Enter");
    await page.getByRole("button", { name: "P860230 的价格与库存" }).click();
    await page.getByRole("textbox", { name: "P860230-250g 的数量" }).fill("1");
    await page.getByRole("main").getByRole("button", { name: "加入购物车" }).click();
    const dialog = page.getByRole("dialog", { name: "您还未登录，请先登录再尝试" });
    const reloaded = page.waitForEvent("load");
    await logInWith(dialog, emails.ordinary);
    await reloaded;
    await expectMessage(page, "加入购物车成功！");

    await page.getByRole("link", { name: "购物车 1", exact: true }).click();
    await page.getByRole("button", { name: "下一步" }).click();
    await expect(page).toHaveURL("/checkout");
    await page.getByRole("button", { name: "提交订单", exact: true }).click();
    await question.getByRole("button", { name: "确认提交" }).click();
    await expect(page).toHaveURL("/payment");
    await page.getByRole("button", { name: "立即支付" }).click();
    await expect(question).toContainText("支付后预付款余额为");
    await question.getByRole("button", { name: "确认支付" }).click();
    await expectMessage(page, "您的订单支付成功！");
    await expect(page).toHaveURL("/order_history");
    await expect(page.getByRole("row").nth(1)).toContainText("已付款");
    expect(presses()).toBe(10);
  });
});

test.describe("given a customer with a workbook of 31 rows", () => {
  test.use({ visitor: "ordinary" });

  test("when they order it by the sheet, then four presses put all rows into the cart", async ({
    page,
    context,
    goods: { ethanol },
  }) => {
    const codes = ethanol.packs.map(({ productCode }) => productCode);
    const rows = Array.from({ length: 31 }, (_, at) => [codes[at % codes.length] ?? "", 1]);
    const buffer = sheetBytes([["货号", "数量"], ...rows]);
    const presses = await countPresses(context);
    await page.goto("/");
    await page
      .getByRole("link", { name: "快速下单 / 订购单" })
      .filter({ visible: true })
      .first()
      .click();
    const choose = page.getByRole("button", { name: "选择文件：订购表格" });
    await chooseFiles(page, () => choose.click(), { name: "清单.xlsx", mimeType: "", buffer });
    await page.getByRole("button", { name: "填入订购单" }).click();
    await page.getByRole("button", { name: "全部加入购物车（31 行）" }).click();
    await expect(page.getByText("31 行已加入购物车，0 行未加入，0 行待选择或修改。")).toBeVisible();
    expect(presses()).toBe(4);
  });
});
