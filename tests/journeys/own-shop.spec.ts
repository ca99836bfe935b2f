import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base } from "@playwright/test";
import { OWN_SHOP, writeOwnShop } from "@reagent/server/testing/own-shop";
import { type OpenedShop, openShop, START_TIMEOUT_MS } from "./opened-shop.ts";
import { expect } from "./shop.ts";

/** Words that only the company of the demo has. */
const OF_DEMO = /刻度试剂|\bkedu\b|示例路 120|120 Example Road|000-0120|0000-0120/iu;

const MENUS = `
  header:
    - { zh: 最新消息, en: Latest news, to: /news }
    - { zh: 产品线, en: Product lines, to: /productlines }
  footer:
    - zh: 买家须知
      en: For buyers
      links:
        - { zh: 付款办法, en: How to pay, to: /html/pay }
        - { zh: 质量体系, en: Quality, to: "https://quality.example/" }`;

const test = base.extend<object, { own: OpenedShop & { readonly pictures: string } }>({
  own: [
    // Playwright reads the names of the fixtures a fixture needs; this one needs none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const pictures = mkdtempSync(join(tmpdir(), "reagent-own-"));
      writeOwnShop(pictures, { menus: MENUS });
      const shop = await openShop(undefined, { SHOP_DIR: pictures, DEMO: "0" });
      await use({ ...shop, pictures });
      await shop.close();
      rmSync(pictures, { recursive: true, force: true });
    },
    { scope: "worker", timeout: START_TIMEOUT_MS },
  ],
});

test.describe("given an empty shop with the folder of an owner", () => {
  for (const { path, name } of [
    { path: "/", name: OWN_SHOP.name_zh },
    { path: "/en", name: OWN_SHOP.name_en },
    { path: "/html/termsofuse", name: OWN_SHOP.name_zh },
    { path: "/info/aboutus", name: OWN_SHOP.name_zh },
    { path: "/en/advise", name: OWN_SHOP.name_en },
    { path: "/orchard", name: OWN_SHOP.name_zh },
    { path: "/nowhere", name: OWN_SHOP.name_zh },
  ])
    test(`when a guest opens ${path}, then page and metadata are the owner's, as sent and as the browser draws them`, async ({
      own,
      page,
    }) => {
      const sent = await (await page.request.get(`${own.url}${path}`)).text();
      expect(sent).not.toMatch(OF_DEMO);
      expect(sent).toContain(name);
      const failures: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error" && !message.text().includes("404"))
          failures.push(message.text());
      });
      await page.goto(`${own.url}${path}`);
      const footer = page.getByRole("contentinfo");
      await expect(footer).toContainText(`© ${name}`);
      await expect(footer.getByRole("link", { name: OWN_SHOP.icp })).toBeVisible();
      await expect(footer).toContainText(OWN_SHOP.licence);
      await expect(page).toHaveTitle(new RegExp(`${name}$`, "u"));
      expect(await page.content()).not.toMatch(OF_DEMO);
      const logo = page.getByRole("banner").locator('img[src="/logo.svg"]').first();
      await expect(logo).toBeVisible();
      expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
        0,
      );
      expect(failures).toEqual([]);
    });

  test("when a guest opens a page, then its menus are the owner's, as sent and as the browser draws them", async ({
    own,
    page,
  }) => {
    const sent = await (await page.request.get(`${own.url}/en/advise`)).text();
    for (const label of ["Latest news", "For buyers", "How to pay"]) expect(sent).toContain(label);
    expect(sent).not.toContain("Placing an order");
    await page.goto(`${own.url}/en/advise`);
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByRole("link", { name: "Quality" })).toHaveAttribute(
      "href",
      "https://quality.example/",
    );
    await footer.getByRole("link", { name: "How to pay" }).click();
    await expect(page).toHaveURL(`${own.url}/en/html/pay`);
    await page
      .getByRole("navigation", { name: "Categories" })
      .getByRole("link", { name: "Latest news" })
      .click();
    await expect(page).toHaveURL(`${own.url}/en/news`);
  });

  test("when a guest opens a page, then it leads nowhere without content, as sent and as the browser draws it", async ({
    own,
    page,
  }) => {
    const sent = await (await page.request.get(`${own.url}/en/advise`)).text();
    expect(sent).toContain('href="/en/news"');
    expect(sent).not.toContain('href="/en/productlines"');
    await page.goto(`${own.url}/en/advise`);
    const menu = page.getByRole("navigation", { name: "Categories" });
    await expect(menu.getByRole("link", { name: "Latest news" })).toBeVisible();
    await expect(menu.getByRole("link", { name: "Product lines" })).toHaveCount(0);
  });

  test("when a site reads the pictures of links and tabs, then it gets the owner's", async ({
    own,
    request,
  }) => {
    for (const [path, file] of [
      ["/favicon.svg", "logo.svg"],
      ["/share.png", "share.png"],
    ] as const) {
      const answer = await request.get(`${own.url}${path}`);
      expect(await answer.body()).toEqual(readFileSync(join(own.pictures, file)));
      expect(answer.headers()["content-security-policy"]).toContain("sandbox");
    }
    const logIn = await (await request.get(`${own.url}/login`)).text();
    expect(logIn).not.toMatch(OF_DEMO);
    const home = await (await request.get(own.url)).text();
    expect(home).toContain(`<meta property="og:image" content="${own.url}/share.png"`);
  });
});
