import { sheetBytes } from "@reagent/server/testing/sheet";
import { emails } from "./customer.ts";
import { expect, test, TOKEN_KEY } from "./shop.ts";
import {
  chooseFiles,
  expectInCart,
  letEightDaysPass,
  logInAgain,
  logInWith,
  quantityOf,
  setQuantity,
} from "./steps.ts";
import { expectMessage, waitUntilRead } from "./watched-pages.ts";

/** The calls that add goods to the cart after the clock of the page was found to be wrong. */
const ADDING = /\/api\/(?:cart\/add|timestamp)\b/u;

test.describe("given a customer whose session ended while a page was open", () => {
  test.use({ visitor: "newcomer" });
  test.beforeEach(async ({ page }) => page.clock.install());
  test.afterEach(async ({ shop }) => shop.moveClock(0));

  test("when they add to the cart, then it is added once they have logged in again", async ({
    page,
    shop,
    customer,
    goods: { ethanol },
  }) => {
    const code = ethanol.packs[0]?.productCode ?? "";
    await page.goto(`/products/${ethanol.itemCode}`);
    await expect(page.getByText("您好，新客户")).toBeVisible();
    await letEightDaysPass(page, shop);
    await setQuantity(page, code, 4);
    await page.getByRole("main").getByRole("button", { name: "加入购物车" }).click();
    await logInAgain(page, customer.email);
    await expectMessage(page, "加入购物车成功！");
    await expect(quantityOf(page, code)).toHaveValue("0");
    await expectInCart(page, code, "4");
  });

  test("when they send the quick order, then it is added once they have logged in again", async ({
    page,
    shop,
    customer,
    goods: { ethanol },
  }) => {
    const code = ethanol.packs[1]?.productCode ?? "";
    const form = page.getByRole("form", { name: "快速订购" });
    const quickOrder = page.getByRole("button", { name: "快速订购" });
    await page.goto("/news");
    await expect(page.getByText("您好，新客户")).toBeVisible();
    await quickOrder.click();
    await form.getByRole("textbox", { name: "货号" }).fill(code);
    await form.getByRole("textbox", { name: "数量" }).fill("3");
    await letEightDaysPass(page, shop);
    await form.getByRole("button", { name: "加入购物车" }).click();
    await logInAgain(page, customer.email);
    await expect(page).toHaveURL("/news");
    await expectMessage(page, "加人购物车成功");
    await quickOrder.click();
    await expect(form.getByRole("textbox", { name: "货号" })).toHaveValue("");
    await expectInCart(page, code, "3");
  });

  test("when they save a long form, then every field is still filled after they have logged in again", async ({
    page,
    shop,
    customer,
  }) => {
    const field = (name: string) => page.getByRole("textbox", { name });
    const district = page.getByRole("combobox", { name: "区/县" });
    const save = page.getByRole("button", { name: "保存", exact: true });
    await page.goto("/profile/add_address");
    await field("粘贴整段地址").fill(
      "收货人：周以宁 手机：139-0000-0120 地址：江苏昆山前进路1号3号楼",
    );
    await page.getByRole("button", { name: "识别并填入" }).click();
    await expect(district).toContainText("昆山市");
    await field("详细地址").fill("前进路1号3号楼 402 室");
    await letEightDaysPass(page, shop);
    await save.click();
    await logInAgain(page, customer.email);
    await expect(page).toHaveURL("/profile/add_address");
    await expect(field("详细地址")).toHaveValue("前进路1号3号楼 402 室");
    await expect(district).toContainText("昆山市");
    await save.click();
    await expectMessage(page, "地址添加成功！");
    await expect(page.getByRole("row", { name: /周以宁/ })).toContainText("前进路1号3号楼 402 室");
  });

  test("when they change a quantity in the cart, then it is saved once they have logged in again", async ({
    page,
    shop,
    customer,
    goods: { ethanol },
  }) => {
    const { productId = "", productCode = "" } = ethanol.packs[0] ?? {};
    await customer.add(ethanol.itemCode, productId, 1);
    await page.goto("/cart");
    const quantity = quantityOf(page, productCode);
    await expect(quantity).toHaveValue("1");
    await letEightDaysPass(page, shop);
    await quantity.fill("5");
    await quantity.press("Enter");
    await logInAgain(page, customer.email);
    await expect(page).toHaveURL("/cart");
    await expectMessage(page, "修改成功！");
    await expect(quantity).toHaveValue("5");
  });

  test("when another customer logs in on the same page, then nothing that was typed is shown", async ({
    page,
    shop,
    goods: { ethanol },
  }) => {
    const form = page.getByRole("form", { name: "快速订购" });
    const quickOrder = page.getByRole("button", { name: "快速订购" });
    await page.goto("/login");
    await page.evaluate((key) => localStorage.removeItem(key), TOKEN_KEY);
    await page.reload();
    await logInWith(page, emails.newcomer);
    await expect(page).toHaveURL("/order_history");
    await quickOrder.click();
    await form.getByRole("textbox", { name: "货号" }).fill(ethanol.packs[1]?.productCode ?? "");
    await letEightDaysPass(page, shop);
    await page.reload();
    await expect(page).toHaveURL("/login");
    await logInWith(page, emails.ordinary);
    await expect(page).toHaveURL("/order_history");
    await quickOrder.click();
    await expect(form.getByRole("textbox", { name: "货号" })).toHaveValue("");
  });

  test("when they decline to log in, then the page reloads for a guest", async ({
    page,
    shop,
    goods: { ethanol },
  }) => {
    await page.goto(`/products/${ethanol.itemCode}`);
    await expect(page.getByText("您好，新客户")).toBeVisible();
    await letEightDaysPass(page, shop);
    await page.getByRole("button", { name: `收藏 ${ethanol.itemCode}` }).click();
    const prompt = page.getByRole("alertdialog");
    await expect(prompt).toContainText("当前登录状态已失效, 是否重新登录?");
    const reloaded = page.waitForEvent("load");
    await prompt.getByRole("button", { name: "取消" }).click();
    await reloaded;
    await expect(page.getByText("您好，欢迎来到刻度试剂")).toBeVisible();
    await expect(page.getByRole("button", { name: "[更多优惠请登录]" }).first()).toBeVisible();
  });

  test("when they open their cart, then the log-in page is shown", async ({ page, shop }) => {
    await letEightDaysPass(page, shop);
    await page.goto("/cart");
    await expect(page).toHaveURL("/login");
  });

  test("when they add a pasted list or upload a file, then the lines and the file are kept until they have logged in again", async ({
    page,
    shop,
    customer,
  }) => {
    // Sodium chloride, which needs no filing.
    const code = "S887605-250g";
    const line = page.getByRole("textbox", { name: "订购单 1：输入内容" });
    await page.goto("/multiorder");
    await line.fill(`${code} x2`);
    const add = page.getByRole("button", { name: "全部加入购物车（1 行）" });
    await expect(add).toBeVisible();
    const buffer = sheetBytes([
      ["货号", "数量"],
      [code, 2],
    ]);
    const choose = page.getByRole("button", { name: "选择文件：订购表格" });
    await chooseFiles(page, () => choose.click(), { name: "清单.xlsx", mimeType: "", buffer });
    await letEightDaysPass(page, shop);
    await page.getByRole("button", { name: "上传并加入购物车" }).click();
    await logInAgain(page, customer.email);
    await expect(line).toHaveValue(`${code} x2`);
    await expect(page.getByText("登录后已找回您选择的文件，可以继续上传。")).toBeVisible();
    await expect(add).toBeVisible();
  });
});

test.describe("given a device whose clock is wrong by a year", () => {
  test.use({ visitor: "newcomer" });

  for (const [how, days] of [
    ["behind", -365],
    ["ahead", 365],
  ] as const) {
    test(`when it is ${how}, then the shop works as usual`, async ({
      page,
      customer,
      goods: { ethanol },
    }) => {
      const code = ethanol.packs[0]?.productCode ?? "";
      await page.clock.setSystemTime(Date.now() + days * 24 * 60 * 60 * 1000);
      let loads = 0;
      page.on("load", () => (loads += 1));
      await page.goto(`/products/${ethanol.itemCode}`);
      await setQuantity(page, code, 1);
      await page.getByRole("main").getByRole("button", { name: "加入购物车" }).click();
      await expectMessage(page, "加入购物车成功！");
      expect((await customer.cart()).reagents).toHaveLength(1);
      expect(loads).toBe(1);
    });
  }

  test("when the clock is corrected while a page is open, then the page reloads and works", async ({
    page,
    shop,
    goods: { ethanol },
  }) => {
    const code = ethanol.packs[0]?.productCode ?? "";
    await page.goto(`/products/${ethanol.itemCode}`);
    await expect(page.getByText("您好，新客户")).toBeVisible();
    // Another call of the page would correct the clock and reload the page, before the quantity is typed or while it is added: all others
    // wait for the reload.
    await waitUntilRead(page);
    const reloaded = page.waitForEvent("load");
    await page.route("**/api/**", async (route) => {
      if (!ADDING.test(route.request().url())) await reloaded;
      await route.continue().catch(() => {});
    });
    try {
      // To the page, a jump of its own clock is the same as one of the shop's.
      await shop.moveClock(60 * 60 * 1000);
      await setQuantity(page, code, 2);
      await page.getByRole("main").getByRole("button", { name: "加入购物车" }).click();
      await reloaded;
      await expect(quantityOf(page, code)).toHaveValue("2");
      await page.getByRole("main").getByRole("button", { name: "加入购物车" }).click();
      await expectMessage(page, "加入购物车成功！");
    } finally {
      await shop.moveClock(0);
    }
  });
});
