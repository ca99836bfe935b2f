import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import { languageOfPath, withoutLanguage } from "@reagent/api/pages/language-path";
import { patterns } from "@reagent/api/pages/paths";

/** The most links to one screen that are followed: a list has hundreds of goods. */
const MOST_OF_A_SCREEN = 10;

/** Paths that pages link to. */
export interface FoundLinks {
  readonly all: string[];
  /** Those within texts, each of which is followed. */
  readonly ofTexts: string[];
}

/** The links to pages of the shop within the texts of a page, which its screen does not write itself. */
const inTexts = (page: Page): Locator =>
  page.getByRole("main").locator("a[rel='noopener noreferrer'][href^='/']:not([target])");

/** The paths of the shop that the texts of a page link to. */
export const linksOfTexts = (page: Page): Promise<string[]> => pathsOf(page, inTexts(page));

/** The paths of the shop that the page links to, with queries and without fragments. */
export const linksOf = (page: Page): Promise<string[]> => pathsOf(page, page.locator("a[href]"));

async function pathsOf(page: Page, found: Locator): Promise<string[]> {
  const hrefs = await found.evaluateAll((links) =>
    links.map((link) => (link as HTMLAnchorElement).href),
  );
  const { origin } = new URL(page.url());
  return hrefs
    .map((href) => new URL(href))
    .filter((url) => url.origin === origin)
    .map(({ pathname, search }) => `${pathname}${search}`);
}

const forms = Object.values(patterns).map((pattern) => ({
  pattern,
  form: new RegExp(
    `^${pattern.replaceAll(/\/:\w+\?/gu, "(/[^/]+)?").replaceAll(/:\w+/gu, "[^/]+")}$`,
    "u",
  ),
}));

/** The pattern of the screen at an address; undefined where there is none, as at that of a document. */
const patternAt = (link: string): string | undefined => {
  const path = withoutLanguage(link.replace(/\?.*/u, ""));
  return forms.find(({ pattern, form }) => pattern === path || form.test(path))?.pattern;
};

/** Expects that all links to pages of the shop keep the page's language, except the switch to the other one. */
export async function expectLanguageKept(page: Page): Promise<void> {
  const hrefs = await page
    .locator("a[href]:not([hreflang])")
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  const { origin, pathname } = new URL(page.url());
  const leaving = hrefs
    .map((href) => new URL(href))
    .filter((url) => url.origin === origin && patternAt(url.pathname) !== undefined)
    .map((url) => url.pathname)
    .filter((path) => languageOfPath(path) !== languageOfPath(pathname));
  expect.soft(leaving, pathname).toEqual([]);
}

/** Expects that links lead to pages: the server answers with HTTP 200, with a document or where a screen is. */
export async function expectToLead(
  request: APIRequestContext,
  links: Iterable<string>,
  ofTexts: readonly string[] = [],
): Promise<void> {
  const followedAlways = new Set(ofTexts);
  const followed = new Map<string, number>();
  const dead: string[] = [];
  for (const link of new Set(links)) {
    const pattern = patternAt(link) ?? link;
    const count = followed.get(pattern) ?? 0;
    followed.set(pattern, count + 1);
    if (count >= MOST_OF_A_SCREEN && !followedAlways.has(link)) continue;
    const response = await request.get(link);
    if (response.status() !== 200) dead.push(`${link}: HTTP ${response.status()}`);
    else if (
      patternAt(link) === undefined &&
      response.headers()["content-type"]?.startsWith("text/html") &&
      !(await response.text()).includes("<h1")
    )
      dead.push(`${link}: no screen`);
  }
  expect.soft(dead).toEqual([]);
}
