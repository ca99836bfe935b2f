import { readHome } from "@reagent/api/contract/home";
import { searchReagents } from "@reagent/api/contract/search";
import { signatureHeader, timestampParameter } from "@reagent/api/contract/signature";
import { readTime } from "@reagent/api/contract/time";
import { UNREFINED } from "@reagent/domain/facet";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { onDefaultDatabase } from "../testing/databases.ts";
import { openShop } from "../testing/shop.ts";
import type { TestShop } from "../testing/shop.ts";

const MINUTE = 60_000;
const query = { keyword: "乙醇", page: 1, limit: 20, source: "web", ...UNREFINED };

onDefaultDatabase((makePlace) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openShop(makePlace);
  });
  afterAll(() => shop.close());

  describe("a call's signature (decisions, signature)", () => {
    test("a call's signature is accepted when it is right", async () => {
      expect(await shop.call(searchReagents, query)).toMatchObject({ status: 200, code: 200 });
      expect(await shop.call(readHome, {})).toMatchObject({ status: 200, code: 200 });
    });

    test.each<
      [
        string,
        (request: { headers: Record<string, string>; params: Record<string, unknown> }) => void,
      ]
    >([
      [
        "off by one character",
        ({ headers }) => {
          const sent = headers[signatureHeader] ?? "";
          headers[signatureHeader] = `${sent.startsWith("0") ? "1" : "0"}${sent.slice(1)}`;
        },
      ],
      ["missing", ({ headers }) => delete headers[signatureHeader]],
      [
        "in capitals",
        ({ headers }) =>
          (headers[signatureHeader] = (headers[signatureHeader] ?? "").toUpperCase()),
      ],
      ["of another parameter", ({ params }) => (params["keyword"] = "甲醇")],
      ["of another header", ({ headers }) => (headers["X-Device-Id"] = "another")],
      ["of another timestamp parameter", ({ params }) => (params[timestampParameter] = 1)],
      [
        "without a timestamp",
        ({ headers, params }) => {
          delete headers["X-Timestamp"];
          delete params[timestampParameter];
        },
      ],
    ])("a call's signature is refused when it is %s", async (_what, tamper) => {
      expect(await shop.call(searchReagents, query, { tamper })).toMatchObject({
        status: 200,
        code: 403,
        message: "签名错误。",
      });
      expect((await shop.call(searchReagents, query, { tamper, language: "en" })).message).toBe(
        "The signature is wrong.",
      );
    });

    test.each([-20, 20])(
      "a call's signature is refused as expired when the clock is %i minutes off",
      async (minutes) => {
        const answered = await shop.call(searchReagents, query, {
          at: shop.clock.time + minutes * MINUTE,
        });
        expect(answered).toMatchObject({ code: 504, message: "Signature expired" });
      },
    );

    test.each([-15, 0, 15])(
      "a call's signature is accepted when the clock is %i minutes off",
      async (minutes) => {
        const answered = await shop.call(searchReagents, query, {
          at: shop.clock.time + minutes * MINUTE,
        });
        expect(answered.code).toBe(200);
      },
    );

    test("a call's signature is not required to read the time", async () => {
      const response = await shop.server.inject({ method: "GET", url: readTime.path });
      expect(response.json()).toMatchObject({
        code: 200,
        data: { timestamp: shop.clock.time / 1000 },
      });
    });
  });
});
