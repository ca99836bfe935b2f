import type { Page } from "@playwright/test";
import { readProduct } from "@reagent/api/contract/product";
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
