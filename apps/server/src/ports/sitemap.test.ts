import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { onEachDatabase } from "../testing/databases.ts";
import { openShop, type TestShop } from "../testing/shop.ts";
import { type Pages, shellOf } from "./pages.ts";
import { type Listed, registerSitemap } from "./sitemap.ts";

const shell = shellOf("");
const pages: Pages = {
  folder: "",
  origin: "https://shop.example",
  scriptHashes: [],
  shells: [
    { pattern: "/", isPublic: true, shell },
    { pattern: "/fav", isPublic: false, shell },
    { pattern: "/en/fav", isPublic: false, shell },
    { pattern: "/order_history/:type?", isPublic: false, shell },
  ],
  notFound: { zh: shell, en: shell },
};
const listed: Listed = {
  always: ["/", "/news"],
  category: (id) => `/category/${id}`,
  product: (itemCode) => `/products/${itemCode}`,
  productLine: (id) => `/productline/${id}`,
  instrument: (spuCode) => `/consumables/${spuCode}`,
  article: ({ type, id }) => `/${type}/detail/${id}`,
  activity: (id) => `/activity/detail/${id}?a&b`,
};

onEachDatabase((makePlace) => {
  let shop: TestShop;
  let server: FastifyInstance;

  beforeAll(async () => {
    shop = await openShop(makePlace);
    server = Fastify();
    registerSitemap(server, { database: shop.database, pages, listed });
  });
  afterAll(async () => {
    await server.close();
    await shop.close();
  });
  const textAt = async (url: string) => (await server.inject({ url })).body;
  const placesIn = (xml: string) =>
    [...xml.matchAll(/<loc>https:\/\/shop\.example([^<]*)<\/loc>/gu)].map(([, path]) => path);

  describe("what search engines are told", () => {
    test("leaves out calls and customers' pages, and names the sitemap", async () => {
      expect((await textAt("/robots.txt")).split("\n")).toEqual([
        "User-agent: *",
        "Disallow: /api/",
        "Disallow: /gateway/",
        "Disallow: /pdf/",
        "Disallow: /fav",
        "Disallow: /en/fav",
        "Disallow: /order_history",
        "Sitemap: https://shop.example/sitemap.xml",
        "",
      ]);
    });

    test("is parted into pages and files of items", async () => {
      expect(placesIn(await textAt("/sitemap.xml"))).toEqual([
        "/sitemap/pages.xml",
        "/sitemap/items-1.xml",
      ]);
    });

    test("names every item in both languages, each beside the other", async () => {
      const { database } = shop;
      const items = await database.read.selectFrom("items").select("code").orderBy("id").execute();
      const xml = await textAt("/sitemap/items-1.xml");
      expect(placesIn(xml)).toEqual(
        items.flatMap(({ code }) => [`/products/${code}`, `/en/products/${code}`]),
      );
      const [first] = items;
      expect(xml).toContain(
        `<xhtml:link rel="alternate" hreflang="en" href="https://shop.example/en/products/${first?.code}"/>`,
      );
    });

    test("names the pages that always are, and those that the catalogue has", async () => {
      const places = placesIn(await textAt("/sitemap/pages.xml"));
      expect(places.slice(0, 4)).toEqual(["/", "/en", "/news", "/en/news"]);
      expect(places).toEqual(expect.arrayContaining(["/productline/7", "/en/productline/8"]));
      expect(new Set(places).size).toBe(places.length);
    });

    test("writes addresses as XML wants them", async () => {
      expect(await textAt("/sitemap/pages.xml")).not.toMatch(/&(?!amp;)/u);
    });

    test.each(["/sitemap/items-2.xml", "/sitemap/items-0.xml", "/sitemap/other.xml"])(
      "has no %s",
      async (url) => {
        expect((await server.inject({ url })).statusCode).toBe(404);
      },
    );
  });
});
