import { expectNoSidewaysScrolling } from "./audit.ts";
import { orderSalt } from "./placed-order.ts";
import { expect, test } from "./shop.ts";
import { quantityOf } from "./steps.ts";
import { expectMessage } from "./watched-pages.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test.describe("given a guest with a phone", () => {
  test("when they use the menu, then its links work and it returns the focus", async ({ page }) => {
    await page.goto("/");
    const open = page.getByRole("button", { name: "打开菜单" });
    await open.tap();
    const menu = page.getByRole("dialog", { name: "菜单" });
    await expect(menu.getByText("有机化学", { exact: true })).toBeVisible();
    await expect(menu.getByRole("link", { name: "登录" })).toBeVisible();
    await expectNoSidewaysScrolling(page);
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();
    await open.tap();
    await menu.getByRole("link", { name: "登录" }).tap();
    await expect(page).toHaveURL("/login");
    await expect(menu).toBeHidden();
  });

  test("when they rotate it, then each row has as many activities as fit", async ({ page }) => {
    await page.goto("/");
    const activities = page.getByRole("region", { name: "活动" });
    await activities.scrollIntoViewIfNeeded();
    await expect(activities.getByText("1 / 6", { exact: true })).toBeVisible();
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(activities.getByText("1 / 3", { exact: true })).toBeVisible();
  });

  test("when they search and open prices, then a pack is shown in full without scrolling sideways", async ({
    page,
    goods: { ethanol },
  }) => {
    await page.goto("/");
    const field = page.getByRole("banner").getByRole("combobox");
    await field.tap();
    await field.fill("64-17-5");
    await page.getByRole("banner").getByRole("button", { name: "搜索" }).tap();
    await page.getByRole("button", { name: `${ethanol.itemCode} 的价格与库存` }).tap();
    const packs = page.getByRole("table", { name: `${ethanol.itemCode} 的价格与库存` });
    const first = packs
      .getByRole("row")
      .filter({ has: page.getByRole("rowheader") })
      .first();
    for (const text of [/\/mL/u, /^¥[\d,]+\.\d\d/u, "[更多优惠请登录]"])
      await expect(first.getByText(text).first()).toBeVisible();
    await expect(quantityOf(first, ethanol.packs[0]?.productCode ?? "")).toBeVisible();
    await expectNoSidewaysScrolling(page);
  });
});

test.describe("given a customer with a phone", () => {
  test.use({ visitor: "newcomer" });

  test("when they view a product, then the controls for buying stay visible", async ({
    page,
    customer,
    goods: { ethanol },
  }) => {
    const code = ethanol.packs[0]?.productCode ?? "";
    await page.goto(`/products/${ethanol.itemCode}`);
    const add = page.getByRole("main").getByRole("button", { name: "加入购物车" });
    await page.getByRole("button", { name: `${code} 的数量加一` }).tap();
    await expect(quantityOf(page, code)).toHaveValue("1");
    await expect(add).toBeInViewport();
    await add.tap();
    await expectMessage(page, "加入购物车成功！");
    expect((await customer.cart()).reagents).toMatchObject([{ productCode: code, quantity: 1 }]);
  });

  test("when they type a quantity and press at once, then one press puts it into the cart", async ({
    page,
    customer,
    goods: { ethanol },
  }) => {
    const code = ethanol.packs[0]?.productCode ?? "";
    await page.goto(`/products/${ethanol.itemCode}`);
    await quantityOf(page, code).tap();
    await quantityOf(page, code).fill("2");
    await page.getByRole("main").getByRole("button", { name: "加入购物车" }).tap();
    await expectMessage(page, "加入购物车成功！");
    expect((await customer.cart()).reagents).toMatchObject([{ productCode: code, quantity: 2 }]);
  });

  test("when they open the cart, then every line has every action", async ({
    page,
    customer,
    goods: { ethanol },
  }) => {
    const [pack] = ethanol.packs;
    const code = pack?.productCode ?? "";
    await customer.add(ethanol.itemCode, pack?.productId ?? "", 2);
    await page.goto("/cart");
    const line = page.getByRole("row").filter({ has: page.getByText(code, { exact: true }) });
    await expect(line.getByRole("button", { name: `复制货号 ${code}` })).toBeVisible();
    await expect(line.getByText(/^¥[\d,]+\.\d\d$/u).first()).toBeVisible();
    await line.getByRole("button", { name: `${code} 的数量加一` }).tap();
    await expectMessage(page, "修改成功！");
    await expect(page.getByText("已选 3 件")).toBeInViewport();
    await expect(page.getByRole("button", { name: "下一步" })).toBeInViewport();
    const number = line.getByRole("textbox", { name: `${code} 的客户物料号` });
    await number.fill("A-7");
    await number.press("Enter");
    await expect
      .poll(async () => (await customer.cart()).reagents)
      .toMatchObject([{ quantity: 3, customerItemNumber: "A-7" }]);
    await line.getByRole("checkbox", { name: `选择 ${code}` }).tap();
    await expect(page.getByText("已选 0 件")).toBeVisible();
    await line.getByRole("button", { name: `删除 ${code}`, exact: true }).tap();
    await page.getByRole("alertdialog").getByRole("button", { name: "删除" }).tap();
    await expect(page.getByText("购物车暂无商品")).toBeVisible();
    await expectNoSidewaysScrolling(page);
  });

  test("when they use quick order from the menu, then the pack is in the cart", async ({
    page,
    customer,
    goods: { ethanol },
  }) => {
    const code = ethanol.packs[0]?.productCode ?? "";
    await page.goto("/");
    await page.getByRole("button", { name: "打开菜单" }).tap();
    await page
      .getByRole("dialog", { name: "菜单" })
      .getByRole("button", { name: "快速订购" })
      .tap();
    const form = page.getByRole("form", { name: "快速订购" });
    await form.getByRole("textbox", { name: "货号" }).fill(code);
    await form.getByRole("button", { name: "加入购物车" }).tap();
    await expectMessage(page, "加人购物车成功");
    expect((await customer.cart()).reagents).toMatchObject([{ productCode: code, quantity: 1 }]);
  });
});

test.describe("given a customer with a phone and an order that is not paid", () => {
  test.use({ visitor: "ordinary" });

  test("when they pay with WeChat on that phone, then both pages show the result, first refused and then paid", async ({
    page,
    shop,
    customer,
  }) => {
    const { orderId, orderCode } = await orderSalt(shop.url, customer);
    await page.goto(`/to_pay/${orderId}`);
    const dialog = page.getByRole("dialog", { name: "微信扫码支付" });
    const openWechat = async () => {
      await page.getByRole("tab", { name: "个人网银" }).tap();
      await page.getByRole("radio", { name: "微信支付" }).tap();
      await page.getByRole("button", { name: "立即支付" }).tap();
      const opens = page.waitForEvent("popup");
      const link = dialog.getByRole("link", { name: /^打开微信支付/u });
      const code = dialog.getByRole("img", { name: "微信支付二维码" });
      await expect(code).toBeInViewport();
      const [above, below] = [await link.boundingBox(), await code.boundingBox()];
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
      await link.tap();
      return opens;
    };

    await test.step("refused", async () => {
      const gateway = await openWechat();
      await gateway.getByRole("button", { name: /^拒绝付款/u }).tap();
      await expect(gateway).toHaveURL(/\/pay_ok\?.*payResult=0/u);
      await expect(gateway.getByText("支付未成功，待付款")).toBeVisible();
      await gateway.close();
      await expect(dialog).toBeHidden();
      await expect(page.getByText(/上一次支付未成功/u)).toBeVisible();
    });

    await test.step("closed, and opened again", async () => {
      const gateway = await openWechat();
      await gateway.close();
      await expectNoSidewaysScrolling(page);
      await dialog.getByRole("button", { name: "取消支付" }).tap();
      await expect(page.getByText(/有一笔支付尚未得到结果/u)).toBeVisible();
      await page.getByRole("button", { name: "继续支付" }).tap();
      await expect(dialog).toBeVisible();
      await dialog.getByRole("button", { name: "取消支付" }).tap();
    });

    await test.step("paid", async () => {
      const gateway = await openWechat();
      await gateway.getByRole("button", { name: "确认付款" }).tap();
      for (const each of [gateway, page]) {
        await expect(each).toHaveURL(/\/pay_ok\?/u);
        await expect(each.getByRole("heading", { level: 1 })).toHaveText("订单支付成功");
        await expect(each.getByRole("main").getByText(orderCode)).toBeVisible();
      }
    });
  });
});
