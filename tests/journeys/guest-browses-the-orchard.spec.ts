import type { Page } from "@playwright/test";
import { expectNoSidewaysScrolling } from "./audit.ts";
import { expect, test } from "./shop.ts";
import { logInWith, tabTo } from "./steps.ts";
import { expectMessage } from "./watched-pages.ts";

const notebook = { code: "FR0003", name: "实验记录本" };
const delisted = "FR0027";

const giftsOf = (page: Page) => page.getByRole("list", { name: "礼品" }).getByRole("article");
const filtersOf = (page: Page) => page.getByRole("region", { name: "筛选礼品" });

test.describe("given a guest in the orchard", () => {
  test("when they filter, open a gift and add it, then they log in and it is in the basket", async ({
    page,
    customer,
  }) => {
    await test.step("the menu leads to the orchard, and its page has the focus", async () => {
      await page.goto("/");
      await page
        .getByRole("banner")
        .getByRole("link", { name: "麦粒果园", exact: true })
        .first()
        .click();
      await expect(page).toHaveURL("/exchange");
      await expect(giftsOf(page)).toHaveCount(9);
    });

    await test.step("the filters are in the address, and a reload keeps them", async () => {
      await filtersOf(page).getByRole("link", { name: "文具", exact: true }).click();
      await expect(page).toHaveURL(/\/exchange\?type=\d+$/u);
      await filtersOf(page)
        .getByRole("link", { name: /^101–300/u })
        .click();
      await expect(page).toHaveURL(/\/exchange\?type=\d+&option=2$/u);
      await page.reload();
      await expect(filtersOf(page).getByRole("link", { name: "文具" })).toHaveAttribute(
        "aria-current",
        "true",
      );
      await expect(giftsOf(page).getByRole("link", { name: notebook.name })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/\/exchange\?type=\d+$/u);
      await page.goForward();
    });

    await giftsOf(page).getByRole("link", { name: notebook.name }).click();
    await expect(page).toHaveURL(`/exdetail/${notebook.code}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(notebook.name);
    const quantity = page.getByRole("textbox", { name: "数量" });
    await quantity.fill("2");
    await quantity.press("Tab");
    await page.getByRole("button", { name: "加入果篮" }).click();
    const dialog = page.getByRole("dialog", { name: "您还未登录，请先登录再尝试" });
    await logInWith(dialog, customer.email);
    await expectMessage(page, "已加入果篮");
    await expect(page).toHaveURL(`/exdetail/${notebook.code}`);
    await expect(page.getByRole("banner").getByRole("link", { name: "果篮 2" })).toBeVisible();

    await test.step("a wish is kept for later", async () => {
      await page.getByRole("button", { name: `心愿单：${notebook.name}` }).click();
      await expectMessage(page, "已加入心愿单");
      await page.goto("/exchange/wishes");
      await expect(page.getByRole("article")).toHaveCount(1);
      await page.getByRole("button", { name: `移出心愿单：${notebook.name}` }).click();
      await expect(page.getByRole("heading", { name: "心愿单还是空的" })).toBeVisible();
    });
  });

  test("when they search, then the keyword is in the address, and an empty search shows all gifts", async ({
    page,
  }) => {
    await page.goto("/exchange");
    const field = page.getByRole("banner").getByRole("searchbox", { name: "搜索礼品" });
    await field.fill("  计时器 ");
    await field.press("Enter");
    await expect(page).toHaveURL(`/exsearch/${encodeURIComponent("计时器")}`);
    await expect(giftsOf(page)).toHaveCount(1);
    await field.fill("   ");
    await field.press("Enter");
    await expect(page).toHaveURL("/exchange");
    await expect(giftsOf(page)).toHaveCount(9);
  });

  test("when a gift was taken off the shelves or never existed, then its page says so, and its status too", async ({
    page,
    problems,
  }) => {
    const gone = await page.goto(`/exdetail/${delisted}`);
    expect(gone?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("该礼品已下架");
    const unknown = await page.goto("/en/exdetail/FR9999");
    expect(unknown?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This gift was not found");
    const notFound = expect.stringContaining("404 (Not Found)");
    expect(problems.splice(0)).toEqual([notFound, notFound]);
  });

  test("when scripts do not run, then gifts and their pages are shown", async ({ request }) => {
    const home = await (await request.get("/exchange")).text();
    expect(home).toContain(notebook.name);
    expect(home).toContain('<link rel="canonical"');
    const gift = await (await request.get(`/en/exdetail/${notebook.code}`)).text();
    expect(gift).toMatch(/<h1[^>]*>Laboratory notebook<\/h1>/u);
  });

  test("when they use the keyboard alone, then they filter, open a gift and enlarge its picture", async ({
    page,
  }) => {
    await page.goto("/exchange");
    await tabTo(page, filtersOf(page).getByRole("link", { name: "文具", exact: true }), 80);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/type=/u);
    const gift = giftsOf(page).getByRole("link", { name: notebook.name });
    await expect(gift).toBeVisible();
    await tabTo(page, gift, 80);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: notebook.name })).toBeVisible();
    await tabTo(page, page.getByRole("button", { name: "放大图片" }));
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: notebook.name });
    await tabTo(page, dialog.getByRole("button", { name: "放大", exact: true }));
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("status")).toHaveText("200%");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("button", { name: "放大图片" })).toBeFocused();
  });
});

test.describe("given a guest with a phone in the orchard", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("when they browse and open a gift, then nothing scrolls sideways and the picture is enlarged", async ({
    page,
  }) => {
    await page.goto("/exchange");
    await expect(giftsOf(page)).toHaveCount(9);
    await expectNoSidewaysScrolling(page);
    await giftsOf(page).getByRole("link", { name: notebook.name }).tap();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(notebook.name);
    await expectNoSidewaysScrolling(page);
    await page.getByRole("button", { name: "放大图片" }).tap();
    const dialog = page.getByRole("dialog", { name: notebook.name });
    await dialog.getByRole("button", { name: "放大", exact: true }).tap();
    await expect(dialog.getByRole("status")).toHaveText("200%");
  });
});
