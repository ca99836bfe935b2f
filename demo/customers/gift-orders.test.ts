import type { Database } from "@reagent/server/database/database";
import { loadDemoGifts } from "@reagent/server/import/load/demo-gifts";
import { expireGrains } from "@reagent/server/ordering/balance/grains";
import { balancesOf } from "@reagent/server/ordering/balance/ledger";
import { customerRow } from "@reagent/server/testing/customers";
import { onDefaultDatabase, openFresh } from "@reagent/server/testing/databases";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoGifts } from "../gifts.ts";
import { addDemoAddresses } from "./addresses.ts";
import { addDemoBalances } from "./balances.ts";
import { addDemoGiftOrders } from "./gift-orders.ts";

const customer = { id: "demo-ordinary", group: "" };

onDefaultDatabase((makePlace) => {
  let database: Database;
  let remove: () => Promise<void>;

  beforeAll(async () => {
    ({ database, remove } = await openFresh(makePlace));
    const gifts = await demoGifts();
    await database.transact((tx) => loadDemoGifts(tx, gifts));
  });
  afterAll(() => remove());

  test.each(["2026-11-21T11:00:00+08:00", "2027-01-05T00:30:00+08:00"])(
    "the demo customer has a gift order of every state, and the grains of all of them add up, at %s",
    async (moment) => {
      const now = Date.parse(moment);
      await database.transact(async (tx) => {
        await tx.deleteFrom("customers").execute();
        await tx
          .insertInto("customers")
          .values(customerRow({ id: customer.id }))
          .execute();
        await addDemoAddresses(tx, customer.id, now);
        await addDemoBalances(tx, customer.id, now);
        const { integral } = await balancesOf(tx, customer.id);
        await addDemoGiftOrders(tx, { ...customer, now });
        await addDemoGiftOrders(tx, { ...customer, now });
        expect((await balancesOf(tx, customer.id)).integral).toBe(integral);
      });
      const orders = await database.read
        .selectFrom("gift_orders")
        .selectAll()
        .orderBy("created_at")
        .execute();
      expect(orders.map(({ status, paid_at }) => [status, paid_at !== null])).toEqual([
        ["shipped", true],
        ["cancelled", false],
        ["confirmed", true],
        ["unconfirmed", true],
        ["unconfirmed", false],
      ]);
      for (const order of orders)
        for (const at of [order.created_at, order.paid_at, order.shipped_at])
          expect(at ?? 0).toBeLessThanOrEqual(now);
      const mails = database.read.selectFrom("outgoing_mails").selectAll();
      expect(await mails.execute()).toEqual([]);
      await expireGrains(database, customer.id, now);
      const { grains } = await balancesOf(database.read, customer.id);
      expect(grains).toBe(moment.startsWith("2026") ? 1240 : 1204);
    },
  );
});
