import { readProduct } from "@reagent/api/contract/product";
import { searchReagents } from "@reagent/api/contract/search";
import { UNREFINED } from "@reagent/domain/facet";
import { answerOf, callerAt } from "./customer.ts";
import { operate } from "./operator.ts";
import { expect, test } from "./shop.ts";

/** Glycerol, which every customer may buy, and which has a size on request. */
const GLYCEROL = "56-81-5";
const LAST_DAY = "2099-12-31";

test.describe("given a customer who needs a size that has no price", () => {
  test.use({ visitor: "ordinary" });

  test("when they ask for it and accept the quote, then they have the quotation as PDF, and order it at that price, once", async ({
    page,
    shop,
    customer,
  }) => {
    const caller = callerAt(shop.url, customer.token);
    const search = { keyword: GLYCEROL, page: 1, limit: 20, source: "web", ...UNREFINED };
    const { items } = answerOf(await caller.call(searchReagents, search));
    const pages = await Promise.all(
      items.map(({ itemCode }) => caller.call(readProduct, { itemCode })),
    );
    const [size] = pages.flatMap((each) => answerOf(each).bulkPacks);
    const code = size?.productCode ?? "";
    const [itemCode = ""] = code.split("-");
    const message = page.getByRole("alertdialog");
    const linesInCart = async () =>
      (await customer.cart()).reagents.map(({ productCode, quantity, total }) => [
        productCode,
        quantity,
        total,
      ]);

    await test.step("they ask from the page of the product", async () => {
      await page.goto(`/products/${itemCode}`);
      await page.getByRole("link", { name: `询价 ${code}` }).click();
      const form = page.getByRole("form", { name: "大包装询价表单" });
      await expect(form.getByLabel(/^货号/u)).toHaveValue(itemCode);
      await form.getByLabel(/^数量/u).fill("2");
      await form.getByRole("button", { name: "提交询价" }).click();
      await expect(message).toContainText("您的询价需求已经提交，我们会尽快回复！");
      await message.getByRole("button", { name: "确定" }).click();
    });

    await test.step("the operator answers with a quote", async () => {
      const waiting = (await operate(shop, "enquiries")).split("\n");
      const own = waiting.findLast((line) => line.includes(`bulk  ${customer.email}`)) ?? "";
      const [id = ""] = own.split(" ");
      const terms = ["--price", "1250.50", "--quantity", "2", "--until", LAST_DAY];
      await operate(shop, "enquiry-quote", id, code, "价格含税。", ...terms);
      await expect
        .poll(async () => (await fetch(`${shop.url}/dev/mails`)).text())
        .toContain("价格含税。");
    });

    await test.step("they accept it under their enquiries", async () => {
      await page.goto("/enquiries");
      const row = page.getByRole("row").filter({ hasText: "待接受" }).first();
      const quotation = page
        .context()
        .waitForEvent("response", (each) => each.url().includes("/api/center/enquiry/pdf"));
      await row.getByRole("button", { name: /^下载报价单（PDF）：/u }).click();
      expect((await quotation).headers()["content-type"]).toBe("application/pdf");
      await row.getByRole("link").click();
      await expect(page.getByText("价格含税。")).toBeVisible();
      await page.getByRole("button", { name: "接受报价并加入购物车" }).click();
      await expect(page.getByText("已按报价加入购物车")).toBeVisible();
      expect(await linesInCart()).toEqual([[code, 2, 250_100]]);
    });

    const address = page.url();
    await test.step("they order it", async () => {
      await page.getByRole("link", { name: "去购物车" }).click();
      await expect(page.getByText(`报价有效期至 ${LAST_DAY}，数量不可修改`)).toBeVisible();
      await page.getByRole("button", { name: "下一步" }).click();
      await expect(page).toHaveURL("/checkout");
      await page.getByRole("radio", { name: "不使用抵扣券" }).click();
      await page.getByRole("button", { name: "提交订单", exact: true }).click();
      await message.getByRole("button", { name: "确认提交" }).click();
      await expect(page).toHaveURL("/payment");
      expect(await linesInCart()).toEqual([]);
    });

    await test.step("the quote is used", async () => {
      await page.goto(address);
      await expect(page.getByText("已下单")).toBeVisible();
      await expect(page.getByRole("button", { name: /^接受报价/u })).toHaveCount(0);
    });
  });
});
