import { type Bottle, readBottle } from "@reagent/api/contract/bottle";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { onEachDatabase } from "../../testing/databases.ts";
import { customers } from "../../testing/fixture.ts";
import { placeSentOrder } from "../../testing/sent-orders.ts";
import { openShop, type TestShop } from "../../testing/shop.ts";

const KNOWN = { productCode: "E100001-500mL", batchCode: "C15482130" };
/** Sent to two customers; the shop has no facts on it. */
const SENT = { productCode: "E100001-500mL", batchCode: "C1" };

onEachDatabase((makePlace) => {
  describe("the page of a bottle", () => {
    let shop: TestShop;
    const tokens = { lin: "", wang: "", university: "" };
    beforeAll(async () => {
      shop = await openShop(makePlace);
      for (const name of ["lin", "wang", "university"] as const)
        tokens[name] = await shop.logIn(customers[name]);
      const { time: now } = shop.clock;
      await placeSentOrder(shop.database, { id: "first", now: now - 1000 });
      await placeSentOrder(shop.database, { id: "second", now });
      await placeSentOrder(shop.database, { id: "foreign", now, customerId: "wang" });
    });
    afterAll(() => shop.close());

    const bottle = async (codes: typeof KNOWN, token?: string): Promise<Bottle | null> =>
      (await shop.call(readBottle, codes, token === undefined ? {} : { token })).data.bottle;

    test("the page of a bottle has what its label says, its dates and its papers", async () => {
      const { data } = await shop.call(readBottle, KNOWN);
      expect(data.isLoggedIn).toBe(false);
      expect(data.bottle).toMatchObject({
        ...KNOWN,
        itemCode: "E100001",
        pack: "500mL",
        isOnSale: true,
        casNumber: "64-17-5",
        producedOn: "2026-05-29",
        retestOn: "2028-04-22",
        purchases: [],
      });
      expect(data.bottle?.hazardStatements).not.toEqual([]);
      const { certificateUrl = "", chineseSheetUrl = "", englishSheetUrl = "" } = data.bottle ?? {};
      for (const url of [certificateUrl, chineseSheetUrl, englishSheetUrl]) {
        const answer = await shop.server.inject({ url });
        expect([url, answer.statusCode, answer.headers["content-type"]]).toEqual([
          url,
          200,
          "application/pdf",
        ]);
      }
    });

    test("the page of a bottle opens by any spelling of its codes, and by the code of the item", async () => {
      expect(await bottle({ productCode: "e100001-500ML", batchCode: " c15482130" })).toMatchObject(
        KNOWN,
      );
      expect(await bottle({ productCode: "E100001", batchCode: "C15482130" })).toMatchObject({
        productCode: "E100001",
        pack: "",
      });
    });

    test.each([
      ["product", { productCode: "X000000", batchCode: "C15482130" }],
      ["batch", { productCode: "E100001-500mL", batchCode: "C0" }],
      ["batch of the product", { productCode: "S100003-500g", batchCode: "C15482130" }],
      ["sent batch of the product", { productCode: "S100003-500g", batchCode: "C1" }],
      ["code at all", { productCode: "", batchCode: "" }],
    ])("the page of a bottle is not there for an unknown %s", async (_, codes) => {
      expect(await bottle(codes)).toBeNull();
    });

    test("the page of a bottle is there for a batch that was sent, without a certificate", async () => {
      expect(await bottle(SENT)).toMatchObject({
        ...SENT,
        producedOn: null,
        retestOn: null,
        certificateUrl: "",
        purchases: [],
      });
    });

    test("the page of a bottle names the orders of its viewer, newest first, and nobody else's", async () => {
      expect((await bottle(SENT, tokens.lin))?.purchases).toMatchObject([
        { orderId: "second", orderCode: "MK-second", quantity: 3 },
        { orderId: "first", orderCode: "MK-first", quantity: 3 },
      ]);
      expect((await bottle(SENT, tokens.wang))?.purchases).toMatchObject([{ orderId: "foreign" }]);
      expect((await bottle(SENT, tokens.university))?.purchases).toEqual([]);
      expect((await bottle(SENT))?.purchases).toEqual([]);
    });

    test("the page of a bottle names orders of its own pack alone, and those of all packs by the item's code", async () => {
      expect(
        (await bottle({ ...SENT, productCode: "E100001-2.5L" }, tokens.lin))?.purchases,
      ).toEqual([]);
      expect(
        (await bottle({ ...SENT, productCode: "E100001" }, tokens.lin))?.purchases,
      ).toHaveLength(2);
    });
  });
});
