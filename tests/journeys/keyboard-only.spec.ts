import type { Locator } from "@playwright/test";
import { expect, test } from "./shop.ts";
import { tabTo } from "./steps.ts";
import { expectMessage } from "./watched-pages.ts";

test.describe("given a customer without a pointer", () => {
  test.use({ visitor: "newcomer" });

  test("when they search, open a table, choose and add, then the pack is in the cart", async ({
    page,
    customer,
    goods: { ethanol },
  }) => {
    const code = ethanol.packs[0]?.productCode ?? "";
    await page.goto("/");
    await expect(page.getByRole("region", { name: "产品线" })).toBeVisible();

    await test.step("the first stop skips to the content", async () => {
      await page.keyboard.press("Tab");
      await expect(page.getByRole("link", { name: "跳到主要内容" })).toBeFocused();
      await expect(page.getByRole("link", { name: "跳到主要内容" })).toBeInViewport();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("main")).toBeFocused();
    });

    await test.step("search", async () => {
      await page.goto("/");
      await tabTo(page, page.getByRole("banner").getByRole("combobox"));
      await page.keyboard.type("64-17-5");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/search/64-17-5");
    });

    const expander = page.getByRole("button", { name: `${ethanol.itemCode} 的价格与库存` });
    await test.step("open price and stock", async () => {
      await expect(expander).toBeVisible();
      await tabTo(page, expander, 100);
      await page.keyboard.press("Enter");
      await expect(expander).toHaveAttribute("aria-expanded", "true");
    });

    await test.step("choose with the arrows and add", async () => {
      const quantity = page.getByRole("textbox", { name: `${code} 的数量` });
      await expect(quantity).toBeVisible();
      await tabTo(page, quantity);
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("ArrowUp");
      await expect(quantity).toHaveValue("2");
      const add = page.getByRole("main").getByRole("button", { name: "加入购物车" }).first();
      await tabTo(page, add);
      await page.keyboard.press("Enter");
      await expectMessage(page, "加入购物车成功！");
      await expect(add).toBeFocused();
    });
    expect((await customer.cart()).reagents).toMatchObject([{ productCode: code, quantity: 2 }]);

    await test.step("remove it: Escape keeps it, Enter removes it", async () => {
      await page.goto("/cart");
      const remove = page.getByRole("button", { name: `删除 ${code}`, exact: true });
      await expect(remove).toBeVisible();
      await tabTo(page, remove, 100);
      await page.keyboard.press("Enter");
      const question = page.getByRole("alertdialog");
      await expect(question).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(question).toBeHidden();
      await expect(remove).toBeFocused();
      await page.keyboard.press("Enter");
      await tabTo(page, question.getByRole("button", { name: "删除" }), 5);
      await page.keyboard.press("Enter");
      await expect(page.getByText("购物车暂无商品")).toBeVisible();
    });
  });
});

test.describe("given a customer with address and balance, without a pointer", () => {
  test.use({ visitor: "ordinary" });

  test("when they search, add, check out and pay, then they read their order", async ({
    page,
    customer,
  }) => {
    expect((await customer.cart()).reagents).toEqual([]);
    const main = page.getByRole("main");
    const press = async (target: Locator, mostStops?: number) => {
      await tabTo(page, target, mostStops);
      await page.keyboard.press("Enter");
    };
    const heading = page.getByRole("heading", { level: 1 });
    const question = page.getByRole("alertdialog");

    await page.goto("/");
    await tabTo(page, page.getByRole("banner").getByRole("combobox"));
    await page.keyboard.type("氯化钾");
    await page.keyboard.press("Enter");
    await expect(heading).toBeFocused();
    await press(page.getByRole("link", { name: "跳到第一个价格" }), 5);
    await expect(page.getByRole("button", { name: "P860230 的价格与库存" })).toBeFocused();
    await page.keyboard.press("Enter");
    const quantity = page.getByRole("textbox", { name: "P860230-500g 的数量" });
    await expect(quantity).toBeVisible();
    await tabTo(page, quantity, 4);
    await page.keyboard.type("1");
    await press(main.getByRole("button", { name: "加入购物车" }).first(), 20);
    await expectMessage(page, "加入购物车成功！");

    await press(page.getByRole("button", { name: "购物车 1", exact: true }), 40);
    const left = page.waitForEvent("load");
    await press(page.getByRole("link", { name: "去购物车" }), 10);
    // Leaving a search loads the page.
    await left;
    await expect(page.getByRole("table", { name: "试剂" })).toBeVisible();
    await press(page.getByRole("link", { name: "跳到主要内容" }), 1);
    await press(page.getByRole("link", { name: "跳到合计与下一步" }), 4);
    await expect(page.getByRole("button", { name: "下一步" })).toBeFocused();
    await page.keyboard.press("Enter");

    await expect(page).toHaveURL("/checkout");
    await expect(heading).toBeFocused();
    await press(page.getByRole("button", { name: "提交订单", exact: true }), 40);
    await expect(question.getByRole("button", { name: "确认提交" })).toBeFocused();
    await page.keyboard.press("Enter");

    await expect(page).toHaveURL("/payment");
    await expect(heading).toBeFocused();
    await press(page.getByRole("button", { name: "立即支付" }), 20);
    await expect(question.getByRole("button", { name: "确认支付" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expectMessage(page, "您的订单支付成功！");

    await expect(page).toHaveURL("/order_history");
    await expect(heading).toBeFocused();
    const order = page.getByRole("row").nth(1).getByRole("link").first();
    await press(order, 25);
    await expect(page).toHaveURL(/\/order_detail\//u);
    await expect(heading).toBeFocused();
    await expect(main).toContainText("P860230-500g");
  });
});

test.describe("given a guest without a pointer", () => {
  test("when they favourite, then the log-in holds the focus until Escape gives it back", async ({
    page,
    goods: { ethanol },
  }) => {
    await page.goto(`/products/${ethanol.itemCode}`);
    const favourite = page.getByRole("button", { name: `收藏 ${ethanol.itemCode}` });
    await favourite.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "您还未登录，请先登录再尝试" });
    await expect(dialog.getByRole("textbox", { name: "邮箱地址" })).toBeVisible();
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press("Tab");
      await expect(dialog.locator(":focus")).toHaveCount(1);
    }
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(favourite).toBeFocused();
  });
});
