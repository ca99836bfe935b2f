import { createOrder } from "@reagent/api/contract/checkout";
import { createGiftOrder } from "@reagent/api/contract/gift-order";
import { recordBrowse } from "@reagent/api/contract/home";
import { uploadDocument } from "@reagent/api/contract/upload";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { writeFact } from "./database/facts.ts";
import { timedJobs } from "./jobs.ts";
import { fillCart, orderTo, readyToOrder } from "./testing/checkout.ts";
import { onSqlite } from "./testing/databases.ts";
import { bytesLike, dataUrl } from "./testing/documents.ts";
import { customers, packIds } from "./testing/fixture.ts";
import { giftCodes, orchardIn, orderPlace } from "./testing/orchard.ts";
import { openShop, type TestShop } from "./testing/shop.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

onSqlite((makePlace) => {
  describe("what ends or is deleted by the clock", () => {
    let shop: TestShop;

    beforeEach(async () => {
      shop = await openShop(makePlace);
      const token = await shop.logIn(customers.lin);
      const addressId = await readyToOrder(shop.database, "lin");
      await fillCart(shop.database, "lin", [
        { kind: "reagent", productId: packIds.ethanol500, quantity: 1 },
      ]);
      await shop.call(createOrder, orderTo(addressId), { token });
      const orchard = orchardIn(shop.database, () => shop.clock.time);
      await orchard.clear();
      await orchard.give("lin", 1000);
      await orchard.put("lin", giftCodes.flask, 1);
      await shop.call(createGiftOrder, orderPlace, { token });
      await shop.call(recordBrowse, { page: "/", previous: "", relation: "" });
      const content = dataUrl(bytesLike("png"));
      const document = {
        slot: "university",
        extension: "png",
        content,
        fileName: "a.png",
      } as const;
      await shop.call(uploadDocument, document, { token });
      shop.clock.time += 90 * DAY_MS;
    });
    afterEach(() => shop.close());

    /** What is left after a first round of each job, where the clock was last seen at that time. */
    const leftAfterRound = async (clockSeen: number) => {
      const { database } = shop;
      await database.transact((tx) => writeFact(tx, "clock_seen", String(clockSeen)));
      const jobs = Object.values(timedJobs(shop, { warn: () => {} }));
      for (const job of jobs) await job();
      const { read } = database;
      const rows = [
        ...(await read.selectFrom("orders").select("review as left").execute()),
        ...(await read.selectFrom("gift_orders").select("status as left").execute()),
        ...(await read.selectFrom("uploads").select("file_name as left").execute()),
        ...(await read.selectFrom("browse_events").select("page as left").execute()),
      ];
      return rows.map(({ left }) => left);
    };

    test("the first rounds let lapse and sweep where the clock has run on", async () => {
      expect(await leftAfterRound(shop.clock.time - MINUTE_MS)).toEqual(["cancelled", "cancelled"]);
    });

    test("the first rounds let nothing lapse and sweep nothing where the clock is three days ahead of when it was last seen", async () => {
      expect(await leftAfterRound(shop.clock.time - 3 * DAY_MS)).toEqual([
        "pending",
        "unconfirmed",
        "a.png",
        "/",
      ]);
    });
  });
});
