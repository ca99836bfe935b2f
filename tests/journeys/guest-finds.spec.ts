import { expectUsable } from "./audit.ts";
import { expect, test } from "./shop.ts";
import { searchFor } from "./steps.ts";

test.describe("given a guest who searches for ethanol", () => {
  test("when they search by its name or CAS number, however written, then ethanol is the first result", async ({
    page,
  }) => {
    await page.goto("/");
    for (const text of ["乙醇", "64-17-5", "６４－１７－５", "64175", "  ETHANOL ", "无水乙醇"]) {
      await searchFor(page, text);
      await expect(page).toHaveTitle(`${text.trim()} 的搜索结果 · 刻度试剂`);
      const first = page.getByRole("main").getByRole("article").first();
      await expect(first.getByRole("heading", { name: "乙醇", exact: true })).toBeVisible();
      await expect(first.getByRole("link", { name: "64-17-5" })).toBeVisible();
    }
  });

  test("when they search by its item code, then its price and stock are shown", async ({
    page,
    goods: { ethanol },
  }) => {
    await page.goto("/");
    await searchFor(page, ethanol.itemCode.toLowerCase());
    await expect(page.getByRole("tab", { name: "试剂 1", exact: true })).toBeVisible();
    const packs = page.getByRole("table", { name: `${ethanol.itemCode} 的价格与库存` });
    await expect(packs.getByRole("rowheader")).toHaveCount(5);
    await page.getByRole("button", { name: `显示全部 ${ethanol.packs.length} 个包装` }).click();
    await expect(packs.getByRole("rowheader")).toHaveCount(ethanol.packs.length);
  });

  test("when they search by a product code, then only its item is found", async ({
    page,
    goods: { ethanol },
  }) => {
    const [pack] = ethanol.packs;
    await page.goto("/");
    await searchFor(page, pack?.productCode ?? "");
    const packs = page.getByRole("table", { name: `${ethanol.itemCode} 的价格与库存` });
    await expect(packs.getByRole("rowheader", { name: pack?.productCode ?? "" })).toBeVisible();
    await expect(page.getByRole("tab", { name: "试剂 1", exact: true })).toBeVisible();
  });

  test("when they click a CAS number among the results, then it is searched for", async ({
    page,
  }) => {
    await page.goto("/search/乙醇");
    await page.getByRole("article").first().getByRole("link", { name: "64-17-5" }).click();
    await expect(page).toHaveURL("/search/64-17-5");
    await expect(page.getByRole("heading", { level: 1, name: "64-17-5" })).toBeVisible();
  });

  test("when they enlarge the structure, then it fills a dialog that Escape closes", async ({
    page,
  }) => {
    await page.goto("/search/64-17-5");
    const structure = page.getByRole("button", { name: "放大乙醇的结构式" });
    await structure.click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("img", { name: /乙醇/u })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(structure).toBeFocused();
  });
});

test.describe("given a guest who types in the search", () => {
  test("when they choose ethanol among the suggestions by keyboard, then all its grades are listed", async ({
    page,
  }) => {
    await page.goto("/");
    const field = page.getByRole("banner").getByRole("combobox", { name: "搜索" });
    await field.focus();
    await page.keyboard.insertText("乙醇");
    const substances = page.getByRole("group", { name: "物质" }).getByRole("option");
    await expect(substances.first()).toContainText("64-17-5");
    await page.keyboard.press("ArrowDown");
    await expect(substances.first()).toHaveAttribute("aria-selected", "true");
    await expectUsable(page);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/search/64-17-5");
    await expect(page.getByRole("heading", { level: 1, name: "64-17-5" })).toBeVisible();
    await expect(page.getByRole("listbox")).toBeHidden();
  });

  test("when they mistype a CAS number, then its check digit is named and ethanol is offered", async ({
    page,
  }) => {
    await page.goto("/");
    const field = page.getByRole("banner").getByRole("combobox", { name: "搜索" });
    await field.pressSequentially("64-17-6");
    await expect(page.getByText("64-17-6 不是有效的 CAS 号：校验位应为 5").first()).toBeVisible();
    const meant = page.getByRole("group", { name: "您要找的是" });
    await meant.getByRole("option", { name: /64-17-5/u }).click();
    await expect(page).toHaveURL("/search/64-17-5");
    await expect(field).toHaveValue("64-17-5");

    await test.step("recent searches are offered until they are cleared", async () => {
      await page.goto("/");
      await field.click();
      const recent = page.getByRole("group", { name: "最近搜索" });
      await expect(recent.getByRole("option")).toHaveText(["64-17-5"]);
      await page.getByRole("button", { name: "清除最近搜索" }).click();
      await expect(recent).toBeHidden();
      await expect(field).toBeFocused();
    });
  });
});

test.describe("given a guest who searches for instruments", () => {
  test("when they search for a stirrer, then the instruments' tab shows it with its price", async ({
    page,
    goods: { stirrer },
  }) => {
    await page.goto("/");
    await searchFor(page, "磁力搅拌器");
    await expect(page.getByRole("tab", { name: /^仪器耗材 \d+$/u })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    const card = page.getByRole("article").filter({ hasText: stirrer.skuCode });
    await expect(card.getByText(/^¥[\d,]+\.\d\d/u)).toBeVisible();
    await expect(card.getByText(/EA$/u)).toBeVisible();
  });

  test("when they narrow what is found by an attribute and sort it by price, then the address can be shared and gone back from", async ({
    page,
  }) => {
    await page.goto(`/search/${encodeURIComponent("磁力搅拌器")}`);
    const tab = page.getByRole("tab", { name: /^仪器耗材 \d+$/u });
    const before = await tab.textContent();
    await page.getByRole("button", { name: "控温", exact: true }).click();
    const values = page.getByRole("dialog", { name: "控温" });
    await values.getByRole("checkbox", { name: /^数显/u }).click();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "去掉条件：控温 数显" })).toBeVisible();
    await page.getByRole("combobox", { name: "排序" }).selectOption("价格从低到高");
    const query = new URLSearchParams({
      "instrument-attr": "控温: 数显",
      "instrument-sort": "price-up",
    });
    await expect(page).toHaveURL(new RegExp(`\\?${query.toString().replaceAll("+", "\\+")}$`, "u"));
    await expect(tab).not.toHaveText(before ?? "");
    await page.reload();
    await expect(page.getByRole("article").first()).toContainText("数显");
    for (const card of await page.getByRole("article").all())
      await expect(card).toContainText("数显");
    await page.goBack();
    await page.goBack();
    await expect(tab).toHaveText(before ?? "");
  });
});

test.describe("given a guest who searches for a text without results", () => {
  test("when they search, then the shop says so and offers the customer service", async ({
    page,
  }) => {
    await page.goto("/");
    await searchFor(page, "qqzzxx");
    await expect(page.getByText("未找到您要的产品，您可以尝试联系客服。")).toBeVisible();
    // The shop has no chat.
    await expect(page.getByRole("main").getByRole("link", { name: "联系我们" })).toBeVisible();
  });

  test("when the text is script or SQL, then it is shown as text", async ({ page }) => {
    await page.goto("/");
    for (const text of [
      `<img src=x onerror="document.title='owned'">`,
      "'; drop table items; --",
      "%_%",
    ]) {
      await searchFor(page, text);
      await expect(page.getByRole("heading", { level: 1, name: text })).toBeVisible();
      await expect(page.getByText("未找到您要的产品，您可以尝试联系客服。")).toBeVisible();
      await expect(page).not.toHaveTitle("owned");
    }
  });

  test("when the text is far too long, then the shop says so and keeps the text", async ({
    page,
    problems,
  }) => {
    await page.goto("/");
    for (const length of [201, 10_000]) {
      const text = "硫".repeat(length);
      await searchFor(page, text);
      await expect(
        page
          .getByRole("main")
          .getByText(/过长|过大/u)
          .first(),
      ).toBeVisible();
      await expect(page.getByRole("banner").getByRole("combobox")).toHaveValue(text);
    }
    // The browser logs an error for a call that is refused because of its length.
    const notes = problems.splice(0);
    expect(notes.filter((note) => !note.includes("413 (Payload Too Large)"))).toEqual([]);
  });

  test("when nothing but spaces is typed, then nothing happens", async ({ page }) => {
    await page.goto("/");
    const field = page.getByRole("banner").getByRole("combobox");
    await field.fill("   ");
    await field.press("Enter");
    await expect(page).toHaveURL("/");
  });
});
