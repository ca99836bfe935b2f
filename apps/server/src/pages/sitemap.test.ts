import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { raiseRevision } from "../catalogue/revision.ts";
import { onEachDatabase } from "../testing/databases.ts";
import { item } from "../testing/fixture.ts";
import { openShop, type TestShop } from "../testing/shop.ts";
import type { Pages } from "./pages.ts";
import { shellOf } from "./shell.ts";
import { registerSitemap } from "./sitemap.ts";

const shell = shellOf("");
const pages: Pages = {
  folder: "",
  chatUrl: "",
  absentParts: [],
  shop: undefined,
  files: [],
  scriptHashes: [],
  shells: [
    { pattern: "/", isPublic: true, shell },
    { pattern: "/fav", isPublic: false, shell },
    { pattern: "/en/fav", isPublic: false, shell },
    { pattern: "/order_history/:type?", isPublic: false, shell },
  ],
  structureEditor: undefined,
  notFound: { zh: shell, en: shell },
};
const listed = ["/", "/news"];

onEachDatabase((makePlace) => {
  let shop: TestShop;
  let server: FastifyInstance;

  beforeAll(async () => {
    shop = await openShop(makePlace);
    server = Fastify();
    const origin = () => "https://shop.example";
    registerSitemap(server, { database: shop.database, pages, listed, origin });
  });
  afterAll(async () => {
    await server.close();
    await shop.close();
  });
  const textAt = async (url: string) => (await server.inject({ url })).body;
  const pathsIn = (xml: string) =>
    [...xml.matchAll(/<loc>https:\/\/shop\.example([^<]*)<\/loc>/gu)].map(([, path]) => path);

  describe("the sitemap", () => {
    test("the sitemap is named in robots.txt, which disallows calls and customers' pages", async () => {
      expect((await textAt("/robots.txt")).split("\n")).toEqual([
        "User-agent: *",
        "Disallow: /api/",
        "Disallow: /gateway/",
        "Disallow: /pdf/",
        "Disallow: /v1/",
        "Disallow: /fav",
        "Disallow: /en/fav",
        "Disallow: /order_history",
        "Sitemap: https://shop.example/sitemap.xml",
        "",
      ]);
    });

    test("the sitemap is split into pages and files of items", async () => {
      expect(pathsIn(await textAt("/sitemap.xml"))).toEqual([
        "/sitemap/pages.xml",
        "/sitemap/items-1.xml",
      ]);
    });

    test("the sitemap has no file for ids that no item has any more", async () => {
      const last = item({
        id: 12_000,
        code: "Z112000",
        name_zh: "苯",
        name_en: "Benzene",
        cas: "",
      });
      await shop.database.transact(async (tx) => {
        await tx.insertInto("items").values(last).execute();
        await raiseRevision(tx);
      });
      expect(pathsIn(await textAt("/sitemap.xml"))).toEqual([
        "/sitemap/pages.xml",
        "/sitemap/items-1.xml",
        "/sitemap/items-3.xml",
      ]);
      expect(pathsIn(await textAt("/sitemap/items-3.xml"))).toEqual([
        "/products/Z112000",
        "/en/products/Z112000",
      ]);
      await shop.database.transact(async (tx) => {
        await tx.deleteFrom("items").where("id", "=", last.id).execute();
        await raiseRevision(tx);
      });
      expect(pathsIn(await textAt("/sitemap.xml"))).not.toContain("/sitemap/items-3.xml");
    });

    test("the sitemap lists every item in both languages, each with its alternate", async () => {
      const { database } = shop;
      const items = await database.read.selectFrom("items").select("code").orderBy("id").execute();
      const xml = await textAt("/sitemap/items-1.xml");
      expect(pathsIn(xml)).toEqual(
        items.flatMap(({ code }) => [`/products/${code}`, `/en/products/${code}`]),
      );
      const [first] = items;
      expect(xml).toContain(
        `<xhtml:link rel="alternate" hreflang="en" href="https://shop.example/en/products/${first?.code}"/>`,
      );
    });

    test("the sitemap lists the fixed pages and those of the catalogue", async () => {
      const paths = pathsIn(await textAt("/sitemap/pages.xml"));
      expect(paths.slice(0, 4)).toEqual(["/", "/en", "/news", "/en/news"]);
      expect(paths).toEqual(expect.arrayContaining(["/productline/7", "/en/productline/8"]));
      expect(new Set(paths).size).toBe(paths.length);
    });

    test("the sitemap lists the gifts but those that were taken off the shelves", async () => {
      const { database } = shop;
      const gifts = await database.read.selectFrom("gifts").select(["code", "is_listed"]).execute();
      const paths = new Set(pathsIn(await textAt("/sitemap/pages.xml")));
      const listedCodes = gifts.filter(({ code }) => paths.has(`/exdetail/${code}`));
      expect(listedCodes).toEqual(gifts.filter(({ is_listed }) => is_listed === 1));
      expect(listedCodes.length).toBeLessThan(gifts.length);
    });

    test("the sitemap escapes addresses for XML", async () => {
      expect(await textAt("/sitemap/pages.xml")).not.toMatch(/&(?!amp;)/u);
    });

    test.each(["/sitemap/items-2.xml", "/sitemap/items-0.xml", "/sitemap/other.xml"])(
      "the sitemap has no %s",
      async (url) => {
        expect((await server.inject({ url })).statusCode).toBe(404);
      },
    );
  });
});
