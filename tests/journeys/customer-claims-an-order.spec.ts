import { readFile } from "node:fs/promises";
import { readOrder } from "@reagent/api/contract/order";
import {
  applyForReturn,
  listReturnableLines,
  type ReturnableLine,
} from "@reagent/api/contract/return";
import { formatYuan, subtract } from "@reagent/domain/money";
import { pdfText } from "@reagent/server/testing/pdf-text";
import { unzipSync } from "fflate";
import { answerOf, callerAt } from "./customer.ts";
import { operate } from "./operator.ts";
import { addSalt, orderCart, SALT } from "./placed-order.ts";
import { expect, test } from "./shop.ts";

test.describe("given a customer who was sent a plain and a regulated product, and has returned a part of one", () => {
  test.use({ visitor: "ordinary" });

  test("when they download the claim pack, then its sums are those of the order after the return, and the statement has the regulated line alone", async ({
    page,
    shop,
    goods,
    customer,
  }) => {
    const caller = callerAt(shop.url, customer.token);
    const { ethanol } = goods;
    await addSalt(shop.url, customer, 3);
    await customer.add(ethanol.itemCode, ethanol.packs[0]?.productId ?? "", 1);
    const { orderId, orderCode } = await orderCart(shop.url, customer);
    await operate(shop, "paid", orderCode);
    await operate(shop, "review", orderCode);
    await operate(shop, "ship", orderCode, "--company", "示例速运", "--number", "SE77001");

    const read = async () => answerOf(await caller.call(readOrder, { orderId, isLegacy: false }));
    const returnable = async () =>
      answerOf(await caller.call(listReturnableLines, { orderId })).lines;
    const giveBack = async (line: ReturnableLine, quantity: number) =>
      answerOf(
        await caller.call(applyForReturn, {
          orderId,
          lines: [{ ...line, quantity, remark: "", isOpened: false, openedQuantity: 0 }],
          reason: "多订了。",
          files: [],
        }),
      ).returnCode;
    const salt = (await returnable()).find(({ casNumber }) => casNumber === SALT);
    if (!salt) throw new Error("The order has no salt.");
    const returnCode = await giveBack(salt, 1);
    await operate(shop, "return-approve", returnCode, "--kept");
    await operate(shop, "return-finish", returnCode);
    const { amount, refundedAmount } = await read();
    expect(refundedAmount).toBeGreaterThan(0);
    const left = `¥${formatYuan(subtract(amount, refundedAmount))}`;

    await page.goto(`/order_detail/html/${orderId}`);
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "下载报销资料包（ZIP）" }).click();
    const archive = await saved;
    expect(archive.suggestedFilename()).toBe(`报销资料-${orderCode}.zip`);
    const files = unzipSync(await readFile(await archive.path()));
    const textOf = (name: string) => {
      const [, content] = Object.entries(files).find(([path]) => path.includes(name)) ?? [];
      return pdfText(Buffer.from(content ?? []));
    };
    for (const paper of ["购销合同", "货物清单"]) {
      expect(textOf(paper)).toContain(left);
      expect(textOf(paper)).toContain(salt.productCode);
    }
    const statement = textOf("合法使用说明");
    expect(statement).toContain(ethanol.packs[0]?.productCode);
    expect(statement).not.toContain(salt.productCode);
    expect(textOf("安全技术说明书")).not.toBe("");

    // Other journeys return goods of the newest order that has some.
    for (const line of await returnable()) await giveBack(line, line.returnable);
  });
});
