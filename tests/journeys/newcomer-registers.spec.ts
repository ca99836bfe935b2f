import type { Page } from "@playwright/test";
import { expectUsable } from "./audit.ts";
import { linkMailedBy } from "./mail.ts";
import { expect, test } from "./shop.ts";
import { tabTo } from "./steps.ts";
import { expectMessage } from "./watched-pages.ts";

const PASSWORD = "zlk-94";
const HAN = /\p{Script=Han}/u;

/** Fills in a field by its name. */
async function fill(page: Page, name: string, text: string): Promise<void> {
  await page.getByRole("main").getByRole("textbox", { name, exact: true }).fill(text);
}

async function choose(page: Page, name: string, label: string): Promise<void> {
  await page.getByRole("main").getByRole("combobox", { name, exact: true }).selectOption({ label });
}

test.describe("given a new customer", () => {
  test("when they register and open the mail's link, then they log in with their password and change it, and typed values are never lost", async ({
    page,
    shop,
  }) => {
    const email = "xu.qing@lab.example";
    await page.goto("/login");
    await page.getByRole("link", { name: "免费注册" }).click();
    await expect(page).toHaveURL("/reg");
    await expect(page.getByRole("heading", { name: "注册", level: 1 })).toBeVisible();

    await test.step("a registered e-mail address is reported while it is typed", async () => {
      await fill(page, "邮箱地址", "demo@kedu.example");
      await expect(page.getByText("该邮箱已注册，请输入新的邮箱")).toBeVisible();
      await fill(page, "邮箱地址", email);
      await expect(page.getByText("该邮箱已注册，请输入新的邮箱")).toBeHidden();
    });

    await test.step("fill in the form and see its missing fields", async () => {
      await fill(page, "真实姓名", "徐青");
      await fill(page, "手机号码", "13900000555");
      await fill(page, "单位名称", "示例材料研究所");
      await choose(page, "单位类型", "高校科研");
      await choose(page, "省份", "上海市");
      await choose(page, "区/县", "徐汇区");
      await fill(page, "单位地址", "示例路 5 号");
      await page.getByRole("button", { name: "注册", exact: true }).click();
      await expect(page.getByRole("alertdialog")).toContainText("请填写必填信息");
      await page.getByRole("button", { name: "确定" }).click();
      await expect(page.getByRole("textbox", { name: "登录密码", exact: true })).toBeFocused();
    });

    await test.step("switching the language and back keeps all but the passwords", async () => {
      await page.getByRole("link", { name: "English" }).first().click();
      await expect(page.getByRole("textbox", { name: "E-mail address" })).toHaveValue(email);
      await page.getByRole("link", { name: "中文" }).first().click();
      await expect(page.getByRole("textbox", { name: "邮箱地址" })).toHaveValue(email);
      await expect(page.getByRole("combobox", { name: "区/县" })).toHaveValue("310104");
    });

    const link = await linkMailedBy(shop, email, async () => {
      await fill(page, "登录密码", PASSWORD);
      await fill(page, "确认密码", PASSWORD);
      await fill(page, "开票抬头", "示例材料研究所");
      await fill(page, "开票税号", "91310000000000000X");
      await page.getByRole("button", { name: "阅读使用条款" }).click();
      await page.getByRole("button", { name: "已阅读并同意" }).click();
      await expect(page.getByRole("checkbox", { name: "我已阅读并同意使用条款" })).toBeChecked();
      await expectUsable(page);
      await page.getByRole("button", { name: "注册", exact: true }).click();
      await expect(page.getByRole("alertdialog")).toContainText(`激活邮件已发送至 ${email}`);
      await page.getByRole("button", { name: "确定" }).click();
      await expect(page).toHaveURL("/regok");
    });

    await test.step("the link works once", async () => {
      await page.goto(link);
      await page.getByRole("main").getByRole("button", { name: "激活账号", exact: true }).click();
      await expect(page.getByRole("heading", { name: "您的账号已激活" })).toBeVisible();
      await page.reload();
      await expect(page.getByRole("alert")).toContainText("您的账号已激活，请直接登录。");
    });

    await page.getByRole("main").getByRole("link", { name: "登录" }).click();
    await expect(page.getByRole("heading", { name: "登录", level: 1 })).toBeVisible();
    await fill(page, "邮箱地址", email);
    await fill(page, "登录密码", PASSWORD);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/order_history");
    await expect(page.getByText("您好，徐青")).toBeVisible();

    await test.step("the password is changed in the account", async () => {
      await page.getByRole("link", { name: "修改密码" }).click();
      await expect(page).toHaveURL("/profile/password");
      await fill(page, "旧密码", PASSWORD);
      await fill(page, "新密码", `${PASSWORD}-2`);
      await fill(page, "确认新密码", `${PASSWORD}-2`);
      await page.keyboard.press("Enter");
      await expectMessage(page, "密码修改成功！");
    });
  });
});

test.describe("given a new English customer without a pointer", () => {
  test.use({ locale: "en-GB" });

  test("when they register, then every field can be reached and is labelled in English", async ({
    page,
    shop,
  }) => {
    const email = "ada@lab.example";
    await page.goto("/en/reg");
    await expect(page.getByRole("option", { name: "University" })).toBeAttached();
    const main = page.getByRole("main");
    const words = await main.evaluate((element) => {
      const copy = element.cloneNode(true) as HTMLElement;
      // Regions have their local names.
      for (const local of copy.querySelectorAll("[lang]")) local.remove();
      return copy.textContent;
    });
    expect(words).not.toMatch(HAN);
    const type = async (name: string, text: string) => {
      await tabTo(page, main.getByRole("textbox", { name, exact: true }));
      await page.keyboard.type(text);
    };
    /** Picks the first option of a list that loads late. */
    const pickFirst = async (name: string) => {
      const field = main.getByRole("combobox", { name, exact: true });
      await expect(field.getByRole("option").nth(1)).toBeAttached();
      await tabTo(page, field);
      await page.keyboard.press("ArrowDown");
      await expect(field).not.toHaveValue("");
    };
    const link = await linkMailedBy(shop, email, async () => {
      await type("E-mail address", email);
      await type("Password", PASSWORD);
      await type("Password again", PASSWORD);
      await type("Full name", "Ada Example");
      await type("Mobile number", "13900000557");
      await type("Company or institution", "Example Institute");
      await pickFirst("Kind of organisation");
      await pickFirst("Province");
      await pickFirst("District");
      await type("Street address", "5 Example Road");
      await type("Invoice title", "Example Institute");
      await type("Tax number", "91310000000000000X");
      await tabTo(page, main.getByRole("checkbox"));
      await page.keyboard.press("Space");
      await tabTo(page, main.getByRole("button", { name: "Create account" }));
      await page.keyboard.press("Enter");
      const alert = page.getByRole("alertdialog", { name: "Your account has been created" });
      await expect(alert).toContainText(email);
      await expect(alert.getByRole("button")).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/en/regok");
    });
    expect(link).toContain("/en/active?code=");
    await page.goto(link);
    await tabTo(page, main.getByRole("button", { name: "Activate the account", exact: true }));
    await page.keyboard.press("Enter");
    const done = page.getByRole("heading", { name: "Your account has been activated" });
    await expect(done).toBeVisible();
  });
});
