import { expect, test } from "./shop.ts";

/** Only every fifteenth address of a file is opened, to save time. */
const STRIDE = 15;

test.describe("given a search engine", () => {
  test("when it follows robots.txt, then the pages of the sitemap exist in both languages", async ({
    request,
    shop,
  }) => {
    const linesAt = async (url: string, pattern: RegExp) =>
      [...(await (await request.get(url)).text()).matchAll(pattern)].map(([, found = ""]) => found);
    const [sitemap = ""] = await linesAt("/robots.txt", /^Sitemap: (.*)$/gmu);
    const files = await linesAt(sitemap, /<loc>([^<]*)</gu);
    expect(files).toEqual(
      expect.arrayContaining([`${shop.url}/sitemap/pages.xml`, `${shop.url}/sitemap/items-1.xml`]),
    );
    for (const file of files) {
      const pages = await linesAt(file, /<loc>([^<]*)</gu);
      expect(pages.length).toBeGreaterThan(STRIDE);
      for (const page of pages.filter((_, index) => index % STRIDE === 0)) {
        const answer = await request.get(page);
        expect(answer.status(), page).toBe(200);
        expect(await answer.text(), page).toContain(`<link rel="canonical" href="${page}"/>`);
      }
    }
  });
});
