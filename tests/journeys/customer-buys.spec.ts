import { emails } from "./customer.ts";
import { expect, test } from "./shop.ts";
import { logInWith, quantityOf, searchFor, setQuantity } from "./steps.ts";
import { expectMessage } from "./watched-pages.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

test.describe("given a guest with an account", () => {
  test("when they log in, then their empty list of orders is shown", async ({ page, customer }) => {
    await page.goto("/");
    await page.getByRole("link", { name: "登录", exact: true }).first().click();
    await logInWith(page.getByRole("form", { name: "登录" }), customer.email);
    await expect(page).toHaveURL("/order_history");
    await expect(page.getByText("您还没有订单")).toBeVisible();
    await expect(page.getByText("您好，新客户")).toBeVisible();
  });

  test("when e-mail or password are missing or wrong, then the form says so and keeps the e-mail", async ({
    page,
  }) => {
    await page.goto("/login");
    const form = page.getByRole("form", { name: "登录" });
    const email = form.getByRole("textbox", { name: "邮箱地址" });
    const logIn = form.getByRole("button", { name: "登录", exact: true });
    await logIn.click();
    await expect(form.getByText("请输入邮箱地址")).toBeVisible();
    await expect(form.getByText("请输入登录密码")).toBeVisible();
    await expect(email).toBeFocused();
    await email.fill("nobody");
    await form.getByRole("textbox", { name: "登录密码" }).fill("wrong-password");
    await logIn.click();
    await expect(form.getByText("请输入正确的邮箱地址")).toBeVisible();
    await email.fill("nobody@kedu.example");
    await logIn.click();
    const alert = page.getByRole("alertdialog");
    await expect(alert).toContainText("邮箱或密码错误。");
    await alert.getByRole("button", { name: "确定" }).click();
    await expect(email).toHaveValue("nobody@kedu.example");
    await expect(page).toHaveURL("/login");
  });
});

test.describe("given a customer with an empty cart", () => {
  test.use({ visitor: "newcomer" });

  test("when they add from a search, a product's page, by quick order and an instrument, then the cart holds all four", async ({
    page,
    customer,
    goods: { ethanol, stirrer },
  }) => {
    const [first, second, third] = ethanol.packs.map(({ productCode }) => productCode);
    const cartButton = page.getByRole("link", { name: /^购物车 \d+$/u });

    await test.step("from the results of a search, two packs at once", async () => {
      await page.goto("/");
      await searchFor(page, ethanol.itemCode);
      await setQuantity(page, first ?? "", 2);
      await setQuantity(page, second ?? "", 1);
      await page.getByRole("main").getByRole("button", { name: "加入购物车" }).click();
      await expectMessage(page, "加入购物车成功！");
      await expect(cartButton).toHaveAccessibleName("购物车 2");
      await expect(quantityOf(page, first ?? "")).toHaveValue("0");
    });

    await test.step("from the page of the product, more of the first", async () => {
      await page.goto(`/products/${ethanol.itemCode}`);
      await setQuantity(page, first ?? "", 3);
      await page.getByRole("main").getByRole("button", { name: "加入购物车" }).click();
      await expectMessage(page, "加入购物车成功！");
    });

    await test.step("by quick order, a third pack", async () => {
      await page.getByRole("button", { name: "快速订购" }).click();
      const form = page.getByRole("form", { name: "快速订购" });
      await form.getByRole("textbox", { name: "货号" }).fill(third ?? "");
      await form.getByRole("textbox", { name: "数量" }).fill("4");
      await page.keyboard.press("Enter");
      await expectMessage(page, "加人购物车成功");
      await expect(cartButton).toHaveAccessibleName("购物车 3");
    });

    await test.step("an instrument, by its card", async () => {
      await page.goto(`/search/${stirrer.skuCode}`);
      await page.getByRole("button", { name: `加入购物车 ${stirrer.skuCode}` }).click();
      await expectMessage(page, "已加入购物车");
      await expect(cartButton).toHaveAccessibleName("购物车 4");
    });

    await test.step("and finds them in the cart", async () => {
      await page.goto("/cart");
      const reagents = page.getByRole("table", { name: "试剂", exact: true });
      await expect(quantityOf(reagents, first ?? "")).toHaveValue("5");
      await expect(quantityOf(reagents, second ?? "")).toHaveValue("1");
      await expect(quantityOf(reagents, third ?? "")).toHaveValue("4");
      const instruments = page.getByRole("table", { name: "仪器耗材" });
      await expect(quantityOf(instruments, stirrer.skuCode)).toHaveValue("1");
      const { reagents: lines, instruments: others } = await customer.cart();
      expect(lines.map(({ productCode, quantity }) => [productCode, quantity])).toEqual(
        expect.arrayContaining([
          [first, 5],
          [second, 1],
          [third, 4],
        ]),
      );
      expect(others).toHaveLength(1);
    });
  });

  test("when they enter an unknown code in quick order, then the alert says so and the form keeps the code", async ({
    page,
  }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "快速订购" }).click();
    const form = page.getByRole("form", { name: "快速订购" });
    const code = form.getByRole("textbox", { name: "货号" });
    await code.fill("Z999999-1kg");
    await form.getByRole("button", { name: "加入购物车" }).click();
    const alert = page.getByRole("alertdialog", { name: "未找到该产品" });
    await alert.getByRole("button", { name: "确定" }).click();
    await expect(alert).toBeHidden();
    await expect(code).toHaveValue("Z999999-1kg");
  });

  test("when they add and remove a favourite, then the list shows it and no longer shows it", async ({
    page,
    goods: { ethanol },
  }) => {
    await page.goto(`/products/${ethanol.itemCode}`);
    await page.getByRole("button", { name: `收藏 ${ethanol.itemCode}` }).click();
    await expectMessage(page, "商品收藏成功！");
    await page.getByRole("link", { name: "我的收藏" }).click();
    const list = page.getByRole("table", { name: "收藏的产品" });
    await expect(list.getByRole("link", { name: "乙醇" })).toBeVisible();
    await list.getByRole("button", { name: `取消收藏 ${ethanol.itemCode}` }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "取消收藏" }).click();
    await expect(page.getByText("暂无收藏，请搜索产品添加收藏！")).toBeVisible();
  });

  test("when they log out and the shop restarts, then their cart is unchanged the next day", async ({
    page,
    shop,
    customer,
    goods: { ethanol },
  }) => {
    const [pack] = ethanol.packs;
    await customer.add(ethanol.itemCode, pack?.productId ?? "", 6);
    await page.goto("/cart");
    await page.getByRole("button", { name: "退出" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByText("您好，欢迎来到刻度试剂")).toBeVisible();
    await page.goto("/cart");
    await expect(page).toHaveURL("/login");
    await page.goto("about:blank");
    try {
      await shop.restart();
      await shop.moveClock(DAY_MS);
      await page.goto("/login");
      await logInWith(page, customer.email);
      await expect(page).toHaveURL("/order_history");
      await page.getByRole("link", { name: "购物车 1", exact: true }).click();
      await expect(quantityOf(page, pack?.productCode ?? "")).toHaveValue("6");
    } finally {
      await shop.moveClock(0);
    }
  });
});

test.describe("given a university's customer", () => {
  test.use({ visitor: "university" });

  test("when they view a product, then their own price is beside the list price", async ({
    page,
    goods: { ethanol },
  }) => {
    await page.goto(`/products/${ethanol.itemCode}`);
    const row = page
      .getByRole("row")
      .filter({ has: page.getByRole("rowheader") })
      .first();
    // The server renders the page for a guest; the customer's prices load after it.
    await expect(page.getByText("[更多优惠请登录]")).toHaveCount(0);
    const yuan = (price = "") => Number(/[\d,]+\.\d\d/u.exec(price)?.[0].replaceAll(",", ""));
    await expect(async () => {
      const [, , , listPrice, ownPrice] = await row.getByRole("cell").allInnerTexts();
      expect(yuan(ownPrice)).toBeGreaterThan(0);
      expect(yuan(ownPrice)).toBeLessThan(yuan(listPrice));
    }).toPass();
  });
});

test.describe("given a guest on the page of a product", () => {
  test("when they add to the cart, then they log in, and it is added", async ({
    page,
    customer,
    goods: { ethanol },
  }) => {
    const [pack] = ethanol.packs;
    const code = pack?.productCode ?? "";
    await page.goto(`/products/${ethanol.itemCode}`);
    await setQuantity(page, code, 3);
    await page.getByRole("button", { name: "加入购物车" }).click();
    const dialog = page.getByRole("dialog", { name: "您还未登录，请先登录再尝试" });
    const reloaded = page.waitForEvent("load");
    await logInWith(dialog, emails.newcomer);
    await reloaded;
    await expect(page.getByText("您好，新客户")).toBeVisible();
    await expect(page).toHaveURL(`/products/${ethanol.itemCode}`);
    // The log-in finishes the action that required it.
    await expectMessage(page, "加入购物车成功！");
    expect((await customer.cart()).reagents).toMatchObject([{ productCode: code, quantity: 3 }]);
  });

  test("when they press the hint about better prices, then the log-in opens", async ({
    page,
    goods: { ethanol },
  }) => {
    await page.goto(`/products/${ethanol.itemCode}`);
    await page.getByRole("button", { name: "[更多优惠请登录]" }).first().click();
    const dialog = page.getByRole("dialog", { name: "您还未登录，请先登录再尝试" });
    await logInWith(dialog, "nobody@kedu.example");
    await expect(dialog.getByText("邮箱或密码错误。")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });
});
