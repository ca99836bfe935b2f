import { listCoupons } from "@reagent/api/contract/coupon";
import type { ParamsOf } from "@reagent/api/contract/endpoint";
import type { Insertable } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Schema } from "../../database/schema.ts";
import { onDefaultDatabase } from "../../testing/databases.ts";
import { customers } from "../../testing/fixture.ts";
import { openShop, type TestShop } from "../../testing/shop.ts";

const NOW = Date.parse("2026-11-21T11:00:00+08:00");
const coupon = (
  id: string,
  change: Partial<Insertable<Schema["coupons"]>>,
): Insertable<Schema["coupons"]> => ({
  id,
  customer_id: "lin",
  reach_amount: 50_000,
  subtract_amount: 3_000,
  state: "unused",
  received_at: NOW - 10,
  begins_at: NOW - 10,
  ends_at: NOW + 10,
  ...change,
});

onDefaultDatabase((makePlace) => {
  let shop: TestShop;
  let token: string;

  beforeAll(async () => {
    shop = await openShop(makePlace);
    shop.clock.time = NOW;
    token = await shop.logIn(customers.lin);
    await shop.database.transact(async (tx) => {
      await tx
        .insertInto("coupons")
        .values([
          coupon("good", { received_at: NOW - 1 }),
          coupon("late", { ends_at: NOW }),
          coupon("used", { state: "used", received_at: NOW - 2, ends_at: NOW - 1 }),
          coupon("voided", { state: "voided", received_at: NOW - 3 }),
          coupon("foreign", { customer_id: "wang" }),
        ])
        .execute();
    });
  });
  afterAll(() => shop.close());

  const list = async (status: ParamsOf<typeof listCoupons>["status"]) => {
    const { data } = await shop.call(listCoupons, { status }, { token });
    return { ids: data.coupons.map(({ couponId }) => couponId), total: data.total };
  };

  test("coupons are listed by status, those received last first (customer centre §4, coupon status)", async () => {
    expect(await list("all")).toEqual({ ids: ["good", "used", "voided", "late"], total: 4 });
    expect(await list("unused")).toEqual({ ids: ["good"], total: 1 });
    expect(await list("used")).toEqual({ ids: ["used"], total: 1 });
    expect(await list("voided")).toEqual({ ids: ["voided"], total: 1 });
    expect(await list("expired")).toEqual({ ids: ["late"], total: 1 });
  });

  test("an unused coupon expires at the end of its validity", async () => {
    shop.clock.time = NOW - 1;
    expect((await list("unused")).ids).toEqual(["good", "late"]);
    shop.clock.time = NOW;
  });
});
