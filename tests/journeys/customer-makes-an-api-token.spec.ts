import { endApiToken, listApiTokens } from "@reagent/api/contract/api-token";
import { callerAt, password } from "./customer.ts";
import { expect, test } from "./shop.ts";
import { tabTo } from "./steps.ts";
import { expectMessage } from "./watched-pages.ts";

const NAME = "ERP 采购同步";

test.describe("given a customer without a pointer who has a program", () => {
  test.use({ visitor: "newcomer" });
  test.afterEach(async ({ shop, customer: { token } }) => {
    const caller = callerAt(shop.url, token);
    const list = await caller.call(listApiTokens, {});
    for (const { tokenId } of list.ok ? list.data.tokens : [])
      await caller.call(endApiToken, { tokenId });
  });

  test("when they make a token, then the program reads their orders with it until they end it", async ({
    page,
    shop,
    request,
  }) => {
    const asProgram = async (token: string) =>
      (
        await request.get(`${shop.url}/v1/orders`, {
          headers: { authorization: `Bearer ${token}` },
        })
      ).status();

    await page.goto("/profile/password");
    await page.getByRole("link", { name: "API 令牌" }).click();
    await expect(page.getByText("您还没有 API 令牌")).toBeVisible();
    for (const [label, text] of [
      ["名称", NAME],
      ["登录密码", password],
    ] as const) {
      await tabTo(page, page.getByRole("textbox", { name: label, exact: true }), 150);
      await page.keyboard.type(text);
    }
    await page.keyboard.press("Enter");

    const made = page.getByRole("group", { name: `令牌“${NAME}”已创建` });
    await expect(made).toBeFocused();
    const secret = await made.locator("code").innerText();
    expect(await asProgram(secret)).toBe(200);
    expect(await asProgram(`${secret}x`)).toBe(401);

    await page.reload();
    await expect(page.getByRole("row", { name: NAME })).toBeVisible();
    await expect(page.getByText(secret)).toHaveCount(0);
    await tabTo(page, page.getByRole("button", { name: `终止令牌“${NAME}”` }), 150);
    await page.keyboard.press("Enter");
    await page.getByRole("alertdialog").getByRole("button", { name: "终止" }).press("Enter");
    await expectMessage(page, "令牌已终止");
    await expect(page.getByText("您还没有 API 令牌")).toBeVisible();
    expect(await asProgram(secret)).toBe(401);
  });
});
