import { addFavourite } from "@reagent/api/contract/favourite";
import { readHome } from "@reagent/api/contract/home";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DatabaseBusy } from "../database/transact.ts";
import { onEachDatabase } from "../testing/databases.ts";
import { customers } from "../testing/fixture.ts";
import { openShop, signed } from "../testing/shop.ts";
import type { TestShop } from "../testing/shop.ts";

const CALLS = 12;

onEachDatabase((makePlace) => {
  let shop: TestShop;
  let token: string;

  beforeAll(async () => {
    shop = await openShop(makePlace);
    token = await shop.logIn(customers.lin);
  });
  afterAll(() => shop.close());

  const post = (payload: string, headers: Record<string, string> = {}) =>
    shop.server.inject({
      method: "POST",
      url: readHome.path,
      headers: { "content-type": "application/json", ...headers },
      payload,
    });

  describe("a malformed call", () => {
    test("a malformed call gets an envelope and HTTP 413 for a body that is too large", async () => {
      const response = await post(JSON.stringify({ text: "x".repeat(200_000) }), {
        "x-language": "en",
      });
      expect([response.statusCode, response.json()]).toEqual([
        413,
        { code: 413, message: "What was sent is too large.", data: null },
      ]);
    });

    test.each([
      ["broken JSON", "{", "application/json"],
      ["a list", "[1]", "application/json"],
      ["empty", "", "application/json"],
      ["of another type", "a=b", "text/csv"],
    ])("a malformed call gets an envelope for a body that is %s", async (_what, payload, type) => {
      const response = await post(payload, { "content-type": type });
      expect(response.statusCode).toBe(200);
      expect([400, 403]).toContain(response.json<{ code: number }>().code);
    });

    test("a malformed call gets an envelope for parameters that are nested too deep", async () => {
      const { headers, params } = signed({}, { at: shop.clock.time });
      const nested = `${"[".repeat(30_000)}${"]".repeat(30_000)}`;
      const body = JSON.stringify(params).replace("{", `{"keyword":${nested},`);
      const response = await post(body, headers);
      expect([response.statusCode, response.json<{ code: number }>().code]).toEqual([200, 400]);
    });

    test("a malformed call gets an envelope for an unknown path", async () => {
      const response = await shop.server.inject({ method: "GET", url: "/api/nothing/here" });
      expect([response.statusCode, response.json()]).toEqual([
        200,
        { code: 1404, message: "没有这个接口。", data: null },
      ]);
    });

    test("a malformed call gets an envelope and HTTP 503 from a busy database, and no details of an unexpected failure", async () => {
      const { transact } = shop.database;
      const failWith = async (failure: Error) => {
        Object.assign(shop.database, { transact: () => Promise.reject(failure) });
        try {
          return await shop.call(addFavourite, { itemId: "1" }, { token });
        } finally {
          Object.assign(shop.database, { transact });
        }
      };
      expect(await failWith(new DatabaseBusy(undefined))).toMatchObject({
        status: 503,
        code: 503,
        message: "系统繁忙，请稍后再试。",
      });
      const unexpected = await failWith(new Error("secret detail"));
      expect(unexpected).toMatchObject({
        status: 200,
        code: 500,
        message: "系统出错，请稍后再试。",
      });
    });
  });

  test("too many calls from one address are refused with HTTP 429, health checks are not", async () => {
    const limited = await openShop(makePlace, { callsPerMinute: CALLS });
    try {
      const codes: number[] = [];
      for (let call = 0; call < CALLS + 2; call += 1) {
        codes.push((await limited.call(readHome, {})).code);
      }
      expect(codes).toEqual([...Array.from({ length: CALLS }, () => 200), 429, 429]);
      const refused = await limited.call(readHome, {}, { language: "en" });
      expect(refused).toMatchObject({
        status: 429,
        message: "Too many calls; please try again shortly.",
      });
      const health = await limited.server.inject({ method: "GET", url: "/healthz" });
      expect([health.statusCode, health.json()]).toEqual([200, { status: "ok" }]);
    } finally {
      await limited.close();
    }
  });

  test("answers have a request id, and are not cached", async () => {
    const { headers } = await post("{}");
    expect(headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/u);
    expect(headers["cache-control"]).toBe("no-store");
  });
});
