import type { Locator, Page } from "@playwright/test";
import { logOut } from "@reagent/api/contract/account";
import { expectNoSidewaysScrolling, expectUsable } from "./audit.ts";
import { answerOf, callerAt } from "./customer.ts";
import { operate } from "./operator.ts";
import { expect, test, TOKEN_KEY } from "./shop.ts";
import { chooseFiles, logInAgain, tabTo } from "./steps.ts";
import { expectMessage } from "./watched-pages.ts";

const gif = (name: string) => ({
  name,
  mimeType: "image/gif",
  buffer: Buffer.from("R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=", "base64"),
});

/** Opens the return of the newest order of which something can be returned. */
async function openReturn(page: Page, language: "zh" | "en" = "zh"): Promise<Locator> {
  await page.goto(`${language === "en" ? "/en" : ""}/order_history?review=reviewed`);
  await page
    .getByRole("button", { name: language === "en" ? /^Return: / : /^申请退货：/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("table")).toBeVisible();
  return dialog;
}

/** The row of the first batch of which something can be returned. */
async function firstReturnable(dialog: Locator): Promise<Locator> {
  const rows = dialog.getByRole("row");
  // By its number, since the button is disabled once all that can be returned is entered.
  for (const [at, row] of (await rows.all()).entries())
    if (await row.getByRole("button", { name: /加一$|one more$/u, disabled: false }).count())
      return rows.nth(at);
  throw new Error("Nothing of the order can be returned.");
}

const quantityIn = (row: Locator): Locator => row.getByRole("textbox").first();

/** What the field of the files says of all of them. */
const summaryOf = (dialog: Locator): Locator =>
  dialog.getByRole("group", { name: "附件" }).getByRole("status");

const addFiles = (dialog: Locator, files: readonly ReturnType<typeof gif>[]) =>
  dialog.locator("input[type=file]").setInputFiles([...files]);

/** Ends the session of the page on the server; the page does not know. */
async function endSession(page: Page): Promise<void> {
  const token = await page.evaluate((key) => localStorage.getItem(key), TOKEN_KEY);
  answerOf(await callerAt(new URL(page.url()).origin, token).call(logOut, {}));
}

test.describe("given a customer with goods that were sent", () => {
  test.use({ visitor: "ordinary" });

  test("when they return a batch with files and the goods go back, then the return is completed step by step", async ({
    page,
    shop,
  }) => {
    const dialog = await openReturn(page);
    const row = await firstReturnable(dialog);
    await tabTo(page, quantityIn(row));
    await page.keyboard.press("ArrowUp");
    await tabTo(page, row.getByRole("radio", { name: "未开封" }));
    await page.keyboard.press("Space");
    await tabTo(page, dialog.getByRole("textbox", { name: "退货描述" }));
    await page.keyboard.type("误购，未开封。");
    await tabTo(page, dialog.getByRole("button", { name: "选择文件：附件" }));
    const files = [gif("瓶身.gif"), gif("外箱.gif")];
    await chooseFiles(page, () => page.keyboard.press("Enter"), files);
    await expectMessage(page, "文件上传成功");
    await expect(summaryOf(dialog)).toHaveText("已上传 2 / 2");
    await expectUsable(page);
    await tabTo(page, dialog.getByRole("button", { name: "提交申请" }));
    await page.keyboard.press("Enter");
    await expectMessage(page, "退货申请成功");
    await expect(dialog).toBeHidden();

    await page.goto("/after_sale_list");
    const newest = page.getByRole("table", { name: "退货列表" }).getByRole("row").nth(1);
    await expect(newest).toContainText("审核中");
    const code = (await newest.getByRole("rowheader").textContent()) ?? "";
    const express = page.getByRole("button", { name: `填写快递单号：${code}` });
    await expect(express).toBeDisabled();
    await expectUsable(page);

    await test.step("the operator approves it", async () => {
      await operate(shop, "return-approve", code);
      await page.reload();
      await expect(newest).toContainText("处理中");
    });

    await test.step("they enter the express number; a script is refused at its field", async () => {
      await express.click();
      const field = page.getByRole("textbox", { name: "快递单号" });
      await field.fill("<script>alert(1)</script>");
      await page.keyboard.press("Enter");
      await expect(field).toHaveAccessibleDescription(/字母、数字或连字符/);
      await expect(field).toHaveValue("<script>alert(1)</script>");
      await field.fill("SE5500018899");
      await page.keyboard.press("Enter");
      await expectMessage(page, "快递单号已提交");
      await express.click();
      await expect(page.getByRole("alertdialog")).toContainText(
        "您已填写寄回快递单号：SE5500018899",
      );
      await expect(page.getByRole("alertdialog").getByRole("button")).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("alertdialog")).toBeHidden();
    });

    await test.step("they open the slip as a PDF", async () => {
      const slip = page
        .context()
        .waitForEvent("response", (response) => response.url().includes("/api/center/return/pdf"));
      await page.getByRole("button", { name: `查看退货单：${code}` }).click();
      expect((await slip).headers()["content-type"]).toBe("application/pdf");
    });

    await test.step("the goods arrive and the money goes back", async () => {
      await operate(shop, "return-receive", code);
      await operate(shop, "return-finish", code);
      await page.getByRole("link", { name: `查看详情：${code}` }).click();
      await expect(page.getByRole("definition").filter({ hasText: /^已完成$/u })).toBeVisible();
      await expect(page.getByRole("button", { name: "查看：瓶身.gif" })).toBeVisible();
      await expectUsable(page);
      const file = page
        .context()
        .waitForEvent("response", (response) => response.url().includes("/upload/file"));
      await page.getByRole("button", { name: "查看：瓶身.gif" }).click();
      expect((await file).headers()["content-type"]).toBe("image/gif");
    });
  });

  test("when the connection is cut while files are uploaded, then they are tried again and nothing is lost", async ({
    page,
    problems,
  }) => {
    const dialog = await openReturn(page);
    await dialog.getByRole("textbox", { name: "退货描述" }).fill("瓶盖松动。");
    await page.route("**/api/file/upload", (route) => route.abort());
    await addFiles(dialog, [gif("一.gif"), gif("二.gif"), gif("三.gif")]);
    await expect(dialog.getByText("网络连接失败，请检查网络后重试。")).toHaveCount(3);
    await page.unroute("**/api/file/upload");
    await dialog.getByRole("button", { name: "全部重试" }).click();
    await expect(summaryOf(dialog)).toHaveText("已上传 3 / 3");
    await dialog.getByRole("button", { name: "关闭" }).click();
    await expect(dialog).toBeHidden();

    await page.reload();
    const again = await openReturn(page);
    await expect(again.getByRole("textbox", { name: "退货描述" })).toHaveValue("瓶盖松动。");
    await expect(summaryOf(again)).toHaveText("已上传 3 / 3");
    await again.getByRole("button", { name: "全部移除" }).click();
    await expect(again.getByRole("button", { name: "选择文件：附件" })).toBeFocused();
    // The aborted requests.
    problems.length = 0;
  });

  test("when the session ends while files are uploaded and again before the return is sent, then it goes on after each log-in", async ({
    page,
    customer,
  }) => {
    const reopen = async () => {
      await page
        .getByRole("button", { name: /^申请退货：/ })
        .first()
        .click();
      await expect(dialog.getByRole("table")).toBeVisible();
    };
    const dialog = await openReturn(page);
    const row = await firstReturnable(dialog);
    await row.getByRole("button", { name: /加一$/u }).click();
    await row.getByRole("radio", { name: "未开封" }).check();
    const description = dialog.getByRole("textbox", { name: "退货描述" });
    await description.fill("外箱破损。");
    await addFiles(dialog, [gif("一.gif")]);
    await expect(summaryOf(dialog)).toHaveText("已上传 1 / 1");

    await endSession(page);
    await addFiles(dialog, [gif("二.gif")]);
    await logInAgain(page, customer.email);
    await reopen();
    await expect(description).toHaveValue("外箱破损。");
    await expect(quantityIn(row)).toHaveValue("1");
    await expect(summaryOf(dialog)).toContainText("1 / 2");
    await dialog.getByRole("button", { name: "移除：二.gif" }).click();
    await addFiles(dialog, [gif("二.gif")]);
    await expect(summaryOf(dialog)).toHaveText("已上传 2 / 2");

    await endSession(page);
    await dialog.getByRole("button", { name: "提交申请" }).click();
    await logInAgain(page, customer.email);
    await reopen();
    await expect(description).toHaveValue("外箱破损。");
    await expect(row.getByRole("radio", { name: "未开封" })).toBeChecked();
    await expect(summaryOf(dialog)).toHaveText("已上传 2 / 2");
    await dialog.getByRole("button", { name: "提交申请" }).click();
    await expectMessage(page, "退货申请成功");
    await expect(dialog).toBeHidden();
  });
});

test.describe("given a customer with a phone who reads English", () => {
  test.use({ visitor: "ordinary", viewport: { width: 390, height: 844 } });

  test("when a second tab returns the same batch first, then the first tab says so and keeps what was typed", async ({
    page,
    context,
  }) => {
    /** Enters all that can be returned of the first batch. */
    const enter = async (tab: Page) => {
      const dialog = await openReturn(tab, "en");
      const row = await firstReturnable(dialog);
      const most = /\d+$/u.exec((await row.getByRole("cell").first().textContent()) ?? "")?.[0];
      await quantityIn(row).fill(most ?? "");
      await quantityIn(row).press("Tab");
      await row.getByRole("radio", { name: "Unopened" }).click();
      await dialog.getByRole("textbox", { name: "Description" }).fill("Bought by mistake");
      await expectNoSidewaysScrolling(tab);
      return dialog;
    };
    const first = await enter(page);
    const otherTab = await context.newPage();
    const second = await enter(otherTab);
    await second.getByRole("button", { name: "Apply" }).click();
    await expectMessage(otherTab, "Your return application has been submitted.");

    await first.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByRole("alertdialog")).toContainText("more than can be returned");
    await expect(page.getByRole("alertdialog").getByRole("button")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(first.getByRole("textbox", { name: "Description" })).toHaveValue(
      "Bought by mistake",
    );
  });
});
