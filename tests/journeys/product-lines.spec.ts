import { expectUsable } from "./audit.ts";
import { expect, test } from "./shop.ts";
import { scrollTo, setQuantity } from "./steps.ts";
import { expectMessage } from "./watched-pages.ts";

const productCode = /[A-Z]\d{6}-\S+/u;

test.describe("given a guest on the home page", () => {
  test("when they open a product line, turn its page and open a row, then its packs have prices", async ({
    page,
  }) => {
    await page.goto("/");
    await page
      .getByRole("region", { name: "产品线" })
      .getByRole("link", { name: /高纯溶剂/u })
      .click();
    await expect(page).toHaveURL(/\/productline\/\d+$/u);
    await expect(page.getByRole("heading", { level: 1, name: "高纯溶剂" })).toBeVisible();
    await expect(page).toHaveTitle("高纯溶剂 · 刻度试剂");
    await expect(
      page.getByRole("navigation", { name: "产品线" }).getByRole("link", { name: "高纯溶剂" }),
    ).toHaveAttribute("aria-current", "page");

    const expanders = page.getByRole("button", { name: /的价格与库存$/u });
    await expect(expanders).toHaveCount(20);
    const firstOf = () => expanders.first().getAttribute("aria-label");
    const onFirstPage = await firstOf();
    await expect(page.getByRole("navigation", { name: "列表上方的分页" })).toHaveCount(0);
    const secondPage = page.getByRole("link", { name: "第 2 页" });
    await scrollTo(secondPage);
    await secondPage.click();
    await expect(page).toHaveURL(/\?page=2$/u);
    await expect(page.getByRole("navigation", { name: "列表上方的分页" })).toBeVisible();
    await expect.poll(firstOf).not.toBe(onFirstPage);

    const onSecondPage = await firstOf();
    await expanders.first().click();
    const packs = page.getByRole("table", { name: onSecondPage ?? "" });
    await expect(packs.getByRole("rowheader", { name: productCode }).first()).toBeVisible();
    await expect(packs.getByText("[更多优惠请登录]").first()).toBeVisible();
    await expectUsable(page);

    await page.reload();
    await expect(expanders.first()).toHaveAccessibleName(onSecondPage ?? "");
    await page.goBack();
    await expect.poll(firstOf).toBe(onFirstPage);
  });

  test("when they look up a certificate beside the lines, then both fields are required", async ({
    page,
  }) => {
    await page.goto("/productlines");
    const form = page.getByRole("form", { name: "质检报告查询" });
    await form.getByRole("button", { name: "查询质检报告" }).click();
    await expect(form.getByText("请输入批号")).toBeVisible();
    await expect(form.getByText("请输入货号/项目号")).toBeVisible();
    await form.getByRole("textbox", { name: "批号" }).fill("C00000000");
    await form.getByRole("textbox", { name: "货号/项目号" }).fill("Z999999");
    await form.getByRole("button", { name: "查询质检报告" }).click();
    const alert = page.getByRole("alertdialog");
    await expect(alert).toContainText("没有找到该批号与货号的质检报告");
    await alert.getByRole("button", { name: "确定" }).click();
    await expect(form.getByRole("textbox", { name: "批号" })).toHaveValue("C00000000");
  });

  test("when they open a product line that does not exist, then the page says so and links to the lines", async ({
    page,
    problems,
  }) => {
    const answer = await page.goto("/productline/999");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "没有找到这个产品线" })).toBeVisible();
    expect(problems.splice(0)).toEqual([expect.stringContaining("404 (Not Found)")]);
    await page.getByRole("link", { name: "查看全部产品线" }).click();
    await expect(page).toHaveURL("/productlines");
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  });
});

test.describe("given a guest with a phone on a product line", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("when they unfold the list of lines, then it leads to another and folds again", async ({
    page,
  }) => {
    await page.goto("/productlines");
    await page.getByRole("article").getByRole("link", { name: "保护试剂" }).tap();
    await expect(page.getByRole("heading", { level: 1, name: "保护试剂" })).toBeVisible();
    await page.getByRole("button", { name: /^产品线/u }).tap();
    await page.getByRole("link", { name: "生物缓冲剂" }).tap();
    await expect(page.getByRole("heading", { level: 1, name: "生物缓冲剂" })).toBeFocused();
    await expect(page.getByRole("button", { name: /^产品线/u })).toHaveAttribute(
      "aria-expanded",
      "false",
    );
  });
});

test.describe("given a customer on a product line", () => {
  test.use({ visitor: "newcomer" });

  test("when they add a pack of a row, then the cart has it", async ({ page, customer }) => {
    await page.goto("/productline/4");
    const add = page.getByRole("main").getByRole("button", { name: "加入购物车" });
    await page
      .getByRole("button", { name: /的价格与库存$/u })
      .first()
      .click();
    await add.click();
    const alert = page.getByRole("alertdialog");
    await expect(alert).toContainText("请填写货号数量后再加入购物车！");
    await alert.getByRole("button", { name: "确定" }).click();
    await expect(alert).toBeHidden();

    const pack = page.getByRole("rowheader", { name: productCode }).first();
    const code = productCode.exec(await pack.innerText())?.[0] ?? "";
    await setQuantity(page, code, 3);
    await add.click();
    await expectMessage(page, "加入购物车成功！");
    expect((await customer.cart()).reagents).toMatchObject([{ productCode: code, quantity: 3 }]);
  });
});
