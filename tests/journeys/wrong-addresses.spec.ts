import { pathIn } from "@reagent/api/pages/language-path";
import { ARTICLE_TYPES } from "@reagent/domain/article";
import { expect, test } from "./shop.ts";
import { waitUntilRead } from "./watched-pages.ts";

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
  "an article that an address calls undefined": "/news/detail/undefined",
  "a type and an article that an address calls undefined": "/undefined/detail/undefined",
  "an activity that is escaped twice": "/activity/detail/%2532",
  "a job that an address calls undefined": "/job/detail/undefined",
  "a page about the company that an address calls undefined": "/info/undefined",
  "a help page that is escaped wrongly": "/html/%E0%A4%A",
  "an article that is escaped wrongly and twice": "/article/detail/%25E0%25A4%25A",
};

/** Queries that no link of the shop has, but that a copied or an escaped address may have. */
const queries = [
  "page=undefined",
  "page=%2532",
  "page=%E0%A4%A",
  "page=-1&search=%25E9%2586%2587",
  "search=undefined&page=1e9",
  "search=%FF%00",
];
const lists = [
  "/news",
  "/article",
  "/chemlife",
  "/chemist",
  "/department",
  "/activity",
  "/job",
  "/party",
  "/party/more",
];

const languages = ["zh", "en"] as const;
/** One language after the other: what an address is answered with is the same code in both. */
const languageAt = (index: number) => languages[index % languages.length] ?? "zh";

test("what is not there is answered with HTTP 404 in both languages", async ({ request }) => {
  for (const language of languages)
    for (const [what, path] of Object.entries(missing)) {
      const answer = await request.get(pathIn(language, path));
      expect.soft(answer.status(), `${what} in ${language}`).toBe(404);
    }
});

test("what is not there says so and shows a way on, and search engines do not list it", async ({
  page,
  problems,
}) => {
  for (const [index, [what, path]] of Object.entries(missing).entries()) {
    await page.goto(pathIn(languageAt(index), path));
    const main = page.getByRole("main");
    await expect.soft(main.getByRole("heading", { level: 1 }), what).toBeVisible();
    await expect.soft(main.getByRole("link").first(), what).toBeVisible();
    const robots = page.locator('meta[name="robots"]');
    await expect.soft(robots, what).toHaveAttribute("content", "noindex");
    expect.soft(problems.splice(0), what).toEqual([expect.stringContaining("status of 404")]);
  }
});

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

test("a double-encoded, a broken and an undefined query open the list all the same", async ({
  page,
  request,
  problems,
}) => {
  const all = languages.flatMap((language) =>
    lists.flatMap((path) => queries.map((query) => `${pathIn(language, path)}?${query}`)),
  );
  const drawnByScripts: string[] = [];
  for (const at of all) {
    const answer = await request.get(at);
    expect.soft(answer.status(), at).toBe(200);
    const html = await answer.text();
    expect.soft(html, at).not.toContain('role="alert"');
    if (!html.includes("<h1")) drawnByScripts.push(at);
  }
  // In the browser those that the server does not render, and of the others each list and each query.
  const sample = [...lists, ...queries.slice(1).map(() => lists[0] ?? "")].map(
    (path, index) =>
      `${pathIn(languageAt(index), path)}?${queries[(index + Math.floor(index / lists.length)) % queries.length]}`,
  );
  for (const at of new Set([...drawnByScripts, ...sample])) {
    await page.goto(at);
    await waitUntilRead(page);
    await expect.soft(page.getByRole("heading", { level: 1 }), at).toBeVisible();
    await expect.soft(page.getByRole("alert"), at).toHaveCount(0);
    expect.soft(problems.splice(0), at).toEqual([]);
  }
});

test("the product of a bulk enquiry is read from a double-encoded query, and undefined fills nothing", async ({
  page,
}) => {
  await page.goto("/bulk?name=%25E4%25B9%2599%25E9%2586%2587&cas=undefined&size=%25E0%25A4%25A");
  const form = page.getByRole("form", { name: "大包装询价表单" });
  await expect(form.getByLabel(/^产品名称/u)).toHaveValue("乙醇");
  await expect(form.getByLabel(/^CAS/u)).toHaveValue("");
  await expect(form.getByLabel(/^包装/u)).toHaveValue("%E0%A4%A");
});
