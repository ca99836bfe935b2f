import { expect, test } from "./shop.ts";

const ghsTitle = "GHS 危险性说明与防范说明";

test("a guest follows a product's hazard statement, searches for another, and returns", async ({
  page,
  goods,
}) => {
  const product = `/products/${goods.ethanol.itemCode}`;
  await page.goto(product);
  await page.getByRole("main").getByRole("link", { name: "H225", exact: true }).first().click();
  await expect(page).toHaveURL("/ghs#H225");
  const flammable = page.getByRole("link", { name: "H225", exact: true });
  await expect(flammable).toBeInViewport();
  await expect(flammable).toBeFocused();
  await expect(flammable).toHaveAttribute("aria-current", "true");

  await test.step("the search finds codes and words", async () => {
    const field = page.getByRole("searchbox", { name: "在本页查找" });
    await field.fill("P305 + P351");
    await expect(page.getByRole("link", { name: "P305+P351+P338" })).toBeVisible();
    await expect(flammable).toBeHidden();
    await field.fill("没有这样的说明");
    await expect(page.getByRole("heading", { name: "没有找到“没有这样的说明”" })).toBeVisible();
    await page.getByRole("button", { name: "显示全部" }).click();
    await expect(flammable).toBeVisible();
  });

  await page.goBack();
  await expect(page).toHaveURL(product);
  await expect(page.getByRole("region", { name: "包装与价格" })).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the address of a statement scrolls to its row, which is marked", async ({ page }) => {
    for (const [path, code, text] of [
      ["/ghs", "H301+H311", "吞咽或皮肤接触会中毒"],
      ["/en/rs", "R20/21", "Harmful by inhalation and in contact with skin"],
    ] as const) {
      await page.goto(`${path}#${code}`);
      const row = page.locator(":target");
      await expect(row).toContainText(text);
      await expect(row).toBeInViewport();
      await expect(row).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    }
  });
});

test("the footer leads to the statements and the phrases, which lead to each other", async ({
  page,
}) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: "GHS 象形图" }).click();
  await expect(page.getByRole("heading", { level: 1, name: ghsTitle })).toBeVisible();
  await page.getByRole("link", { name: "查看以前的 R/S 术语" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "R/S 风险与安全术语" })).toBeVisible();
  await page.getByRole("link", { name: "查看现行的 GHS 危险性说明与防范说明" }).click();
  await expect(page).toHaveURL("/ghs");
  await footer.getByRole("link", { name: "R/S 术语" }).click();
  await expect(page).toHaveURL("/rs");
});
