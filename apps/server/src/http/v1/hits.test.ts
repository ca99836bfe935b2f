import { readPriceAndStock } from "@reagent/api/contract/product";
import { searchReagents } from "@reagent/api/contract/search";
import { searchStructures } from "@reagent/api/contract/structure";
import { UNREFINED } from "@reagent/domain/facet";
import { STRUCTURE_MATCHES } from "@reagent/domain/structure-search";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onEachDatabase } from "../../testing/databases.ts";
import { ask } from "../../testing/public-api.ts";
import { openShop, type TestShop } from "../../testing/shop.ts";
import { addStructures } from "../../testing/structures.ts";

interface Page {
  readonly items: readonly { readonly itemCode: string }[];
  readonly total: number;
  readonly next: string | null;
}

const alcohols = Array.from({ length: 23 }, (_, at) => `${"C".repeat(at + 1)}O`);

onEachDatabase((makePlace) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(makePlace);
    await addStructures(shop.database, 100, alcohols);
    await shop.structures.start();
  });
  afterAll(() => shop.close());

  /** The pages of a list, each at the address that the one before links to. */
  async function walk(url: string): Promise<readonly Page[]> {
    const { status, json, headers } = await ask(shop, url);
    expect([url, status]).toEqual([url, 200]);
    const page = json as unknown as Page;
    const [, link] = /^<([^>]+)>; rel="next"$/u.exec(String(headers["link"] ?? "")) ?? [];
    expect(link === undefined).toBe(page.next === null);
    if (link === undefined) return [page];
    expect(new URLSearchParams(link.split("?")[1]).get("cursor")).toBe(page.next);
    return [page, ...(await walk(link))];
  }
  const codesOf = (pages: readonly Page[]) =>
    pages.flatMap(({ items }) => items.map(({ itemCode }) => itemCode));

  test.each(["乙醇", "64-17-5", "E100001", "C2H6O", "sort=price-up&keyword=64-17-5"])(
    "a search for %s finds what the signed call finds, page by page",
    async (asked) => {
      const query = asked.includes("=") ? asked : `keyword=${encodeURIComponent(asked)}`;
      const keyword = new URLSearchParams(query).get("keyword") ?? "";
      const sort = query.startsWith("sort") ? "price-up" : "usual";
      const params = { ...UNREFINED, sort, keyword, page: 1, limit: 100, source: "web" } as const;
      const { data } = await shop.call(searchReagents, params);
      const pages = await walk(`/v1/search?${query}&limit=1`);
      expect(codesOf(pages)).toEqual(data.items.map(({ itemCode }) => itemCode));
      expect(pages.map(({ total }) => total)).toEqual(pages.map(() => data.total));
    },
  );

  test.each(STRUCTURE_MATCHES)(
    "a structure search (%s) finds what the signed call finds, each hit once",
    async (match) => {
      const params = { ...UNREFINED, code: "CCCCCCO", match, threshold: 30, page: 1, offset: 100 };
      const { data } = await shop.call(searchStructures, params);
      expect(data.items).not.toHaveLength(0);
      const query = `code=CCCCCCO&match=${match}&threshold=30&limit=4`;
      const found = codesOf(await walk(`/v1/structures/search?${query}`));
      expect(found).toEqual(data.items.map(({ itemCode }) => itemCode));
      expect(new Set(found).size).toBe(found.length);
    },
  );

  test("a substance has its items alone, page by page", async () => {
    expect(codesOf(await walk("/v1/substances/64-17-5?limit=1"))).toEqual(["E100001", "E100002"]);
  });

  test("an item has the packs, list prices and stock that guests see", async () => {
    const { data } = await shop.call(readPriceAndStock, { itemCode: "E100001" });
    const { packs } = (await ask(shop, "/v1/items/E100001")).json as {
      readonly packs: readonly { readonly stock: number; readonly productCode: string }[];
    };
    expect(packs.map(({ productCode, stock }) => [productCode, stock])).toEqual(
      data.packs.map(({ productCode, stock }) => [productCode, stock]),
    );
  });

  test("a cursor is of its own request alone", async () => {
    const first = "/v1/search?keyword=64-17-5&limit=1";
    const cursor = String((await ask(shop, first)).json["next"]);
    expect((await ask(shop, `${first}&cursor=${cursor}`)).status).toBe(200);
    for (const url of [
      `/v1/search?keyword=64-17-5&limit=2&cursor=${cursor}`,
      `/v1/search?keyword=60-29-7&limit=1&cursor=${cursor}`,
      `/v1/substances/64-17-5?limit=1&cursor=${cursor}`,
      `${first}&cursor=${cursor}x`,
    ])
      expect((await ask(shop, url)).json, url).toMatchObject({ status: 400, field: "cursor" });
  });
});
