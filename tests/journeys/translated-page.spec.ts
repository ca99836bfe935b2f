import type { PageName } from "@reagent/api/pages/paths";
import { publicValues } from "./addresses.ts";
import { expect, test } from "./shop.ts";
import { quantityOf, searchFor, setQuantity } from "./steps.ts";
import { everyStop } from "./stops.ts";
import { type Translation, translatePage } from "./translated.ts";
import { expectMessage, waitUntilRead } from "./watched-pages.ts";

const translations: readonly Translation[] = ["wraps", "replaces"];
/** Pages of each kind: texts, lists, forms, a table, tabs, the orchard's. */
const KINDS = new Set<PageName>([
  "home",
  "search",
  "category",
  "product",
  "compare",
  "article",
  "batchSearch",
  "bulkEnquiry",
  "login",
  "register",
  "instrument",
  "orchard",
]);

for (const how of translations)
  test.describe(`given a browser whose translation ${how} each text`, () => {
    test("a guest finds goods, opens their prices, reads on and comes to the log-in", async ({
      page,
      goods: { ethanol },
    }) => {
      await page.goto("/");
      await translatePage(page, how);
      await searchFor(page, "乙醇");
      await translatePage(page, how);
      const expander = page.getByRole("button", { name: `${ethanol.itemCode} 的价格与库存` });
      const packs = page.getByRole("table", { name: `${ethanol.itemCode} 的价格与库存` });
      for (const isOpen of [true, false, true]) {
        await expander.click();
        await expect(packs).toBeVisible({ visible: isOpen });
      }
      // Leaving a search loads the page.
      const loaded = page.waitForEvent("load");
      await page.getByRole("article").first().getByRole("heading").getByRole("link").click();
      await loaded;
      await page.goto(`/products/${ethanol.itemCode}`);
      await translatePage(page, how);
      for (const tab of await page.getByRole("main").getByRole("tab").all()) {
        await tab.click();
        await expect(tab).toHaveAttribute("aria-selected", "true");
      }
      await setQuantity(page, ethanol.packs[0]?.productCode ?? "", 2);
      await page.getByRole("main").getByRole("button", { name: "加入购物车" }).click();
      const dialog = page.getByRole("dialog", { name: "您还未登录，请先登录再尝试" });
      const form = dialog.getByRole("form");
      await form.getByRole("button", { name: "登录", exact: true }).click();
      await expect(form.getByText("请输入登录密码")).toBeVisible();
      await form.getByRole("textbox", { name: "邮箱地址" }).fill("nobody@kedu.example");
      await form.getByRole("textbox", { name: "登录密码" }).fill("wrong-password");
      await form.getByRole("button", { name: "登录", exact: true }).click();
      await expect(dialog.getByText("邮箱或密码错误。")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
    });

    test("a page of each kind is left for another one", async ({ page, goods }) => {
      const stops = everyStop("anyone", publicValues(goods)).filter(({ name }) => KINDS.has(name));
      for (const { path } of stops)
        await test.step(path, async () => {
          await page.goto(path);
          await translatePage(page, how);
          await page.getByRole("banner").getByRole("link", { name: /首页$/u }).first().click();
          await expect(page, path).toHaveURL("/");
          await waitUntilRead(page);
          await expect(page.getByRole("region", { name: "产品线" }), path).toBeVisible();
        });
    });

    test.describe("given a customer", () => {
      test.use({ visitor: "ordinary" });

      test("they change the cart, see how much is chosen, and go on to the checkout", async ({
        page,
        customer,
        goods: { ethanol, stirrer },
      }) => {
        const [first, second] = ethanol.packs;
        const code = first?.productCode ?? "";
        await customer.add(ethanol.itemCode, first?.productId ?? "", 1);
        await customer.add(ethanol.itemCode, second?.productId ?? "", 1);
        await page.goto(`/search/${stirrer.skuCode}`);
        await translatePage(page, how);
        await page.getByRole("button", { name: `加入购物车 ${stirrer.skuCode}` }).click();
        await expectMessage(page, "已加入购物车");
        await page.goto("/cart");
        await translatePage(page, how);
        await setQuantity(page, code, 7);
        await expectMessage(page, "修改成功！");
        await expect(page.getByText("已选 9 件")).toBeVisible();
        await page.getByRole("checkbox", { name: `选择 ${second?.productCode}` }).click();
        await expect(page.getByText("已选 8 件")).toBeVisible();
        await page.getByRole("button", { name: "下一步" }).click();
        await expect(page).toHaveURL("/checkout");
        await expect(page.getByRole("table", { name: "试剂", exact: true })).toContainText(code);
        await expect(quantityOf(page, code)).toHaveCount(0);
      });
    });
  });
