import { pathIn } from "@reagent/api/contract/page-addresses";
import { ARTICLE_TYPES } from "@reagent/domain/article";
import { expect, test } from "./shop.ts";

/** Addresses of something that the demo does not have. */
const missing = {
  "a page": "/nowhere",
  "a product": "/products/E999999",
  "a product or category": "/products/987654",
  "a category": "/category/987654",
  "a category whose id is no number": "/category/solvents",
  "a product line": "/productline/987654",
  "an instrument": "/consumables/CON-9999",
  "what a pack's QR code names": "/products/detail/E999999-500mL/C0/E999999",
  "every item of a comparison": "/compare?items=E999999,E999998",
  "a gift": "/exdetail/FR9999",
  ...Object.fromEntries(ARTICLE_TYPES.map((type) => [type, `/${type}/detail/987654`])),
  "a type of article": "/nothing/detail/201",
  "an article of another type": "/news/detail/201",
  "a job": "/job/detail/987654",
  "a job among the articles": "/article/detail/701",
  "a help page": "/html/nothing",
  "a page about the company": "/info/nothing",
  "a product whose code is escaped wrongly": "/products/%E0%A4%A",
};

for (const language of ["zh", "en"] as const) {
  test(`what is not there is answered with HTTP 404 and a way on, under ${pathIn(language, "/")}`, async ({
    page,
    problems,
  }) => {
    for (const [what, path] of Object.entries(missing)) {
      const answer = await page.goto(pathIn(language, path));
      expect.soft(answer?.status(), what).toBe(404);
      const main = page.getByRole("main");
      await expect.soft(main.getByRole("heading", { level: 1 }), what).toBeVisible();
      await expect.soft(main.getByRole("link").first(), what).toBeVisible();
      const robots = page.locator('meta[name="robots"]');
      await expect.soft(robots, what).toHaveAttribute("content", "noindex");
      expect.soft(problems.splice(0), what).toEqual([expect.stringContaining("status of 404")]);
    }
  });
}

test("spectra of an unknown item or batch are answered with HTTP 404, an alert and a way on", async ({
  page,
  problems,
}) => {
  for (const query of ["item_code=E999999", "batch_code=C0&product_code=E999999-500mL"]) {
    const answer = await page.goto(`/productMap?${query}`);
    expect.soft(answer?.status(), query).toBe(404);
    const alert = page.getByRole("alertdialog");
    await expect.soft(alert, query).toContainText("没有找到");
    await alert.getByRole("button", { name: "确定" }).click();
    const main = page.getByRole("main");
    await expect.soft(main.getByRole("heading", { level: 1 }), query).toBeVisible();
    await expect.soft(main.getByRole("link", { name: "批量查询" }), query).toBeVisible();
    expect.soft(problems.splice(0), query).toEqual([expect.stringContaining("status of 404")]);
  }
});
