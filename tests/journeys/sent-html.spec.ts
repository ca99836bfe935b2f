import { languageOfPath, pathIn } from "@reagent/api/pages/language-path";
import { HtmlValidate } from "html-validate";
import { publicValues } from "./addresses.ts";
import { expect, test } from "./shop.ts";
import { everyStop } from "./stops.ts";

const checker = new HtmlValidate({ root: true, extends: ["html-validate:standard"] });

/** What the HTML standard forbids in a page, each with the element. */
async function problemsOf(html: string): Promise<string[]> {
  const { results } = await checker.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector ?? ""}`),
  );
}

/** The text of each match's group. */
const foundIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = ""]) => found);

/** Every fifteenth address of a file of the sitemap is opened, to save time. */
const STRIDE = 15;
/** Of those, every third is checked against the standard: that takes longest. */
const CHECKED = 3;
/** Public pages that no address of a screen leads to. */
const UNLISTED = [
  "/search/乙醇",
  "/en/search/ethanol",
  "/search/qqzzxx",
  "/shandongSearch/乙醇",
  "/forgot_password?reset=0",
  "/nowhere",
];

test("the addresses of the sitemap that robots.txt names are valid pages in both languages", async ({
  request,
  shop,
}) => {
  const textAt = async (url: string) => (await request.get(url)).text();
  const [sitemap = ""] = foundIn(await textAt("/robots.txt"), /^Sitemap: (.*)$/gmu);
  const files = foundIn(await textAt(sitemap), /<loc>([^<]*)</gu);
  expect(files).toEqual(
    expect.arrayContaining([`${shop.url}/sitemap/pages.xml`, `${shop.url}/sitemap/items-1.xml`]),
  );
  const problems: Record<string, readonly string[]> = {};
  for (const file of files) {
    const all = foundIn(await textAt(file), /<loc>([^<]*)</gu);
    expect(all.length).toBeGreaterThan(STRIDE);
    const pages = all.filter((_, index) => index % STRIDE === 0);
    for (const [index, page] of pages.entries()) {
      const answer = await request.get(page);
      expect(answer.status(), page).toBe(200);
      const html = await answer.text();
      expect(html, page).toContain(`<link rel="canonical" href="${page}"/>`);
      if (index % CHECKED === 0) problems[page] = await problemsOf(html);
    }
  }
  expect(Object.values(problems).flat(), JSON.stringify(problems, null, 1)).toEqual([]);
});

for (const language of ["zh", "en"] as const)
  test(`the pages that guests get below ${pathIn(language, "/")} are valid HTML with title and heading before any script runs`, async ({
    request,
    goods,
  }) => {
    const unlisted = UNLISTED.filter((path) => languageOfPath(path) === language);
    const stops = everyStop("anyone", publicValues(goods));
    const pages = [
      ...stops.map(({ screen, path }) => ({ screen, path: pathIn(language, path) })),
      ...unlisted.map((path) => ({ screen: undefined, path })),
    ];
    const found: Record<string, string[]> = {};
    for (const { screen, path } of pages) {
      const answer = await request.get(path);
      const html = await answer.text();
      for (const problem of await problemsOf(html)) (found[problem] ??= []).push(path);
      expect.soft(html, path).toContain(`<html lang="${language === "zh" ? "zh-CN" : "en"}"`);
      if (screen) expect.soft(answer.status(), path).toBe(200);
      if (!screen) continue;
      // Some leave all to the browser, where the walk opens them.
      const headings = foundIn(html, /<(h1)[\s>]/gu);
      expect.soft(headings.length, path).toBeLessThanOrEqual(1);
      expect.soft(html, path).not.toContain('role="alert"');
      const title = screen.title?.[language];
      if (title && headings.length === 1 && !path.includes("?"))
        expect.soft(foundIn(html, /<title>([^<]*)</gu)[0], path).toContain(title);
    }
    expect(found).toEqual({});
  });
