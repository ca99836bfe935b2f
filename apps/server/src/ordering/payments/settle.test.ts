import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { accountsIn } from "../../testing/accounts.ts";
import { onDefaultDatabase } from "../../testing/databases.ts";
import type { TestShop } from "../../testing/shop.ts";
import { openShop } from "../../testing/shop.ts";
import { settleOrder } from "./settle.ts";

onDefaultDatabase((makePlace) => {
  let shop: TestShop;
  let accounts: ReturnType<typeof accountsIn>;

  beforeAll(async () => {
    shop = await openShop(makePlace);
    accounts = accountsIn(shop.database, () => shop.clock.time);
  });
  afterAll(() => shop.close());
  beforeEach(() => accounts.clear());

  const settle = (orderId: string) =>
    shop.database.transact((tx) =>
      settleOrder(tx, orderId, { paidBy: "transfer", now: shop.clock.time }),
    );

  test("a bank transfer pays an order and its related order once", async () => {
    const [first, second] = await accounts.placePair(1000, 2500);
    expect(await settle(second)).toBe(3500);
    for (const id of [first, second]) {
      expect(await accounts.order(id)).toMatchObject({ payment: "paid", paid_by: "transfer" });
      expect(await accounts.events(id)).toEqual(["paid"]);
    }
    expect(await accounts.balance("lin")).toBe(0);
    expect(await settle(first)).toBe(0);
    expect(await accounts.events(first)).toEqual(["paid"]);
  });

  test("an unknown or cancelled order is not paid", async () => {
    const id = await accounts.place({ review: "cancelled" });
    expect(await settle(id)).toBe(0);
    expect(await settle("nowhere")).toBe(0);
    expect(await accounts.order(id)).toMatchObject({ payment: "unpaid" });
  });
});
