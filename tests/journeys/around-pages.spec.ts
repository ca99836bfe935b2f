import { recordBrowse } from "@reagent/api/contract/home";
import { expectUsable } from "./audit.ts";
import { expect, test } from "./shop.ts";
import { searchFor } from "./steps.ts";

test.describe("given a visitor who prefers the dark", () => {
  test("when they switch the theme, then it stays dark on the next page and after a reload", async ({
    page,
    goods: { ethanol },
  }) => {
    const html = page.locator("html");
    await page.goto("/");
    await page.getByRole("button", { name: "切换到深色主题" }).click();
    await expect(html).toHaveAttribute("data-theme", "dark");
    await expectUsable(page);
    await page.goto(`/products/${ethanol.itemCode}`);
    await expect(page.getByRole("region", { name: "包装与价格" }).getByRole("table")).toBeVisible();
    await expect(html).toHaveAttribute("data-theme", "dark");
    await expectUsable(page);
    await page.getByRole("button", { name: "切换到浅色主题" }).click();
    await page.reload();
    await expect(page.getByRole("button", { name: "切换到深色主题" })).toBeVisible();
  });
});

test.describe("given a visitor who has searched", () => {
  test("when they leave the search, then the page is reloaded; when they search again, it is not", async ({
    page,
  }) => {
    let loads = 0;
    page.on("load", () => (loads += 1));
    await page.goto("/");
    await searchFor(page, "乙醇");
    await expect(page.getByRole("heading", { level: 1, name: "乙醇" })).toBeVisible();
    await searchFor(page, "丙酮");
    await expect(page.getByRole("heading", { level: 1, name: "丙酮" })).toBeVisible();
    expect(loads).toBe(1);
    const reloaded = page.waitForEvent("load");
    await page.getByRole("article").first().getByRole("heading").getByRole("link").click();
    await reloaded;
    await expect(page.getByRole("heading", { level: 1, name: "丙酮" })).toBeVisible();
    await expect(page).toHaveURL(/\/products\//u);
    expect(loads).toBe(2);
  });

  test("when they repeat the same search, then it is requested again", async ({ page }) => {
    await page.goto("/search/乙醇");
    await expect(page.getByRole("article").first()).toBeVisible();
    const asked = page.waitForRequest(/\/api\/item\/search/u);
    await searchFor(page, "乙醇");
    await asked;
    await expect(page.getByRole("banner").getByRole("combobox")).toHaveValue(/^乙醇 ?$/u);
  });
});

test.describe("given a slow connection for the page of results", () => {
  test("when the visitor types while it loads, then the typed text is unchanged", async ({
    page,
  }) => {
    await page.goto("/");
    const { promise: arrives, resolve: arrive } = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      await arrives;
      await route.continue();
    });
    await searchFor(page, "乙醇");
    const field = page.getByRole("banner").getByRole("combobox");
    await field.fill("乙醇胺");
    arrive();
    await expect(page.getByRole("heading", { level: 1, name: "乙醇" })).toBeVisible();
    await expect(field).toHaveValue("乙醇胺");
    await field.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "乙醇胺" })).toBeVisible();
  });
});

test.describe("given a visitor who opens several pages", () => {
  test("then each route change is recorded with its previous page and its subject", async ({
    page,
    goods: { ethanol },
  }) => {
    const records: unknown[] = [];
    page.on("request", (request) => {
      if (new URL(request.url()).pathname !== recordBrowse.path) return;
      const { page: where, pre, relation } = request.postDataJSON() as Record<string, unknown>;
      records.push([where, pre, relation]);
    });
    const path = `/products/${ethanol.itemCode}`;
    const answered = () =>
      page.waitForResponse((response) => new URL(response.url()).pathname === recordBrowse.path);

    const first = answered();
    await page.goto(path);
    expect(await (await first).json()).toMatchObject({ code: 200 });
    const second = answered();
    await page.getByRole("banner").getByRole("link", { name: /首页$/u }).click();
    await second;
    const third = answered();
    await page.goBack();
    await third;
    expect(records).toEqual([
      [path, "", ethanol.itemCode],
      ["/", path, ""],
      [path, "/", ethanol.itemCode],
    ]);
  });
});
