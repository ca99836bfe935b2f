import { addToCart, readCart } from "@reagent/api/contract/cart";
import { searchReagents } from "@reagent/api/contract/search";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { onDefaultDatabase } from "../testing/databases.ts";
import { packIds } from "../testing/fixture.ts";
import { httpTextOf, openAtPort, sendAndCut } from "../testing/raw-http.ts";
import { signed, type TestShop } from "../testing/shop.ts";

onDefaultDatabase((makePlace) => {
  let shop: TestShop;
  let token: string;
  let port: number;

  beforeAll(async () => {
    ({ shop, token, port } = await openAtPort(makePlace));
  });
  afterAll(() => shop.close());

  const wire = { item_code: "E100001", product_id: String(packIds.ethanol500), total: 3 };

  /** Sends a share of a valid call to add to the cart, then cuts the connection. */
  async function sendShare(share: number, requestKey: string): Promise<void> {
    const { head, body } = httpTextOf(addToCart, wire, { at: shop.clock.time, token, requestKey });
    await sendAndCut(shop.server, port, head + body.slice(0, Math.floor(body.length * share)));
  }

  const quantity = async () => {
    const answered = await shop.call(readCart, {}, { token });
    return answered.code === 1202 ? 0 : (answered.data.reagents[0]?.quantity ?? 0);
  };

  describe("an address of 10,000 characters and more", () => {
    const search = async (keyword: string) => {
      const query = { keyword, page: 1, limit: 20, source: "web" };
      const { headers, params } = signed(query, { at: shop.clock.time });
      const written = new URLSearchParams(params as Record<string, string>).toString();
      const response = await fetch(`http://127.0.0.1:${port}${searchReagents.path}?${written}`, {
        headers,
      });
      return [response.status, ((await response.json()) as { code: number }).code];
    };

    test("an address of 10,000 characters and more is answered", async () => {
      expect(await search("乙".repeat(10_000))).toEqual([200, 400]);
      expect(await search("乙".repeat(50_000))).toEqual([413, 413]);
    });
  });

  describe("a connection that is cut during a cart change", () => {
    test("a connection that is cut during a cart change leaves the cart unchanged when the call arrived in part, and the call can be repeated", async () => {
      await sendShare(0.5, "cut-000000000001");
      expect(await quantity()).toBe(0);
      const again = await shop.callWire(addToCart, wire, { token, requestKey: "cut-000000000001" });
      expect(again.code).toBe(200);
      expect(await quantity()).toBe(3);
    });

    test("a connection that is cut during a cart change changes the cart once when the call arrived but its answer did not, however often it is repeated", async () => {
      const before = await quantity();
      await sendShare(1, "cut-000000000002");
      for (let attempt = 0; attempt < 3; attempt += 1) {
        const again = await shop.callWire(addToCart, wire, {
          token,
          requestKey: "cut-000000000002",
        });
        expect(again.code).toBe(200);
      }
      expect(await quantity()).toBe(before + 3);
    });
  });
});
