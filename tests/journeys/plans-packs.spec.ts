import { expect, test } from "./shop.ts";
import { expectMessage } from "./watched-pages.ts";

test.describe("given a customer who needs 12 g of vanillin", () => {
  test.use({ visitor: "newcomer" });

  test("when they plan by amount and take the cheapest mix, then the cart holds exactly that mix", async ({
    page,
    customer,
  }) => {
    await page.goto("/search/121-33-5");
    await page.getByRole("article").first().getByRole("heading").getByRole("link").click();
    await page.getByRole("button", { name: "按用量选包装" }).click();
    const need = page.getByRole("textbox", { name: "用量" });
    await need.fill("１２ 克");
    await need.press("Enter");
    await expect(need).toHaveValue("12 g");
    const fill = page.getByRole("button", { name: /^填入数量/u }).first();
    const mix = (await fill.textContent())?.replace("填入数量", "").trim() ?? "";
    await fill.click();
    await expect(page.getByText("数量已填入下表")).toBeVisible();

    await page.getByRole("main").getByRole("button", { name: "加入购物车" }).click();
    await expectMessage(page, "加入购物车成功！");
    const { reagents } = await customer.cart();
    const bought = reagents.map(({ productCode, quantity }) => {
      const [, amount = "", unit = ""] = /-([\d.]+)(\p{L}+)$/u.exec(productCode) ?? [];
      return `${quantity} × ${amount} ${unit}`;
    });
    expect(bought.toSorted()).toEqual(mix.split(" + ").toSorted());
  });
});
