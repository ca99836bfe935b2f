import { readProduct } from "@reagent/api/contract/product";
import { searchReagents } from "@reagent/api/contract/search";
import { UNREFINED } from "@reagent/domain/facet";
import { answerOf, callerAt, customerAt } from "./customer.ts";
import { type OpenedShop, structuresIndexed } from "./opened-shop.ts";
import { operate } from "./operator.ts";
import { orderCart } from "./placed-order.ts";
import { expect, test } from "./shop.ts";
import { logInWith } from "./steps.ts";
import { expectMessage, waitUntilRead } from "./watched-pages.ts";

const GLUCOSE = "50-99-7";

/** Another customer orders all that is left of a pack of glucose; returns the pack and the order. */
async function sellOut({ url }: OpenedShop) {
  const guest = callerAt(url);
  const search = { keyword: GLUCOSE, page: 1, limit: 20, source: "web", ...UNREFINED };
  const [item] = answerOf(await guest.call(searchReagents, search)).items;
  const itemCode = item?.itemCode ?? "";
  const { packs } = answerOf(await guest.call(readProduct, { itemCode }));
  const pack = packs.find(({ stock, listPrice }) => stock > 0 && listPrice !== null);
  if (!pack) throw new Error("The demo catalogue has no glucose in stock.");
  const other = await customerAt(url, "ordinary");
  await other.add(itemCode, pack.productId, pack.stock);
  return { itemCode, productCode: pack.productCode, ...(await orderCart(url, other)) };
}

test.describe("given a guest who needs a pack that is sold out", () => {
  test("when they ask for a mail and log in, then they wait for it, and get one mail when the operator closes the order that took the last", async ({
    page,
    shop,
    customer,
  }) => {
    const { itemCode, productCode, orderCode } = await sellOut(shop);
    await page.goto(`/products/${itemCode}`);
    await page.getByRole("button", { name: `到货通知 ${productCode}` }).click();
    const logIn = page.getByRole("dialog", { name: "您还未登录，请先登录再尝试" });
    await logInWith(logIn, customer.email);
    await expectMessage(page, "到货后将发邮件到您的登录邮箱。");
    await expect(
      page.getByRole("button", { name: `到货后将发邮件通知 ${productCode}` }),
    ).toBeVisible();

    await page.goto("/profile/stock_alerts");
    const alert = page.getByRole("row").filter({ hasText: productCode });
    await expect(alert).toContainText("等待到货");
    const mails = async () => {
      const list = await (await fetch(`${shop.url}/dev/mails`)).text();
      return list
        .split("<article>")
        .filter(
          (mail) => mail.includes(customer.email) && mail.includes(`（${productCode}）到货了`),
        );
    };
    expect(await mails()).toHaveLength(0);

    await operate(shop, "close", orderCode);
    // What a page still loads would fail while the server is gone.
    await waitUntilRead(page);
    // A server looks when it starts, and then once a minute.
    await shop.restart();
    await expect.poll(async () => (await mails()).length).toBe(1);
    expect((await mails())[0]).toContain(`/products/${itemCode}`);

    await page.reload();
    await expect(alert).toContainText("邮件已于");
    await waitUntilRead(page);
    await shop.restart();
    await structuresIndexed(shop.url);
    await page.goto(`/products/${itemCode}`);
    await expect(page.getByText(productCode, { exact: true }).first()).toBeVisible();
    await expect(
      page.getByRole("button", { name: new RegExp(productCode, "u") }).filter({ hasText: "到货" }),
    ).toHaveCount(0);
    expect(await mails()).toHaveLength(1);

    await page.goto("/profile/stock_alerts");
    await alert.getByRole("button", { name: `移除 ${productCode}` }).click();
    await expect(page.getByText("您还没有设置到货通知")).toBeVisible();
  });
});
