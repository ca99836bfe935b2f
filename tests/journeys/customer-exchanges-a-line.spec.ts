import type { Page } from "@playwright/test";
import { readProduct } from "@reagent/api/contract/product";
import {
  addToShoppingList,
  createShoppingList,
  readShoppingList,
} from "@reagent/api/contract/shopping-list";
import { answerOf, callerAt } from "./customer.ts";
import { expect, test } from "./shop.ts";
import { quantityOf } from "./steps.ts";
import { expectMessage } from "./watched-pages.ts";

/** Guanidine hydrochloride, whose pack of 100 g is sold out. */
const ITEM = "G861165";
const SOLD_OUT = "G861165-100g";

test.use({ visitor: "newcomer" });

test.describe("given a customer with a pack in the cart that is sold out", () => {
  test.beforeEach(async ({ customer, shop }) => {
    const { packs } = answerOf(await callerAt(shop.url).call(readProduct, { itemCode: ITEM }));
    const pack = packs.find(({ productCode }) => productCode === SOLD_OUT);
    expect(pack?.stock).toBe(0);
    await customer.add(ITEM, pack?.productId ?? "", 1);
  });

  const exchange = async (page: Page) => {
    await page.getByRole("button", { name: `${SOLD_OUT} 的其他规格与形态` }).click();
    const dialog = page.getByRole("dialog", { name: `${SOLD_OUT} 的其他规格与形态` });
    const offer = dialog.getByRole("listitem").filter({ hasText: "同货号其他包装" });
    await expect(offer).toContainText("25g × 4");
    await expect(offer).toContainText("/mmol");
    await expect(dialog.getByRole("listitem").filter({ hasText: "G861166" })).toContainText(
      "同一物质的其他等级",
    );
    await offer.getByRole("button", { name: `替换为 ${ITEM}` }).click();
    await expect(dialog).toHaveCount(0);
  };

  test("when they exchange it for other packs, then these are in its place, and one press brings it back", async ({
    page,
    customer,
  }) => {
    const lines = async () =>
      (await customer.cart()).reagents.map(
        ({ productCode, quantity }) => `${quantity} × ${productCode}`,
      );
    await page.goto("/cart");
    await exchange(page);
    await expect(quantityOf(page, "G861165-25g")).toHaveValue("4");
    expect(await lines()).toEqual(["4 × G861165-25g"]);
    const undo = page.getByRole("button", { name: "撤销" });
    await expect(undo).toBeFocused();

    await undo.press("Enter");
    await expectMessage(page, `已恢复 ${SOLD_OUT}`);
    await expect(quantityOf(page, SOLD_OUT)).toHaveValue("1");
    expect(await lines()).toEqual([`1 × ${SOLD_OUT}`]);
    await expect(undo).toHaveCount(0);
  });

  test("when the quantity was typed just before, then the offers hold as much", async ({
    page,
    customer,
  }) => {
    await page.goto("/cart");
    await quantityOf(page, SOLD_OUT).fill("2");
    await page.getByRole("button", { name: `${SOLD_OUT} 的其他规格与形态` }).click();
    const dialog = page.getByRole("dialog", { name: `${SOLD_OUT} 的其他规格与形态` });
    await expect(dialog.getByRole("list")).toContainText("200 g");
    await dialog.getByRole("button", { name: `替换为 ${ITEM}` }).click();
    await expect
      .poll(async () => {
        const { reagents } = await customer.cart();
        return reagents.every(({ productCode }) => productCode !== SOLD_OUT);
      })
      .toBe(true);
  });
});

test.describe("given a customer who keeps a list and an order sheet", () => {
  const exchange = async (page: Page) => {
    await page.getByRole("button", { name: `${SOLD_OUT} 的其他规格与形态` }).click();
    const dialog = page.getByRole("dialog", { name: `${SOLD_OUT} 的其他规格与形态` });
    await dialog.getByRole("button", { name: `替换为 ${ITEM}` }).click();
    await expect(dialog).toHaveCount(0);
  };
  const undo = async (page: Page) => {
    const button = page.getByRole("button", { name: `撤销替换 ${SOLD_OUT}` });
    await expect(button).toBeFocused();
    await button.press("Enter");
    await expectMessage(page, `已恢复 ${SOLD_OUT}`);
    await expect(button).toHaveCount(0);
  };

  test("when they exchange it for other packs, then these are in its place, and one press brings it back", async ({
    page,
    shop,
    customer,
  }) => {
    const caller = callerAt(shop.url, customer.token);
    const { listId } = answerOf(await caller.call(createShoppingList, { name: "替换" }));
    const products = [{ kind: "reagent", productCode: SOLD_OUT, quantity: 2 }] as const;
    answerOf(await caller.call(addToShoppingList, { listId, products }));
    const lines = async () =>
      answerOf(await caller.call(readShoppingList, { listId })).lines.map(
        ({ productCode, quantity }) => `${quantity} × ${productCode}`,
      );
    await page.goto(`/fav/lists/${listId}`);
    await exchange(page);
    await expect(quantityOf(page, "G861165-250g")).toHaveValue("1");
    expect(await lines()).toEqual(["1 × G861165-250g"]);
    await undo(page);
    await expect(quantityOf(page, SOLD_OUT)).toHaveValue("2");
    expect(await lines()).toEqual([`2 × ${SOLD_OUT}`]);
  });

  test("when they exchange it in the order sheet, then the other packs are in its row, and one press brings it back", async ({
    page,
  }) => {
    await page.goto("/multiorder");
    const typed = page.getByRole("textbox", { name: "订购单 1：输入内容" });
    await typed.fill(`${SOLD_OUT} x2`);
    await exchange(page);
    await expect(typed).toHaveValue("G861165-250g");
    await expect(page.getByRole("textbox", { name: "订购单 1：数量" })).toHaveValue("1");
    await undo(page);
    await expect(typed).toHaveValue(`${SOLD_OUT} x2`);
  });
});
