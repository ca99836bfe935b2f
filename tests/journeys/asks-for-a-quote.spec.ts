import { operate } from "./operator.ts";
import { expect, test } from "./shop.ts";
import { logInWith } from "./steps.ts";

test.describe("given a guest who needs a larger pack", () => {
  test("when they log in while they write, then what they wrote is kept and their own data are filled in, and the operator gets both", async ({
    page,
    shop,
    customer,
    goods: { ethanol },
  }) => {
    await page.goto(`/products/${ethanol.itemCode}`);
    await page.getByRole("main").getByRole("link", { name: "大包装询价" }).first().click();
    await expect(page).toHaveURL(/\/bulk\?/u);
    const form = page.getByRole("form", { name: "大包装询价表单" });
    await expect(form.getByLabel(/^货号/u)).toHaveValue(ethanol.itemCode);
    await form.getByLabel(/^包装/u).fill("200L");
    await form.getByLabel(/^数量/u).fill("4");
    await form.getByLabel(/^规格/u).fill("AR");

    await page.getByRole("button", { name: "快速订购" }).click();
    const order = page.getByRole("form", { name: "快速订购" });
    await order.getByRole("textbox", { name: "货号" }).fill("E0");
    await order.getByRole("textbox", { name: "数量" }).fill("1");
    await order.getByRole("button", { name: "加入购物车" }).click();
    await logInWith(
      page.getByRole("dialog", { name: "您还未登录，请先登录再尝试" }),
      customer.email,
    );
    await page.getByRole("alertdialog").getByRole("button", { name: "确定" }).click();

    await expect(form.getByLabel(/^邮箱地址/u)).toHaveValue(customer.email);
    await expect(form.getByLabel(/^包装/u)).toHaveValue("200L");
    await expect(form.getByLabel(/^数量/u)).toHaveValue("4");
    await form.getByRole("button", { name: "提交询价" }).click();
    const said = page.getByRole("alertdialog");
    await expect(said.getByText("您的询价需求已经提交，我们会尽快回复！")).toBeVisible();
    await said.getByRole("button", { name: "确定" }).click();
    await expect(form.getByLabel(/^数量/u)).toHaveValue("");

    const waiting = (await operate(shop, "enquiries")).split("\n");
    const line = waiting.find((each) => each.includes(`bulk  ${customer.email}`));
    const [id = ""] = line?.split(" ") ?? [];
    expect(await operate(shop, "enquiry", id)).toContain("200L");
    await operate(shop, "answer", id, "报价将在今天发出。");
    await expect
      .poll(async () => (await fetch(`${shop.url}/dev/mails`)).text())
      .toContain("报价将在今天发出。");
  });
});
