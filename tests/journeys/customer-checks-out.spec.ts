import { expect, test } from "./shop.ts";
import { expectMessage } from "./watched-pages.ts";

test.describe("given a university's customer who orders for the first time, ethanol and a stirrer", () => {
  test.use({ visitor: "university" });
  test.beforeEach(async ({ page, customer, goods: { ethanol, stirrer } }) => {
    const [pack] = ethanol.packs;
    await customer.add(ethanol.itemCode, pack?.productId ?? "", 1);
    await page.goto(`/search/${stirrer.skuCode}`);
    await page.getByRole("button", { name: `加入购物车 ${stirrer.skuCode}` }).click();
    await expectMessage(page, "已加入购物车");
  });

  test("when they check out, then lines that may not be sold to them are removed first, and the stirrer is ordered once", async ({
    page,
    customer,
    goods: { ethanol, stirrer },
  }) => {
    const orderNumber = page.getByRole("textbox", { name: "客户 PO 号" });
    const submit = page.getByRole("button", { name: "提交订单", exact: true });
    const toDo = page.getByRole("list", { name: "提交订单前还需：" });
    const confirm = (name: string) =>
      page.getByRole("alertdialog").getByRole("button", { name, exact: true }).click();

    await test.step("from the cart", async () => {
      await page.goto("/cart");
      await page.getByRole("button", { name: "下一步" }).click();
      await expect(page).toHaveURL("/checkout");
      await expect(page.getByRole("table", { name: "试剂", exact: true })).toContainText(
        ethanol.itemCode,
      );
      await expect(toDo.getByRole("button", { name: "请选择开票类型！" })).toBeVisible();
    });

    await test.step("another address, from one text", async () => {
      await page.getByRole("button", { name: "新增地址" }).click();
      const dialog = page.getByRole("dialog", { name: "新增地址" });
      await dialog
        .getByRole("textbox", { name: "粘贴整段地址" })
        .fill("李想 13900000120 上海市浦东新区科苑路1278号");
      await dialog.getByRole("button", { name: "识别并填入" }).click();
      await expect(dialog.getByText(/^已填入/u)).toBeVisible();
      await expect(dialog.getByRole("combobox", { name: "区/县" })).toContainText("浦东新区");
      await dialog.getByRole("button", { name: "保存", exact: true }).click();
      await expectMessage(page, "地址添加成功！");
      await expect(page.getByRole("radio", { name: /^李想/u })).toBeChecked();
    });

    await test.step("what was typed survives a reload", async () => {
      await orderNumber.fill("ECIA-2026-1120");
      await page.reload();
      await expect(orderNumber).toHaveValue("ECIA-2026-1120");
      await expect(page.getByRole("radio", { name: /^李想/u })).toBeChecked();
    });

    await test.step("pressing submit shows the missing fields", async () => {
      await submit.click();
      const type = page.getByRole("combobox", { name: "开票类型" });
      await expect(type).toBeFocused();
      await type.selectOption({ label: "电子普通发票" });
      await page.getByRole("textbox", { name: "开票抬头" }).fill("示例大学");
      await page.getByRole("textbox", { name: "开票税号" }).fill("91310000SAMPLE0123");
      await page.getByRole("textbox", { name: "电子发票邮箱" }).fill("wang@example.com");
    });

    await test.step("the ethanol is removed, and the typed invoice stays", async () => {
      await submit.click();
      await confirm("确认提交");
      const dialog = page.getByRole("dialog", { name: "以下商品暂不能下单" });
      await expect(dialog.getByRole("listitem").filter({ hasText: "乙醇" })).toBeVisible();
      await dialog.getByRole("button", { name: "移除这些商品" }).click();
      await expect(page.getByRole("table", { name: "仪器耗材", exact: true })).toContainText(
        stirrer.skuCode,
      );
      await expect(page.getByRole("table", { name: "试剂", exact: true })).toHaveCount(0);
      await expect(page.getByRole("textbox", { name: "开票抬头" })).toHaveValue("示例大学");
      await expect(orderNumber).toHaveValue("ECIA-2026-1120");
    });

    await test.step("the order is made", async () => {
      await submit.click();
      await confirm("确认提交");
      await expect(page).toHaveURL("/payment");
      const { reagents, instruments } = await customer.cart();
      expect(reagents.map(({ itemCode, isSelected }) => [itemCode, isSelected])).toEqual([
        [ethanol.itemCode, false],
      ]);
      expect(instruments).toEqual([]);
      const stored = () =>
        page.evaluate(() =>
          ["order_type", "adrId", "poInfo"].map((key) => localStorage.getItem(key)),
        );
      await expect.poll(stored).toEqual(["2", null, null]);
    });

    await test.step("the checkout is empty", async () => {
      await page.goto("/checkout");
      await expect(page).toHaveURL("/order_history");
    });
  });
});
