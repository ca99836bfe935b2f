import { expect, test } from "./shop.ts";

test.describe("given a search engine", () => {
  test("when it reads structured data, then images exist and categories list their items", async ({
    request,
    shop,
    goods,
  }) => {
    const thingsAt = async (path: string) => {
      const html = await (await request.get(path)).text();
      const data = /<script type="application\/ld\+json">([^<]*)<\/script>/gu;
      const things = [...html.matchAll(data)].map(
        ([, text = ""]) => JSON.parse(text) as Record<string, unknown>,
      );
      return { html, things };
    };
    const paths = [
      `/en/products/${goods.ethanol.itemCode}`,
      `/consumables/${goods.stirrer.spuCode}`,
    ];
    for (const path of paths) {
      const { html, things } = await thingsAt(path);
      const image = String(things.find((thing) => thing["@type"] === "Product")?.["image"]);
      const picture = await request.get(image);
      expect(picture.status(), image).toBe(200);
      expect(picture.headers()["content-type"]).toContain("image/svg+xml");
      expect(picture.headers()["content-security-policy"]).toContain("default-src 'none'");
      expect(await picture.text()).toMatch(/^<svg[^>]* xmlns="http:\/\/www\.w3\.org\/2000\/svg"/u);
      const shared = /<meta property="og:image" content="([^"]*)"/u.exec(html)?.[1] ?? "";
      expect((await request.get(shared)).headers()["content-type"]).toBe("image/png");
    }
    const { things } = await thingsAt("/products");
    const list = things.find((thing) => thing["@type"] === "ItemList");
    expect(list).toMatchObject({
      itemListElement: expect.arrayContaining([
        expect.objectContaining({
          position: 1,
          url: expect.stringContaining(`${shop.url}/products/`),
        }),
      ]) as unknown,
    });
    expect(list?.["itemListElement"]).toHaveLength(20);
    expect((await request.get("/pictures/items/nothing.svg")).status()).toBe(404);
  });
});
