import type { Page } from "@playwright/test";
import { forgotPassword, resetPassword } from "@reagent/api/contract/recovery";
import { callerAt, emails, password } from "./customer.ts";
import { linkMailedBy } from "./mail.ts";
import type { OpenedShop } from "./opened-shop.ts";
import { expect, test } from "./shop.ts";

const NEW_PASSWORD = "zlk-94-new";
const email = emails.university;

async function askForMail(page: Page): Promise<void> {
  const send = page.getByRole("button", { name: "发送邮件" });
  // Until this page is shown, the fields are those of the log-in form.
  await send.waitFor();
  await page.getByRole("textbox", { name: "邮箱地址" }).fill(email);
  await send.click();
  await expect(page.getByRole("heading", { name: "邮件已发送" })).toBeFocused();
}

async function setPassword(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "新密码", exact: true }).fill(NEW_PASSWORD);
  const again = page.getByRole("textbox", { name: "确认新密码" });
  await again.fill(NEW_PASSWORD);
  await again.press("Enter");
  await expect(page.getByRole("heading", { name: "新密码已生效" })).toBeFocused();
}

/** Restores the demo password for the journeys after this one. */
async function restorePassword(shop: OpenedShop): Promise<void> {
  const caller = callerAt(shop.url);
  const link = await linkMailedBy(
    shop,
    email,
    async () => void (await caller.call(forgotPassword, { email })),
  );
  const code = new URL(link).searchParams.get("code") ?? "";
  const outcome = await caller.call(resetPassword, {
    code,
    password,
    passwordConfirmation: password,
  });
  expect(outcome.ok).toBe(true);
}

test.describe("given a customer who forgot the password and is logged in elsewhere", () => {
  test.use({ visitor: "university" });
  test.afterEach(({ shop }) => restorePassword(shop));

  test("when they set a new one by the mail's link, then they are logged in with it and logged out elsewhere, and the link works no longer", async ({
    page,
    shop,
    browser,
  }) => {
    await page.goto("/");
    const account = page.getByRole("region", { name: "账户与帮助" });
    await expect(account.getByText("您好，王老师")).toBeVisible();

    const visit = await browser.newContext({
      baseURL: shop.url,
      storageState: { cookies: [], origins: [] },
    });
    const here = await visit.newPage();
    await here.goto("/login");
    await here.getByRole("link", { name: "忘记密码" }).click();
    await expect(here).toHaveURL("/forgot_password?reset=0");
    const link = await linkMailedBy(shop, email, () => askForMail(here));
    await here.goto(link);
    await setPassword(here);

    await page.goto("/order_history");
    await expect(page).toHaveURL("/login");

    await here.getByRole("link", { name: "去登录" }).click();
    await here.getByRole("textbox", { name: "邮箱地址" }).fill(email);
    const field = here.getByRole("textbox", { name: "登录密码" });
    await field.fill(password);
    await field.press("Enter");
    const alert = here.getByRole("alertdialog");
    await expect(alert).toContainText("邮箱或密码错误。");
    await alert.getByRole("button", { name: "确定" }).click();
    await field.fill(NEW_PASSWORD);
    await field.press("Enter");
    await expect(here).toHaveURL("/order_history");

    await here.goto(link);
    await expect(here.getByRole("alert")).toContainText("该链接已使用过");
    await here.getByRole("button", { name: "重新申请" }).click();
    await expect(here).toHaveURL("/forgot_password?reset=0");
    await visit.close();
  });

  test("when they open the link after a day, then the page says that it expired and offers a new one", async ({
    page,
    shop,
  }) => {
    await page.goto("/forgot_password?reset=0");
    const link = await linkMailedBy(shop, email, () => askForMail(page));
    try {
      await shop.moveClock(24 * 60 * 60 * 1000);
      await page.goto(link);
      await expect(page.getByRole("alert")).toContainText("该链接已过期");
      await expect(page.getByRole("button", { name: "重新申请" })).toBeVisible();
    } finally {
      await shop.moveClock(0);
    }
  });
});
