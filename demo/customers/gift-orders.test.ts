import { loadDemoGifts } from "@reagent/server/import/load/demo-gifts";
import { expireGrains } from "@reagent/server/ordering/balance/grains";
import { balancesOf } from "@reagent/server/ordering/balance/ledger";
import { customerRow } from "@reagent/server/testing/customers";
import { onDefaultDatabase } from "@reagent/server/testing/databases";
import { openServicesAt } from "@reagent/server/testing/services";
import { expect, test } from "vitest";
import { demoGifts } from "../gifts.ts";
import { addDemoAddresses } from "./addresses.ts";
import { addDemoBalances } from "./balances.ts";
import { DemoShop } from "./demo-shop.ts";
import { addDemoGiftOrders } from "./gift-orders.ts";

const owner = { id: "ordinary", email: "demo@kedu.example" };

onDefaultDatabase((makePlace) => {
  test.each(["2026-11-21T11:00:00+08:00", "2027-01-05T00:30:00+08:00"])(
    "the demo customer has a gift order of every state, and the grains of all of them add up, at %s",
    async (moment) => {
      const now = Date.parse(moment);
      const { services, close } = await openServicesAt(makePlace, now);
      const { database } = services;
      const gifts = await demoGifts();
      await database.transact(async (tx) => {
        await loadDemoGifts(tx, gifts);
        await tx.insertInto("customers").values(customerRow(owner)).execute();
        const shop = new DemoShop(services, tx);
        await addDemoAddresses(shop, owner.email, now);
        await addDemoBalances(shop, owner, now);
        const { integral } = await balancesOf(tx, owner.id);
        await addDemoGiftOrders(shop, owner, now);
        expect((await balancesOf(tx, owner.id)).integral).toBe(integral);
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
      await expireGrains(database, owner.id, now);
      const { grains } = await balancesOf(database.read, owner.id);
      expect(grains).toBe(moment.startsWith("2026") ? 1240 : 1204);
      await close();
    },
  );
});
