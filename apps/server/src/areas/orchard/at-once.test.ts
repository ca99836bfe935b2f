import { addToBasket, clearBasket, readBasket } from "@reagent/api/contract/basket";
import { codes } from "@reagent/api/contract/envelope";
import { createGiftOrder, payGiftOrder } from "@reagent/api/contract/gift-order";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { expireGrains } from "../../ordering/balance/grains.ts";
import { startSession } from "../../sessions/session.ts";
import { onEachDatabase } from "../../testing/databases.ts";
import { addGiftOrder, giftCodes, orchardIn, orderPlace } from "../../testing/orchard.ts";
import { openShop, type TestShop } from "../../testing/shop.ts";
import { cancelGifts } from "./steps.ts";

const PAYERS = 50;
const buyers = ["lin", "wang", "university"] as const;

onEachDatabase((makePlace) => {
  let shop: TestShop;
  let orchard: ReturnType<typeof orchardIn>;
  const tokens: Record<string, string> = {};

  beforeAll(async () => {
    shop = await openShop(makePlace);
    orchard = orchardIn(shop.database, () => shop.clock.time);
    for (const id of buyers)
      tokens[id] = await shop.database.transact((tx) => startSession(tx, id, shop.clock.time));
  });
  afterAll(() => shop.close());
  beforeEach(() => orchard.clear());

  /** Unpaid orders of one gift each, of the buyers in turn. */
  const orders = async (code: string, count: number) => {
    const gift = await shop.database.read
      .selectFrom("gifts")
      .selectAll()
      .where("code", "=", code)
      .executeTakeFirstOrThrow();
    const all = Array.from({ length: count }, (_, index) => ({
      id: `order-${index}`,
      customerId: buyers[index % buyers.length] ?? "lin",
    }));
    await shop.database.transact(async (tx) => {
      for (const order of all) await addGiftOrder(tx, { ...order, gift, now: shop.clock.time });
    });
    return all;
  };
  /** Pays an order, and repeats it while the shop is busy. */
  const pay = async (order: { id: string; customerId: string }): Promise<number> => {
    const { code } = await shop.call(
      payGiftOrder,
      { orderId: order.id },
      { token: tokens[order.customerId] },
    );
    return code === codes.busy ? pay(order) : code;
  };
  const paidOrders = async () =>
    (
      await shop.database.read
        .selectFrom("gift_orders")
        .select(["id", "customer_id", "amount"])
        .where("paid_at", "is not", null)
        .execute()
    ).map((order) => order);
  const balanceOf = async (customerId: string) =>
    (await orchard.booked(customerId)).reduce((sum, amount) => sum + amount, 0);
  const counted = (all: readonly number[]) =>
    Object.fromEntries(
      [...Map.groupBy(all, (code) => code)].map(([code, of]) => [code, of.length]),
    );

  test("50 parallel payments for the last gift: one succeeds, the others are told that it is gone, and no grain is lost", async () => {
    for (const id of buyers) await orchard.give(id, 100_000);
    const all = await orders(giftCodes.last, PAYERS);
    const answers = await Promise.all(all.map(pay));
    expect(counted(answers)).toEqual({ 200: 1, [codes.giftOutOfStock]: PAYERS - 1 });
    expect(await orchard.stockOf(giftCodes.last)).toBe(0);
    const paid = await paidOrders();
    expect(paid).toHaveLength(1);
    for (const id of buyers) {
      const spent = paid.filter((order) => order.customer_id === id);
      expect(await balanceOf(id)).toBe(100_000 - (spent[0]?.amount ?? 0));
    }
  });

  test("50 parallel payments of one order take its grains and its gift once", async () => {
    await orchard.give("lin", 1000);
    const [order] = await orders(giftCodes.flask, 1);
    if (!order) throw new Error("There is no order.");
    const answers = await Promise.all(Array.from({ length: PAYERS }, () => pay(order)));
    expect(counted(answers)).toEqual({ 200: PAYERS });
    expect(await orchard.stockOf(giftCodes.flask)).toBe(9);
    expect(await orchard.booked("lin")).toEqual([1000, -100]);
  });

  test("parallel payments of several orders never make the balance negative", async () => {
    await orchard.give("lin", 350);
    const all = (await orders(giftCodes.flask, 12)).filter(
      ({ customerId }) => customerId === "lin",
    );
    const answers = await Promise.all(all.map(pay));
    expect(counted(answers)).toEqual({ 200: 3, [codes.tooFewGrains]: 1 });
    expect(await balanceOf("lin")).toBe(50);
    expect(await orchard.stockOf(giftCodes.flask)).toBe(7);
  });

  test("a parallel payment and cancellation leave an order that is cancelled, with nothing taken", async () => {
    await orchard.give("lin", 1000);
    const [order] = await orders(giftCodes.flask, 1);
    if (!order) throw new Error("There is no order.");
    const cancel = () =>
      shop.database.transact((tx) =>
        cancelGifts(tx, order.id, { now: shop.clock.time, language: "en" }),
      );
    const [code] = await Promise.all([pay(order), cancel()]);
    expect([codes.success, codes.notPayable]).toContain(code);
    expect(await orchard.stockOf(giftCodes.flask)).toBe(10);
    expect(await balanceOf("lin")).toBe(1000);
  });

  test("20 parallel submissions of a basket with different request keys order it once", async () => {
    await orchard.give("lin", 1000);
    const token = tokens["lin"];
    await shop.call(addToBasket, { giftCode: giftCodes.flask, quantity: 2 }, { token });
    const submit = async (requestKey: string): Promise<number> => {
      const { code } = await shop.call(createGiftOrder, orderPlace, { token, requestKey });
      return code === codes.busy ? submit(requestKey) : code;
    };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => submit(`key-of-each-${index}`)),
    );
    expect(counted(answers)).toEqual({ 200: 1, [codes.nothingToCheckOut]: 19 });
  });

  test("a basket that is exchanged for one of the same total while it is submitted is ordered as it was seen, or refused", async () => {
    await orchard.give("lin", 1000);
    const token = tokens["lin"];
    await shop.call(addToBasket, { giftCode: giftCodes.flask, quantity: 2 }, { token });
    const { data } = await shop.call(readBasket, {}, { token });
    const exchange = async () => {
      await shop.call(clearBasket, {}, { token });
      await shop.call(addToBasket, { giftCode: giftCodes.last, quantity: 1 }, { token });
    };
    const submit = async (): Promise<number> => {
      const order = { ...orderPlace, expectedLines: data.lines };
      const { code } = await shop.call(createGiftOrder, order, { token });
      return code === codes.busy ? submit() : code;
    };
    const [, ...answers] = await Promise.all([exchange(), ...Array.from({ length: 10 }, submit)]);
    const allowed: number[] = [codes.success, codes.priceChanged, codes.nothingToCheckOut];
    expect(allowed).toEqual(expect.arrayContaining(answers));
    expect(answers.filter((code) => code === codes.success).length).toBeLessThanOrEqual(1);
    const ordered = await shop.database.read
      .selectFrom("gift_order_lines")
      .select(["gift_code", "quantity"])
      .execute();
    for (const line of ordered) expect(line).toEqual({ gift_code: giftCodes.flask, quantity: 2 });
    expect(await submit()).toBe(codes.priceChanged);
  });

  test("grains expire once while they are read and spent in parallel", async () => {
    const lastYear = Date.parse("2025-11-21T11:00:00+08:00");
    await orchard.give("lin", 500, lastYear);
    await orchard.give("lin", 100);
    const all = (await orders(giftCodes.flask, 6)).filter(({ customerId }) => customerId === "lin");
    const reads = Array.from({ length: 10 }, () =>
      expireGrains(shop.database, "lin", shop.clock.time),
    );
    const [answers] = await Promise.all([Promise.all(all.map(pay)), ...reads]);
    expect(counted(answers)).toEqual({ 200: 1, [codes.tooFewGrains]: 1 });
    expect((await orchard.booked("lin")).toSorted((a, b) => a - b)).toEqual([-500, -100, 100, 500]);
  });
});
