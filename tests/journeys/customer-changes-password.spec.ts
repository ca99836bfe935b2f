import { logIn, readUserInfo } from "@reagent/api/contract/account";
import { updatePassword } from "@reagent/api/contract/profile";
import { callerAt, password } from "./customer.ts";
import { expect, test } from "./shop.ts";
import { tabTo } from "./steps.ts";
import { expectMessage } from "./watched-pages.ts";

const NEW_PASSWORD = "bench-2027";

test.describe("given a customer without a pointer who is logged in here and elsewhere", () => {
  test.use({ visitor: "newcomer" });
  test.afterEach(async ({ shop, customer: { email } }) => {
    const guest = callerAt(shop.url);
    const session = await guest.call(logIn, { email, password: NEW_PASSWORD });
    if (!session.ok) return;
    await callerAt(shop.url, session.data.token).call(updatePassword, {
      oldPassword: NEW_PASSWORD,
      password,
      passwordConfirmation: password,
    });
  });

  test("when they change the password, then they stay logged in here and are logged out elsewhere", async ({
    page,
    shop,
    customer,
  }) => {
    const { email } = customer;
    const elsewhere = await callerAt(shop.url).call(logIn, { email, password });
    const isIn = async (token: string) =>
      (await callerAt(shop.url, token).call(readUserInfo, {})).ok;

    await page.goto("/profile/password");
    for (const [name, text] of [
      ["旧密码", password],
      ["新密码", NEW_PASSWORD],
      ["确认新密码", NEW_PASSWORD],
    ] as const) {
      const field = page.getByRole("textbox", { name, exact: true });
      await expect(field).toBeVisible();
      await tabTo(page, field, 100);
      await page.keyboard.type(text);
    }
    await page.keyboard.press("Enter");
    await expectMessage(page, "密码修改成功！");

    expect(elsewhere.ok && (await isIn(elsewhere.data.token))).toBe(false);
    expect(await isIn(customer.token)).toBe(false);
    await page.goto("/profile/info");
    await expect(page.getByRole("textbox", { name: "邮箱地址" })).toHaveValue(email);
    expect((await callerAt(shop.url).call(logIn, { email, password })).ok).toBe(false);
    expect((await callerAt(shop.url).call(logIn, { email, password: NEW_PASSWORD })).ok).toBe(true);
  });
});
