import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listArticles, readActivity, readArticle } from "@reagent/api/contract/article";
import { endpoints } from "@reagent/api/contract/contract";
import { codes } from "@reagent/api/contract/envelope";
import { readHome, readSide } from "@reagent/api/contract/home";
import { readProduct } from "@reagent/api/contract/product";
import { developmentSalts as salts } from "@reagent/api/contract/signature";
import { withoutLanguage } from "@reagent/api/pages/language-path";
import { addressesOf, leadsToAbsent } from "@reagent/api/pages/parts";
import { paths, patterns } from "@reagent/api/pages/paths";
import { SHOP_PARTS, type ShopPart } from "@reagent/domain/shop-part";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Tx } from "../database/database.ts";
import { onDefaultDatabase } from "../testing/databases.ts";
import { itemIds } from "../testing/fixture.ts";
import { openShop, type TestShop } from "../testing/shop.ts";
import { openPages } from "./pages.ts";

const ORIGIN = "https://shop.example";
const folder = mkdtempSync(join(tmpdir(), "pages-"));
const listed = [paths.home(), ...SHOP_PARTS.flatMap(addressesOf)].filter(
  (address) => !address.includes(":"),
);

beforeAll(() => {
  mkdirSync(join(folder, "assets"));
  const meta = '<meta name="shop-settings" content="">';
  writeFileSync(
    join(folder, "index.html"),
    `<!doctype html><html lang="zh-CN"><head>${meta}</head><body><div id="shop"></div></body></html>`,
  );
  const pages = Object.values(patterns).map((pattern) => ({
    pattern,
    isPublic: true,
    scripts: [],
    styles: [],
  }));
  writeFileSync(join(folder, "pages.json"), JSON.stringify(pages));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** An address with some value for each of its parameters, and without those that may be left out. */
const filled = (pattern: string) => [
  pattern.replaceAll(/\/:\w+\?/gu, "").replaceAll(/:\w+/gu, "1"),
  pattern.replaceAll(/:\w+\??/gu, "1"),
];

/** An article and an activity of each part, at the top of the home page and of an item, and a banner. */
async function addContent(tx: Tx): Promise<void> {
  const both = (name: string, text: string) => ({ [`${name}_zh`]: text, [`${name}_en`]: text });
  const texts = { ...both("subject", "S"), ...both("content", "C") };
  const links = { 71: paths.orchard(), 72: paths.jobs(), 73: paths.productLines() };
  for (const [id, link] of Object.entries(links)) {
    const note = { ...both("note", "N"), link, picture: "", position: 0 };
    await tx
      .insertInto("activities")
      .values({ id: Number(id), ...texts, ...note, small_picture: "", created_at: 1 } as never)
      .execute();
    await tx
      .insertInto("banners")
      .values({ id: Number(id), ...both("subject", "S"), ...both("action", ""), ...note } as never)
      .execute();
  }
  const party = { id: 71, kind: "party", ...texts, ...both("summary", ""), is_top: 1 };
  await tx
    .insertInto("articles")
    .values({ ...party, created_at: 1, shown_at: 1 } as never)
    .execute();
  const item = { item_id: itemIds.ethanol, article_id: 71, position: 0 };
  await tx.insertInto("item_articles").values(item).execute();
  await tx
    .updateTable("items")
    .set({ activity_id: 71 })
    .where("id", "=", itemIds.ethanol)
    .execute();
}

onDefaultDatabase((makePlace) => {
  let shop: TestShop | undefined;
  afterEach(() => shop?.close());

  const openWithout = async (absentParts: readonly ShopPart[]) => {
    const settings = { host: "", salts, origin: "", chatUrl: "", absentParts };
    const pages = openPages(folder, settings);
    if (!pages) throw new Error("The pages are there.");
    const serverBuild = { listed, renderPage: async () => undefined };
    shop = await openShop(makePlace, {
      pages,
      absentParts,
      serverBuild,
      origin: () => ORIGIN,
    });
    return shop;
  };
  const statusesOf = async ({ server }: TestShop, addresses: readonly string[]) => {
    const urls = addresses.flatMap(filled).flatMap((path) => [path, `/en${path}`]);
    const found = new Set<number>();
    for (const url of urls) found.add((await server.inject({ url })).statusCode);
    return [...found];
  };

  // The API for programs is a part without pages.
  const partsWithPages = SHOP_PARTS.filter((part) => addressesOf(part).length > 0);

  describe.each(partsWithPages)("a shop without the part %s", (part) => {
    test("a shop without the part %s has none of its pages and calls, and all others", async () => {
      const opened = await openWithout([part]);
      expect(await statusesOf(opened, addressesOf(part))).toEqual([404]);
      const others = SHOP_PARTS.filter((other) => other !== part).flatMap(addressesOf);
      expect(await statusesOf(opened, ["/", ...others])).toEqual([200]);
      for (const endpoint of endpoints.filter((each) => each.part !== undefined)) {
        const { code, text } = await opened.callText(endpoint, {});
        const isUnknown = code === codes.notFound && text.includes("没有这个接口");
        expect(isUnknown, endpoint.name).toBe(endpoint.part === part);
      }
    });

    test("a shop without the part %s names it in no sitemap, and says so to the browser", async () => {
      const { server } = await openWithout([part]);
      const { body } = await server.inject({ url: "/sitemap/pages.xml" });
      const named = [...body.matchAll(/<loc>([^<]*)<\/loc>/gu)].map(([, url = ""]) =>
        withoutLanguage(new URL(url).pathname),
      );
      expect(named).toContain("/");
      expect(named.filter((path) => leadsToAbsent(path, [part]))).toEqual([]);
      expect(named.some((path) => leadsToAbsent(path, SHOP_PARTS))).toBe(true);
      const page = await server.inject({ url: "/" });
      expect(page.body).toContain(`&quot;absentParts&quot;:[&quot;${part}&quot;]`);
    });
  });

  test("a shop without parts shows nothing that leads to them, and a shop with all shows it", async () => {
    const seen = async (absentParts: readonly ShopPart[]) => {
      const opened = await openWithout(absentParts);
      await opened.database.transact(addContent);
      const home = (await opened.call(readHome, {})).data;
      const side = (await opened.call(readSide, {})).data;
      const product = (await opened.call(readProduct, { itemCode: "E100001" })).data.item;
      const list = async (type: "activity" | "party") => {
        const query = { type, page: 1, pageSize: 20, search: "", keyword: "" };
        return (await opened.call(listArticles, query)).data.rows.map(({ id }) => id);
      };
      const article = await opened.call(readArticle, { type: "party" as const, id: "71" });
      const activity = await opened.call(readActivity, { id: "71" });
      const lists = [await list("activity"), await list("party")];
      await opened.close();
      shop = undefined;
      return {
        banners: home.banners.map(({ link }) => link),
        activities: home.activities.rows.map(({ link }) => link).toSorted(),
        top: home.top.rows.some(({ type }) => type === "party"),
        side: side.activities.map(({ id }) => id).toSorted(),
        articles: product.articles.some(({ type }) => type === "party"),
        onProduct: product.activity?.id,
        lists,
        article: article.code,
        activity: activity.code,
      };
    };
    expect(await seen([])).toMatchObject({
      banners: ["/exchange", "/job", "/productlines"],
      top: true,
      articles: true,
      onProduct: "71",
      lists: [["73", "72", "71"], ["71"]],
      article: codes.success,
      activity: codes.success,
    });
    expect(await seen(["orchard", "jobs", "party"])).toMatchObject({
      banners: ["/productlines"],
      activities: ["/productlines"],
      top: false,
      side: ["73"],
      articles: false,
      onProduct: undefined,
      lists: [["73"], []],
      article: codes.notFound,
      activity: codes.notFound,
    });
  });
});
