import type { Page } from "@playwright/test";
import { expect, test } from "./shop.ts";
import { logInWith, tabTo } from "./steps.ts";
import { expectMessage } from "./watched-pages.ts";

const offerOf = (page: Page) => page.getByRole("region", { name: "价格与库存" });

/** A flask with several sizes, joints and necks, on the second page of the list. */
const flask = { name: "圆底烧瓶", page: 2 };

test.describe("given a guest who browses the instruments", () => {
  test("when they find an instrument, open it and choose a model, then price, stock and address follow, and the history lists it", async ({
    page,
    context,
  }) => {
    await page.goto("/instrument");
    await expect(page.getByRole("heading", { level: 1, name: /仪器耗材/u })).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(20);
    await page.getByRole("link", { name: `第 ${flask.page} 页` }).click();
    await expect(page).toHaveURL(`/instrument?page=${flask.page}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

    const opening = context.waitForEvent("page");
    await page.getByRole("link", { name: new RegExp(flask.name, "u") }).click();
    const tab = await opening;
    await expect(tab.getByRole("heading", { level: 1, name: flask.name })).toBeVisible();
    await expect(tab).toHaveURL(/\/consumables\/[A-Z]+-\d+\?sku_code=[A-Z]+-\d+-A$/u);
    await expect(tab.getByRole("button", { name: "[更多优惠请登录]" }).first()).toBeVisible();

    const price = offerOf(tab).getByText(/^¥[\d,]+\.\d\d$/u);
    const before = await price.textContent();
    const chosen = tab.getByRole("radiogroup", { name: "容量" }).getByRole("radio").last();
    await chosen.click();
    await expect(chosen).toBeChecked();
    await expect(tab).toHaveURL(/sku_code=[A-Z]+-\d+-[B-F]$/u);
    await expect(price).not.toHaveText(before ?? "");
    const [, code = ""] = /sku_code=(.+)$/u.exec(tab.url()) ?? [];
    await expect(offerOf(tab).getByText(code, { exact: true })).toBeVisible();

    await test.step("the address can be shared", async () => {
      await tab.reload();
      await expect(chosen).toBeChecked();
      await expect(offerOf(tab).getByText(code, { exact: true })).toBeVisible();
    });

    await test.step("the list marks it as viewed", async () => {
      await expect
        .poll(() => tab.evaluate(() => localStorage.getItem("instrumentHistory")))
        .toMatch(/^\[\{"skuId":"\d+"\},\{"skuId":"\d+"\}/u);
      await page.reload();
      const recent = page.getByRole("region", { name: "最近浏览" });
      await expect(recent.getByRole("button", { name: `复制货号 ${code}` })).toBeVisible();
    });

    await test.step("its category leads to the list of those", async () => {
      const facts = tab.getByRole("main").locator("dl").first();
      const category = facts.getByRole("link").last();
      const name = (await category.textContent()) ?? "";
      await category.click();
      await expect(tab).toHaveURL(`/instrument?category=${encodeURIComponent(name)}`);
      await expect(tab.getByRole("button", { name: `去掉条件：分类 ${name}` })).toBeVisible();
    });
  });

  test("when they narrow the list by kind and range and sort it by price, then the SKUs with the range are shown, and the address can be shared and gone back from", async ({
    page,
  }) => {
    await page.goto("/instrument?page=2");
    const choose = async (filter: string, value: string) => {
      await page.getByRole("button", { name: filter, exact: true }).click();
      const values = page.getByRole("dialog", { name: filter });
      const box = values.getByRole("checkbox", { name: new RegExp(`^${value}`, "u") });
      await box.click();
      await expect(box).toBeChecked();
      await expect(
        page.getByRole("button", { name: `去掉条件：${filter} ${value}` }),
      ).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(values).toBeHidden();
    };
    await choose("分类", "移液与输液");
    await expect(page.getByText("共 5 个系列")).toBeVisible();
    await choose("量程", "0.5-10μL");
    await expect(page.getByRole("article")).toHaveCount(2);
    for (const card of await page.getByRole("article").all())
      await expect(card).toContainText("量程 0.5-10μL");
    await page.getByRole("combobox", { name: "排序" }).selectOption("价格从低到高");
    const query = new URLSearchParams({
      category: "移液与输液",
      attr: "量程: 0.5-10μL",
      sort: "price-up",
    });
    await expect(page).toHaveURL(`/instrument?${query}`);
    await expect(page.getByRole("article").first()).toContainText("单道可调移液器");

    await test.step("the address can be shared, in English too", async () => {
      await page.goto(`/en/instrument?${query}`);
      await expect(page.getByText("2 products")).toBeVisible();
      await expect(
        page.getByRole("button", { name: "Remove the filter Range 0.5-10μL" }),
      ).toBeVisible();
      await page.goBack();
    });

    await test.step("going back undoes a filter at a time", async () => {
      await page.goBack();
      await page.goBack();
      await expect(page.getByText("共 5 个系列")).toBeVisible();
      await page.getByRole("button", { name: "清除全部" }).click();
      await expect(page).toHaveURL("/instrument");
      await expect(page.getByRole("article")).toHaveCount(20);
    });
  });

  test("when they add one to the cart, then the log-in opens, and it is added after the login", async ({
    page,
    customer,
    goods: { stirrer },
  }) => {
    await page.goto(`/consumables/${stirrer.spuCode}`);
    await offerOf(page).getByRole("button", { name: "加入购物车" }).click();
    const dialog = page.getByRole("dialog", { name: "您还未登录，请先登录再尝试" });
    await logInWith(dialog, customer.email);
    await expectMessage(page, "已加入购物车");
    await expect(page).toHaveURL(`/consumables/${stirrer.spuCode}`);
    await expect(page.getByRole("banner").getByRole("link", { name: /购物车.*1/u })).toBeVisible();
  });

  test("when they decline to log in, then nothing is added after a later login", async ({
    page,
    customer,
    goods: { stirrer },
  }) => {
    await page.goto(`/consumables/${stirrer.spuCode}`);
    await offerOf(page).getByRole("button", { name: "加入购物车" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.goto("/login");
    await logInWith(page, customer.email);
    await expect(page).toHaveURL("/order_history");
    await expect(page.getByRole("heading", { level: 1, name: "我的订单" })).toBeVisible();
    await expect(page.getByText("已加入购物车")).toBeHidden();
  });

  test("when the code is unknown, then the page says so in place of the product", async ({
    page,
    problems,
  }) => {
    await page.goto("/consumables/INS-9999");
    await expect(page.getByRole("alert")).toContainText("没有找到该产品");
    expect(problems.splice(0)).toEqual([expect.stringContaining("404 (Not Found)")]);
    await page.getByRole("link", { name: "查看全部仪器耗材" }).click();
    await expect(page).toHaveURL("/instrument");
  });

  test("when the page number is beyond the last page, then the last page is shown", async ({
    page,
  }) => {
    await page.goto("/instrument?page=99");
    await expect(page).toHaveURL("/instrument?page=3");
    await expect(page.getByRole("article").first()).toBeVisible();
  });
});

test.describe("given a customer without a pointer", () => {
  test.use({ visitor: "newcomer" });

  test("when they choose an instrument with the arrow keys and add it, then it is in the cart", async ({
    page,
    customer,
    goods: { stirrer },
  }) => {
    await page.goto(`/consumables/${stirrer.spuCode}`);
    const first = page.getByRole("radiogroup").first().getByRole("radio", { checked: true });
    await expect(first).toBeVisible();
    await first.focus();
    await page.keyboard.press("ArrowRight");
    await expect(page).toHaveURL(/sku_code=/u);
    const [, code = ""] = /sku_code=(.+)$/u.exec(page.url()) ?? [];
    const add = offerOf(page).getByRole("button", { name: "加入购物车" });
    await tabTo(page, add, 12);
    await page.keyboard.press("Enter");
    await expectMessage(page, "已加入购物车");
    await expect(add).toBeFocused();
    expect((await customer.cart()).instruments).toMatchObject([{ productCode: code, quantity: 1 }]);
  });
});
