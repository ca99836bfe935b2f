import { readBalances } from "@reagent/api/contract/balance";
import { callerAt, answerOf } from "./customer.ts";
import { addSalt } from "./placed-order.ts";
import { expect, test } from "./shop.ts";
import { expectMessage } from "./watched-pages.ts";

test.describe("given a customer with credit and a coupon, and salt and a stirrer in the cart", () => {
  test.use({ visitor: "ordinary" });

  test("when they upgrade the invoice, use the coupon, pay both orders on credit and cancel them, then their debt is unchanged", async ({
    page,
    shop,
    customer,
    goods: { stirrer },
  }) => {
    const credit = async () =>
      answerOf(await callerAt(shop.url, customer.token).call(readBalances, { kind: "credit" }))
        .creditLeft;
    const before = await credit();
    await addSalt(shop.url, customer, 5);
    await page.goto(`/search/${stirrer.skuCode}`);
    await page.getByRole("button", { name: `加入购物车 ${stirrer.skuCode}` }).click();
    await expectMessage(page, "已加入购物车");
    const question = page.getByRole("alertdialog");

    await test.step("the invoice", async () => {
      await page.goto("/checkout");
      const upgrade = page.getByRole("button", { name: "升级为全电发票" });
      await upgrade.click();
      await expect(question).toContainText("此操作将升级为全电发票, 是否继续?");
      await question.getByRole("button", { name: "取消" }).click();
      await expectMessage(page, "已取消升级");
      await upgrade.click();
      await question.getByRole("button", { name: "确定" }).click();
      await expectMessage(page, "发票信息升级成功");
      await expect(upgrade).toHaveCount(0);
    });

    await test.step("the coupon, and an address to which nothing went today", async () => {
      await page.getByRole("radiogroup", { name: "收货地址" }).getByRole("radio").last().click();
      await page.getByRole("radio", { name: /^满 100 减 5/u }).click();
      await page.getByRole("button", { name: "提交订单", exact: true }).click();
      await question.getByRole("button", { name: "确认提交" }).click();
      await expect(page).toHaveURL("/payment");
    });

    await test.step("both orders, on credit", async () => {
      for (const name of ["试剂", "仪器耗材"])
        await expect(page.getByRole("table", { name, exact: true })).toBeVisible();
      await page.getByRole("tab", { name: "信用支付", exact: true }).click();
      await page.getByRole("button", { name: "立即支付" }).click();
      await question.getByRole("button", { name: "确认支付" }).click();
      await expect(page).toHaveURL("/order_history");
      await expect(page.getByRole("row").nth(1)).toContainText("信用支付");
      expect(await credit()).toBeLessThan(before);
    });

    await test.step("the reagents' order leads to the instruments', which cancels both", async () => {
      await page
        .getByRole("row")
        .nth(1)
        .getByRole("link", { name: /^取消订单/u })
        .click();
      await expect(page.getByText("请在仪器耗材订单列表中取消")).toBeVisible();
      await page.getByRole("main").getByRole("link", { name: "仪器耗材订单" }).last().click();
      await expect(page).toHaveURL(/\/yqorder_history\?/u);
      await page
        .getByRole("row")
        .nth(1)
        .getByRole("link", { name: /^取消订单/u })
        .click();
      await page.getByRole("button", { name: "确认取消" }).click();
      await expect(question).toContainText("将一并取消");
      await question.getByRole("button", { name: "确认取消" }).click();
      await expect(question).toContainText("占用的信用额度已恢复");
      await question.getByRole("button", { name: "确定" }).click();
      await expect(page).toHaveURL("/order_history");
      await expect(page.getByRole("row").nth(1)).toContainText("已取消");
      expect(await credit()).toBe(before);
    });

    await test.step("the coupon is available again", async () => {
      await page.goto("/coupon?status=unused");
      await expect(page.getByRole("cell", { name: "未使用" }).first()).toBeVisible();
    });
  });
});
