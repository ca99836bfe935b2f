import { HtmlValidate } from "html-validate";
import { expect, test } from "./shop.ts";

const checker = new HtmlValidate({ root: true, extends: ["html-validate:standard"] });

/** What the HTML standard forbids in a page, each with the element. */
async function problemsOf(html: string): Promise<string[]> {
  const { results } = await checker.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector ?? ""}`),
  );
}

/** How many addresses of each file of the sitemap are opened, evenly spread. */
const SAMPLE = 24;
/** Public pages of each kind that are always opened, whatever the sample is. */
const ALWAYS = [
  "/",
  "/news",
  "/job",
  "/html/howorder",
  "/info/aboutus",
  "/branch",
  "/ghs",
  "/party",
];
/** Public pages that no search engine lists. */
const UNLISTED = [
  "/search/乙醇",
  "/en/search/ethanol",
  "/search/qqzzxx",
  "/shandongSearch/乙醇",
  "/login",
  "/reg",
  "/regok",
  "/forgot_password?reset=0",
  "/compare",
  "/nowhere",
];

test("the pages that guests get are valid HTML before any script runs", async ({
  request,
  shop,
  goods,
}) => {
  const linesAt = async (url: string) =>
    [...(await (await request.get(url)).text()).matchAll(/<loc>([^<]*)</gu)].map(
      ([, found = ""]) => found,
    );
  const [article] =
    /\/news\/detail\/\d+/u.exec(await (await request.get(`${shop.url}/news`)).text()) ?? [];
  expect(article).toBeDefined();
  const addresses = [
    ...ALWAYS,
    ...UNLISTED,
    article,
    `/products/${goods.ethanol.itemCode}`,
    `/compare?items=${goods.ethanol.itemCode}`,
  ].map((path) => `${shop.url}${path}`);
  for (const file of await linesAt(`${shop.url}/sitemap.xml`)) {
    const listed = await linesAt(file);
    const stride = Math.max(1, Math.floor(listed.length / SAMPLE));
    addresses.push(...listed.filter((_, index) => index % stride === 0));
  }
  const found: Record<string, string[]> = {};
  for (const address of addresses) {
    const problems = await problemsOf(await (await request.get(address)).text());
    for (const problem of problems) (found[problem] ??= []).push(address);
  }
  expect(found).toEqual({});
});
