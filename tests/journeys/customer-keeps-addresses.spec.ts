import { deleteAddress, listAddresses } from "@reagent/api/contract/address";
import { callerAt } from "./customer.ts";
import { expect, test } from "./shop.ts";
import { tabTo } from "./steps.ts";
import { expectMessage } from "./watched-pages.ts";

test.describe("given a university's customer without a pointer, who has one address", () => {
  test.use({ visitor: "university" });
  test.beforeEach(async ({ shop, customer }) => {
    const caller = callerAt(shop.url, customer.token);
    const list = await caller.call(listAddresses, { keywords: "" });
    for (const { addressId, isDefault } of list.ok ? list.data.addresses : [])
      if (!isDefault) await caller.call(deleteAddress, { addressId, id: null });
  });

  test("when they paste a second address, change it, make it the default and delete the first, then only the second is left", async ({
    page,
    shop,
    customer,
  }) => {
    const list = async () => {
      const answer = await callerAt(shop.url, customer.token).call(listAddresses, { keywords: "" });
      return answer.ok ? answer.data.addresses : [];
    };
    const [before] = await list();
    const row = page.getByRole("row", { name: /周以宁/ });

    await test.step("paste it", async () => {
      await page.goto("/profile/address");
      const add = page.getByRole("main").getByRole("link", { name: "新增地址" }).last();
      await expect(page.getByRole("table", { name: "收货地址" })).toBeVisible();
      await tabTo(page, add, 100);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/profile/add_address");
      await tabTo(page, page.getByRole("textbox", { name: "粘贴整段地址" }));
      await page.keyboard.insertText(
        "收货人：周以宁 手机：139-0000-0120 地址：江苏昆山前进路1号3号楼 0512-55500218",
      );
      await tabTo(page, page.getByRole("button", { name: "识别并填入" }), 3);
      await page.keyboard.press("Enter");
      await expect(page.getByText(/^已填入：收货人、手机号码、所在地区/)).toBeVisible();
      await expect(page.getByRole("combobox", { name: "区/县" })).toContainText("昆山市");
      await tabTo(page, page.getByRole("button", { name: "保存", exact: true }));
      await page.keyboard.press("Enter");
      await expectMessage(page, "地址添加成功！");
      await expect(page).toHaveURL("/profile/address");
      await expect(row).toContainText("江苏省苏州市昆山市 前进路1号3号楼");
    });

    await test.step("change it", async () => {
      await tabTo(page, row.getByRole("link", { name: /^编辑/ }), 100);
      await page.keyboard.press("Enter");
      const street = page.getByRole("textbox", { name: "详细地址" });
      await expect(street).toHaveValue("前进路1号3号楼");
      await tabTo(page, street);
      await page.keyboard.press("End");
      await page.keyboard.type(" 402 室");
      await page.keyboard.press("Enter");
      await expectMessage(page, "地址修改成功！");
      await expect(row).toContainText("前进路1号3号楼 402 室");
    });

    await test.step("make it the default one", async () => {
      await tabTo(page, row.getByRole("button", { name: /^设为默认/ }), 100);
      await page.keyboard.press("Enter");
      await expectMessage(page, "默认地址设置成功！");
      await expect(row).toContainText("默认");
      await expect(row.getByRole("button")).toHaveCount(0);
    });

    await test.step("delete the other: Escape keeps it, Enter deletes it", async () => {
      const remove = page.getByRole("button", { name: /^删除/ }).first();
      await tabTo(page, remove, 100);
      await page.keyboard.press("Enter");
      const question = page.getByRole("alertdialog");
      await expect(question).toContainText(before?.receiver ?? "?");
      await expect(question.getByRole("button", { name: "取消" })).toBeFocused();
      await page.keyboard.press("Escape");
      await expectMessage(page, "已取消此操作");
      await expect(remove).toBeFocused();
      await page.keyboard.press("Enter");
      await tabTo(page, question.getByRole("button", { name: "删除" }), 5);
      await page.keyboard.press("Enter");
      await expectMessage(page, "地址删除成功！");
    });

    await expect.poll(list).toMatchObject([
      {
        receiver: "周以宁",
        street: "前进路1号3号楼 402 室",
        phone: "0512-55500218",
        isDefault: true,
      },
    ]);
  });
});
