import { type ItemBatch, listBatches } from "@reagent/api/contract/product";
import { applyForReturn, listReturnableLines } from "@reagent/api/contract/return";
import { searchReagents } from "@reagent/api/contract/search";
import { UNREFINED } from "@reagent/domain/facet";
import { answerOf, callerAt } from "./customer.ts";
import { operate } from "./operator.ts";
import { orderCart } from "./placed-order.ts";
import { expect, test } from "./shop.ts";
import { quantityOf, setQuantity } from "./steps.ts";
import { expectMessage } from "./watched-pages.ts";

const WANTED = 3;

/** An item of whose two newest batches a pack has enough. */
async function itemWithBatches(url: string) {
  const caller = callerAt(url, null);
  const query = { keyword: "氯化", source: "web", page: 1, limit: 50, ...UNREFINED } as const;
  const { items } = answerOf(await caller.call(searchReagents, query));
  for (const { itemCode } of items) {
    const { batches } = answerOf(
      await caller.call(listBatches, { itemCode, batchCode: null, page: 1, limit: 10 }),
    );
    const [newer, older] = batches;
    const pack = older && newer && packOf(newer, older);
    if (pack) return { itemCode, pack, newer: newer.batchCode, older: older.batchCode };
  }
  throw new Error("No item of the demo has two batches in stock.");
}

/** A pack with enough of both batches. */
function packOf(newer: ItemBatch, older: ItemBatch): string | undefined {
  const enough = ({ stocks }: ItemBatch) =>
    stocks.filter(({ stock }) => stock >= WANTED).map(({ pack }) => pack);
  return enough(older).find((pack) => enough(newer).includes(pack));
}

test.describe("given a customer who wants the older of two batches", () => {
  test.use({ visitor: "ordinary" });

  test("when they order three of it, then another batch is not sent without consent, and theirs is", async ({
    page,
    shop,
    customer,
  }) => {
    const { itemCode, pack, newer, older } = await itemWithBatches(shop.url);
    const productCode = `${itemCode}-${pack}`;
    await page.goto(`/products/${itemCode}`);
    await page.getByRole("tab", { name: "质检报告" }).click();
    const add = { name: `加入购物车 批号 ${older} 的 ${pack}` };
    await page.getByRole("button", add).click();
    await expectMessage(page, `已加入购物车，指定批号 ${older}`);

    await page.goto("/cart");
    await expect(page.getByText(`指定批号 ${older}`).first()).toBeVisible();
    await setQuantity(page, productCode, WANTED);
    await expect(quantityOf(page, productCode)).toHaveValue(String(WANTED));
    await expectMessage(page, "修改成功！");

    const { orderId, orderCode } = await orderCart(shop.url, customer);
    await operate(shop, "paid", orderCode);
    await operate(shop, "review", orderCode);
    const parcel = ["ship", orderCode, "--company", "示例速运", "--number", "SE88001"];
    await expect(
      operate(shop, ...parcel, "--line", `${productCode}=${WANTED}@${newer}`),
    ).rejects.toThrow("needs their consent");
    expect(await operate(shop, ...parcel)).toContain(older);

    await page.goto(`/order_detail/html/${orderId}`);
    await expect(page.getByText(older).first()).toBeVisible();

    await test.step("what they return goes back to the batch", async () => {
      const caller = callerAt(shop.url, customer.token);
      const left = async () => {
        const listed = await caller.call(listBatches, {
          itemCode,
          batchCode: null,
          page: 1,
          limit: 10,
        });
        const batch = answerOf(listed).batches.find(({ batchCode }) => batchCode === older);
        return batch?.stocks.find((each) => each.pack === pack)?.stock ?? 0;
      };
      const before = await left();
      const { lines } = answerOf(await caller.call(listReturnableLines, { orderId }));
      const { returnCode } = answerOf(
        await caller.call(applyForReturn, {
          orderId,
          lines: lines.map((line) => ({
            ...line,
            quantity: WANTED,
            remark: "",
            isOpened: false,
            openedQuantity: 0,
          })),
          reason: "多订了。",
          files: [],
        }),
      );
      await operate(shop, "return-approve", returnCode);
      await operate(shop, "return-receive", returnCode);
      await operate(shop, "return-finish", returnCode, "--restock");
      expect(await left()).toBe(before + WANTED);
      await page.goto(`/products/${itemCode}`);
      await page.getByRole("tab", { name: "质检报告" }).click();
      await expect(page.getByText(`您的订单 ${orderCode} 即此批号`)).toBeVisible();
    });
  });
});
