import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { confirmOrder, createOrder } from "@reagent/api/contract/checkout";
import { ONE_INVOICE } from "@reagent/domain/invoice-split";
import { answerOf, callerAt, type Customer } from "./customer.ts";
import type { OpenedShop } from "./opened-shop.ts";
import { importGoods } from "./operator.ts";
import { expect, test } from "./shop.ts";
import { setQuantity, tabTo } from "./steps.ts";
import { expectMessage } from "./watched-pages.ts";

const LIST = "秋季实验课";
const [SMALL, LARGE] = ["K990001-100g", "K990001-500g"];

/** Imports an item with two packs, as the shop's operator does. */
async function importPacks(
  shop: OpenedShop,
  packs: { readonly price: string; readonly stock: number; readonly isLargeEnquiryOnly: boolean },
): Promise<void> {
  const { price, stock, isLargeEnquiryOnly } = packs;
  const file = join(shop.folder, "goods.csv");
  await writeFile(
    file,
    [
      "item_code,name_zh,name_en,category_zh,pack,list_price,stock,enquiry_only",
      `K990001,酒石酸钾钠,Rochelle salt,实验课,100g,${price},${stock},0`,
      `K990001,,,,500g,48.00,5,${isLargeEnquiryOnly ? 1 : 0}`,
    ].join("\n"),
  );
  await importGoods(shop, file);
}

/** Orders what is selected in the cart, to the customer's first address. */
async function orderCart(url: string, { token }: Customer): Promise<void> {
  const caller = callerAt(url, token);
  const [address] = answerOf(await caller.call(confirmOrder, {})).addresses;
  const order = {
    addressId: address?.addressId ?? "",
    couponId: "",
    invoiceAddressId: "",
    customerOrderNumber: "",
    note: "",
    ...ONE_INVOICE,
    expectedTotal: null,
  };
  answerOf(await caller.call(createOrder, order));
}

test.describe("given a customer without a pointer", () => {
  test.use({ visitor: "ordinary" });

  test("when they order a list and the prices change, then the list shows what has changed", async ({
    page,
    shop,
    customer,
  }) => {
    await importPacks(shop, { price: "12.00", stock: 9, isLargeEnquiryOnly: false });

    await test.step("make a list, from the favourites", async () => {
      await page.goto("/fav");
      const lists = page.getByRole("main").getByRole("link", { name: "我的清单" });
      await expect(lists).toBeVisible();
      await tabTo(page, lists, 100);
      await page.keyboard.press("Enter");
      const create = page.getByRole("button", { name: "新建清单" });
      await expect(create).toBeVisible();
      await create.focus();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("textbox", { name: "清单名称" })).toBeFocused();
      await page.keyboard.type(LIST);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { level: 1, name: LIST })).toBeVisible();
    });
    const address = page.url();

    await test.step("fill it from the page of a product", async () => {
      await page.goto("/products/K990001");
      await setQuantity(page, SMALL, 3);
      await setQuantity(page, LARGE, 1);
      const add = page.getByRole("main").getByRole("button", { name: "加入清单" });
      await expect(add).toBeFocused();
      await page.keyboard.press("Enter");
      const choice = page.getByRole("dialog").getByRole("button", { name: new RegExp(LIST, "u") });
      await expect(choice).toBeVisible();
      await choice.focus();
      await page.keyboard.press("Enter");
      await expectMessage(page, `已加入清单“${LIST}”`);
      await expect(add).toBeFocused();
    });

    await page.setViewportSize({ width: 390, height: 844 });
    await test.step("add all of it to the cart, on a phone: one line is refused", async () => {
      await importPacks(shop, { price: "12.00", stock: 9, isLargeEnquiryOnly: true });
      await page.goto(address);
      const all = page.getByRole("button", { name: "整单加入购物车" });
      await expect(all).toBeVisible();
      await all.focus();
      await page.keyboard.press("Enter");
      const result = page.getByRole("status").filter({ hasText: "已将 1 个产品加入购物车。" });
      await expect(result).toContainText("以下 1 个产品未能加入：");
      await expect(result).toContainText(LARGE);
      expect((await customer.cart()).reagents).toMatchObject([{ productCode: SMALL, quantity: 3 }]);
    });

    await test.step("order it, and find what has changed after the next import", async () => {
      await orderCart(shop.url, customer);
      await importPacks(shop, { price: "15.50", stock: 0, isLargeEnquiryOnly: true });
      await page.goto(address);
      const row = page.getByRole("row").filter({ hasText: SMALL });
      await expect(row).toContainText("涨价：¥12.00 → ¥15.50");
      await expect(row).toContainText("现已缺货");
      await expect(page.getByRole("row").filter({ hasText: LARGE })).toContainText("从未订购");
      await page.goto("/fav/lists");
      await expect(page.getByRole("row").filter({ hasText: LIST })).toContainText("1 项有变化");
    });
  });
});
