import { test as base } from "@playwright/test";
import { findPostgres, startCluster } from "@reagent/server/testing/postgres-cluster";
import { type OpenedShop, openShop, START_TIMEOUT_MS } from "./opened-shop.ts";
import { expect } from "./shop.ts";

/** So many requests at once that each process answers some. */
const AT_ONCE = 8;

const test = base.extend<object, { shop: OpenedShop }>({
  shop: [
    // Playwright reads the names of the fixtures a fixture needs; this one needs none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const programs = findPostgres();
      if (programs === undefined) throw new Error("Several processes need PostgreSQL: install it.");
      const cluster = await startCluster(programs);
      const shop = await openShop({ workers: 2, databaseUrl: cluster.url });
      await use(shop);
      await shop.close();
      await cluster.stop();
    },
    { scope: "worker", timeout: START_TIMEOUT_MS },
  ],
});

test.describe("given a shop with two processes", () => {
  for (const { path, what, text } of [
    {
      path: "/",
      what: "the home page",
      text: (url: string) => `<link rel="canonical" href="${url}/"`,
    },
    { path: "/cart", what: "a customer's page", text: () => "<main" },
    {
      path: "/robots.txt",
      what: "robots.txt",
      text: (url: string) => `Sitemap: ${url}/sitemap.xml`,
    },
    {
      path: "/sitemap.xml",
      what: "the sitemap",
      text: (url: string) => `<loc>${url}/sitemap/pages.xml`,
    },
  ])
    test(`when many ask for ${what} at once, then each process answers it`, async ({ shop }) => {
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          const response = await fetch(`${shop.url}${path}`);
          return { status: response.status, body: await response.text() };
        }),
      );
      for (const { status, body } of answers) {
        expect(status).toBe(200);
        expect(body).toContain(text(shop.url));
      }
    });
});
