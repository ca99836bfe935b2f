import type { Page } from "@playwright/test";
import { expectUsable } from "./audit.ts";
import { expect, test } from "./shop.ts";

const HAN = /\p{Script=Han}/u;

const voyages = [
  {
    visitor: "a guest",
    prefix: "",
    home: "/",
    more: "更多公司新闻",
    list: "公司新闻",
    shop: "刻度试剂",
    secondPage: "第 2 页",
    tab: "化学与生活",
    next: /^下一篇/u,
    previous: /^上一篇/u,
  },
  {
    visitor: "an English visitor",
    prefix: "/en",
    home: "/en",
    more: "More: company news",
    list: "Company news",
    shop: "Kedu Reagents",
    secondPage: "Page 2",
    tab: "Chemistry and life",
    next: /^Next/u,
    previous: /^Previous/u,
  },
] as const;

/** The pages' records of visited routes. */
function browseRecords(page: Page): { page: string; relation: string }[] {
  const records: { page: string; relation: string }[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/record/browse")
      records.push(request.postDataJSON() as { page: string; relation: string });
  });
  return records;
}

for (const { visitor, prefix, ...words } of voyages) {
  test.describe(`given ${visitor} on the home page`, () => {
    test("when they open the news, turn the page and read, then links lead from article to article and back", async ({
      page,
    }) => {
      const records = browseRecords(page);
      const title = page.getByRole("heading", { level: 1 });
      await page.goto(words.home);
      await page.getByRole("link", { name: words.more, exact: true }).first().click();
      await expect(page).toHaveURL(`${prefix}/news`);
      await expect(page).toHaveTitle(`${words.list} · ${words.shop}`);
      const list = page.getByRole("list", { name: words.list });
      await expect(list.getByRole("article")).toHaveCount(10);
      await expectUsable(page);

      await page.getByRole("link", { name: words.secondPage, exact: true }).click();
      await expect(page).toHaveURL(`${prefix}/news?page=2`);
      await expect(list.getByRole("article")).not.toHaveCount(10);
      await expect(title).toBeFocused();

      const first = list.getByRole("link").first();
      const subject = await first.innerText();
      await first.click();
      await expect(title).toHaveText(subject);
      await expect(page).toHaveTitle(`${subject} · ${words.shop}`);
      const { pathname } = new URL(page.url());
      const id = pathname.split("/").at(-1) ?? "";
      expect(pathname).toBe(`${prefix}/news/detail/${id}`);
      await expect.poll(() => records.at(-1)?.relation).toBe(id);
      await expectUsable(page);

      const next = page.getByRole("link", { name: words.next });
      const nextSubject = (await next.innerText()).split("\n").at(-1) ?? "";
      await next.click();
      await expect(title).toHaveText(nextSubject);
      await page.getByRole("link", { name: words.previous }).click();
      await expect(title).toHaveText(subject);
      // Goods beside it have their names in both languages.
      const article = await page.getByRole("main").getByRole("article").first().innerText();
      expect(HAN.test(article)).toBe(prefix === "");

      await page.goBack();
      await page.goBack();
      await page.goBack();
      await expect(page).toHaveURL(`${prefix}/news?page=2`);
      await expect(list.getByRole("link").first()).toHaveText(subject);

      await page.getByRole("link", { name: words.tab, exact: true }).click();
      await expect(page).toHaveURL(`${prefix}/chemlife`);
      await expect(page.getByRole("list", { name: words.tab })).toBeVisible();
    });
  });
}

test.describe("given a guest", () => {
  test("when they view the activities, then one links to its products", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name: "全部活动" }).click();
    await expect(page).toHaveURL("/activity");
    const list = page.getByRole("list", { name: "活动" });
    await expect(list.getByRole("article")).toHaveCount(10);
    const first = list.getByRole("link").first();
    const subject = await first.innerText();
    await first.click();
    await expect(page).toHaveURL(/\/activity\/detail\/\d+$/u);
    await expect(page.getByRole("heading", { level: 1, name: subject })).toBeVisible();
    await expectUsable(page);
    await page.getByRole("link", { name: "去看看" }).click();
    await expect(page).toHaveURL(/\/category\/\d+$/u);
    await expect(page.getByRole("article").first()).toBeVisible();
  });

  test("when they open an article that does not exist, then the shop says so and links to the articles", async ({
    page,
    problems,
  }) => {
    const answer = await page.goto("/news/detail/987654");
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle("没有找到这篇文章 · 刻度试剂");
    await page.getByRole("link", { name: "查看全部公司新闻" }).click();
    await expect(page).toHaveURL("/news");
    await page.goto("/nothing/detail/1");
    await expect(page.getByRole("heading", { level: 1, name: "没有找到这个页面" })).toBeVisible();
    const notFound = expect.stringContaining("404 (Not Found)");
    expect(problems.splice(0)).toEqual([notFound, notFound]);
  });

  test("when they share a page of a list, then it opens on that page, or on the last page when it no longer exists", async ({
    page,
  }) => {
    await page.goto("/article?page=2");
    await expect(page.getByRole("link", { name: "第 2 页" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await page.goto("/article?page=77");
    await expect(page).toHaveURL("/article?page=2");
  });
});
