import type { Page } from "@playwright/test";
import { issueDocumentTicket, uploadDocument } from "@reagent/api/contract/upload";
import { idCheckDigit } from "@reagent/domain/id-number";
import { callerAt, customerAt, emails } from "./customer.ts";
import { operate } from "./operator.ts";
import { expect, test } from "./shop.ts";
import { chooseFiles, tabTo } from "./steps.ts";
import { expectMessage } from "./watched-pages.ts";

const picture = {
  name: "../校园卡.gif",
  mimeType: "image/gif",
  buffer: Buffer.from("R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=", "base64"),
};
const paper = {
  name: "营业执照.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.7\n%%EOF\n"),
};
/** An ID number of a region that does not exist, so that no person has it. */
const nobodys = (digits: string) => digits + idCheckDigit(digits);

/** Fills in the form's fields by name in their order, moving with Tab. */
async function typeInto(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    const field = page.getByRole("textbox", { name });
    await tabTo(page, field, 80);
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(text);
    await expect(field).toHaveValue(text);
  }
}

/** Chooses a file and uploads it, using only the keyboard. */
async function upload(page: Page, slot: string, file: typeof picture): Promise<void> {
  const choose = new RegExp(`^(?:选择|更换)文件：${slot}$`, "u");
  await tabTo(page, page.getByRole("button", { name: choose }));
  await chooseFiles(page, () => page.keyboard.press("Enter"), file);
  const group = page.getByRole("group", { name: slot, exact: true });
  await expect(group.getByText("待上传")).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: `上传：${slot}` }));
  await page.keyboard.press("Enter");
  await expect(group.getByText("已上传")).toBeVisible();
}

test.describe("given a university's customer without a pointer", () => {
  test.use({ visitor: "university" });
  // Other journeys need the university's prices, and a repeated one has to file again.
  test.afterEach(async ({ shop }) => {
    await operate(shop, "accept", emails.university, "university").catch(() => undefined);
    await operate(shop, "refuse", emails.university, "explosive", "测试").catch(() => undefined);
  });

  test("when they file their group and a proof, then both are saved, and only they can read the proof", async ({
    page,
    shop,
    customer,
  }) => {
    const slot = "学生证/校园卡、教师证/教工卡";
    await page.goto("/profile/university");
    await expect(page.getByRole("textbox", { name: "学校名称" })).toHaveValue("示例大学");
    await typeInto(page, { 院系: "材料学院", 导师姓名: "李老师" });
    await upload(page, slot, picture);
    await expectMessage(page, `${slot}上传成功！`);
    await tabTo(page, page.getByRole("button", { name: "保存", exact: true }));
    await page.keyboard.press("Enter");
    await expectMessage(page, "高校科研信息更新成功！");

    await page.reload();
    await expect(page.getByText(/^已提交，正在审核/)).toBeVisible();
    await expect(page.getByText("李老师")).toBeVisible();
    await expect(page.getByText("校园卡.gif", { exact: true })).toBeVisible();

    await test.step("the operator accepts it", async () => {
      expect(await operate(shop, "filings")).toContain(emails.university);
      await operate(shop, "accept", emails.university, "university");
      await page.reload();
      await expect(page.getByText(/^已通过审核。/)).toBeVisible();
    });

    await test.step("they view it in a new tab", async () => {
      const answered = page
        .context()
        .waitForEvent("response", (response) => response.url().includes("/api/center/upload/file"));
      await page.getByRole("button", { name: `查看：${slot}` }).press("Enter");
      const response = await answered;
      expect(response.headers()["content-type"]).toBe("image/gif");
      expect(response.url()).not.toContain(customer.token);
    });

    await test.step("another customer gets neither a ticket nor the file", async () => {
      const sent = {
        slot: "university",
        extension: "gif",
        content: `data:image/gif;base64,${picture.buffer.toString("base64")}`,
        fileName: null,
      } as const;
      const own = await callerAt(shop.url, customer.token).call(uploadDocument, sent);
      const uploadId = own.ok ? own.data.uploadId : "";
      const other = await customerAt(shop.url, "newcomer");
      const asked = await callerAt(shop.url, other.token).call(issueDocumentTicket, { uploadId });
      expect(asked).toMatchObject({ ok: false, failure: { kind: "refused", code: 1404 } });
    });
  });

  test("when they file explosive-precursor info, then it is locked and its ID numbers are masked", async ({
    page,
  }) => {
    const handler = nobodys("99000119900101005");
    await page.goto("/profile/danger");
    await expect(page.getByRole("textbox", { name: "购买单位名称" })).toBeVisible();
    await typeInto(page, {
      购买单位名称: "示例大学",
      购买单位地址: "上海市浦东新区示例路 2 号",
    });
    await tabTo(page, page.getByRole("radio", { name: "实验" }));
    await page.keyboard.press("Space");
    await expect(page.getByRole("radio", { name: "实验" })).toBeChecked();
    await typeInto(page, {
      经办人姓名: "王老师",
      经办人身份证号: handler,
      经办人联系电话: "13800000002",
      负责人姓名: "陈示例",
      负责人身份证号: nobodys("99000119800202006"),
      负责人联系电话: "13800000004",
    });
    for (const slot of ["使用说明", "营业执照"]) {
      await upload(page, slot, paper);
      await expectMessage(page, `${slot}上传成功！`);
    }
    await tabTo(page, page.getByRole("button", { name: "提交", exact: true }));
    await page.keyboard.press("Enter");
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("易制爆信息提交后不能修改, 是否继续?");
    await question.getByRole("button", { name: "确定" }).press("Enter");
    await expectMessage(page, "易制爆信息更新成功！");

    await page.reload();
    await expect(page.getByText(/^已提交，正在审核/)).toBeVisible();
    await expect(page.getByText(`990***********${handler.slice(-4)}`)).toBeVisible();
    await expect(page.getByText(handler)).toHaveCount(0);
    await expect(page.getByText("营业执照.pdf")).toHaveCount(2);
    await expect(page.getByRole("main").getByRole("textbox")).toHaveCount(0);
  });
});
