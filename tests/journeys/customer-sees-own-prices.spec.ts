import { expect, test } from "./shop.ts";

const OWN_CALL = "**/api/product/info*";

test.describe("given a university's customer on a product's page", () => {
  test.use({ visitor: "university" });

  test("when their prices are still loading, then none looks final, and nothing moves when they arrive", async ({
    page,
    customer,
    goods: { ethanol },
  }) => {
    expect(customer).toBeDefined();
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route(OWN_CALL, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`/products/${ethanol.itemCode}`);
    const table = page.getByRole("table", { name: `${ethanol.itemCode} 的价格与库存` });
    await expect(page.locator("[data-provisional]").filter({ has: table })).toBeVisible();
    await expect(table.getByText("您的价格尚未读取").first()).toBeAttached();
    await expect(page.getByRole("button", { name: "[更多优惠请登录]" })).toHaveCount(0);
    const before = await table.boundingBox();
    goOn();
    await expect(page.locator("[data-provisional]")).toHaveCount(0);
    await expect(table.getByText("您的价格尚未读取")).toHaveCount(0);
    const after = await table.boundingBox();
    expect([after?.y, after?.height]).toEqual([before?.y, before?.height]);
  });

  test("when their prices cannot be read, then the page says so and a retry shows them", async ({
    page,
    customer,
    goods: { ethanol },
    problems,
  }) => {
    expect(customer).toBeDefined();
    await page.route(OWN_CALL, (route) => route.abort());
    await page.goto(`/products/${ethanol.itemCode}`);
    const main = page.getByRole("main");
    await expect(main.getByText("未能读取您的价格，所示为目录价。")).toBeVisible();
    await expect(page.locator("[data-provisional]")).toHaveCount(1);
    await page.unroute(OWN_CALL);
    await main.getByRole("button", { name: "重试" }).click();
    await expect(main.getByText("未能读取您的价格，所示为目录价。")).toHaveCount(0);
    await expect(page.locator("[data-provisional]")).toHaveCount(0);
    problems.splice(0);
  });
});
