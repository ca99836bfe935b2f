import { readProduct } from "@reagent/api/contract/product";
import { publicApiMessages } from "@reagent/api/messages/public-api";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { onEachDatabase } from "../../testing/databases.ts";
import { customers } from "../../testing/fixture.ts";
import {
  apiTokenOf,
  ask,
  bearer,
  type PublicAnswer,
  resolveList,
} from "../../testing/public-api.ts";
import { giveRecords, linesToResolve, OWN } from "../../testing/public-operations.ts";
import { placeSentOrder } from "../../testing/sent-orders.ts";
import { openShop, type TestShop } from "../../testing/shop.ts";

const yuan = (amount: string) => ({ amount, currency: "CNY" });

onEachDatabase((makePlace) => {
  describe("the public API with a token", () => {
    let shop: TestShop;
    let lin: string;
    let university: string;
    beforeAll(async () => {
      shop = await openShop(makePlace);
      await giveRecords(shop);
      lin = await apiTokenOf(shop, "lin");
      university = await apiTokenOf(shop, "university");
    });
    afterAll(() => shop.close());

    const get = (url: string, token = lin) => ask(shop, url, { headers: bearer(token) });
    const addLine = (body: object, headers: Readonly<Record<string, string>> = {}, token = lin) =>
      ask(shop, "/v1/cart/lines", {
        method: "POST",
        headers: { "content-type": "application/json", ...bearer(token), ...headers },
        body: JSON.stringify(body),
      });
    const quantityIn = async (productCode: string, token = lin) => {
      const { reagents } = (await get("/v1/cart", token)).json as {
        readonly reagents: readonly { readonly productCode: string; readonly quantity: number }[];
      };
      return reagents.find((line) => line.productCode === productCode)?.quantity;
    };

    test("prices of items and of resolved lines are the customer's own", async () => {
      const session = await shop.logIn(customers.university);
      const own = await shop.call(readProduct, { itemCode: "E100001" }, { token: session });
      const pricesOf = ({ json }: PublicAnswer) =>
        (json["packs"] as readonly { readonly salesPrice: unknown }[]).map(
          ({ salesPrice }) => salesPrice,
        );
      const expected = own.data.packs.map(({ salesPrice }) =>
        salesPrice === null ? null : yuan((salesPrice / 100).toFixed(2)),
      );
      expect(expected.some((price) => price !== null)).toBe(true);
      expect(pricesOf(await get("/v1/items/E100001", university))).toEqual(expected);
      const guest = await ask(shop, "/v1/items/E100001");
      expect(pricesOf(guest)).toEqual(expected.map(() => null));
      const resolved = await resolveList(shop, linesToResolve(1), bearer(university));
      const packs = (resolved.json["packs"] as readonly { readonly pack: object }[]).map(
        ({ pack }) => pack,
      );
      expect(JSON.stringify(packs)).toMatch(/"salesPrice":\{"amount"/u);
    });

    test("no cache keeps an answer with a token, and none gives a guest's answer for it", async () => {
      const own = await get("/v1/items/E100001");
      expect(own.headers["cache-control"]).toBe("private, no-store");
      const guest = await ask(shop, "/v1/items/E100001");
      for (const { headers } of [own, guest]) expect(headers["vary"]).toContain("authorization");
      const etag = String(own.headers["etag"]);
      const again = await ask(shop, "/v1/items/E100001", {
        headers: { ...bearer(lin), "if-none-match": etag },
      });
      expect([again.status, again.headers["cache-control"]]).toEqual([304, "private, no-store"]);
    });

    test("a page of another origin cannot use a token", async () => {
      const asked = await ask(shop, "/v1/cart", { method: "OPTIONS" });
      expect(asked.headers["access-control-allow-headers"]).not.toContain("authorization");
      for (const token of [lin, "rgt_wrong"]) {
        const { headers } = await get("/v1/cart", token);
        expect(headers["access-control-allow-origin"]).toBeUndefined();
        expect(headers["cross-origin-resource-policy"]).not.toBe("cross-origin");
      }
    });

    test("authorization of another scheme is not for the shop", async () => {
      const headers = { authorization: "Basic bGluOjE=" };
      expect((await ask(shop, "/v1/items/E100001", { headers })).status).toBe(200);
      const refused = await ask(shop, "/v1/cart", { headers });
      expect([refused.status, refused.headers["www-authenticate"]]).toEqual([
        401,
        'Bearer realm="v1"',
      ]);
    });

    test.each(["Bearer", "Bearer ", `bearer rgt_${"a".repeat(43)}`, `Bearer ${"x".repeat(5000)}`])(
      "%s… is a wrong token, also where none is needed",
      async (authorization) => {
        for (const url of ["/v1/items/E100001", "/v1/cart"]) {
          const { status, json, headers } = await ask(shop, url, { headers: { authorization } });
          expect([status, json["type"], json["detail"]]).toEqual([
            401,
            "/v1#unauthorized",
            publicApiMessages.tokenWrong.zh,
          ]);
          expect(headers["www-authenticate"]).toBe('Bearer realm="v1", error="invalid_token"');
        }
      },
    );

    test("the scheme is read in any case", async () => {
      const headers = { authorization: `BEARER  ${lin} ` };
      expect((await ask(shop, "/v1/cart", { headers })).status).toBe(200);
    });

    test("the cart has both kinds of goods at the customer's prices, and an empty one is no failure", async () => {
      const { json } = await get("/v1/cart");
      expect(json).toMatchObject({
        reagents: [{ productCode: "E100001-500mL", chineseName: "乙醇", englishName: "Ethanol" }],
        instruments: [{ productCode: "INS-0001-51" }],
        overLimit: "",
      });
      expect((await get("/v1/cart", university)).json).toEqual({
        reagents: [],
        instruments: [],
        filings: [],
        overLimit: "",
        total: yuan("0.00"),
      });
    });

    test("a pack that is put into the cart adds to its line", async () => {
      const line = { productCode: "E100001-2.5L", quantity: 2 };
      const { status, text } = await addLine(line);
      expect([status, text]).toEqual([204, ""]);
      await addLine({ ...line, quantity: 1 });
      expect(await quantityIn("E100001-2.5L")).toBe(3);
    });

    test("a repeat with the same Idempotency-Key adds nothing, and another request with it is refused", async () => {
      const line = { productCode: "E100001-2.5L", quantity: 5 };
      const key = { "idempotency-key": "weekly-2026-47" };
      const answers = await Promise.all([1, 2, 3].map(() => addLine(line, key, university)));
      expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
      expect(await quantityIn("E100001-2.5L", university)).toBe(5);
      const other = await addLine({ ...line, quantity: 6 }, key, university);
      expect(other.json).toMatchObject({ status: 409, type: "/v1#idempotency-key-reused" });
      const wrong = await addLine(line, { "idempotency-key": "short" }, university);
      expect(wrong.status).toBe(400);
      expect(await quantityIn("E100001-2.5L", university)).toBe(5);
    });

    test.each([
      ["an unknown product code", { productCode: "X1-1g", quantity: 1 }, 404],
      ["no quantity", { productCode: "E100001-500mL" }, 400],
      ["a quantity of 0", { productCode: "E100001-500mL", quantity: 0 }, 400],
      ["a quantity that is too large", { productCode: "E100001-500mL", quantity: 10_000 }, 400],
      ["a broken quantity", { productCode: "E100001-500mL", quantity: 1.5 }, 400],
      ["an unknown field", { productCode: "E100001-500mL", quantity: 1, more: 1 }, 400],
    ])("%s is refused, and the cart stays as it is", async (_, body, status) => {
      const before = await quantityIn("E100001-500mL");
      expect((await addLine(body)).json).toMatchObject({ status });
      expect(await quantityIn("E100001-500mL")).toBe(before);
    });

    test("an order has its lines, and its parcels the batches that were sent", async () => {
      expect((await get("/v1/orders")).json).toMatchObject({
        orders: [{ orderId: OWN.orderId, payStatus: "paid", amount: yuan("50.00") }],
        total: 1,
        next: null,
      });
      expect((await get(`/v1/orders/${OWN.orderId}`)).json).toMatchObject({
        orderCode: OWN.orderCode,
        lines: [{ productCode: "E100001-500mL", quantity: 5, sentQuantity: 5, state: "shipped" }],
      });
      const { parcels } = (await get(`/v1/parcels?orderCode=${OWN.orderCode}`)).json as {
        readonly parcels: readonly { readonly lines: readonly { readonly batchCode: string }[] }[];
      };
      expect(parcels.flatMap(({ lines }) => lines.map(({ batchCode }) => batchCode))).toEqual([
        "C1",
        "C2",
      ]);
    });

    test("orders are filtered, and a cursor leads through their pages", async () => {
      const none = await get("/v1/orders?payment=unpaid");
      expect(none.json).toMatchObject({ orders: [], total: 0 });
      expect((await get("/v1/orders?from=2026-13-01")).json).toMatchObject({
        status: 400,
        field: "from",
      });
      const later = { id: "V2", now: shop.clock.time + 1000 };
      await placeSentOrder(shop.database, later);
      const first = (await get("/v1/orders?limit=1")).json;
      const second = (await get(`/v1/orders?limit=1&cursor=${String(first["next"])}`)).json;
      expect(first).toMatchObject({ orders: [{ orderId: "V2" }], total: 2 });
      expect(second).toMatchObject({ orders: [{ orderId: OWN.orderId }], next: null });
    });

    test("lists and stock alerts are those of the account", async () => {
      expect((await get("/v1/lists")).json).toMatchObject({
        lists: [{ listId: OWN.listId, name: "常用", lineCount: 1 }],
      });
      expect((await get(`/v1/lists/${OWN.listId}`)).json).toMatchObject({
        lines: [{ productCode: "E100001-500mL", quantity: 3, state: "sold" }],
      });
      expect((await get("/v1/stock-alerts")).json).toMatchObject({
        alerts: [{ productCode: "E100001-500mL", sentAt: null }],
        total: 1,
      });
    });
  });

  test("a token has a limit of its own, wherever its calls come from", async () => {
    const shop = await openShop(makePlace, { callsPerMinute: 2, trustedProxies: () => true });
    const token = await apiTokenOf(shop, "lin");
    const from = async (address: string) => {
      const { status, headers } = await ask(shop, "/v1/items/E100001", {
        headers: { ...bearer(token), "x-forwarded-for": address },
      });
      return [status, headers["ratelimit"]];
    };
    expect(await from("192.0.2.1")).toEqual([200, '"calls";r=1;t=60, "token";r=1;t=60']);
    expect(await from("198.51.100.1")).toEqual([200, '"calls";r=1;t=60, "token";r=0;t=60']);
    expect(await from("203.0.113.1")).toEqual([429, '"calls";r=1;t=60, "token";r=0;t=60']);
    const guest = await ask(shop, "/v1/items/E100001", {
      headers: { "x-forwarded-for": "203.0.113.1" },
    });
    expect([guest.status, guest.headers["ratelimit-policy"]]).toEqual([200, '"calls";q=2;w=60']);
    await shop.close();
  });
});
