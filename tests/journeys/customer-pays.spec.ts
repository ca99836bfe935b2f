import type { Page } from "@playwright/test";
import { cancelOrder } from "@reagent/api/contract/order";
import { payOrder } from "@reagent/api/contract/payment";
import { answerOf, callerAt } from "./customer.ts";
import { orderSalt } from "./placed-order.ts";
import { expect, test } from "./shop.ts";
import { expectMessage } from "./watched-pages.ts";

/** Does what starts a payment by QR code, and scans the code with a phone: opens the code's address in a page of its own. */
async function scanAfter(page: Page, start: () => Promise<void>): Promise<Page> {
  const answers = page.waitForResponse((response) => response.url().includes(payOrder.path));
  await start();
  const { data } = (await (await answers).json()) as { data: { url: string } };
  const gateway = await page.context().newPage();
  await gateway.goto(data.url);
  return gateway;
}

test.describe("given a customer with an order that is not paid", () => {
  test.use({ visitor: "ordinary" });

  test("when they pay with WeChat, then the page continues by itself once the payment notice arrives", async ({
    page,
    shop,
    customer,
  }) => {
    const { orderId, orderCode } = await orderSalt(shop.url, customer);
    await page.goto(`/to_pay/${orderId}`);
    await expect(page.getByRole("table", { name: "试剂" })).toBeVisible();
    await page.getByRole("tab", { name: "个人网银" }).click();
    await page.getByRole("button", { name: "立即支付" }).click();
    await expect(page.getByText("请选择支付方式！")).toBeVisible();
    await page.getByRole("radio", { name: "微信支付" }).click();
    const gateway = await scanAfter(page, () =>
      page.getByRole("button", { name: "立即支付" }).click(),
    );
    const dialog = page.getByRole("dialog", { name: "微信扫码支付" });
    await expect(dialog.getByRole("img", { name: "微信支付二维码" })).toBeVisible();
    await expect(dialog.getByRole("link")).toHaveCount(0);
    await gateway.getByRole("button", { name: "确认付款" }).click();
    await expect(gateway.getByRole("status")).toHaveText("付款成功。");
    await expectMessage(page, "您的订单支付成功！");
    await expect(page).toHaveURL(/\/pay_ok\?/u);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("订单支付成功");
    await expect(page.getByRole("main").getByText(orderCode)).toBeVisible();
    await page.goto(`/to_pay/${orderId}`);
    await expect(page).toHaveURL("/order_history");
  });

  test("when the bank refuses and then does not answer, then the page shows the refusal and asks for the status", async ({
    page,
    shop,
    customer,
  }) => {
    const { orderId } = await orderSalt(shop.url, customer);
    await page.goto(`/to_pay/${orderId}`);
    const bank = page.getByRole("radiogroup", { name: "个人网银" }).getByRole("radio").nth(1);
    const dialog = page.getByRole("dialog", { name: "网上银行支付" });
    const pay = async () => {
      await page.getByRole("tab", { name: "个人网银" }).click();
      await bank.click();
      const opens = page.waitForEvent("popup");
      await page.getByRole("button", { name: "立即支付" }).click();
      return opens;
    };

    await test.step("refused", async () => {
      const gateway = await pay();
      await gateway.getByRole("button", { name: /^拒绝付款/u }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText(/上一次支付未成功/u)).toBeVisible();
    });

    await test.step("paid, with a gateway that sends no notice", async () => {
      const gateway = await pay();
      await gateway.getByRole("combobox").selectOption("never");
      await gateway.getByRole("button", { name: "确认付款" }).click();
      await expect(gateway.getByRole("status")).toHaveText("付款成功。");
      await dialog.getByRole("button", { name: "已完成支付" }).click();
      await expectMessage(page, "您的订单支付成功！");
      await expect(page).toHaveURL(/\/pay_ok\?/u);
    });
  });

  test("when the order is cancelled before the payment arrives, then the page says that the money is in the balance", async ({
    page,
    shop,
    customer,
  }) => {
    const { orderId } = await orderSalt(shop.url, customer);
    await page.goto(`/to_pay/${orderId}`);
    await page.getByRole("tab", { name: "个人网银" }).click();
    await page.getByRole("radio", { name: "微信支付" }).click();
    const gateway = await scanAfter(page, () =>
      page.getByRole("button", { name: "立即支付" }).click(),
    );
    const dialog = page.getByRole("dialog", { name: "微信扫码支付" });
    answerOf(await callerAt(shop.url, customer.token).call(cancelOrder, { orderId }));
    await gateway.getByRole("combobox").selectOption("never");
    await gateway.getByRole("button", { name: "确认付款" }).click();
    await expect(gateway.getByRole("status")).toHaveText("付款成功。");
    await dialog.getByRole("button", { name: "已完成支付" }).click();
    await expectMessage(page, "付款到账前订单已取消，款项已转入您的预付款余额。");
    await expect(page).toHaveURL("/order_history");
    await page.goto(`/pay_ok?OrderId=${orderId}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("订单已取消");
    await expect(page.getByText(/^您支付的款项已退回您的账户/u)).toBeVisible();
  });

  test("when they pay from the balance, then the order is paid at once", async ({
    page,
    shop,
    customer,
  }) => {
    const { orderId, orderCode } = await orderSalt(shop.url, customer);
    await page.goto(`/to_pay/${orderId}`);
    await expect(page.getByRole("tab", { name: "余额抵扣", selected: true })).toBeVisible();
    await page.getByRole("button", { name: "立即支付" }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("支付后预付款余额为");
    await question.getByRole("button", { name: "确认支付" }).click();
    await expectMessage(page, "您的订单支付成功！");
    await expect(page).toHaveURL("/order_history");
    const row = page.getByRole("row").filter({ hasText: orderCode });
    await expect(row).toContainText("已付款");
  });

  test("when they choose a transfer, then the order awaits the transfer and can be paid otherwise", async ({
    page,
    shop,
    customer,
  }) => {
    const { orderId, orderCode } = await orderSalt(shop.url, customer);
    await page.goto(`/to_pay/${orderId}`);
    await page.getByRole("tab", { name: "提交订单" }).click();
    await page.getByRole("button", { name: "提交订单" }).click();
    const question = page.getByRole("alertdialog");
    await question.getByRole("button", { name: "取消" }).click();
    await expectMessage(page, "已取消提交");
    await page.getByRole("button", { name: "提交订单" }).click();
    await question.getByRole("button", { name: "提交订单" }).click();
    await expect(page).toHaveURL(new RegExp(`/pay_ok\\?order=${orderCode}&payment=submit`, "u"));
    await expect(page.getByText("待转账")).toBeVisible();
    await page.goto("/order_history");
    const row = page.getByRole("row").filter({ hasText: orderCode });
    await expect(row).toContainText("待转账");
    await row.getByRole("link", { name: /^转账信息/u }).click();
    await page.getByRole("link", { name: "改用其他支付方式" }).click();
    await expect(page).toHaveURL(`/to_pay/${orderId}`);
  });
});
