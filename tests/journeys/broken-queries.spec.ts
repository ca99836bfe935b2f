import { pathIn } from "@reagent/api/contract/page-addresses";
import { expect, test } from "./shop.ts";

/** Queries that no link of the shop has, but that a copied or an escaped address may have. */
const QUERIES = [
  "page=undefined",
  "page=%2532",
  "page=%E0%A4%A",
  "page=-1&search=%25E9%2586%2587",
  "search=undefined&page=1e9",
  "search=%FF%00",
];
const LISTS = [
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

for (const language of ["zh", "en"] as const) {
  test(`a double-encoded, a broken and an undefined query open the list all the same, under ${pathIn(language, "/")}`, async ({
    page,
    problems,
  }) => {
    for (const path of LISTS) {
      for (const query of QUERIES) {
        const at = `${pathIn(language, path)}?${query}`;
        const answer = await page.goto(at);
        expect.soft(answer?.status(), at).toBe(200);
        await expect.soft(page.getByRole("heading", { level: 1 }), at).toBeVisible();
        await expect.soft(page.getByRole("alert"), at).toHaveCount(0);
        expect.soft(problems.splice(0), at).toEqual([]);
      }
    }
  });
}

test("an article, a job and a page that an address calls undefined are answered with HTTP 404 and a way on", async ({
  page,
  problems,
}) => {
  for (const path of [
    "/news/detail/undefined",
    "/undefined/detail/undefined",
    "/activity/detail/%2532",
    "/job/detail/undefined",
    "/info/undefined",
    "/html/%E0%A4%A",
    "/article/detail/%25E0%25A4%25A",
  ]) {
    const answer = await page.goto(path);
    expect.soft(answer?.status(), path).toBe(404);
    const main = page.getByRole("main");
    await expect.soft(main.getByRole("heading", { level: 1 }), path).toBeVisible();
    await expect.soft(main.getByRole("link").first(), path).toBeVisible();
    expect.soft(problems.splice(0), path).toEqual([expect.stringContaining("status of 404")]);
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
