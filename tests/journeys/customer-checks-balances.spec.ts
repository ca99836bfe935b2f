import type { Page } from "@playwright/test";
import { readBalances } from "@reagent/api/contract/balance";
import { expectNoSidewaysScrolling, expectUsable } from "./audit.ts";
import { callerAt } from "./customer.ts";
import { expect, test } from "./shop.ts";
import { expectMessage, waitUntilRead } from "./watched-pages.ts";

const HAN = /\p{Script=Han}/u;

/** The amounts of the log's lines, as numbers. */
async function amountsIn(page: Page, log: string): Promise<number[]> {
  const cells = page.getByRole("table", { name: log }).getByRole("cell", { name: /^[+−]/u });
  const texts = await cells.allInnerTexts();
  return texts.map((text) => Number(text.replaceAll(/[^\d.]/gu, "")));
}

test.describe("given a customer with a balance, credit, points and coupons", () => {
  test.use({ visitor: "ordinary" });

  test("when they search the logs, then every log finds the entries, and the address keeps the search", async ({
    page,
  }) => {
    const account = page.getByRole("navigation", { name: "我的账户" });
    const rows = page.getByRole("main").getByRole("row");

    await test.step("the balance, by amount: Enter searches, back undoes it", async () => {
      await page.goto("/prepay");
      await expect(page.getByText("预付款余额")).toBeVisible();
      await expect.poll(() => amountsIn(page, "预付款")).not.toHaveLength(0);
      const all = await rows.count();
      await page.getByLabel("最小金额").fill("700");
      await page.getByLabel("最大金额").fill("400");
      await page.keyboard.press("Enter");
      await expect(page.getByText("不得大于最大值")).toBeVisible();
      await expect(page.getByText("不得小于最小值")).toBeVisible();
      await expect(page.getByLabel("最小金额")).toBeFocused();
      await page.getByLabel("最小金额").fill("400");
      await page.getByLabel("最大金额").fill("700");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/prepay?least=400&most=700");
      await waitUntilRead(page);
      const found = await amountsIn(page, "预付款");
      expect(found.length).toBeGreaterThan(0);
      for (const amount of found) {
        expect(amount).toBeGreaterThanOrEqual(400);
        expect(amount).toBeLessThanOrEqual(700);
      }
      await page.reload();
      await expect(page.getByLabel("最小金额")).toHaveValue("400");
      await expect.poll(() => amountsIn(page, "预付款")).toEqual(found);
      await page.goBack();
      await expect(page).toHaveURL("/prepay");
      await expect(page.getByLabel("最小金额")).toHaveValue("");
      await expect(rows).toHaveCount(all);
      await expectUsable(page);
    });

    await test.step("the credit", async () => {
      await account.getByRole("link", { name: "信用额度" }).click();
      await expect(page).toHaveURL("/credit");
      await expect(page.getByText("剩余额度")).toBeVisible();
      await expect(page.getByRole("cell", { name: /^信用还款/u }).first()).toBeVisible();
      await expectUsable(page);
    });

    await test.step("the coupons, by status", async () => {
      await account.getByRole("link", { name: "抵扣券" }).click();
      const coupons = page.getByRole("table", { name: "抵扣券" });
      for (const status of ["未使用", "已使用", "已作废", "已过期"])
        await expect(coupons.getByRole("cell", { name: status }).first()).toBeVisible();
      await page.getByRole("link", { name: "已过期" }).click();
      await expect(page).toHaveURL("/coupon?status=expired");
      await expect(coupons.getByRole("cell", { name: "未使用" })).toHaveCount(0);
      await expectUsable(page);
    });

    await test.step("the points, by days of the calendar", async () => {
      await account.getByRole("link", { name: "积分" }).click();
      await expect(page.getByText(/2020年12月31日/u)).toBeVisible();
      await page.getByRole("button", { name: "在日历中选择" }).click();
      const days = page.getByRole("dialog").getByRole("gridcell").getByRole("button");
      await days.first().click();
      await days.last().click();
      await expect(page.getByRole("dialog")).toBeHidden();
      await page.getByRole("button", { name: "查询" }).click();
      await expect(page).toHaveURL(/^[^?]+\/integral\?from=[\d-]{10}&to=[\d-]{10}$/u);
      await expectUsable(page);
    });

    await test.step("the grains: those of last year are gone", async () => {
      await account.getByRole("link", { name: "麦粒兑换" }).click();
      await expect(page.getByText(/当年12月31日到期/u)).toBeVisible();
      await expect(page.getByRole("cell", { name: "年底到期清零" }).first()).toBeVisible();
      await expectUsable(page);
    });
  });

  test("when they repay their credit from the balance, then both are reduced, and the logs list it", async ({
    page,
    shop,
    customer,
  }) => {
    const caller = callerAt(shop.url, customer.token);
    const read = async () => {
      const answer = await caller.call(readBalances, { kind: "prepay" });
      if (!answer.ok) throw new Error("the balances cannot be read");
      return answer.data;
    };
    const before = await read();
    expect(before.creditUsed).toBeGreaterThan(0);
    await page.goto("/prepay");
    const repay = page.getByRole("button", { name: "信用还款" });
    await repay.click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("请确认是否使用余额还信用余额？");
    await expect(question).toContainText("一经确认无法回退！！");
    await question.getByRole("button", { name: "否" }).click();
    await expectMessage(page, "已取消");
    await repay.click();
    await question.getByRole("button", { name: "是" }).click();
    await expectMessage(page, "信用还款成功！");
    await expect(repay).toBeDisabled();
    await expect(page.getByRole("cell", { name: /^预付款还信用/u }).first()).toBeVisible();
    expect(await read()).toMatchObject({
      prepay: before.prepay - before.creditUsed,
      creditUsed: 0,
      creditLeft: before.creditLimit,
    });
  });

  test("when they read them in English, then the logs are in English", async ({ page }) => {
    for (const path of ["/en/prepay", "/en/credit", "/en/integral", "/en/profile/exchange"]) {
      await page.goto(path);
      await waitUntilRead(page);
      const table = page.getByRole("main").getByRole("table");
      await expect(table).toBeVisible();
      expect(await table.innerText()).not.toMatch(HAN);
    }
  });
});

test.describe("given the same customer with a phone", () => {
  test.use({
    visitor: "ordinary",
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });

  test("when they check their balances, then no page scrolls sideways", async ({ page }) => {
    for (const path of ["/prepay", "/credit", "/coupon", "/integral", "/profile/exchange"]) {
      await page.goto(path);
      await expect(page.getByRole("main").getByRole("table")).toBeVisible();
      await expectNoSidewaysScrolling(page);
    }
  });
});
