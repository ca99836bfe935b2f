import type { Page } from "@playwright/test";
import { customerAt, emails } from "./customer.ts";
import { expect, storageOf, test } from "./shop.ts";
import { logInWith } from "./steps.ts";
import { expectMessage } from "./watched-pages.ts";

/** Makes a link of what the page shows, with a note, and returns it. */
async function makeLink(page: Page, note: string): Promise<string> {
  await page.getByRole("button", { name: "发给他人下单" }).click();
  const dialog = page.getByRole("dialog", { name: "发给他人下单" });
  await dialog.getByRole("textbox", { name: "留言" }).fill(note);
  await dialog.getByRole("button", { name: "生成链接" }).click();
  await expect(dialog.getByRole("img", { name: /二维码/u })).toBeVisible();
  return dialog.getByRole("textbox", { name: "链接", exact: true }).inputValue();
}

test("given a guest with a reaction, when they send its packs to a university's buyer, then the buyer adds all but the row without a filing, until the guest ends the link", async ({
  page,
  shop,
  browser,
}) => {
  await page.goto("/reaction");
  await page
    .getByRole("textbox", { name: "粘贴反应" })
    .fill("65-85-0 10 mmol\n苄胺 1.1 eq\nN,N-二甲基甲酰胺 5 mL/mmol");
  await page.getByRole("button", { name: "填入计划" }).click();
  const planned = page.getByRole("table", { name: "投料表" }).getByRole("row");
  for (const row of [1, 2, 3]) await expect(planned.nth(row)).toContainText("¥");
  const link = await makeLink(page, "酰胺偶联，周五前下单");
  expect(new URL(link).origin).toBe(new URL(shop.url).origin);

  const buyer = await customerAt(shop.url, "university");
  const context = await browser.newContext({
    baseURL: shop.url,
    storageState: storageOf(shop.url, buyer.token),
  });
  const opened = await context.newPage();
  await opened.goto(link);
  await expect(opened.getByText("酰胺偶联，周五前下单")).toBeVisible();
  const rows = opened.getByRole("table", { name: "发来的购物篮" }).getByRole("row");
  await expect(rows).toHaveCount(1 + 3);
  const blocked = rows.filter({ hasText: "二甲基甲酰胺" });
  await expect(blocked).toContainText("需备案");
  await expect(blocked.getByRole("checkbox")).not.toBeChecked();
  expect((await buyer.cart()).reagents).toEqual([]);
  await opened.getByRole("button", { name: "加入购物车（2 行）" }).click();
  await expect(opened.getByText("已将 2 个产品加入购物车。")).toBeVisible();
  const items = (await buyer.cart()).reagents.map(({ itemCode }) => itemCode.slice(0, 6));
  expect(items.toSorted()).toEqual(["B88296", "B88818"]);
  await expect(opened.getByRole("button", { name: "结束链接" })).toBeHidden();

  await page.goto(link);
  await page.getByRole("button", { name: "结束链接" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "结束链接" }).click();
  await expectMessage(page, "链接已结束");
  await expect(page.getByText("发送人已结束这个链接。")).toBeVisible();
  await opened.reload();
  await expect(opened.getByText("发送人已结束这个链接。")).toBeVisible();
  await context.close();
  await customerAt(shop.url, "university");
});

test.describe("given a customer with an order sheet", () => {
  test.use({ visitor: "newcomer" });

  test("when they send it, then a guest sees list prices, logs in on its page and adds the rows there", async ({
    page,
    shop,
    browser,
    goods: { ethanol },
  }) => {
    const code = ethanol.packs[0]?.productCode ?? "";
    await page.goto("/multiorder");
    await page.getByRole("textbox", { name: "订购单 1：输入内容" }).fill(`${code} x3`);
    await expect(page.getByRole("table", { name: "订购单" })).toContainText(code);
    const link = await makeLink(page, "");
    await page.keyboard.press("Escape");

    const buyer = await customerAt(shop.url, "ordinary");
    const context = await browser.newContext({
      baseURL: shop.url,
      storageState: { cookies: [], origins: [] },
    });
    const guest = await context.newPage();
    await guest.goto(link);
    await expect(guest.getByRole("columnheader", { name: "目录价" })).toBeVisible();
    await guest.getByRole("button", { name: "加入购物车（1 行）" }).click();
    const dialog = guest.getByRole("dialog");
    await logInWith(dialog, emails.ordinary);
    await expect(guest.getByRole("columnheader", { name: "您的价格" })).toBeVisible();
    await expect(guest).toHaveURL(link);
    expect((await buyer.cart()).reagents).toEqual([]);
    await guest.getByRole("button", { name: "加入购物车（1 行）" }).click();
    await expect(guest.getByText("已将 1 个产品加入购物车。")).toBeVisible();
    expect((await buyer.cart()).reagents).toMatchObject([{ productCode: code, quantity: 3 }]);
    await context.close();
    await customerAt(shop.url, "ordinary");
  });
});

test("given a link that was changed, when a guest opens it, then the page says so and leads on", async ({
  page,
  goods: { sentBasket },
}) => {
  await page.goto(`/basket/${sentBasket.slice(1)}`);
  await expect(page.getByRole("heading", { name: "这个链接打不开" })).toBeVisible();
  await expect(page.getByText("没有找到这个链接，可能复制不完整或早已过期。")).toBeVisible();
  await page.getByRole("link", { name: "查找产品" }).click();
  await expect(page).toHaveURL("/");
});
