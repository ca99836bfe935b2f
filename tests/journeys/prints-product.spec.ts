import { expect, test } from "./shop.ts";

test.use({ colorScheme: "dark" });

test("given a product, when it is printed, then the paper shows its data and no controls", async ({
  page,
  goods,
}) => {
  await page.goto(`/products/${goods.ethanol.itemCode}`);
  await expect(page.getByRole("tabpanel", { name: "性质与用途" })).toBeVisible();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByRole("heading", { level: 1, name: "乙醇" })).toBeVisible();
  await expect(page.getByRole("region", { name: "包装与价格" }).getByRole("table")).toBeVisible();
  for (const name of ["性质与用途", "安全信息"])
    await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
  for (const role of [
    "banner",
    "contentinfo",
    "navigation",
    "complementary",
    "tab",
    "textbox",
  ] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
});
