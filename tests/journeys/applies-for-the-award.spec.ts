import { operate } from "./operator.ts";
import { expect, test } from "./shop.ts";
import { logInWith } from "./steps.ts";

const TITLE = "A demonstration of solvent drying over molecular sieves";
const entries = {
  姓名: "林静",
  联系方式: "13800000000",
  电子邮箱: "lin@lab.example",
  所在单位: "示例大学",
  论文题目: TITLE,
  研究领域: "化学",
  期刊名称: "Demonstration Letters",
  影响因子: "6.2",
  论文链接: "https://papers.example/1",
  "产品名称 1": "乙醇",
  "CAS 号 1": "64-17-5",
};

test.describe("given a guest who is the author of a paper", () => {
  test("when they apply, then a reload and a log-in keep what they wrote, and the operator's decision is in their records", async ({
    page,
    shop,
    customer,
  }) => {
    await page.goto("/thesisActivity");
    const form = page.getByRole("form", { name: "论文奖励申请" });
    const fieldOf = (name: string) =>
      form.getByRole("textbox", { name: new RegExp(`^${name}`, "u") });
    for (const [name, text] of Object.entries(entries)) await fieldOf(name).fill(text);
    await form.getByRole("combobox", { name: /发表时间/u }).selectOption("2025-08");
    await form.getByRole("checkbox", { name: /已知晓并同意/u }).check();

    const expectKept = async () => {
      for (const [name, text] of Object.entries(entries))
        await expect(fieldOf(name)).toHaveValue(text);
      await expect(form.getByRole("combobox", { name: /发表时间/u })).toHaveValue("2025-08");
      await expect(form.getByRole("checkbox", { name: /已知晓并同意/u })).toBeChecked();
    };
    await page.reload();
    await expectKept();
    await form.getByRole("button", { name: "提交申请" }).click();
    const logIn = page.getByRole("dialog", { name: "您还未登录，请先登录再尝试" });
    await logInWith(logIn, customer.email);
    await expect(logIn).toHaveCount(0);
    await expectKept();

    await form.getByRole("button", { name: "提交申请" }).click();
    const said = page.getByRole("alertdialog");
    await expect(said.getByText("您已成功提交申请！")).toBeVisible();
    await said.getByRole("button", { name: "确定" }).click();
    await expect(fieldOf("论文题目")).toHaveValue("");

    await page.goto("/paperRecord");
    const record = page.getByRole("row").filter({ hasText: TITLE });
    await expect(record).toContainText("Demonstration Letters");
    await expect(record).toContainText("审核中");
    const waiting = (await operate(shop, "papers")).split("\n");
    const [id = ""] = waiting.find((line) => line.includes(TITLE))?.split(" ") ?? [];
    expect(await operate(shop, "paper", id)).toContain("乙醇, 64-17-5");
    await operate(shop, "paper-accept", id);
    await page.reload();
    await expect(record).toContainText("已通过");
    await expect
      .poll(async () => (await fetch(`${shop.url}/dev/mails`)).text())
      .toContain("您的论文奖励申请已通过审核");
  });
});
