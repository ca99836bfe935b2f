import { emails } from "./customer.ts";
import { expect, test } from "./shop.ts";
import { logInWith } from "./steps.ts";
import { expectMessage } from "./watched-pages.ts";

test.describe("given a customer with an amide coupling", () => {
  test.use({ visitor: "newcomer" });

  test("when they paste it and add its packs, then the cart holds a pack of each row that needs no filing", async ({
    page,
    customer,
  }) => {
    await page.goto("/reaction");
    await page
      .getByRole("textbox", { name: "粘贴反应" })
      .fill("65-85-0 10 mmol\n苄胺 1.1 eq\nN,N-二甲基甲酰胺 5 mL/mmol");
    await page.getByRole("button", { name: "填入计划" }).press("Enter");
    const rows = page.getByRole("table", { name: "投料表" }).getByRole("row");
    await expect(rows.nth(1)).toContainText("10 mmol");
    await expect(rows.nth(2)).toContainText("11 mmol");
    await expect(rows.nth(3)).toContainText("50 mL");
    await expect(rows.nth(3)).toContainText("管制商品：备案通过后才能加入购物车");
    await page.getByRole("button", { name: /^将 \d+ 件加入购物车$/u }).press("Enter");
    await expectMessage(page, "加入购物车成功！");
    const items = (await customer.cart()).reagents.map(({ itemCode }) => itemCode.slice(0, 6));
    expect(items.toSorted()).toEqual(["B88296", "B88818"]);
    await page.reload();
    await expect(page.getByRole("textbox", { name: "第 2 行：组分" })).toHaveValue("苄胺");
  });
});

test.describe("given an English guest with a reaction SMILES", () => {
  test.use({ locale: "en-GB" });

  test("when they paste it, then its structures are products of the shop, and what it makes is not bought", async ({
    page,
  }) => {
    await page.goto("/en/reaction");
    await page
      .getByRole("textbox", { name: "Paste a reaction" })
      .fill("c1ccccc1C(O)=O.C(N)c1ccccc1>O=CN(C)C>O=C(NCc1ccccc1)c1ccccc1");
    await page.getByRole("button", { name: "Fill into the plan" }).click();
    const rows = page.getByRole("table", { name: "Components" }).getByRole("row");
    await page.getByRole("textbox", { name: "Row 1: Amount" }).fill("10 mmol");
    await expect(rows.nth(1)).toContainText("Benzoic acid");
    await expect(rows.nth(2)).toContainText("10 mmol");
    await expect(rows.nth(4)).toContainText("Product of the reaction");
    await expect(rows.nth(4)).not.toContainText("¥");
  });
});

test.describe("given a guest who kept a plan on the device", () => {
  test("when they log in and move it to the account, then another device opens it", async ({
    page,
    browser,
  }) => {
    await page.goto("/reaction");
    await page.getByRole("textbox", { name: "粘贴反应" }).fill("苯甲酸 10 mmol\n苄胺 1.1 eq");
    await page.getByRole("button", { name: "填入计划" }).click();
    await page.getByRole("textbox", { name: "计划名称" }).fill("酰胺偶联");
    await page.getByRole("button", { name: "保存计划" }).click();
    await expect(page.getByRole("button", { name: "酰胺偶联", exact: true })).toBeVisible();
    await page.goto("/login");
    await logInWith(page, emails.newcomer);
    await expect(page).not.toHaveURL(/login/u);
    await page.goto("/reaction");
    await page.getByRole("button", { name: "存入账户：酰胺偶联" }).click();
    await expectMessage(page, "已保存计划“酰胺偶联”。");
    await expect(page.getByRole("heading", { name: "本设备上的计划" })).toBeHidden();

    const other = await browser.newContext({ baseURL: new URL(page.url()).origin });
    const elsewhere = await other.newPage();
    await elsewhere.goto("/login");
    await logInWith(elsewhere, emails.newcomer);
    await expect(elsewhere).not.toHaveURL(/login/u);
    await elsewhere.goto("/reaction");
    await elsewhere.getByRole("button", { name: "酰胺偶联", exact: true }).click();
    await expect(elsewhere.getByRole("textbox", { name: "第 2 行：组分" })).toHaveValue("苄胺");
    await other.close();
  });
});
