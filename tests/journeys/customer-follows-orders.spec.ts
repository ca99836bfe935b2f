import { listOrders } from "@reagent/api/contract/order";
import { filterOf } from "@reagent/domain/order";
import { expectUsable } from "./audit.ts";
import { callerAt } from "./customer.ts";
import { orderSalt } from "./placed-order.ts";
import { expect, test } from "./shop.ts";
import { expectMessage } from "./watched-pages.ts";

test.describe("given a customer with orders of every kind", () => {
  test.use({ visitor: "ordinary" });

  test("when they search for a reviewed order, then its page shows its lines and history, on paper as well", async ({
    page,
  }) => {
    await page.goto("/order_history");
    const orders = page.getByRole("table", { name: "订单" });
    await expect(orders).toBeVisible();
    await page.getByRole("combobox", { name: "审核" }).selectOption({ label: "已审核" });
    await page.getByRole("textbox", { name: "客户 PO 号" }).fill("YF-2026-0502");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/order_history?po=YF-2026-0502&review=reviewed");
    await expect(orders.getByRole("row")).toHaveCount(2);

    await page.reload();
    await expect(page.getByRole("textbox", { name: "客户 PO 号" })).toHaveValue("YF-2026-0502");

    await orders.getByRole("button", { name: /^发票/ }).click();
    const invoices = page.getByRole("dialog").getByRole("row");
    await expect(invoices).toHaveCount(3);
    const paper = page
      .context()
      .waitForEvent("response", (response) => response.url().includes("/pdf/invoice/"));
    await invoices.last().getByRole("button", { name: /^查看/ }).click();
    expect((await paper).headers()["content-type"]).toBe("application/pdf");
    await page.keyboard.press("Escape");

    await orders.getByRole("row").nth(1).getByRole("link").first().click();
    await expect(page).toHaveURL(/\/order_detail\/html\/./);
    const lines = page.getByRole("table", { name: "订单产品" });
    for (const status of ["已关闭", "未关闭", "已终止"])
      await expect(lines.getByText(status, { exact: true })).toBeVisible();
    const events = page.getByRole("region", { name: "订单进度" }).getByRole("listitem");
    await expect(events.first()).toContainText("提交订单");
    await expectUsable(page);

    await page.emulateMedia({ media: "print" });
    await expect(lines).toBeVisible();
    for (const role of ["navigation", "complementary", "button"] as const)
      await expect(page.getByRole(role)).toHaveCount(0);
    await page.emulateMedia({ media: "screen" });
    await page.goBack();
    await expect(page).toHaveURL("/order_history?po=YF-2026-0502&review=reviewed");
  });

  test("when they order again, then the cart holds the lines of the order", async ({
    page,
    customer,
  }) => {
    await page.goto("/order_history?po=YF-2026-0502");
    await page.getByRole("button", { name: /^再次购买/ }).click();
    await expectMessage(page, "已添加产品到购物车！");
    await expect.poll(async () => (await customer.cart()).reagents.length).toBe(3);
  });

  test("when they cancel one that is unpaid, then it is cancelled and nothing else is", async ({
    page,
    shop,
    customer,
  }) => {
    const list = async () => {
      const answer = await callerAt(shop.url, customer.token).call(listOrders, {
        ...filterOf("all"),
        isLegacy: false,
        page: 1,
        pageSize: 10,
      });
      return answer.ok ? answer.data.orders : [];
    };
    const { orderId, orderCode } = await orderSalt(shop.url, customer);
    const before = await list();
    await page.goto(`/order_history?order=${orderCode}`);
    await page.getByRole("link", { name: /^取消订单/ }).click();
    await expect(page).toHaveURL(/\/cancel_order\/html\/./);
    await page.getByRole("button", { name: "确认取消" }).click();
    const question = page.getByRole("alertdialog");
    await question.getByRole("button", { name: "不取消" }).click();
    await expectMessage(page, "已取消此操作");
    await page.getByRole("button", { name: "确认取消" }).click();
    await question.getByRole("button", { name: "确认取消" }).click();
    await expect(question).toContainText("订单已取消。");
    await question.getByRole("button", { name: "确定" }).click();
    await expect(page).toHaveURL("/order_history");
    await expect
      .poll(list)
      .toEqual(
        before.map((order) =>
          order.orderId === orderId
            ? expect.objectContaining({ orderId, reviewStatus: "cancelled" })
            : order,
        ),
      );
  });
});

test.describe("given a customer on a phone, in English", () => {
  test.use({ visitor: "ordinary", viewport: { width: 390, height: 844 } });

  test("when they view their instrument orders, then the page links to the instrument and fits the screen", async ({
    page,
  }) => {
    await page.goto("/en/yqorder_history");
    await page.getByRole("table", { name: "Orders" }).getByRole("link").first().click();
    await expect(page).toHaveURL(/\/en\/yq_order_detail\/html\/./);
    await expect(page.getByRole("table", { name: "Products ordered" })).toBeInViewport();
    await expectUsable(page);
  });
});
