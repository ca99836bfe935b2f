import { addToCart } from "@reagent/api/contract/cart";
import { expect, test } from "./shop.ts";
import { quantityOf, setQuantity } from "./steps.ts";
import { expectMessage } from "./watched-pages.ts";

test.use({ visitor: "newcomer" });

test.describe("given a customer with three lines in the cart", () => {
  test.beforeEach(async ({ customer, goods: { ethanol } }) => {
    for (const { productId } of ethanol.packs.slice(0, 3))
      await customer.add(ethanol.itemCode, productId, 1);
  });

  test("when they edit, unselect, remove and clear lines, then each change is confirmed and saved", async ({
    page,
    customer,
    goods: { ethanol },
  }) => {
    const [first = "", second = "", third = ""] = ethanol.packs.map(
      ({ productCode }) => productCode,
    );
    const lines = async () =>
      (await customer.cart()).reagents.map(
        ({ productCode, quantity, customerItemNumber, isSelected }) =>
          [productCode, quantity, customerItemNumber, isSelected] as const,
      );
    await page.goto("/cart");

    await setQuantity(page, first, 12);
    await expectMessage(page, "修改成功！");
    const number = page.getByRole("textbox", { name: `${second} 的客户物料号` });
    await number.fill("OC-2291");
    await number.press("Enter");
    await expect.poll(lines).toContainEqual([second, 1, "OC-2291", true]);
    expect(await lines()).toContainEqual([first, 12, "", true]);

    await page.getByRole("checkbox", { name: `选择 ${third}` }).click();
    await expect(page.getByText("已选 13 件")).toBeVisible();
    await expect.poll(lines).toContainEqual([third, 1, "", false]);

    await page.getByRole("button", { name: `删除 ${second}`, exact: true }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "删除" }).click();
    await expectMessage(page, "删除成功!");
    await expect(quantityOf(page, second)).toHaveCount(0);

    await page.reload();
    await expect(quantityOf(page, first)).toHaveValue("12");
    await expect(page.getByRole("checkbox", { name: `选择 ${third}` })).not.toBeChecked();
    await expect(page.getByText("已选 12 件")).toBeVisible();

    await page.getByRole("button", { name: "清空购物车" }).click();
    const question = page.getByRole("alertdialog", { name: "您确定清空购物车吗?" });
    await question.getByRole("button", { name: "确定" }).click();
    await expectMessage(page, "已全部清空购物车!");
    await expect(page.getByText("购物车暂无商品")).toBeVisible();
    expect(await lines()).toEqual([]);
  });

  test("when nothing is selected, then the next step asks for a selection", async ({ page }) => {
    await page.goto("/cart");
    const all = page.getByRole("checkbox", { name: "全选", exact: true });
    await all.click();
    await expect(page.getByText("已选 0 件")).toBeVisible();
    await page.getByRole("button", { name: "下一步" }).click();
    await expect(page.getByRole("alertdialog")).toContainText(
      "请勾选您要购买的商品或填写购买商品的数量！",
    );
  });

  test("when a quantity is no whole number above 0, then it stays unsaved; one above the limit becomes the limit", async ({
    page,
    customer,
    goods: { ethanol },
  }) => {
    const code = ethanol.packs[0]?.productCode ?? "";
    await page.goto("/cart");
    const field = quantityOf(page, code);
    const saved = async () => (await customer.cart()).reagents.map(({ quantity }) => quantity);
    const before = await saved();
    for (const typed of ["0", "-3", "1.5"]) {
      await field.fill(typed);
      await field.press("Tab");
      await expect(field).toHaveValue(typed);
      await expect(field).toHaveAccessibleDescription("请填写 1 到 9999 的整数");
    }
    await page.getByRole("button", { name: "下一步" }).click();
    await expect(page.getByRole("alertdialog")).toContainText(`请先改正 ${code} 的数量。`);
    await page.getByRole("button", { name: "确定" }).click();
    await expect(field).toBeFocused();
    expect(await saved()).toEqual(before);
    await field.fill("1000000000");
    await field.press("Tab");
    await expect(field).toHaveValue("9999");
    await expect.poll(saved).toContain(9999);
    await expect.poll(async () => (await customer.cart()).reagents).toHaveLength(3);
  });

  test("when two tabs change it, then both changes are saved, and each tab shows them after its next change", async ({
    page,
    context,
    customer,
    goods: { ethanol },
  }) => {
    const [first = "", second = "", third = ""] = ethanol.packs.map(
      ({ productCode }) => productCode,
    );
    const other = await context.newPage();
    await Promise.all([page.goto("/cart"), other.goto("/cart")]);
    await expect(quantityOf(other, first)).toHaveValue("1");

    await setQuantity(page, first, 7);
    await expectMessage(page, "修改成功！");
    await setQuantity(other, second, 5);
    await expectMessage(other, "修改成功！");
    await expect(quantityOf(other, first)).toHaveValue("7");

    await other.getByRole("button", { name: `删除 ${third}`, exact: true }).click();
    await other.getByRole("alertdialog").getByRole("button", { name: "删除" }).click();
    await expectMessage(other, "删除成功!");
    // The first tab still shows the deleted line, and changes it: a tab reads the cart again only when it is returned to.
    await setQuantity(page, third, 9);
    await expect(quantityOf(page, third)).toHaveCount(0);
    const { reagents } = await customer.cart();
    expect(Object.fromEntries(reagents.map((line) => [line.productCode, line.quantity]))).toEqual({
      [first]: 7,
      [second]: 5,
    });
  });
});

test.describe("given a connection that is cut while the cart changes", () => {
  test("when the customer adds again, then the pack is in the cart once", async ({
    page,
    customer,
    problems,
    goods: { ethanol },
  }) => {
    const code = ethanol.packs[0]?.productCode ?? "";
    const keys: (string | undefined)[] = [];
    await page.route(`**${addToCart.path}`, async (route) => {
      keys.push(route.request().headers()["x-request-key"]);
      // The client itself sends it a second time.
      if (keys.length > 2) return route.continue();
      // The shop receives the call and answers; the answer is lost.
      await route.fetch();
      return route.abort("connectionreset");
    });
    await page.goto(`/products/${ethanol.itemCode}`);
    await setQuantity(page, code, 2);
    const add = page.getByRole("main").getByRole("button", { name: "加入购物车" });
    await add.click();
    const alert = page.getByRole("alertdialog");
    await expect(alert).toContainText("网络连接失败，请检查网络后重试。");
    await alert.getByRole("button", { name: "确定" }).click();
    await expect(quantityOf(page, code)).toHaveValue("2");

    await add.click();
    await expectMessage(page, "加入购物车成功！");
    expect((await customer.cart()).reagents).toMatchObject([{ productCode: code, quantity: 2 }]);
    expect(keys).toHaveLength(3);
    expect(keys[0]).toMatch(/^\S+$/u);
    expect(new Set(keys).size).toBe(1);
    const reset: unknown = expect.stringContaining("ERR_CONNECTION_RESET");
    expect(problems.splice(0)).toEqual([reset, reset]);
  });

  test("when an edit of the cart is lost, then the cart says what was not saved and keeps the typed text", async ({
    page,
    context,
    customer,
    problems,
    goods: { ethanol },
  }) => {
    const [pack] = ethanol.packs;
    const code = pack?.productCode ?? "";
    await customer.add(ethanol.itemCode, pack?.productId ?? "", 1);
    await page.goto("/cart");
    await expect(quantityOf(page, code)).toHaveValue("1");
    // The rail is the last part of the page to load.
    await expect(page.getByRole("complementary", { name: "快捷面板" })).toBeVisible();

    // The code of the shop's own alert cannot be loaded offline, so the browser's alert is shown.
    const alerts: string[] = [];
    page.on("dialog", async (alert) => {
      alerts.push(alert.message());
      await alert.accept();
    });
    await context.setOffline(true);
    await setQuantity(page, code, 8);
    await expect(page.getByText("未保存，请重试")).toBeVisible();
    await expect(quantityOf(page, code)).toHaveValue("8");
    const number = page.getByRole("textbox", { name: `${code} 的客户物料号` });
    await number.fill("OC-2291");
    await number.press("Enter");
    await expect(page.getByText("未保存，请重试")).toHaveCount(2);
    await expect(number).toHaveValue("OC-2291");
    expect(alerts[0]).toContain("网络连接失败，请检查网络后重试。");

    await context.setOffline(false);
    await number.press("Enter");
    await quantityOf(page, code).press("Enter");
    await expect(page.getByText("未保存，请重试")).toHaveCount(0);
    expect((await customer.cart()).reagents).toMatchObject([
      { quantity: 8, customerItemNumber: "OC-2291" },
    ]);
    const notes = problems.splice(0);
    expect(notes.filter((note) => !note.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
  });
});
