import { createOrder } from "@reagent/api/contract/checkout";
import { lapseOrders } from "@reagent/server/ordering/orders/lapse";
import { fillCart, orderTo, readyToOrder } from "@reagent/server/testing/checkout";
import { onDefaultDatabase } from "@reagent/server/testing/databases";
import { customers, itemIds } from "@reagent/server/testing/fixture";
import { openShop, type TestShop } from "@reagent/server/testing/shop";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const PACKS = 2630;
const FIRST_ID = 10_000;
const LARGEST_QUANTITY = 9999;
const TERM_MS = 72 * 60 * 60 * 1000;

onDefaultDatabase((makePlace) => {
  describe("a new customer who orders every pack and does not pay", () => {
    let shop: TestShop;
    let token: string;
    let addressId: string;

    beforeAll(async () => {
      shop = await openShop(makePlace);
      token = await shop.logIn(customers.lin);
      addressId = await readyToOrder(shop.database, "lin");
      const pack = await shop.database.read
        .selectFrom("packs")
        .selectAll()
        .where("item_id", "=", itemIds.ethanol)
        .orderBy("id")
        .limit(1)
        .executeTakeFirstOrThrow();
      await shop.database.transact(async (tx) => {
        for (let index = 0; index < PACKS; index += 1) {
          const id = FIRST_ID + index;
          const row = { ...pack, id, code: `E100001-${String(id)}`, position: id, stock: 1 };
          await tx.insertInto("packs").values(row).execute();
        }
      });
    });
    afterAll(() => shop.close());

    const fill = (count: number, quantity: number) =>
      fillCart(
        shop.database,
        "lin",
        Array.from({ length: count }, (_, index) => ({
          kind: "reagent" as const,
          productId: FIRST_ID + index,
          quantity,
        })),
      );
    const place = async () => await shop.call(createOrder, orderTo(addressId), { token });
    const left = async () =>
      Number(
        (
          await shop.database.read
            .selectFrom("packs")
            .select((of) => of.fn.sum<number>("stock").as("stock"))
            .where("id", ">=", FIRST_ID)
            .executeTakeFirstOrThrow()
        ).stock,
      );

    test("gets no order of all packs, nor of a few in the largest quantity", async () => {
      await fill(PACKS, 1);
      expect(await place()).toMatchObject({ code: 400 });
      await fill(5, LARGEST_QUANTITY);
      expect(await place()).toMatchObject({ code: 400 });
      expect(await left()).toBe(PACKS);
    });

    test("holds a small part of the stock at most, and only for the term of payment", async () => {
      for (let tries = 0; tries < 30; tries += 1) {
        await fill(50, 1);
        await place();
      }
      expect(await left()).toBeGreaterThan(PACKS * 0.9);
      expect(await left()).toBeLessThan(PACKS);
      shop.clock.time += TERM_MS;
      await lapseOrders(shop);
      expect(await left()).toBe(PACKS);
    });
  });
});
