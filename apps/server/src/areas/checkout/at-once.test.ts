import { createOrder } from "@reagent/api/contract/checkout";
import type { AnswerOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { fillCart, giveCoupon, orderTo, readyToOrder } from "../../testing/checkout.ts";
import { onEachDatabase } from "../../testing/databases.ts";
import { customers, packIds, skuIds } from "../../testing/fixture.ts";
import { openShop } from "../../testing/shop.ts";
import type { Answered, TestShop } from "../../testing/shop.ts";

const SUBMISSIONS = 50;

onEachDatabase((makePlace) => {
  let shop: TestShop;
  let token: string;
  let addressId: string;

  beforeAll(async () => {
    shop = await openShop(makePlace);
    token = await shop.logIn(customers.lin);
    addressId = await readyToOrder(shop.database, "lin");
  });
  afterAll(() => shop.close());
  beforeEach(() =>
    shop.database.transact(async (tx) => {
      for (const table of ["order_lines", "order_events", "orders"] as const)
        await tx.deleteFrom(table).execute();
      await tx.updateTable("packs").set({ stock: 7 }).execute();
    }),
  );

  /** Submits an order, and repeats it with the same request key while the shop is busy. */
  const submit = async (
    requestKey: string,
    couponId = "",
  ): Promise<Answered<AnswerOf<typeof createOrder>>> => {
    const order = { ...orderTo(addressId), couponId };
    const answer = await shop.call(createOrder, order, { token, requestKey });
    return answer.code === codes.busy ? submit(requestKey, couponId) : answer;
  };
  const orders = () => shop.database.read.selectFrom("orders").selectAll().execute();
  const fillMixed = () =>
    fillCart(shop.database, "lin", [
      { kind: "reagent", productId: packIds.ethanol500, quantity: 5 },
      { kind: "instrument", productId: skuIds.stirrer, quantity: 1 },
    ]);
  const stockOf = async (id: number) =>
    (
      await shop.database.read
        .selectFrom("packs")
        .select("stock")
        .where("id", "=", id)
        .executeTakeFirstOrThrow()
    ).stock;
  const counted = (answers: readonly { code: number }[]) =>
    Object.fromEntries(
      [...Map.groupBy(answers, ({ code }) => code)].map(([code, all]) => [code, all.length]),
    );

  test("50 parallel submissions of a cart with one request key place one order, with the same answer", async () => {
    await fillMixed();
    const answers = await Promise.all(
      Array.from({ length: SUBMISSIONS }, () => submit("one-key-0000001")),
    );
    expect(counted(answers)).toEqual({ 200: SUBMISSIONS });
    expect(new Set(answers.map(({ data }) => data.orderId)).size).toBe(1);
    expect((await orders()).map(({ kind }) => kind).toSorted()).toEqual(["instrument", "reagent"]);
    expect(await stockOf(packIds.ethanol500)).toBe(2);
    expect((await submit("one-key-0000001")).data).toEqual(answers[0]?.data);
    expect(await orders()).toHaveLength(2);
  });

  test("an order's request key is refused with another body", async () => {
    await fillMixed();
    await submit("one-key-0000002");
    expect((await submit("one-key-0000002", "-1")).code).toBe(1409);
  });

  test("50 parallel submissions of a cart with different request keys order its lines once", async () => {
    await fillMixed();
    const answers = await Promise.all(
      Array.from({ length: SUBMISSIONS }, (_, index) => submit(`key-of-each-${index}`)),
    );
    expect(counted(answers)).toEqual({ 200: 1, 1202: SUBMISSIONS - 1 });
    expect(await orders()).toHaveLength(2);
    expect(await stockOf(packIds.ethanol500)).toBe(2);
  });

  test("parallel orders of the last packs reserve each pack once", async () => {
    const wanted = [{ kind: "reagent", productId: packIds.ethanol500, quantity: 3 }] as const;
    const buyers = await Promise.all(
      (["lin", "wang", "university"] as const).map(async (id) => {
        await fillCart(shop.database, id, wanted);
        return {
          token: await shop.logIn(customers[id]),
          addressId: id === "lin" ? addressId : await readyToOrder(shop.database, id),
        };
      }),
    );
    const answers = await Promise.all(
      buyers.map((buyer) =>
        shop.call(createOrder, orderTo(buyer.addressId), { token: buyer.token }),
      ),
    );
    expect(counted(answers)).toEqual({ 200: buyers.length });
    const lines = await shop.database.read.selectFrom("order_lines").selectAll().execute();
    expect(lines.map((line) => line.reserved_quantity).toSorted((a, b) => a - b)).toEqual([
      1, 3, 3,
    ]);
    expect(await stockOf(packIds.ethanol500)).toBe(0);
    expect(new Set((await orders()).map(({ code }) => code)).size).toBe(buyers.length);
  });

  test("a coupon in 20 parallel orders is used once", async () => {
    const couponId = await giveCoupon(shop.database, "lin");
    const submitFilled = async (key: string): Promise<{ code: number }> => {
      await shop.database.transact((tx) =>
        tx
          .insertInto("cart_lines")
          .values({
            customer_id: "lin",
            kind: "reagent",
            product_id: packIds.ethanol500,
            quantity: 1,
            customer_item_number: "",
            is_selected: 1,
            created_at: 0,
          })
          .onConflict((conflict) => conflict.doNothing())
          .execute(),
      );
      const answer = await submit(key, couponId);
      // A parallel submission ordered the cart: fill it again.
      return answer.code === 1202 ? submitFilled(key) : answer;
    };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => submitFilled(`coupon-key-${index}`)),
    );
    expect(counted(answers)).toEqual({ 200: 1, 400: 19 });
    expect((await orders()).filter((order) => order.coupon_id === couponId)).toHaveLength(1);
    const coupon = await shop.database.read
      .selectFrom("coupons")
      .select("state")
      .where("id", "=", couponId)
      .executeTakeFirstOrThrow();
    expect(coupon.state).toBe("used");
  });
});
