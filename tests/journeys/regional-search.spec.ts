import { expect, test } from "./shop.ts";

test("given the regional search, when a guest searches again from its header, then the search stays regional", async ({
  page,
}) => {
  await page.goto("/shandongSearch");
  const main = page.getByRole("main");
  await main.getByRole("searchbox", { name: "搜索产品" }).fill("乙醇");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/shandongSearch/${encodeURIComponent("乙醇")}`);
  await expect(main.getByRole("article").first()).toBeVisible();
  await page.getByRole("combobox", { name: "搜索" }).fill("64-17-5");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/shandongSearch/64-17-5");
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
});
