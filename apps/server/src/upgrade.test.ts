import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readPrecursorInfo, readUniversityInfo } from "@reagent/api/contract/filing";
import { cancelOrder, readOrder } from "@reagent/api/contract/order";
import { readPriceAndStock } from "@reagent/api/contract/product";
import { issueDocumentTicket } from "@reagent/api/contract/upload";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { connect, openDatabase } from "./database/connection.ts";
import { refreshSearch } from "./import/load/refresh-search.ts";
import { onEachDatabase } from "./testing/databases.ts";
import { bytesLike } from "./testing/documents.ts";
import { customers } from "./testing/fixture.ts";
import { fillLanded, type Landed, university } from "./testing/landed/landed.ts";
import { openShop, type TestShop } from "./testing/shop.ts";

onEachDatabase((makePlace) => {
  describe("a shop of the released version that is upgraded", () => {
    let shop: TestShop;
    let landed: Landed;
    let token: string;

    beforeAll(async () => {
      shop = await openShop(async () => {
        const fresh = await makePlace("empty");
        const before = await openDatabase(fresh.place);
        landed = await fillLanded(before);
        await before.close();
        const upgraded = await connect(fresh.place);
        await refreshSearch(upgraded);
        await upgraded.close();
        return fresh;
      });
      for (const [name, content] of Object.entries(landed.files))
        writeFileSync(join(shop.filesFolder, name), Buffer.from(content, "base64"));
      token = await shop.logIn(customers.lin);
    });
    afterAll(() => shop.close());

    test("a shop of the released version that is upgraded has all rows that it had", async () => {
      for (const [name, rows] of Object.entries(landed.tables)) {
        const { count } = await shop.database.read
          .selectFrom(name as "orders")
          .select(({ fn }) => fn.countAll().as("count"))
          .executeTakeFirstOrThrow();
        expect([name, Number(count)]).toEqual([name, rows.length]);
      }
    });

    test("a shop of the released version that is upgraded has its orders, which go on", async () => {
      const unpaid = String(landed.tables["orders"]?.find(({ id }) => id !== "sent")?.["id"]);
      const read = async (orderId: string) =>
        (await shop.call(readOrder, { orderId, isLegacy: false }, { token })).data;
      expect(await read("sent")).toMatchObject({
        payStatus: "paid",
        reviewStatus: "reviewed",
        amount: 5000,
        hasParcels: true,
      });
      expect(await read(unpaid)).toMatchObject({ payStatus: "unpaid", reviewStatus: "pending" });
      expect((await shop.call(cancelOrder, { orderId: unpaid }, { token })).code).toBe(200);
      expect((await read(unpaid)).reviewStatus).toBe("cancelled");
    });

    test("a shop of the released version that is upgraded has accepted filings, with their documents and prices", async () => {
      const universitys = await shop.logIn(customers.university);
      const info = (await shop.call(readUniversityInfo, {}, { token: universitys })).data;
      expect(info).toMatchObject({ ...university, state: "accepted" });
      const { packs } = (
        await shop.call(readPriceAndStock, { itemCode: "E100001" }, { token: universitys })
      ).data;
      expect(packs[0]?.salesPrice).toBe(9000);
      const filing = (await shop.call(readPrecursorInfo, { kind: "explosive" as const }, { token }))
        .data;
      expect(filing).toMatchObject({ handlerIdNumber: "110***********002X", state: "accepted" });
      const { uploadId } = filing.licence;
      const { url } = (await shop.call(issueDocumentTicket, { uploadId }, { token })).data;
      const file = await shop.server.inject({ method: "GET", url });
      expect(file.rawPayload).toEqual(bytesLike("pdf"));
    });
  });
});
